import type { RoundTrip } from "./round-trip.ts";
import type { SharedPace } from "./shared-limit.ts";
import type { StartLog } from "./start-log.ts";

/** Observations when a platform accepted requests again after rejecting some. Times in milliseconds since 1970. */
export interface Recovery {
  /** When the first rejected request was sent. */
  readonly rejectedSentAt: number;
  /** When its rejection arrived. */
  readonly rejectedAt: number;
  /** When the first accepted request was sent. */
  readonly passedSentAt: number;
  /** The wait that the platform named, otherwise the sum of our own pauses, in milliseconds. */
  readonly waitedMs: number;
  /** Whether the platform named the wait. */
  readonly waitIsNamed: boolean;
  /** Whether other processes share the limit. */
  readonly shared: boolean;
}

/** A platform that accepts requests again sooner than this limits a steady rate, not a window. */
const steadyBelowMs = 500;
/** The period of a steady rate, and the shortest window, in milliseconds. */
const secondMs = 1000;
/** If fewer requests a second were accepted than this, the rejections were an outage or other callers, not a window. */
const slowestWindowRate = 1;
/** The largest increase of a steady rate, and the first one of a process that shares it with no other: it is doubled. */
const largestStep = 1;
/** The first increase of a window's count; smaller where every rejection costs a wait that the platform names. */
const windowStep = 0.02;
const namedWaitWindowStep = 0.005;
/** After a rejection, the next increase is this fraction of the rejected one, down to the smallest. */
const nextStepPart = 1 / 10;
const smallestStep = 0.01;
/** How inexact the number of requests is that several processes had accepted between two rejections. */
const inexactBy = 1.5;
/**
 * How often an estimate of a shared steady rate is corrected in larger steps. Under a limit of a few requests a second, such
 * steps would exceed the limit again and again.
 */
const corrections = 2;
/** An increase of this size is made after one period, a larger one sooner, a smaller one later. */
const stepOfOnePeriod = 0.08;
/** How many requests may be in flight on a count that is a guess, before the first response confirms it. */
const unconfirmed = 4;
/** Two increases are at least this far apart, in milliseconds. */
const shortestRestMs = 250;
/** A rejection never reduces a steady rate to less than this fraction. */
const largestCut = 0.5;
/** How long it takes to send a full window, in milliseconds. */
const burstMs = 200;
/** A rejection stops all processes that share a limit, so they increase the count less often. */
const sharedRestFactor = 2;
/** How far requests may catch up after a late timer, in milliseconds. */
const slackMs = 20;
/** The same for processes that share a pace: on a busy machine, each of them waits for the processor. */
const sharedSlackMs = 250;

/**
 * How requests are spread so that the platform accepts them: a count per window, or a steady rate.
 *
 * How soon the platform accepts requests again shows which of the two it is. The number of requests it accepted before
 * the rejection is the first count. From then on:
 *
 * - A count that has held for a while is increased by a step. Each step that holds makes the next one larger.
 * - A rejection sets the count back to what was accepted, or to what held before the step, and makes the next step smaller.
 * - If only a part of a window was accepted, its requests are spread evenly from then on.
 *
 * README.md in this folder shows the effect of each rule.
 */
export class Pace {
  readonly #log: StartLog;
  readonly #roundTrip: RoundTrip;
  /** Undefined for a steady rate. */
  #windowMs: number | undefined;
  /** Requests per window, or per second. */
  #count: number;
  /** The count before the last increase; 0 before the first increase since the last rejection. */
  #held = 0;
  /** By which fraction the count is increased next. */
  #step: number;
  /** When the count last changed, and whether it has made a request wait since. */
  #since: number;
  #used = false;
  #even = false;
  #lastRejectedAt: number;
  #nextStart: number;
  /** How often the estimate will still be corrected in larger steps. */
  #corrections = corrections;
  /** What the first count was estimated from, until the count changes. */
  #seen: Recovery | undefined;

