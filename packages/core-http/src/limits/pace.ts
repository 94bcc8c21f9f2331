import type { RoundTrip } from "./round-trip.ts";
import type { SharedPace } from "./shared-limit.ts";
import type { StartLog } from "./start-log.ts";

/** What was seen when a platform took requests again that it had refused. */
export interface Recovery {
  /** When the first of them was sent that was refused. */
  readonly refusedSentAt: number;
  /** When that was known. */
  readonly refusedAt: number;
  /** When a request was sent that passed. */
  readonly passedSentAt: number;
  /** The time to wait that the platform named, else the sum of the pauses that were made, in milliseconds. */
  readonly waitedMs: number;
  readonly told: boolean;
  /** Whether other processes share the limit. */
  readonly shared: boolean;
}

/** A recovery before this time is not that of a window. */
const steadyBelowMs = 500;
/** The period of a steady rate, and the shortest window, in milliseconds. */
const secondMs = 1000;
/**
 * Fewer requests in a second than this are no window that a platform counts in, unless it tells how long to wait and so
 * many had passed.
 */
const slowestWindowRate = 1;
const fewestTold = 5;
/** A rate of which little is known is doubled. */
const boldStep = 1;
/** By which part more is tried than a window has shown to hold; where each refusal has to be waited for as told. */
const windowStep = 0.02;
const toldWindowStep = 0.005;
/** Of a step that was refused, this part is taken next, down to the smallest. */
const nextStepPart = 1 / 10;
const smallestStep = 0.01;
/** A step of this size is taken after one period, a larger one sooner, a smaller one later. */
const stepOfOnePeriod = 0.08;
/** In a small count one request more is a large step: it is waited for as for so large a part of it. */
const wholeRequestPart = 1 / 8;
const shortestRestMs = 250;
/** Of a steady rate that was refused, this part is taken, but no less than the other of what it was. */
const relief = 0.93;
const largestCut = 0.5;
/** A full window is sent in this part of it, and no longer than this. */
const burstPart = 1 / 5;
const longestBurstMs = 500;
/** Until a window has shown that it holds, no more than a few requests are on their way. */
const fewOnTheirWay = 4;
/** A process that shares a pace may catch up so many requests that it did not send in time. */
const sharedSlack = 1;
/** A refusal stops all processes that share a window, so its count is raised less often. */
const sharedRestFactor = 2;
/** Requests that a late timer made wait may catch up this much. */
const slackMs = 20;
/** A rate, in requests a second, that no longer needs pacing. */
const freeRate = 2000;

/**
 * How requests are spread so that the platform takes them: so many in a window, or one after another at a steady rate.
 *
 * Which of the two shows in how soon the platform took requests again. How many is what had passed until it refused.
 * From then on three things change it:
 *
 * - What has held for a while is raised by a step, and each step that holds makes the next one larger and sooner.
 * - After a refusal it is what passed, or what had held before the step, and the next step is smaller.
 * - A window of which only a part passed is spread evenly from then on.
 */
export class Pace {
  readonly #log: StartLog;
  readonly #roundTrip: RoundTrip;
  /** Absent: the platform lets a steady rate through. */
  #windowMs: number | undefined;
  /** Requests in a window, or in a second. */
  #count: number;
  /** The count before the last step; 0 when there was none since the last refusal. */
  #held = 0;
  /** By which part more is tried next. */
  #step: number;
  /** Since when the count has been what it is, and whether anybody was held back since. */
  #since: number;
  #used = false;
  #even = false;
  #lastRefusal: number;
  #nextStart: number;
  /** What the first count was estimated from, while it holds. */
  #seen: Recovery | undefined;

