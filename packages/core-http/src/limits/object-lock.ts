import type { Clock } from "../base/clock.ts";

/** How long a place stays busy after an action, as far as was seen: longer than `least`, no longer than `most`. */
interface Seen {
  leastMs: number;
  mostMs: number;
}

/** How long places stay busy, by the action that made them so. */
export type BusyTimes = Map<string, Seen>;

/** While nobody knows how long it takes: the first pause, and the part of the time so far that the others are. */
const firstPauseMs = 250;
const pausePart = 1 / 3;
const shortestPauseMs = 50;
/** Known well enough: what was seen differs by no more than this part. */
const enough = 0.05;
/** With each time it held, a little less is thought to be possible. */
const forgotten = 0.995;
/** A refusal so long after the last action is somebody else's doing. */
const foreignMs = 60_000;

/**
 * Something that the platform works on after a change, and that refuses other changes meanwhile, such as a service.
 *
 * Until it refuses for the first time, requests go as they come. From then on they go one after another, each when the
 * place was seen to be free again after what was done last.
 */
export class ObjectLock {
  readonly #clock: Clock;
  readonly #seen: BusyTimes;
  #inTurn = false;
  #taken = false;
  readonly #queue: (() => void)[] = [];
  #last: { readonly action: string; readonly at: number } | undefined;
  /** When the place was first found busy with something that was not asked for here. */
  #foreignSince: number | undefined;

  constructor(clock: Clock, seen: BusyTimes) {
    this.#clock = clock;
    this.#seen = seen;
  }

  /** Whether requests go one after another. */
  get inTurn(): boolean {
    return this.#inTurn;
  }

  /** Waits for the turn. */
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

  /** Gives the turn to the next. */
  leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  /** Milliseconds until the place should be free. */
  waitMs(): number {
    const seen = this.#last === undefined ? undefined : this.#seen.get(this.#last.action);
    if (this.#last === undefined || seen === undefined) return 0;
    const { leastMs, mostMs } = seen;
    let wanted = (leastMs + mostMs) / 2;
    if (mostMs === Number.POSITIVE_INFINITY) wanted = leastMs + Math.max(firstPauseMs, leastMs * pausePart);
    else if (mostMs - leastMs <= mostMs * enough) wanted = mostMs;
    return Math.max(0, this.#last.at + wanted - this.#clock.now());
  }

  /** A request that was sent at this time was refused. Gives the pause before the next, in milliseconds. */
  refused(sentAt: number): number {
    this.#inTurn = true;
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

  /** An action that was sent at this time was done: the place may be busy with it now. */
  done(action: string, sentAt: number): void {
    const last = this.#last;
    const foreign = this.#foreignSince !== undefined;
    if (this.#inTurn && !foreign && last !== undefined && sentAt >= last.at) {
      const { leastMs = 0, mostMs = Number.POSITIVE_INFINITY } = this.#seen.get(last.action) ?? {};
      const most = Math.min(mostMs, sentAt - last.at);
      this.#seen.set(last.action, { leastMs: Math.min(leastMs * forgotten, most), mostMs: most });
    }
    this.#foreignSince = undefined;
    this.#last = { action, at: this.#clock.now() };
  }
}

/** One request's way through a busy place. */
export class ObjectLockTurn {
  readonly #place: ObjectLock;
  readonly #action: string;
  #held = false;

  constructor(place: ObjectLock, action: string) {
    this.#place = place;
    this.#action = action;
  }

  /** Waits for the turn, when the place is known to be busy at times. Gives how long to wait then, in milliseconds. */
  async begin(signal: AbortSignal): Promise<number> {
    if (!this.#place.inTurn) return 0;
    await this.#take(signal);
    return this.#place.waitMs();
  }

  /** The place was busy. Waits for the turn, and gives the pause before the next try, in milliseconds. */
  async refused(sentAt: number, signal: AbortSignal): Promise<number> {
    const pause = this.#place.refused(sentAt);
    if (this.#held) return pause;
    await this.#take(signal);
    return this.#place.waitMs();
  }

  done(sentAt: number): void {
    this.#place.done(this.#action, sentAt);
  }

  /** The request is over, whatever came of it. */
  end(): void {
    if (this.#held) this.#place.leave();
    this.#held = false;
  }

  async #take(signal: AbortSignal): Promise<void> {
    await this.#place.take(signal);
    this.#held = true;
  }
}