  constructor(log: StartLog, roundTrip: RoundTrip, seen: Recovery) {
    const { rejectedSentAt, rejectedAt, passedSentAt, waitIsNamed, waitedMs, shared } = seen;
    this.#log = log;
    this.#roundTrip = roundTrip;
    this.#windowMs =
      !waitIsNamed && passedSentAt - rejectedSentAt < steadyBelowMs ? undefined : Math.max(secondMs, waitedMs);
    const passed = this.#passedUntil(seen);
    const perSecond = (passed * 1000) / this.#periodMs;
    if (perSecond < slowestWindowRate) this.#windowMs = undefined;
    this.#count = this.steady ? Math.max(4, perSecond) : passed;
    // A rejection of an increase costs every process a request or two.
    const steadyStep = shared ? stepOfOnePeriod : largestStep;
    this.#step = this.steady ? steadyStep : waitIsNamed ? namedWaitWindowStep : windowStep;
    this.#since = passedSentAt;
    this.#lastRejectedAt = rejectedAt;
    this.#nextStart = passedSentAt;
    this.#seen = seen;
  }

  /**
   * The pace that another process has learned.
   *
   * @param rejectedAt - When the platform rejected the request from which it was learned. Default: not known.
   */
  static adopted(
    log: StartLog,
    roundTrip: RoundTrip,
    pace: SharedPace,
    now: number,
    startAt: number,
    rejectedAt = now,
  ): Pace {
    const seen = {
      rejectedSentAt: now,
      rejectedAt: now,
      passedSentAt: now,
      waitIsNamed: false,
      waitedMs: 0,
      shared: false,
    };
    const own = new Pace(log, roundTrip, seen);
    own.adopt(pace, now, startAt, rejectedAt);
    return own;
  }

  /** Whether the platform appears to limit a steady rate. */
  get steady(): boolean {
    return this.#windowMs === undefined;
  }