  constructor(log: StartLog, roundTrip: RoundTrip, seen: Recovery) {
    const { refusedSentAt, refusedAt, passedSentAt, told, waitedMs } = seen;
    this.#log = log;
    this.#roundTrip = roundTrip;
    this.#windowMs = !told && passedSentAt - refusedSentAt < steadyBelowMs ? undefined : Math.max(secondMs, waitedMs);
    const passed = this.#passedUntil(seen);
    // Almost nothing passed before: the refusals tell of other callers or of an outage, and of no window of ours.
    const perSecond = (passed * 1000) / this.#periodMs;
    if (perSecond < slowestWindowRate && !(told && passed >= fewestTold)) this.#windowMs = undefined;
    this.#count = this.steady ? Math.max(4, perSecond) : passed;
    this.#step = this.steady ? boldStep : told ? toldWindowStep : windowStep;
    this.#since = passedSentAt;
    this.#lastRefusal = refusedAt;
    this.#nextStart = passedSentAt;
    this.#seen = seen;
  }

  /** The pace that another process has learned. */
  static adopted(log: StartLog, roundTrip: RoundTrip, pace: SharedPace, now: number, startAt: number): Pace {
    const seen = { refusedSentAt: now, refusedAt: now, passedSentAt: now, told: false, waitedMs: 0, shared: false };
    const own = new Pace(log, roundTrip, seen);
    own.adopt(pace, now, startAt);
    return own;
  }

  /** The platform lets a steady rate through, as far as is known. */
  get steady(): boolean {
    return this.#windowMs === undefined;
  }

