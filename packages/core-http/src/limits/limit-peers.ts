import { historyMs, type ProcessReport, type SharedLimit, type SharedPace, silentMs } from "./shared-limit.ts";
import type { StartLog } from "./start-log.ts";

/** How often reports of other processes are read, in milliseconds: after this process joins, and before. */
const readEveryMs = 10;
const lookEveryMs = 100;
/** How often this process writes its report while no limit is known, in milliseconds. */
const writeEveryMs = 50;
/** While no limit is known, one more request may be in flight for this many that were accepted. */
const acceptedForOneMore = 6;
/** Processes that start within this time of the first one may catch up with it, in milliseconds. */
const sameStartMs = 5000;
/** Shares may differ for this long after the first process has started, in milliseconds. Then all shares are equal. */
const catchUpMs = 60_000;
/** A process that has sent this many requests less than the mean gets twice an equal share. */
const behindForTwice = 60;
/** The limits of a share, where 1 is that of a process that has sent as many requests as the mean. */
const largestShare = 2;
const smallestShare = 0.25;
/** How long a limit is remembered after the last report, in milliseconds. */
export const rememberedMs = 60 * 60_000;
/** Longer windows are not remembered, in milliseconds: if the limit no longer exists, each window takes long to find out. */
const longestRemembered = 10_000;

/** What the limiter supplies of a report. */
export type OwnReport = Pick<ProcessReport, "waiting" | "rejection" | "resumedAt" | "pace">;

/**
 * The other processes on this machine that share a limit. A process joins once several of its requests are in flight,
 * or when a request of any process is rejected. Before that, it writes nothing.
 */
export class LimitPeers {
  readonly #shared: SharedLimit;
  readonly #log: StartLog;
  readonly #id: number;
  #readAt = Number.NEGATIVE_INFINITY;
  #wroteAt = Number.NEGATIVE_INFINITY;
  #joined: Pick<ProcessReport, "countedFrom" | "history"> | undefined;
  #starts = 0;
  /** Whether the last read found new processes. */
  newcomers = false;
  #others: readonly ProcessReport[] = [];
  /** Processes that have ended or have nothing to send. */
  #earlier: readonly ProcessReport[] = [];
  /** Which of each process's starts are in the log. */
  readonly #logged = new Map<number, LoggedStarts>();

  constructor(shared: SharedLimit, log: StartLog, random: () => number) {
    this.#shared = shared;
    this.#log = log;
    this.#id = 1 + Math.floor(random() * (2 ** 48 - 1));
  }

  get id(): number {
    return this.#id;
  }

  get joined(): boolean {
    return this.#joined !== undefined;
  }

