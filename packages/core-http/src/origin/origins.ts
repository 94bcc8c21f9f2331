import { type Clock, systemClock } from "../base/clock.ts";
import { Limiter } from "../limits/limiter.ts";
import { type BusyTimes, ObjectLock } from "../limits/object-lock.ts";
import { type SharedLimits, sharedLimitFile } from "../limits/shared-limit-file.ts";
import { Coalescer } from "../operation/coalesce.ts";
import { Changes } from "./changes.ts";

/** The default maximum of concurrent requests to one origin. */
export const defaultConcurrency = 16;

/** The limits, locks, shared responses and changes of the origins that a connection uses. */
export class Origins {
  readonly #clock: Clock;
  readonly #coalescers = new Map<string, Coalescer>();
  readonly #limiters = new Map<string, Limiter>();
  readonly #objectLocks = new Map<string, ObjectLock>();
  readonly #busyTimes = new Map<string, BusyTimes>();
  readonly #changes = new Map<string, Changes>();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** The coalescer that all clients of an origin share. */
  coalescer(origin: string): Coalescer {
    return entry(this.#coalescers, origin, () => new Coalescer(this.#clock));
  }

  /** The changes that all clients of an origin made. */
  changes(origin: string): Changes {
    return entry(this.#changes, origin, () => new Changes());
  }

  /**
   * The limiter that all clients of an origin share.
   *
   * @param key - The part of the origin with its own limit, such as a product and region; `""` for the whole origin.
   * @param concurrency - The maximum of concurrent requests. The lowest value of all clients applies.
   * @param shared - How the limit is shared with other processes. The first client decides.
   */
  limiter(
    origin: string,
    key: string,
    { concurrency, shared }: { readonly concurrency: number; readonly shared?: SharedLimits | undefined },
  ): Limiter {
    const limiter = entry(
      this.#limiters,
      `${origin} ${key}`,
      () => new Limiter({ clock: this.#clock, concurrency, shared: shared && sharedLimitFile(shared, origin, key) }),
    );
    limiter.lowerConcurrency(concurrency);
    return limiter;
  }

  /** The lock of one object, shared by all clients of an origin. */
  objectLock(origin: string, key: string): ObjectLock {
    const busyTimes = entry(this.#busyTimes, origin, (): BusyTimes => new Map());
    return entry(this.#objectLocks, `${origin} ${key}`, () => new ObjectLock(this.#clock, busyTimes));
  }
}

function entry<T>(entries: Map<string, T>, key: string, create: () => T): T {
  let value = entries.get(key);
  if (value === undefined) {
    value = create();
    entries.set(key, value);
  }
  return value;
}
