import type { RoundTrip } from "./round-trip.ts";
import type { StartLog } from "./start-log.ts";

/** What was seen when a platform took requests again that it had refused. */
export interface Recovery {
  /** When the first of them was sent that was refused. */
  readonly refusedSentAt: number;
  /** When that was known. */
  readonly refusedAt: number;
  /** When a request was sent that passed. */
  readonly passedSentAt: number;
  /** Requests that were refused between: the platform was asked too early. */
  readonly early: number;
  /** The time to wait that the platform named, else the sum of the pauses that were made, in milliseconds. */
  readonly waitedMs: number;
  readonly told: boolean;
}

/** A recovery before this time is not that of a window. */
const steadyBelowMs = 500;
/** More is tried after so many windows, or seconds, of use; twice as many after each try that was refused. */
const firstHold = 4;
const longestHold = 32;
/** More is tried in steps of this part, doubled as long as they pass. */
const smallestStep = 0.02;
/** A full window is sent in this part of it, and no longer than this. */
const burstPart = 1 / 5;
const longestBurstMs = 500;
/** Until a window has shown that it holds, no more than a few requests are on their way. */
const fewOnTheirWay = 4;
/** With little known, the rate is raised by so much after so long. */
const firstFactor = 2;
const raiseMs = 250;
/** Requests that a late timer made wait may catch up this much. */
const slackMs = 20;
/** A rate, in requests a second, that no longer needs pacing. */
const freeRate = 2000;
/** This part of the rate at which a steady limit was met is taken first. */
const relief = 0.92;
/** After the first refusal of a steady rate, it is looked for in smaller steps. */
const gentleFactor = 1.1;

/**
 * How requests are spread so that the platform takes them: so many in a window, or one after another in equal
 * distances. Learnt from what passed until the platform refused, and from when it took requests again.
 */
export class Pace {
  readonly #log: StartLog;
  /** Absent: the platform lets a steady rate through. */
  #windowMs: number | undefined;
  /** Requests in a window; without one, in a second. */
  #count: number;
  /** The limit was met at this count, or near it. */
  #certain: boolean;
  #lastRefusal: number;
  /** Since when the count has been what it is. */
  #since: number;
  /** Windows, or seconds, until more is tried; and the same after the next try that is refused. */
  #hold = firstHold;
  #failedHold = firstHold;
  #step = smallestStep;
  /** The count before more was tried. */
  #base = 0;
  /** While uncertain: by how much the rate grows, and the last rate that held. */
  #factor = firstFactor;
  #held = 0;
  /** A window's requests are spread evenly: the platform refused a part of them that came at once. */
  #even = false;
  /** Whether anybody was held back since. */
  #used = false;
  #nextStart: number;
  /** What was sent before does not count in the window any more. */
  #windowFrom = Number.NEGATIVE_INFINITY;
  readonly #roundTrip: RoundTrip;

  constructor(log: StartLog, roundTrip: RoundTrip, seen: Recovery) {
    this.#log = log;
    this.#roundTrip = roundTrip;
    this.#lastRefusal = seen.refusedAt;
    this.#since = seen.passedSentAt;
    this.#nextStart = seen.passedSentAt;
    if (!seen.told && seen.waitedMs < steadyBelowMs) {
      this.#count = Math.max(4, log.count(seen.refusedSentAt - 1000, seen.refusedAt));
      this.#certain = false;
    } else {
      this.#windowMs = Math.max(1000, seen.waitedMs);
      this.#count = Math.max(1, log.count(seen.refusedSentAt - this.#windowMs, seen.refusedAt));
      this.#certain = true;
      this.#windowFrom = seen.passedSentAt;
      if (seen.told) this.#hold *= 2;
    }
  }

  /** The platform lets a steady rate through, as far as is known. */
  get steady(): boolean {
    return this.#windowMs === undefined;
  }