  /** Reads the others' reports if that is due, or at once. Undefined if it is not due. */
  read(now: number, atOnce: boolean): readonly ProcessReport[] | undefined {
    if (!atOnce && now - this.#readAt < (this.joined ? readEveryMs : lookEveryMs)) return undefined;
    this.#readAt = now;
    const all = this.#shared.read().filter(({ id }) => id !== this.#id);
    const age = ({ at }: ProcessReport) => Math.abs(now - at);
    this.#others = all.filter((report) => age(report) < silentMs);
    this.#earlier = all.filter((report) => age(report) >= silentMs && age(report) < rememberedMs);
    if (this.joined) this.#logStarts(now);
    return this.#others;
  }

  /**
   * The number of shares into which a pace, in requests per second, is divided. This process gets one. A process that does
   * not wait for the limit counts only with what it uses.
   */
  shares(now: number, perSecond: number): number {
    if (this.#joined === undefined) return 1;
    const alive = this.#others.filter(({ at }) => now - at < silentMs);
    const waiting = alive.filter((report) => report.waiting);
    const rateOf = ({ id }: ProcessReport) => this.#logged.get(id)?.perSecond ?? 0;
    const used = alive.reduce((sum, report) => sum + (report.waiting ? 0 : rateOf(report)), 0);
    const own = { ...this.#joined, starts: this.#starts };
    const left = Math.max(perSecond - used, (perSecond * (1 + waiting.length)) / (1 + alive.length));
    return (perSecond / left) * sharesOf(now, own, waiting);
  }

  /**
   * How many requests of this process may be in flight while no limit is known. Together the processes start with one each
   * and get more with each accepted request of any of them, so that few are rejected when they meet a limit.
   */
  get mostInFlight(): number {
    if (!this.joined || this.#others.length === 0) return Number.POSITIVE_INFINITY;
    const accepted = [...this.#others, ...this.#earlier].reduce((sum, { starts }) => sum + starts, this.#starts);
    return 1 + Math.floor(accepted / acceptedForOneMore / (1 + this.#others.length));
  }

  /** The latest report with a known limit, also of a process that has ended. */
  get remembered(): ProcessReport | undefined {
    const earlier = this.#earlier.filter(({ pace }) => pace.windowMs <= longestRemembered);
    return [...this.#others, ...earlier]
      .filter(({ pace }) => pace.count > 0)
      .sort((one, other) => other.at - one.at)[0];
  }

  /** Whether other processes share the limit now. */
  hasOthers(now: number): boolean {
    return this.joined && this.#others.some(({ at }) => now - at < silentMs);
  }

  /** Joins, and counts the starts since `from`. */
  join(now: number, from = now): void {
    if (this.joined) return;
    const history = historyMs.map((ms) => this.#log.count(from - ms, from));
    this.#joined = { countedFrom: from, history };
    this.#starts = this.#log.count(from, now);
    this.#logStarts(now);
  }

  /** Writes this process's report. While no limit is known, it writes less often. */
  write(now: number, own: OwnReport): void {
    const isKnown = own.pace.count > 0 || own.rejection.at > 0;
    if (this.#joined === undefined || (!isKnown && now - this.#wroteAt < writeEveryMs)) return;
    this.#wroteAt = now;
    this.#shared.write({ ...own, ...this.#joined, id: this.#id, at: now, starts: this.#starts });
  }

  started(): void {
    this.#starts++;
  }

  /** Removes a start from the count, because the request was rejected or not sent. */
  takeBack(): void {
    this.#starts--;
  }

  /** Adds the others' starts to the log, so that the limit is estimated from the requests of all processes. */
  #logStarts(now: number): void {
    this.newcomers = this.#others.some(({ id }) => !this.#logged.has(id));
    for (const { id, at, starts, countedFrom, history } of this.#others) {
      const logged = this.#logged.get(id) ?? {
        starts: 0,
        at: countedFrom,
        times: pastTimes(countedFrom, history),
        perSecond: 0,
      };
      if (!this.#logged.has(id)) for (const time of logged.times) this.#log.addPast(time);
      this.#logged.set(id, logged);
      const more = starts - logged.starts;
      for (let i = 1; i <= more; i++) {
        const time = Math.min(now, logged.at + ((at - logged.at) * i) / more);
        this.#log.addPast(time);
        logged.times.push(time);
      }
      for (let i = more; i < 0; i++) this.#log.remove(logged.times.pop() ?? 0);
      logged.times.splice(0, Math.max(0, logged.times.length - keptTimes));
      if (at > logged.at) {
        const weight = Math.min(1, (at - logged.at) / 1000);
        logged.perSecond += (Math.max(0, more) / ((at - logged.at) / 1000) - logged.perSecond) * weight;
      }
      logged.starts = starts;
      logged.at = at;
    }
  }
}

/** Another process's starts that are in the log. */
interface LoggedStarts {
  starts: number;
  at: number;
  /** The latest starts, in case they are removed again. */
  readonly times: number[];
  /** Starts per second, averaged over about the last second. */
  perSecond: number;
}

const keptTimes = 100;

/** When a process began to count its requests, and how many it has started. */
type Started = Pick<ProcessReport, "countedFrom" | "history" | "starts">;

/**
 * The number of shares into which a rate is divided for a process that shares it with others. The process gets one. At
 * first, among processes that start together, those that have sent fewer requests get larger shares. Otherwise the first
 * one to start would keep its lead. Later, all shares are equal.
 */
function sharesOf(now: number, own: Started, others: readonly Started[]): number {
  const all = [own, ...others];
  const first = Math.min(...all.map(({ countedFrom }) => countedFrom));
  if (now > first + catchUpMs) return all.length;
  const isOneOfFirst = ({ countedFrom }: Started) => countedFrom < first + sameStartMs;
  const starts = all.filter(isOneOfFirst).map(startsOf);
  const mean = starts.reduce((sum, one) => sum + one, 0) / starts.length;
  const shareOf = (one: Started) => {
    if (!isOneOfFirst(one)) return 1;
    return Math.min(largestShare, Math.max(smallestShare, 1 + (mean - startsOf(one)) / behindForTwice));
  };
  return all.reduce((sum, one) => sum + shareOf(one), 0) / shareOf(own);
}

/** How many requests a process has started, without those of more than a minute before it began to count. */
function startsOf({ history, starts }: Started): number {
  return (history.at(-1) ?? 0) + starts;
}

/** Estimated times of the starts in a history, oldest first. */
function pastTimes(from: number, history: readonly number[]): number[] {
  const times: number[] = [];
  let later = 0;
  let laterMs = 0;
  historyMs.forEach((ms, i) => {
    const count = (history[i] ?? 0) - later;
    for (let n = 0; n < count; n++) times.push(from - laterMs - ((ms - laterMs) * (n + 0.5)) / count);
    later += count;
    laterMs = ms;
  });
  return times.reverse();
}

/** The value that means that no pace has been learned. */
export const noPace: SharedPace = { count: 0, windowMs: 0, step: 0 };
