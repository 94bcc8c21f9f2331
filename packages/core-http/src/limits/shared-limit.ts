/** What a process tells the others of one account on this machine about a limit that all of them share. */
export interface ProcessNews {
  /** Identifies the process; a new number each time it joins. */
  readonly id: number;
  /** When this was written, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the limit holds requests back. A process of which it does not uses less than its part. */
  readonly waiting: boolean;
  /** How many requests it had started in the {@link historyMs} before a moment at which it began to count. */
  readonly countedFrom: number;
  readonly history: readonly number[];
  /** How many it has started since then. A request that was refused is taken back. */
  readonly starts: number;
  /** Its last refusal: when the request was sent, when it was refused, and until when nothing is sent. */
  readonly refusal: SharedRefusal;
  /** When a request was sent that passed after rejections: from then on requests start again. 0 for never. */
  readonly resumedAt: number;
  /** What it has learned of the limit for all processes together. */
  readonly pace: SharedPace;
}

/** A refusal, with times in milliseconds since 1970; `at` is 0 when there was none. */
export interface SharedRefusal {
  /** The first refusal since requests passed. The process that was refused first tries first. */
  readonly since: number;
  readonly sentAt: number;
  readonly at: number;
  readonly until: number;
}

/** A learned pace; `count` is 0 without one. */
export interface SharedPace {
  readonly count: number;
  /** 0 for a steady rate by the second. */
  readonly windowMs: number;
  /** By which part more is tried next. */
  readonly step: number;
}

/** The periods of which a process tells its earlier starts, in milliseconds. */
export const historyMs = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 20_000, 30_000, 60_000] as const;

/** A process that has written nothing for this long has ended, or has nothing to send. */
export const silentMs = 2000;

/** Where the processes that share a limit read and write their news. Nothing here may fail. */
export interface SharedLimit {
  /** The latest news of all processes, the caller's own included. */
  read(): readonly ProcessNews[];
  /** Replaces the caller's news. */
  write(news: ProcessNews): void;
  /** Removes the caller's news. */
  leave(): void;
}