  /** Whether it holds nobody back any more. */
  get free(): boolean {
    return (this.#count * 1000) / (this.#windowMs ?? 1000) > freeRate;
  }

  /** Mean distance of two requests, in milliseconds. */
  get distanceMs(): number {
    return (this.#windowMs ?? 1000) / this.#count;
  }

  /** Milliseconds until the next request may start. */
  waitMs(now: number): number {
    this.#grow(now);
    const wait = Math.max(0, this.#nextStart - now, this.#fullUntil() - now);
    if (wait > 0) this.#used = true;
    return wait;
  }

  started(now: number): void {
    this.#nextStart = Math.max(this.#nextStart, now - slackMs) + this.#gapMs(now);
  }

  /** After a refusal without a word: how long until it is worth trying, in milliseconds. */
  pauseMs(now: number): number {
    if (this.#windowMs === undefined) return Math.min(1000, Math.max(20, 3 * this.distanceMs));
    const oldest = this.#log.ago(Math.max(1, this.#log.count(now - this.#windowMs, now)));
    return Math.max(20, oldest + this.#guardedWindow(this.#windowMs) - now);
  }

  /** The platform refused at this pace, and takes requests again. */
  recovered(seen: Recovery): void {
    const { refusedSentAt, refusedAt, passedSentAt, early, waitedMs, told } = seen;
    if (this.#windowMs === undefined && (early > 1 || (told && waitedMs >= 1000))) {
      this.#windowMs = Math.max(1000, waitedMs);
      this.#certain = true;
      this.#count = Math.max(1, this.#log.count(refusedSentAt - this.#windowMs, refusedAt));
    } else if (this.#windowMs === undefined) {
      const passed = this.#log.count(this.#lastRefusal, refusedAt);
      const seenRate = ((passed + 0.5) * 1000) / Math.max(1, refusedAt - this.#lastRefusal);
      if (this.#certain) {
        this.#count = Math.min(Math.max(seenRate, this.#count * 0.8), this.#count * 0.95);
      } else {
        // At the very rate of the limit every late answer would be refused, until what had been saved up is there again.
        this.#count = Math.min(Math.max(seenRate, this.#held) * relief, this.#count);
        this.#certain = this.#factor === gentleFactor;
        this.#factor = gentleFactor;
      }
    } else {
      if (early > 1) this.#windowMs = Math.max(this.#windowMs, waitedMs);
      const passed = this.#log.count(refusedSentAt - this.#windowMs, refusedAt);
      // Soon after another refusal, what passed since then is what the platform takes.
      const since = refusedAt - this.#lastRefusal;
      const lately = this.#even && !told && since < 4 * this.#windowMs;
      const between = lately ? (this.#log.count(this.#lastRefusal, refusedAt) * this.#windowMs) / since : passed;
      const few = passed < this.#count * 0.9;
      this.#even ||= few;
      // What was only tried is given up; else a little less than now, if not even that passed.
      const known = this.#step > smallestStep ? this.#base : this.#count - Math.max(1, this.#count * 0.03);
      this.#count = Math.max(1, Math.min(passed, known, Math.max(between, 0.7 * known)));
      if (told) this.#windowFrom = passedSentAt;
    }
    this.#hold = this.#failedHold * (told ? 2 : 1);
    this.#failedHold = Math.min(longestHold, this.#failedHold * 2);
    this.#step = smallestStep;
    this.#base = this.#count;
    this.#lastRefusal = refusedAt;
    this.#begin(passedSentAt);
    this.#nextStart = passedSentAt;
  }

  #begin(now: number): void {
    this.#since = now;
    this.#used = false;
  }

  /** Tries more when what is known has held long enough and somebody wants it. */
  #grow(now: number): void {
    if (!this.#used || now - this.#since < this.#holdMs()) return;
    if (!this.#certain) {
      this.#held = this.#count;
      const onTheirWay = this.#roundTrip.meanMs / this.distanceMs;
      this.#count *= Math.min(this.#factor, 1 + fewOnTheirWay / onTheirWay);
    } else {
      if (this.#step === smallestStep) this.#base = this.#count;
      const step = this.#count * this.#step;
      const least = this.#windowMs === undefined ? 0 : 1;
      this.#count += Math.max(least, step);
      this.#step = Math.min(0.5, 2 * Math.max(this.#step, least / this.#count));
      this.#hold = 1;
      if (this.#step > 8 * smallestStep) {
        this.#base = this.#count;
        this.#failedHold = firstHold;
      }
    }
    this.#begin(now);
  }

  #holdMs(): number {
    if (this.#certain) return this.#hold * (this.#windowMs ?? 1000);
    return Math.max(this.#factor === gentleFactor ? 1000 : raiseMs, 2 * this.#roundTrip.meanMs);
  }

  #fullUntil(): number {
    if (this.#windowMs === undefined) return Number.NEGATIVE_INFINITY;
    const first = this.#log.ago(Math.floor(this.#count));
    if (first < this.#windowFrom) return Number.NEGATIVE_INFINITY;
    return first + this.#guardedWindow(this.#windowMs);
  }

  /** The window, and a little: requests that were sent a window apart may arrive nearer. */
  #guardedWindow(windowMs: number): number {
    return windowMs * 1.01 + Math.min(windowMs * 0.1, 4 * this.#roundTrip.deviationMs);
  }

  #gapMs(now: number): number {
    if (this.#windowMs === undefined) return this.distanceMs;
    if (this.#even) return this.distanceMs;
    const burst = Math.min(this.#windowMs * burstPart, longestBurstMs) / this.#count;
    const proved = now - this.#since > this.#windowMs;
    return proved
      ? burst
      : Math.min(this.distanceMs, Math.max(burst, this.#roundTrip.meanMs / Math.max(fewOnTheirWay, this.#count / 20)));
  }
}
