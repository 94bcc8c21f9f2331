import type { Clock } from "../base/clock.ts";

/** How long an object stays busy after an action, as observed: longer than `leastMs`, at most `mostMs`. */
interface Seen {
  leastMs: number;
  mostMs: number;
}

/** How long objects stay busy, by action. */
export type BusyTimes = Map<string, Seen>;

/** Without observations: the first pause, and the fraction of the elapsed time that later pauses last. */
const firstPauseMs = 250;
const pausePart = 1 / 3;
const shortestPauseMs = 50;
/** An estimate is precise enough if its bounds differ by at most this fraction. */
const enough = 0.05;
/** After each success, the lower bound shrinks by this factor. */
const forgotten = 0.995;
/** A rejection this long after the last action is caused by somebody else's change. */
const foreignMs = 60_000;

/**
 * The lock of an object, such as a service, that rejects changes while the platform applies another one.
 *
 * Requests run concurrently until the first rejection. From then on they run one at a time, each as soon as the object was
 * observed to be free after the last change.
 */
export class ObjectLock {
  readonly #clock: Clock;
  readonly #seen: BusyTimes;
  #sequential = false;
  #taken = false;
  readonly #queue: (() => void)[] = [];
  #last: { readonly action: string; readonly at: number } | undefined;
  /** When the object was first found busy with somebody else's change. */
  #foreignSince: number | undefined;

  constructor(clock: Clock, seen: BusyTimes) {
    this.#clock = clock;
    this.#seen = seen;
  }

  /** Whether requests run one at a time. */
  get sequential(): boolean {
    return this.#sequential;
  }

  /** Whether another request has the lock. */
  get taken(): boolean {
    return this.#taken;
  }

  /** Waits for the lock. */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener("abort", abort);
        resolve();
      };
      const abort = () => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", abort, { once: true });
      this.#queue.push(start);
    });
  }

  /** Passes the lock to the next request. */
  leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  /** Milliseconds until the object should be free. */
  waitMs(): number {
    const seen = this.#last === undefined ? undefined : this.#seen.get(this.#last.action);
    if (this.#last === undefined || seen === undefined) return 0;
    const { leastMs, mostMs } = seen;
    let wanted = (leastMs + mostMs) / 2;
    if (mostMs === Number.POSITIVE_INFINITY) wanted = leastMs + Math.max(firstPauseMs, leastMs * pausePart);
    else if (mostMs - leastMs <= mostMs * enough) wanted = mostMs;
    return Math.max(0, this.#last.at + wanted - this.#clock.now());
  }

  /** Records a rejected request. Returns the pause before the next one, in milliseconds. */
  rejected(sentAt: number): number {
    this.#sequential = true;
    const last = this.#last;
    if (last !== undefined && sentAt < last.at) return this.waitMs();
    if (last === undefined || sentAt - last.at > foreignMs) {
      this.#foreignSince ??= sentAt;
      return Math.max(firstPauseMs, (this.#clock.now() - this.#foreignSince) * pausePart);
    }
    const leastMs = sentAt - last.at;
    const { mostMs = Number.POSITIVE_INFINITY } = this.#seen.get(last.action) ?? {};
    this.#seen.set(last.action, { leastMs, mostMs: mostMs > leastMs ? mostMs : Number.POSITIVE_INFINITY });
    return Math.max(shortestPauseMs, this.waitMs());
  }

  /** Records a completed action: the object may be busy with it now. */
  done(action: string, sentAt: number): void {
    const last = this.#last;
    const foreign = this.#foreignSince !== undefined;
    if (this.#sequential && !foreign && last !== undefined && sentAt >= last.at) {
      const { leastMs = 0, mostMs = Number.POSITIVE_INFINITY } = this.#seen.get(last.action) ?? {};
      const most = Math.min(mostMs, sentAt - last.at);
      this.#seen.set(last.action, { leastMs: Math.min(leastMs * forgotten, most), mostMs: most });
    }
    this.#foreignSince = undefined;
    this.#last = { action, at: this.#clock.now() };
  }
}

/** One request's use of an object lock. */
export class ObjectLockTurn {
  readonly #place: ObjectLock;
  readonly #action: string;
  #held = false;

  constructor(place: ObjectLock, action: string) {
    this.#place = place;
    this.#action = action;
  }

  /** Waits for the lock, if requests run one at a time. Returns how long to wait then, in milliseconds. */
  async begin(signal: AbortSignal): Promise<number> {
    if (!this.#place.sequential) return 0;
    await this.#take(signal);
    return this.#place.waitMs();
  }

  /** Records a rejection, waits for the lock, and returns the pause before the next attempt, in milliseconds. */
  async rejected(sentAt: number, signal: AbortSignal): Promise<number> {
    const pause = this.#place.rejected(sentAt);
    if (this.#held) return pause;
    await this.#take(signal);
    return this.#place.waitMs();
  }

  done(sentAt: number): void {
    this.#place.done(this.#action, sentAt);
  }

  /** Releases the lock when the request has ended. */
  end(): void {
    if (this.#held) this.#place.leave();
    this.#held = false;
  }

  async #take(signal: AbortSignal): Promise<void> {
    await this.#place.take(signal);
    this.#held = true;
  }
}
