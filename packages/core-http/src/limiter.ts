import type { Clock } from "./clock.ts";
import type { RateHeaders } from "./rate-headers.ts";

/** The right to send one request now. Every permit must be given back, whatever comes of the request. */
export interface Permit {
  /** When it was given, in milliseconds since 1970. */
  readonly since: number;
  /** The platform refused the request because of its rate limit; `waitMs` is how long it says to wait. */
  limited(waitMs: number | undefined): void;
  /** The platform did not refuse the request; `rate` is what the answer said about the limit. */
  passed(rate?: RateHeaders): void;
  /** Nothing was learnt: the request was given up, or never sent. */
  cancelled(): void;
}

/** How the limiter stands, for messages. */
export interface LimiterState {
  /** Whether requests wait for the platform's rate limit now. */
  readonly limited: boolean;
  /** The shortest time until the next request may start, in milliseconds; 0 when it may start now. */
  readonly delayMs: number;
}

/** Without a word from the platform: the first pause after a refusal, doubled up to the longest. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** So many requests must have passed before their rate says something about the limit. */
const enoughToEstimate = 8;
/** After so long without a request, the next one begins a new burst. */
const idleMs = 1000;
/** How long an estimated rate is kept before the limiter tries more: so long for each request it was estimated from. */
const holdMsPerRequest = 500;
const longestHoldMs = 30_000;
/** After that, the rate doubles in this part of the hold. */
const doublingPart = 1 / 3;
/** With nothing known of the limit, the rate starts here (requests a second) and doubles every second. */
const cautiousRate = 4;
/** A rate (requests a second) that no longer needs pacing. */
const freeRate = 2000;
/** Requests that a late timer made wait may catch up this much. */
const slackMs = 20;

/**
 * Decides when each request of one origin may start: in the order of their coming, never more than `concurrency` at a
 * time, and after a refusal (429) no faster than the platform takes them.
 *
 * Nothing is held back until the platform refuses or says that its quota is used up. Then all callers stop together.
 * After the time the platform named (or a second, and twice as long each time) one single request tries. When it
 * passes, the number of requests that passed since the burst began, divided by the time, is the rate that the platform
 * takes; all go on at a little less. That rate is kept for half a minute, then grows until the next refusal, or until
 * it no longer holds anybody back.
 */
export class Limiter {
  readonly #clock: Clock;
  #concurrency: number;
  #active = 0;
  /** Waiting callers in the order of their coming. */
  readonly #queue: Waiter[] = [];
  #nextOrder = 0;
  #timer: { readonly at: number; readonly stop: AbortController } | undefined;

  /** Nothing starts before this time. */
  #pausedUntil = 0;
  /** After a refusal: one request at a time, until one passes. */
  #probing = false;
  #probeActive = false;
  #refusedProbes = 0;
  /** Requests sent before this time say nothing new when they are refused. */
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** Requests that passed since `#countedSince`, from which the rate is estimated. */
  #passed = 0;
  #countedSince = 0;
  #lastUse = Number.NEGATIVE_INFINITY;

  /** Requests a second at `#pacedSince`; infinite while nothing is held back. */
  #rate = Number.POSITIVE_INFINITY;
  #pacedSince = 0;
  #holdMs = 0;
  #doublingMs = 0;
  #nextStart = 0;

  /** How many more requests the platform said it takes, and until when that holds. */
  #quota = Number.POSITIVE_INFINITY;
  #quotaUntil = 0;

  constructor(options: { readonly clock: Clock; readonly concurrency: number }) {
    this.#clock = options.clock;
    this.#concurrency = options.concurrency;
  }

  /** Most requests at a time. */
  get concurrency(): number {
    return this.#concurrency;
  }

  /** Lowers the bound of requests at a time; a higher one than now is ignored. */
  lowerConcurrency(concurrency: number): void {
    this.#concurrency = Math.min(this.#concurrency, concurrency);
  }

  /** A place in the order of callers; a request keeps its place when it must try again. */
  takeOrder(): number {
    return this.#nextOrder++;
  }

