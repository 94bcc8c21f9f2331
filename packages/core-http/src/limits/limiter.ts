import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { LimitPeers, noPace } from "./limit-peers.ts";
import { Pace } from "./pace.ts";
import { Quota } from "./quota.ts";
import type { RateHeaders } from "./rate-headers.ts";
import { RoundTrip } from "./round-trip.ts";
import type { ProcessNews, SharedLimit, SharedRefusal } from "./shared-limit.ts";
import { StartLog } from "./start-log.ts";

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

/**
 * Without a word from the platform: the pauses after each refusal. A quarter of a second tells a limit that recovers
 * steadily from one that counts by windows; the sums of the others are the ends of usual windows.
 */
const pausesMs = [250, 750, 2000, 7000, 20_000, 30_000] as const;
/** After so long without a request, what is known of the limit is forgotten. */
const forgetMs = 60_000;
/** How often a waiting process reads the others' news: while everybody waits for one that tries, and else. */
const pollProbeMs = 50;
const pollMs = 500;
/** How much longer than the pause of the process that tries first the others wait for its news, beside two round trips. */
const graceMs = 250;
/** The limit holds requests back if one has waited this lately, in milliseconds. */
const heldMs = 500;
/** Families whose quotas are kept. */
const keptQuotas = 256;
/** Starts that are kept to estimate from. */
const keptStarts = 5000;

