import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { LimitPeers, noPace, rememberedMs } from "./limit-peers.ts";
import { Pace } from "./pace.ts";
import { Quota } from "./quota.ts";
import type { RateHeaders } from "./rate-headers.ts";
import { RoundTrip } from "./round-trip.ts";
import type { ProcessReport, SharedLimit, SharedRejection } from "./shared-limit.ts";
import { StartLog } from "./start-log.ts";

/** Permission to send one request now. Every permit must be returned, also after a failure. */
export interface Permit {
  /** When it was granted, in milliseconds since 1970. */
  readonly since: number;
  /** The platform rejected the request because of its rate limit and asks to wait for `waitMs`, if given. */
  limited(waitMs: number | undefined): void;
  /** The platform accepted the request; `rate` is what the response says about the limit. */
  passed(rate?: RateHeaders): void;
  /** The request was cancelled or never sent, so it says nothing about the limit. */
  cancelled(): void;
}

/** The limiter's state, for messages. */
export interface LimiterState {
  /** Whether the platform's rate limit makes requests wait now. */
  readonly limited: boolean;
  /** The shortest time until the next request may start, in milliseconds; 0 if it may start now. */
  readonly delayMs: number;
}

/**
 * Pauses after successive rejections when the platform does not say how long to wait. After 250 ms a steady limit accepts
 * requests again but a window does not; the sums (1, 3, 10, 30 and 60 s) are the ends of common windows.
 */
const pausesMs = [250, 750, 2000, 7000, 20_000, 30_000] as const;
/** How long starts are kept for estimates, in milliseconds. */
const keptStartsMs = 60_000;
/** While no limit is known, a request waits this long at most for others in flight, in milliseconds. */
const patienceMs = 200;
/** How often a waiting process reads other processes' reports, in milliseconds: during a pause, and otherwise. */
const pollProbeMs = 50;
const pollMs = 500;
/** How long the other processes wait for the first one's result, beside its pause and two round trips, in milliseconds. */
const graceMs = 250;
/** A process counts as waiting if one of its requests waited this recently, in milliseconds. */
const heldMs = 500;
/** How many families' quotas are kept. */
const keptQuotas = 256;
/** How many starts are kept for estimates. */
const keptStarts = 5000;

/**
 * Decides when each request to one origin may start: first come, first served, at most `concurrency` at a time, and after
 * a rejection (429) no faster than the platform accepts.
 *
 * Requests start at once until the platform rejects one or says that a quota is used up. Then all wait. After the time
 * the platform named (or a short pause, longer each time), a single request tries. Once it is accepted, all continue at
 * the {@link Pace} estimated from earlier accepted requests. The estimate expires after an hour without requests.
 *
 * Processes that share a limit exchange rejections and pace ({@link SharedLimit}): a rejection stops all of them, the one
 * rejected first tries again, and each gets an equal share of the pace. Until the limit is known, they start with few
 * requests in flight.
 */
export class Limiter {
  readonly #clock: Clock;
  #concurrency: number;
  #active = 0;
  /** Waiting callers, oldest first. */
  readonly #queue: Waiter[] = [];
  #nextOrder = 0;
  #timer: { readonly at: number; readonly stop: AbortController } | undefined;

  /** No request starts before this time. */
  #pausedUntil = 0;
  /** After a rejection: one request at a time until one is accepted. */
  #probing = false;
  #probeActive = false;
  #rejectedProbes = 0;
  /** The last rejection of any process. */
  #rejectedAt = Number.NEGATIVE_INFINITY;
  /** The rejection of a request sent before this time changes nothing. */
  #knownAt = Number.NEGATIVE_INFINITY;
  /** For other processes: this process's last rejection, and when the first request accepted after it was sent. */
  #ownRejection: SharedRejection = { since: 0, sentAt: 0, at: 0, until: 0 };
  #resumedAt = 0;
  /** When a request last had to wait. */
  #heldAt = Number.NEGATIVE_INFINITY;
  /** Until this time another process tries first. */
  #probeFrom = 0;

  /** The first rejection since requests were last accepted. */
  #rejection: { readonly sentAt: number; readonly at: number; waitIsNamed: boolean; waitedMs: number } | undefined;
  readonly #log = new StartLog({ keepMs: keptStartsMs, most: keptStarts });
  readonly #peers: LimitPeers | undefined;
  readonly #roundTrip = new RoundTrip();
  /** Undefined while no limit is known. */
  #pace: Pace | undefined;

  /** The quotas the platform reports, by family. */
  readonly #quotas = new Map<string, Quota>();

  constructor(options: {
    readonly clock: Clock;
    readonly concurrency: number;
    /** Exchanges what is learned with other processes on this machine. Default: not shared. */
    readonly shared?: SharedLimit | undefined;
  }) {
    const { clock, concurrency, shared } = options;
    this.#clock = clock;
    this.#concurrency = concurrency;
    if (shared !== undefined) this.#peers = new LimitPeers(shared, this.#log, () => clock.random());
  }

  /** The most requests in flight at a time. */
  get concurrency(): number {
    return this.#concurrency;
  }

