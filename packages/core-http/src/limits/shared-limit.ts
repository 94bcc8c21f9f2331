/** The report of a process about a limit, for the other processes of the account on this machine. */
export interface ProcessReport {
  /** Identifies the process. A new number each time it joins. */
  readonly id: number;
  /** When this was written, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the limit delays requests. A process without delays uses less than its share. */
  readonly waiting: boolean;
  /** When it began to count its requests, in milliseconds since 1970. */
  readonly countedFrom: number;
  /** How many requests it started in each of the periods {@link historyMs} before `countedFrom`. */
  readonly history: readonly number[];
  /** How many requests it has started since `countedFrom`, without rejected ones. */
  readonly starts: number;
  /** Its last rejection: when the request was sent and rejected, and until when nothing is sent. */
  readonly rejection: SharedRejection;
  /** When the first request was sent that was accepted after rejections. Requests resume then. 0 for never. */
  readonly resumedAt: number;
  /** The pace that it learned for all processes together. */
  readonly pace: SharedPace;
}

/** A rejection, with times in milliseconds since 1970. `at` is 0 if there was none. */
export interface SharedRejection {
  /** The first rejection since requests were accepted. The process that was rejected first tries first. */
  readonly since: number;
  readonly sentAt: number;
  readonly at: number;
  readonly until: number;
}

/** A learned pace. `count` is 0 without one. */
export interface SharedPace {
  readonly count: number;
  /** 0 for a steady rate per second. */
  readonly windowMs: number;
  /** The relative increase to try next. */
  readonly step: number;
}

/** The periods for which a process publishes its earlier starts, in milliseconds. */
export const historyMs = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 20_000, 30_000, 60_000] as const;

/** A process that has written nothing for this long has ended or has nothing to send, in milliseconds. */
export const silentMs = 2000;

/** Where processes that share a limit exchange their reports. Its methods never throw. */
export interface SharedLimit {
  /** The latest reports of all processes, including the caller's. */
  read(): readonly ProcessReport[];
  /** Replaces the caller's report. */
  write(report: ProcessReport): void;
}