/**
 * Decides when each request of one origin may start: in the order of their coming, never more than `concurrency` at a
 * time, and after a refusal (429) no faster than the platform takes them.
 *
 * Nothing is held back until the platform refuses or says that its quota is used up. Then all callers stop together.
 * After the time the platform named (or a short while, and longer each time) one single request tries. When it passes,
 * all go on at the {@link Pace} that shows in what passed before. What is known is forgotten after a minute of silence.
 *
 * Processes that share a limit tell one another of refusals and pace ({@link SharedLimit}), once one of them is refused.
 * A refusal stops all of them, the one that was refused first tries, and each takes an equal part of the pace.
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
  /** The last refusal, of any process. */
  #refusedAt = Number.NEGATIVE_INFINITY;
  /** Requests sent before this time say nothing new when they are refused. */
  #knownAt = Number.NEGATIVE_INFINITY;
  /** The last refusal of this process, and when a request was sent that passed after refusals, for the others. */
  #told: SharedRefusal = { since: 0, sentAt: 0, at: 0, until: 0 };
  #resumedAt = 0;
  /** When a request was held back last. */
  #heldAt = Number.NEGATIVE_INFINITY;
  /** Before this time another process tries first. */
  #probeFrom = 0;

  /** The first refusal since requests passed. */
  #refusal: { readonly sentAt: number; readonly at: number; told: boolean; waitedMs: number } | undefined;
  readonly #log = new StartLog({ keepMs: forgetMs, most: keptStarts });
  readonly #peers: LimitPeers | undefined;
  readonly #roundTrip = new RoundTrip();
  /** Absent while nothing is held back. */
  #pace: Pace | undefined;

  /** What the platform says it takes, by the family that it counts together. */
  readonly #quotas = new Map<string, Quota>();

  constructor(options: {
    readonly clock: Clock;
    readonly concurrency: number;
    /** What other processes on this machine know of the limit. Default: nothing is shared. */
    readonly shared?: SharedLimit | undefined;
  }) {
    const { clock, concurrency, shared } = options;
    this.#clock = clock;
    this.#concurrency = concurrency;
    if (shared !== undefined) this.#peers = new LimitPeers(shared, this.#log, () => clock.random());
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

  /** How the limiter stands now, for requests of a family. */
  state(family = ""): LimiterState {
    const now = this.#clock.now();
    const stopped = Math.max(0, this.#pausedUntil - now, this.#quotas.get(family)?.waitMs(now) ?? 0);
    const pace = this.#paceAt(now);
    const limited = stopped > 0 || this.#probing || pace !== undefined;
    const places = this.#queue.length * this.#parts(now);
    return { limited, delayMs: stopped + places * (pace?.distanceMs ?? 0) };
  }

  /**
   * Waits for the turn of this caller. Answers at once, without a promise, when nothing is in the way.
   *
   * @param order - From {@link takeOrder}.
   * @param family - What the platform counts together when it tells of a quota, such as `iam/v2/users`.
   * @throws The signal's reason when it is aborted first.
   */
  acquire(order: number, signal: AbortSignal, family = ""): Permit | Promise<Permit> {
    signal.throwIfAborted();
    const now = this.#clock.now();
    const quota = this.#quotaOf(family);
    this.#hearPeers(now);
    if (this.#queue.length === 0 && quota.waitMs(now) === 0 && this.#waitMs(now) === 0) return this.#start(now, quota);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        order,
        quota,
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
      this.#heldAt = now;
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    while (this.#queue.length > 0) {
      const now = this.#clock.now();
      this.#heldAt = now;
      this.#hearPeers(now);
      // Who waits for a quota holds back nobody of another.
      const next = this.#queue.findIndex(({ quota }) => quota.waitMs(now) === 0);
      const shortest = (ms: number, { quota }: Waiter) => Math.min(ms, quota.waitMs(now));
      const wait = next === -1 ? this.#queue.reduce(shortest, Number.POSITIVE_INFINITY) : this.#waitMs(now);
      if (wait > 0) {
        this.#wakeAfter(this.#peers?.joined ? Math.min(wait, this.#probing ? pollProbeMs : pollMs) : wait, now);
        return;
      }
      for (const { start, quota } of this.#queue.splice(next, 1)) start(this.#start(now, quota));
    }
    this.#timer?.stop.abort(noLongerNeeded);
    this.#timer = undefined;
  }

  /** Milliseconds until a request may start; infinite when that depends on one in flight. */
  #waitMs(now: number): number {
    if (this.#active >= this.#concurrency) return Number.POSITIVE_INFINITY;
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    if (this.#probing) return this.#probeActive ? Number.POSITIVE_INFINITY : Math.max(0, this.#probeFrom - now);
    return this.#paceAt(now)?.waitMs(now, this.#parts(now)) ?? 0;
  }

  #quotaOf(family: string): Quota {
    let quota = this.#quotas.get(family);
    if (quota === undefined) {
      const oldest = this.#quotas.size < keptQuotas ? undefined : this.#quotas.keys().next().value;
      if (oldest !== undefined) this.#quotas.delete(oldest);
      quota = new Quota(this.#roundTrip);
      this.#quotas.set(family, quota);
    }
    return quota;
  }

  /** The pace, unless it is forgotten or holds nobody back. */
  #paceAt(now: number): Pace | undefined {
    if (this.#pace !== undefined && (this.#pace.free || now - this.#log.latest > forgetMs)) {
      this.#pace = undefined;
      if (!this.#probing) this.#peers?.leave();
    }
    return this.#pace;
  }

  #start(now: number, quota: Quota): Permit {
    this.#active++;
    quota.started();
    const probe = this.#probing;
    if (probe) this.#probeActive = true;
    this.#paceAt(now)?.started(now, this.#parts(now));
    this.#log.add(now);
    this.#peers?.started();
    let open = true;
    const finish = (learn: (now: number) => void) => {
      if (!open) return;
      open = false;
      const at = this.#clock.now();
      this.#active--;
      this.#roundTrip.add(at - now);
      if (probe) this.#probeActive = false;
      learn(at);
      this.#hearPeers(at);
      this.#startWaiting();
      if (this.#active === 0 && this.#queue.length === 0) this.#tellPeers(at);
    };
    return {
      since: now,
      limited: (waitMs) => finish((at) => this.#learnLimited(now, at, waitMs)),
      passed: (rate) => finish((at) => this.#learnPassed(now, at, { probe, quota, rate })),
      cancelled: () => finish(() => this.#takeBack(now)),
    };
  }

  #learnLimited(sentAt: number, now: number, waitMs: number | undefined): void {
    this.#takeBack(sentAt);
    // Others may have been refused before.
    this.#hearPeers(now, true);
    if (sentAt <= this.#knownAt) {
      // Sent before everybody stopped: nothing new, but for a longer wait.
      if (this.#probing && waitMs !== undefined) this.#pauseUntil(now + waitMs);
      return;
    }
    this.#refusal ??= { sentAt, at: now, told: waitMs !== undefined, waitedMs: 0 };
    const own = this.#pauseMs(now);
    // A platform that refuses again after the time it named is not asked again at once, even if it says so.
    const pause = waitMs === undefined ? own : Math.max(waitMs, this.#refusedProbes > 0 ? own : 0);
    this.#refusal.waitedMs += pause;
    this.#refusedProbes++;
    this.#refusedAt = now;
    this.#knownAt = now;
    this.#probing = true;
    this.#probeFrom = 0;
    // A little more than asked, different for each process that shares the limit.
    const until = now + pause * (1 + 0.05 * this.#clock.random()) + 1;
    this.#pauseUntil(until);
    this.#told = { since: this.#refusal.at, sentAt, at: now, until };
    this.#peers?.join(now, now);
    this.#tellPeers(now);
  }

  #takeBack(startedAt: number): void {
    this.#log.remove(startedAt);
    this.#peers?.takeBack();
  }

  #parts(now: number, perSecond = this.#pace?.perSecond): number {
    return perSecond === undefined ? 1 : (this.#peers?.parts(now, perSecond) ?? 1);
  }

  #tellPeers(now: number): void {
    this.#peers?.write(now, {
      waiting: now - this.#heldAt < heldMs,
      refusal: this.#told,
      resumedAt: this.#resumedAt,
      pace: this.#pace?.shared ?? noPace,
    });
  }

  /** Reads the other processes' news and follows them: to pause, to resume, and in the pace. */
  #hearPeers(now: number, atOnce = false): void {
    const peers = this.#peers;
    const others = peers?.read(now, atOnce);
    if (peers === undefined || others === undefined) return;
    if (!peers.joined) {
      const limited = others.filter(({ pace, refusal }) => pace.count > 0 || refusal.until > now);
      if (limited.length === 0) return;
      peers.join(now, Math.min(now, ...limited.map(({ refusal }) => (refusal.at > 0 ? refusal.at : now))));
      // What was sent before this process knew of the limit says nothing new.
      this.#knownAt = now;
      const known = limited.find(({ pace }) => pace.count > 0);
      if (known !== undefined) this.#adoptPace(known, now);
    }
    for (const other of others) this.#hear(other, now);
    if (!this.#probing && this.#paceAt(now) === undefined) {
      peers.leave();
      return;
    }
    if (this.#probing) this.#probeFrom = this.#leaderOf(others, now);
    else {
      if (peers.newcomers) this.#pace?.reconsider();
      const same = others.filter(({ resumedAt }) => resumedAt === this.#resumedAt);
      for (const { pace } of same) this.#pace?.follow(pace, now);
    }
    this.#tellPeers(now);
  }

  #hear(other: ProcessNews, now: number): void {
    const { refusal, resumedAt } = other;
    if (refusal.at === 0) return;
    const over = resumedAt > refusal.at;
    if (this.#probing && !over && refusal.sentAt > this.#refusedAt && refusal.sentAt < this.#pausedUntil) {
      // That process did not know of the pause yet: its refusal says nothing new.
      this.#refusedAt = refusal.at;
    } else if (refusal.sentAt > this.#refusedAt) {
      this.#refusedAt = refusal.at;
      this.#knownAt = now;
      if (over) this.#adoptPace(other, now);
      else {
        this.#refusal ??= { sentAt: refusal.sentAt, at: refusal.at, told: false, waitedMs: 0 };
        this.#refusal.waitedMs += refusal.until - refusal.at;
        this.#refusedProbes++;
        this.#probing = true;
        this.#pauseUntil(refusal.until);
      }
    } else if (this.#probing && resumedAt > this.#refusedAt) {
      this.#adoptPace(other, now);
    } else if (this.#probing && !over) {
      this.#pauseUntil(refusal.until);
    }
  }

  /** Requests pass again, as another process has found. */
  #adoptPace({ pace, resumedAt }: ProcessNews, now: number): void {
    this.#resumed(resumedAt);
    this.#pausedUntil = Math.min(this.#pausedUntil, now);
    if (pace.count === 0) return;
    // Processes that share a pace start at different moments of it.
    const perSecond = (pace.count * 1000) / (pace.windowMs || 1000);
    const gapMs = (1000 / perSecond) * this.#parts(now, perSecond);
    const startAt = now + this.#clock.random() * gapMs;
    if (this.#pace === undefined) this.#pace = Pace.adopted(this.#log, this.#roundTrip, pace, now, startAt);
    else this.#pace.adopt(pace, now, startAt);
  }

  /** Until when another process is to try first; 0 when this one is. */
  #leaderOf(others: readonly ProcessNews[], now: number): number {
    const own = this.#told.at > this.#resumedAt ? this.#told.since : Number.POSITIVE_INFINITY;
    const first = others
      .filter(({ refusal, resumedAt }) => refusal.at > resumedAt)
      .filter(({ id, refusal: { since } }) => since < own || (since === own && id < (this.#peers?.id ?? 0)));
    const until = Math.max(0, ...first.map(({ refusal }) => refusal.until));
    return until === 0 ? 0 : Math.max(until + graceMs + 2 * this.#roundTrip.meanMs, now - 1);
  }

  /** The pause before the next probe, when nobody tells. */
  #pauseMs(now: number): number {
    const known = this.#paceAt(now)?.pauseMs(now, this.#refusedProbes);
    return known ?? pausesMs[Math.min(this.#refusedProbes, pausesMs.length - 1)] ?? 0;
  }

  #pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time);
  }

  #learnPassed(
    sentAt: number,
    now: number,
    { probe, quota, rate }: { readonly probe: boolean; readonly quota: Quota; readonly rate: RateHeaders | undefined },
  ): void {
    if (rate !== undefined) quota.told(rate, sentAt, now, this.#active);
    if (probe && this.#probing) this.#resume(sentAt, now);
  }

  /** A probe passed: the platform takes requests again. */
  #resume(sentAt: number, now: number): void {
    if (this.#refusal === undefined) return;
    const { sentAt: refusedSentAt, at: refusedAt, told, waitedMs } = this.#refusal;
    const seen = {
      refusedSentAt,
      refusedAt,
      passedSentAt: sentAt,
      told,
      waitedMs,
      shared: this.#peers?.hasOthers(now) ?? false,
    };
    const pace = this.#paceAt(now);
    if (pace === undefined) this.#pace = new Pace(this.#log, this.#roundTrip, seen);
    else pace.recovered(seen);
    this.#resumed(sentAt);
    this.#tellPeers(now);
  }

  #resumed(passedSentAt: number): void {
    this.#probing = false;
    this.#refusedProbes = 0;
    this.#refusal = undefined;
    this.#probeFrom = 0;
    this.#resumedAt = Math.max(this.#resumedAt, passedSentAt);
  }

  #wakeAfter(ms: number, now: number): void {
    if (ms === Number.POSITIVE_INFINITY) return;
    if (this.#timer !== undefined && this.#timer.at <= now + ms) return;
    this.#timer?.stop.abort(noLongerNeeded);
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
  readonly quota: Quota;
  start(permit: Permit): void;
}