  /** Lowers the concurrency. A higher value than the current one is ignored. */
  lowerConcurrency(concurrency: number): void {
    this.#concurrency = Math.min(this.#concurrency, concurrency);
  }

  /** A place in the queue. A request keeps its place when it is retried. */
  takeOrder(): number {
    return this.#nextOrder++;
  }

  /** The current state for requests of a family. */
  state(family = ""): LimiterState {
    const now = this.#clock.now();
    const stopped = Math.max(0, this.#pausedUntil - now, this.#quotas.get(family)?.waitMs(now) ?? 0);
    const pace = this.#paceAt(now);
    const limited = stopped > 0 || this.#probing || pace !== undefined;
    const places = this.#queue.length * this.#shares(now);
    return { limited, delayMs: stopped + places * (pace?.distanceMs ?? 0) };
  }

  /**
   * Waits until this caller may send a request. Returns the permit without a promise if it need not wait.
   *
   * @param order - From {@link takeOrder}.
   * @param family - Requests that share a quota, such as `iam/v2/users`.
   * @throws The signal's reason if it is aborted first.
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
        since: now,
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
      // A request that waits for its quota does not block those of other families.
      const next = this.#queue.findIndex(({ quota }) => quota.waitMs(now) === 0);
      const shortest = (ms: number, { quota }: Waiter) => Math.min(ms, quota.waitMs(now));
      const wait =
        next === -1
          ? this.#queue.reduce(shortest, Number.POSITIVE_INFINITY)
          : this.#waitMs(now, this.#queue[next]?.since);
      if (wait > 0) {
        this.#wakeAfter(this.#peers?.joined ? Math.min(wait, this.#probing ? pollProbeMs : pollMs) : wait, now);
        return;
      }
      for (const { start, quota } of this.#queue.splice(next, 1)) start(this.#start(now, quota));
    }
    this.#timer?.stop.abort(noLongerNeeded);
    this.#timer = undefined;
  }

  /** Milliseconds until a request may start; infinite if it must wait for one in flight. */
  #waitMs(now: number, since = now): number {
    if (this.#active >= this.#concurrency) return Number.POSITIVE_INFINITY;
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    if (this.#probing) return this.#probeActive ? Number.POSITIVE_INFINITY : Math.max(0, this.#probeFrom - now);
    const pace = this.#paceAt(now);
    if (pace !== undefined) return pace.waitMs(now, this.#shares(now));
    return this.#active < (this.#peers?.mostInFlight ?? Number.POSITIVE_INFINITY)
      ? 0
      : Math.max(0, since + patienceMs - now);
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

  /** The pace, unless it has expired. */
  #paceAt(now: number): Pace | undefined {
    if (this.#pace !== undefined && now - this.#log.latest > rememberedMs) this.#pace = undefined;
    return this.#pace;
  }

  #start(now: number, quota: Quota): Permit {
    this.#active++;
    quota.started();
    const probe = this.#probing;
    if (probe) this.#probeActive = true;
    this.#paceAt(now)?.started(now, this.#shares(now));
    this.#log.add(now);
    this.#peers?.started();
    if (this.#pace !== undefined) this.#tellPeers(now);
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
    // Another process may have been rejected before.
    this.#hearPeers(now, true);
    if (sentAt <= this.#knownAt) {
      // Sent before the pause began: only a longer wait is new.
      if (this.#probing && waitMs !== undefined) this.#pauseUntil(now + waitMs);
      return;
    }
    this.#rejection ??= { sentAt, at: now, waitIsNamed: waitMs !== undefined, waitedMs: 0 };
    const own = this.#pauseMs(now);
    // If the platform rejects again after the wait it named, the next wait is at least our own pause.
    const pause = waitMs === undefined ? own : Math.max(waitMs, this.#rejectedProbes > 0 ? own : 0);
    this.#rejection.waitedMs += pause;
    this.#rejectedProbes++;
    this.#rejectedAt = now;
    this.#knownAt = now;
    this.#probing = true;
    this.#probeFrom = 0;
    // A random extra delay, so that processes that share the limit do not retry at the same moment.
    const until = now + pause * (1 + 0.05 * this.#clock.random()) + 1;
    this.#pauseUntil(until);
    this.#ownRejection = { since: this.#rejection.at, sentAt, at: now, until };
    this.#peers?.join(now, now);
    this.#tellPeers(now);
  }

  #takeBack(startedAt: number): void {
    this.#log.remove(startedAt);
    this.#peers?.takeBack();
  }

  #shares(now: number, perSecond = this.#pace?.perSecond): number {
    return perSecond === undefined ? 1 : (this.#peers?.shares(now, perSecond) ?? 1);
  }

  #tellPeers(now: number): void {
    this.#peers?.write(now, {
      waiting: now - this.#heldAt < heldMs,
      rejection: this.#ownRejection,
      resumedAt: this.#resumedAt,
      pace: this.#pace?.shared ?? noPace,
    });
  }

  /** Reads the other processes' reports and follows them: pauses, resumes and adopts the pace. */
  #hearPeers(now: number, atOnce = false): void {
    const peers = this.#peers;
    if (peers === undefined) return;
    const joins = this.#active > 0 && !peers.joined;
    if (joins) peers.join(now);
    const others = peers.read(now, atOnce || joins);
    if (others === undefined) return;
    if (!peers.joined) {
      const limited = others.filter(({ pace, rejection }) => pace.count > 0 || rejection.until > now);
      if (limited.length === 0) return;
      peers.join(now, Math.min(now, ...limited.map(({ rejection }) => (rejection.at > 0 ? rejection.at : now))));
    }
    for (const other of others) this.#hear(other, now);
    if (!this.#probing && this.#paceAt(now) === undefined && peers.remembered !== undefined) {
      // The rejection of requests sent before this process knew of the limit changes nothing.
      if (this.#active > 0) this.#knownAt = now;
      this.#adoptPace(peers.remembered, now);
    }
    if (this.#probing) this.#probeFrom = this.#leaderOf(others, now);
    else {
      if (peers.newcomers) this.#pace?.reconsider();
      const same = others.filter(({ resumedAt }) => resumedAt === this.#resumedAt);
      for (const { pace } of same) this.#pace?.follow(pace, now);
    }
    this.#tellPeers(now);
  }

  #hear(other: ProcessReport, now: number): void {
    const { rejection, resumedAt } = other;
    if (rejection.at === 0) return;
    const over = resumedAt > rejection.at;
    if (this.#probing && !over && rejection.sentAt > this.#rejectedAt && rejection.sentAt < this.#pausedUntil) {
      // That process did not know of the pause yet, so its rejection changes nothing.
      this.#rejectedAt = rejection.at;
    } else if (rejection.sentAt > this.#rejectedAt) {
      this.#rejectedAt = rejection.at;
      this.#knownAt = now;
      if (over) this.#adoptPace(other, now, this.#rejectedAt);
      else {
        this.#rejection ??= { sentAt: rejection.sentAt, at: rejection.at, waitIsNamed: false, waitedMs: 0 };
        this.#rejection.waitedMs += rejection.until - rejection.at;
        this.#rejectedProbes++;
        this.#probing = true;
        this.#pauseUntil(rejection.until);
      }
    } else if (this.#probing && resumedAt > this.#rejectedAt) {
      this.#adoptPace(other, now, this.#rejectedAt);
    } else if (this.#probing && !over) {
      this.#pauseUntil(rejection.until);
    }
  }

  /** Another process found that requests are accepted again. */
  #adoptPace({ pace, resumedAt }: ProcessReport, now: number, rejectedAt = now): void {
    this.#resumed(resumedAt);
    this.#pausedUntil = Math.min(this.#pausedUntil, now);
    if (pace.count === 0) return;
    // Processes that share a pace start at different moments.
    const perSecond = (pace.count * 1000) / (pace.windowMs || 1000);
    const gapMs = (1000 / perSecond) * this.#shares(now, perSecond);
    const startAt = now + this.#clock.random() * gapMs;
    if (this.#pace === undefined) this.#pace = Pace.adopted(this.#log, this.#roundTrip, pace, now, startAt, rejectedAt);
    else this.#pace.adopt(pace, now, startAt, rejectedAt);
  }

  /** Until when another process tries first; 0 if this one does. */
  #leaderOf(others: readonly ProcessReport[], now: number): number {
    const own = this.#ownRejection.at > this.#resumedAt ? this.#ownRejection.since : Number.POSITIVE_INFINITY;
    const first = others
      .filter(({ rejection, resumedAt }) => rejection.at > resumedAt)
      .filter(({ id, rejection: { since } }) => since < own || (since === own && id < (this.#peers?.id ?? 0)));
    const until = Math.max(0, ...first.map(({ rejection }) => rejection.until));
    return until === 0 ? 0 : Math.max(until + graceMs + 2 * this.#roundTrip.meanMs, now - 1);
  }

  /** The pause before the next try if the platform does not name one. */
  #pauseMs(now: number): number {
    const known = this.#paceAt(now)?.pauseMs(now, this.#rejectedProbes);
    return known ?? pausesMs[Math.min(this.#rejectedProbes, pausesMs.length - 1)] ?? 0;
  }

  #pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time);
  }

  #learnPassed(
    sentAt: number,
    now: number,
    { probe, quota, rate }: { readonly probe: boolean; readonly quota: Quota; readonly rate: RateHeaders | undefined },
  ): void {
    if (rate !== undefined) quota.report(rate, sentAt, now, this.#active);
    if (probe && this.#probing) this.#resume(sentAt, now);
  }

  /** A probe was accepted: the platform accepts requests again. */
  #resume(sentAt: number, now: number): void {
    if (this.#rejection === undefined) return;
    const { sentAt: rejectedSentAt, at: rejectedAt, waitIsNamed, waitedMs } = this.#rejection;
    const seen = {
      rejectedSentAt,
      rejectedAt,
      passedSentAt: sentAt,
      waitIsNamed,
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
    this.#rejectedProbes = 0;
    this.#rejection = undefined;
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
  readonly since: number;
  start(permit: Permit): void;
}