  /** The pace as other processes read it. */
  get shared(): SharedPace {
    return { count: this.#count, windowMs: this.#windowMs ?? 0, step: this.#step };
  }

  /**
   * Replaces this pace with another process's. The first request starts no earlier than `startAt`.
   *
   * @param rejectedAt - When the platform rejected the request from which it was learned. Default: not known.
   */
  adopt({ count, windowMs, step }: SharedPace, now: number, startAt: number, rejectedAt = now): void {
    this.#windowMs = windowMs === 0 ? undefined : windowMs;
    this.#count = count;
    this.#held = 0;
    this.#step = step;
    this.#lastRejectedAt = rejectedAt;
    this.#nextStart = startAt;
    this.#seen = undefined;
    this.#begin(now);
  }

  /** Adopts a larger number for the same window from a process that learned from the same rejection. */
  follow({ count, windowMs, step }: SharedPace, now: number): void {
    if (windowMs !== this.#windowMs || count < this.#count * 1.01) return;
    this.#count = count;
    this.#step = step;
    this.#begin(now);
  }

  /** Repeats the first estimate once it is known what another process had sent before the rejection. */
  reconsider(): void {
    if (this.#seen !== undefined && !this.steady) this.#count = Math.max(this.#count, this.#passedUntil(this.#seen));
  }

  get perSecond(): number {
    return (this.#count * 1000) / this.#periodMs;
  }

  /** Mean time between two requests, in milliseconds. */
  get distanceMs(): number {
    return this.#periodMs / this.#count;
  }

  /**
   * Milliseconds until the next request may start.
   *
   * @param shares - How many processes share the pace. Each gets an equal share and spreads its requests evenly.
   */
  waitMs(now: number, shares = 1): number {
    this.#grow(now, shares);
    const full = shares > 1 ? Number.NEGATIVE_INFINITY : this.#fullUntil();
    // Within a burst it is the spreading that makes a request wait, not the count.
    this.#used ||= Math.max(full, this.steady || this.#even || shares > 1 ? this.#nextStart : full) > now;
    return Math.max(0, this.#nextStart - now, full - now);
  }

  /** A request started. */
  started(now: number, shares = 1): void {
    const gap = shares > 1 ? this.distanceMs * shares : this.#gapMs(now);
    // A process that shares the pace may send one missed request late.
    const slack = shares > 1 ? Math.max(sharedSlackMs, gap) : slackMs;
    this.#nextStart = Math.max(this.#nextStart, now - slack) + gap;
  }

  /** How long to pause after a rejection that named no time, in milliseconds; longer after each failed try. */
  pauseMs(now: number, failedTries: number): number {
    if (failedTries > 0) return this.#periodMs * 2 ** Math.max(0, failedTries - 2);
    if (this.#windowMs === undefined) return Math.min(1000, Math.max(20, 3 * this.distanceMs));
    const oldest = this.#log.ago(Math.max(1, this.#log.count(now - this.#windowMs, now)));
    return Math.max(20, oldest + this.#guarded(this.#windowMs) - now);
  }

  /** The platform rejected requests at this pace, and accepts them again. */
  recovered(seen: Recovery): void {
    const { rejectedAt, passedSentAt } = seen;
    let leastStep = smallestStep;
    if (this.steady) {
      const passed = this.#log.count(this.#lastRejectedAt, rejectedAt) + 0.5;
      const rate = (passed * 1000) / Math.max(1, rejectedAt - this.#lastRejectedAt);
      this.#count = Math.min(this.#count, Math.max(largestCut * this.#count, rate, this.#held));
      // If an estimate from few requests is too low, small steps would take long to correct it.
      if (seen.shared && this.#corrections-- > 0)
        leastStep = Math.min(largestStep, Math.max(leastStep, inexactBy / passed));
    } else {
      const passed = this.#passedUntil(seen);
      this.#even ||= passed < this.#count * 0.9;
      const known = this.#held > 0 ? this.#held : this.#count - Math.max(1, this.#count * 0.03);
      this.#count = Math.max(1, Math.min(known, passed));
    }
    this.#held = 0;
    this.#seen = undefined;
    this.#step = Math.max(leastStep, this.#step * nextStepPart);
    this.#lastRejectedAt = rejectedAt;
    this.#nextStart = passedSentAt;
    this.#begin(passedSentAt);
  }

  get #periodMs(): number {
    return this.#windowMs ?? secondMs;
  }

  /** The requests accepted in the period before a rejection. Requests sent in the last half round trip came after it. */
  #passedUntil({ rejectedSentAt, rejectedAt, passedSentAt, shared }: Recovery): number {
    // Other processes' times are less exact, but none sends anything between the rejection and the recovery.
    const until = shared ? passedSentAt - 1 : rejectedAt - this.#roundTrip.meanMs / 2;
    return this.#log.count(rejectedSentAt - this.#periodMs, until);
  }

  #begin(now: number): void {
    this.#since = now;
    this.#used = false;
  }

  /** Increases the count when it has held long enough and requests are waiting. */
  #grow(now: number, shares: number): void {
    const restMs = this.#restMs() * (shares > 1 ? sharedRestFactor : 1);
    if (!this.#used || now - this.#since < restMs) return;
    const step = this.steady ? this.#step : Math.max(this.#step, 1 / this.#count);
    this.#held = this.#count;
    this.#seen = undefined;
    const reach = (unconfirmed * this.distanceMs) / this.#roundTrip.meanMs;
    this.#count *= 1 + Math.min(step, reach);
    this.#step = Math.min(largestStep, 2 * step);
    this.#begin(now);
  }

  /** How long a count must hold before it is increased. */
  #restMs(): number {
    const shortest = this.#windowMs ?? shortestRestMs;
    return Math.max(shortest, 2 * this.#roundTrip.meanMs, (this.#periodMs * stepOfOnePeriod) / this.#step);
  }

  #fullUntil(): number {
    if (this.#windowMs === undefined) return Number.NEGATIVE_INFINITY;
    return this.#log.ago(Math.floor(this.#count)) + this.#guarded(this.#windowMs);
  }

  /** A window with a margin, because requests sent one window apart may arrive closer together. */
  #guarded(windowMs: number): number {
    return windowMs * 1.01 + Math.min(windowMs * 0.1, 2 * this.#roundTrip.deviationMs);
  }

  /** Until a window's count has held once, few requests are in flight, so that few are rejected if it is too high. */
  #gapMs(now: number): number {
    if (this.#windowMs === undefined || this.#even) return this.distanceMs;
    const burst = burstMs / this.#count;
    if (now - this.#since > this.#windowMs) return burst;
    return Math.min(this.distanceMs, Math.max(burst, this.#roundTrip.meanMs / Math.max(unconfirmed, this.#count / 20)));
  }
}