  /** What it is, for other processes. */
  get shared(): SharedPace {
    return { count: this.#count, windowMs: this.#windowMs ?? 0, step: this.#step };
  }

  /** Takes what another process has learned. The first request starts no earlier than `startAt`. */
  adopt({ count, windowMs, step }: SharedPace, now: number, startAt: number): void {
    this.#windowMs = windowMs === 0 ? undefined : windowMs;
    this.#count = count;
    this.#held = 0;
    this.#step = step;
    this.#lastRefusal = now;
    this.#nextStart = startAt;
    this.#seen = undefined;
    this.#begin(now);
  }

  /** Takes a larger count of the same window from another process that has learned of the same refusal. */
  follow({ count, windowMs }: SharedPace, now: number): void {
    if (windowMs !== this.#windowMs || count < this.#count * 1.01) return;
    this.#count = count;
    this.#begin(now);
  }

  /** Estimates the first count anew, once it is known what another process had sent before the refusal. */
  reconsider(): void {
    if (this.#seen !== undefined && !this.steady) this.#count = Math.max(this.#count, this.#passedUntil(this.#seen));
  }

  /** Whether it holds nobody back any more. */
  get free(): boolean {
    return this.perSecond > freeRate;
  }

  get perSecond(): number {
    return (this.#count * 1000) / this.#periodMs;
  }

  /** Mean distance of two requests, in milliseconds. */
  get distanceMs(): number {
    return this.#periodMs / this.#count;
  }

  /**
   * Milliseconds until the next request may start.
   *
   * @param parts - With other processes, one of so many parts of the pace is taken, and its requests are spread evenly.
   */
  waitMs(now: number, parts = 1): number {
    this.#grow(now, parts);
    const full = parts > 1 ? Number.NEGATIVE_INFINITY : this.#fullUntil();
    // The spreading of a burst is not the count that holds somebody back.
    this.#used ||= Math.max(full, this.steady || this.#even || parts > 1 ? this.#nextStart : full) > now;
    return Math.max(0, this.#nextStart - now, full - now);
  }

  started(now: number, parts = 1): void {
    const gap = parts > 1 ? this.distanceMs * parts : this.#gapMs(now);
    const slack = parts > 1 ? Math.max(slackMs, sharedSlack * gap) : slackMs;
    this.#nextStart = Math.max(this.#nextStart, now - slack) + gap;
  }

  /** After a refusal without a word: how long until it is worth trying, in milliseconds; longer each time in vain. */
  pauseMs(now: number, triedInVain: number): number {
    if (triedInVain > 0) return this.#periodMs * 2 ** Math.max(0, triedInVain - 2);
    if (this.#windowMs === undefined) return Math.min(1000, Math.max(20, 3 * this.distanceMs));
    const oldest = this.#log.ago(Math.max(1, this.#log.count(now - this.#windowMs, now)));
    return Math.max(20, oldest + this.#guarded(this.#windowMs) - now);
  }

  /** The platform refused at this pace, and takes requests again. */
  recovered(seen: Recovery): void {
    const { refusedAt, passedSentAt } = seen;
    if (this.steady) {
      const passed = this.#log.count(this.#lastRefusal, refusedAt) + 0.5;
      const rate = (passed * 1000) / Math.max(1, refusedAt - this.#lastRefusal);
      const lower = Math.max(largestCut * this.#count, relief * Math.max(rate, this.#held));
      this.#count = Math.min(this.#count, lower);
    } else {
      const passed = this.#passedUntil(seen);
      this.#even ||= passed < this.#count * 0.9;
      const known = this.#held > 0 ? this.#held : this.#count - Math.max(1, this.#count * 0.03);
      this.#count = Math.max(1, Math.min(known, passed));
    }
    this.#held = 0;
    this.#seen = undefined;
    this.#step = Math.max(smallestStep, this.#step * nextStepPart);
    this.#lastRefusal = refusedAt;
    this.#nextStart = passedSentAt;
    this.#begin(passedSentAt);
  }

  get #periodMs(): number {
    return this.#windowMs ?? secondMs;
  }

  /** What passed in the period before a refusal. What was sent half a round trip before it was known came after it. */
  #passedUntil({ refusedSentAt, refusedAt, passedSentAt, shared }: Recovery): number {
    // When others sent theirs is known less exactly; nobody sends any between the refusal and the request that passed.
    const until = shared ? passedSentAt - 1 : refusedAt - this.#roundTrip.meanMs / 2;
    return this.#log.count(refusedSentAt - this.#periodMs, until);
  }

  #begin(now: number): void {
    this.#since = now;
    this.#used = false;
  }

  /** Takes a step when the count has held long enough and somebody wants it. */
  #grow(now: number, parts: number): void {
    const restMs = this.#restMs() * (parts > 1 && !this.steady ? sharedRestFactor : 1);
    if (!this.#used || now - this.#since < restMs) return;
    const step = this.steady ? this.#step : Math.max(this.#step, 1 / this.#count);
    const overtaken = (fewOnTheirWay * this.distanceMs) / this.#roundTrip.meanMs;
    this.#held = this.#count;
    this.#seen = undefined;
    this.#count *= 1 + Math.min(step, overtaken);
    this.#step = Math.min(boldStep, 2 * step);
    this.#begin(now);
  }

  /** How long a count holds before more is tried. */
  #restMs(): number {
    const step = this.steady ? this.#step : Math.max(this.#step, wholeRequestPart / this.#count);
    const shortest = this.#windowMs ?? shortestRestMs;
    return Math.max(shortest, 2 * this.#roundTrip.meanMs, (this.#periodMs * stepOfOnePeriod) / step);
  }

  #fullUntil(): number {
    if (this.#windowMs === undefined) return Number.NEGATIVE_INFINITY;
    return this.#log.ago(Math.floor(this.#count)) + this.#guarded(this.#windowMs);
  }

  /** The window, and a little: requests that were sent a window apart may arrive nearer. */
  #guarded(windowMs: number): number {
    return windowMs * 1.01 + Math.min(windowMs * 0.1, 2 * this.#roundTrip.deviationMs);
  }

  #gapMs(now: number): number {
    if (this.#windowMs === undefined || this.#even) return this.distanceMs;
    const burst = Math.min(this.#windowMs * burstPart, longestBurstMs) / this.#count;
    if (now - this.#since > this.#windowMs) return burst;
    const careful = this.#roundTrip.meanMs / Math.max(fewOnTheirWay, this.#count / 20);
    return Math.min(this.distanceMs, Math.max(burst, careful));
  }
}