  /** How the limiter stands now. */
  state(): LimiterState {
    const now = this.#clock.now();
    const stopped = Math.max(0, this.#pausedUntil - now, this.#quotaWait(now));
    const rate = this.#rateAt(now);
    const limited = stopped > 0 || this.#probing || rate < Number.POSITIVE_INFINITY;
    return { limited, delayMs: stopped + (this.#queue.length * 1000) / rate };
  }

  /**
   * Waits for the turn of this caller. Answers at once, without a promise, when nothing is in the way.
   *
   * @param order - From {@link takeOrder}.
   * @throws The signal's reason when it is aborted first.
   */
  acquire(order: number, signal: AbortSignal): Permit | Promise<Permit> {
    signal.throwIfAborted();
    const now = this.#clock.now();
    if (this.#queue.length === 0 && this.#waitMs(now) === 0) return this.#start(now);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        order,
        start: (permit) => {
          signal.removeEventListener("abort", abort);
          resolve(permit);
        },
      };
      const abort = () => {
        const at = this.#queue.indexOf(waiter);
        if (at !== -1) this.#queue.splice(at, 1);
        reject(signal.reason as Error);
        this.#startWaiting();
      };
      signal.addEventListener("abort", abort, { once: true });
      let at = this.#queue.length;
      while (at > 0 && (this.#queue[at - 1]?.order ?? 0) > order) at--;
      this.#queue.splice(at, 0, waiter);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    while (this.#queue.length > 0) {
      const now = this.#clock.now();
      const wait = this.#waitMs(now);
      if (wait > 0) {
        this.#wakeAfter(wait, now);
        return;
      }
      this.#queue.shift()?.start(this.#start(now));
    }
    this.#timer?.stop.abort();
    this.#timer = undefined;
  }

  /** Milliseconds until a request may start; infinite when that depends on one in flight. */
  #waitMs(now: number): number {
    if (this.#active >= this.#concurrency) return Number.POSITIVE_INFINITY;
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    if (this.#probing) return this.#probeActive ? Number.POSITIVE_INFINITY : 0;
    const quotaWait = this.#quotaWait(now);
    if (quotaWait > 0) return quotaWait;
    if (this.#rateAt(now) === Number.POSITIVE_INFINITY) return 0;
    return Math.max(0, this.#nextStart - now);
  }

  #quotaWait(now: number): number {
    return this.#quota <= 0 && now < this.#quotaUntil ? this.#quotaUntil - now : 0;
  }

  #start(now: number): Permit {
    if (this.#active === 0 && this.#queue.length === 0 && now - this.#lastUse > idleMs) {
      // A new burst: what passed before the silence says nothing about the rate.
      this.#countedSince = now;
      this.#passed = 0;
    }
    this.#active++;
    this.#quota--;
    const probe = this.#probing;
    if (probe) this.#probeActive = true;
    const rate = this.#rateAt(now);
    if (rate < Number.POSITIVE_INFINITY) {
      this.#nextStart = Math.max(this.#nextStart, now - slackMs) + 1000 / rate;
    }
    let open = true;
    const finish = (learn: (now: number) => void) => {
      if (!open) return;
      open = false;
      const at = this.#clock.now();
      this.#active--;
      this.#lastUse = at;
      if (probe) this.#probeActive = false;
      learn(at);
      this.#startWaiting();
    };
    return {
      since: now,
      limited: (waitMs) => finish((at) => this.#learnLimited(now, at, waitMs)),
      passed: (rateHeaders) => finish((at) => this.#learnPassed(now, at, probe, rateHeaders)),
      cancelled: () => finish(() => {}),
    };
  }

  #learnLimited(sentAt: number, now: number, waitMs: number | undefined): void {
    if (sentAt <= this.#refusedAt) {
      // Sent before everybody stopped: nothing new, but for a longer wait.
      if (this.#probing && waitMs !== undefined) this.#pauseUntil(now + waitMs);
      return;
    }
    const own = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#refusedProbes);
    // A platform that refuses again after the time it named is not asked again at once, even if it says so.
    const pause = waitMs === undefined ? own : Math.max(waitMs, this.#refusedProbes > 0 ? own / 4 : 0);
    this.#refusedProbes++;
    this.#refusedAt = now;
    this.#probing = true;
    // A little more than asked, different for each process that shares the limit.
    this.#pauseUntil(now + pause * (1 + 0.05 * this.#clock.random()) + 1);
  }

  #pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time);
  }

  #learnPassed(sentAt: number, now: number, probe: boolean, rate: RateHeaders | undefined): void {
    if (rate?.remaining !== undefined && rate.resetMs !== undefined) {
      // Those in flight may or may not be counted in what the platform says: take it that they are not.
      this.#quota = rate.remaining - this.#active;
      this.#quotaUntil = now + Math.max(rate.resetMs, 250);
    }
    if (probe && this.#probing) {
      this.#resume(sentAt, now);
      return;
    }
    this.#passed++;
  }

  /** A probe passed: the platform takes requests again, at the rate that showed. */
  #resume(sentAt: number, now: number): void {
    const before = this.#rateAt(this.#refusedAt);
    const seen = (this.#passed * 1000) / Math.max(1, sentAt - this.#countedSince);
    const certain = this.#passed >= enoughToEstimate;
    this.#holdMs = certain ? Math.min(longestHoldMs, this.#passed * holdMsPerRequest) : 0;
    this.#doublingMs = certain ? this.#holdMs * doublingPart : 1000;
    if (!certain) this.#rate = Math.max(seen, cautiousRate);
    else if (before === Number.POSITIVE_INFINITY) this.#rate = seen * 0.9;
    // Already paced, so the limit is near: the pause itself must not be taken for the platform being slow.
    else this.#rate = Math.min(Math.max(seen * 0.95, before * 0.7), before * 0.9);
    this.#pacedSince = now;
    this.#nextStart = now;
    this.#probing = false;
    this.#refusedProbes = 0;
    this.#passed = 1;
    this.#countedSince = now;
  }

  /** The rate grows with the time since it was estimated. */
  #rateAt(now: number): number {
    if (this.#rate === Number.POSITIVE_INFINITY) return this.#rate;
    const since = now - this.#pacedSince;
    const grown = this.#rate * 2 ** (Math.max(0, since - this.#holdMs) / this.#doublingMs);
    if (grown < freeRate) return grown;
    this.#rate = Number.POSITIVE_INFINITY;
    return this.#rate;
  }

  #wakeAfter(ms: number, now: number): void {
    if (ms === Number.POSITIVE_INFINITY) return;
    if (this.#timer !== undefined && this.#timer.at <= now + ms) return;
    this.#timer?.stop.abort();
    const timer = { at: now + ms, stop: new AbortController() };
    this.#timer = timer;
    this.#clock.sleep(Math.ceil(ms), timer.stop.signal).then(
      () => {
        if (this.#timer === timer) this.#timer = undefined;
        this.#startWaiting();
      },
      () => {},
    );
  }
}

interface Waiter {
  readonly order: number;
  start(permit: Permit): void;
}
