import type { Clock } from "../base/clock.ts";
import { Limiter } from "../limits/limiter.ts";
import { type BusyTimes, ObjectLock } from "../limits/object-lock.ts";
import { type SharedLimits, sharedLimitFile } from "../limits/shared-limit-file.ts";
import { Coalescer } from "../operation/coalesce.ts";
import { Changes } from "./changes.ts";

/** The default maximum of concurrent requests to one origin. */
export const defaultConcurrency = 16;

/** Keyed by clock: all clients of the process share one, while a test with its own clock is isolated. */
const coalescers = new WeakMap<Clock, Map<string, Coalescer>>();
const limiters = new WeakMap<Clock, Map<string, Limiter>>();
const objectLocks = new WeakMap<Clock, Map<string, ObjectLock>>();
const busyTimes = new WeakMap<Clock, Map<string, BusyTimes>>();
const changes = new WeakMap<Clock, Map<string, Changes>>();

/** The coalescer that all clients of an origin share. */
export function coalescerFor(clock: Clock, origin: string): Coalescer {
  return entry(coalescers, clock, origin, () => new Coalescer(clock));
}

/** The changes that all clients of an origin made. */
export function changesFor(clock: Clock, origin: string): Changes {
  return entry(changes, clock, origin, () => new Changes());
}

/**
 * The limiter that all clients of an origin share.
 *
 * @param key - The part of the origin with its own limit, such as a product and region; `""` for the whole origin.
 * @param concurrency - The maximum of concurrent requests. The lowest value of all clients applies.
 * @param shared - How the limit is shared with other processes. The first client decides.
 */
export function limiterFor(
  clock: Clock,
  origin: string,
  key: string,
  { concurrency, shared }: { readonly concurrency: number; readonly shared?: SharedLimits | undefined },
): Limiter {
  const limiter = entry(
    limiters,
    clock,
    `${origin} ${key}`,
    () => new Limiter({ clock, concurrency, shared: shared && sharedLimitFile(shared, origin, key) }),
  );
  limiter.lowerConcurrency(concurrency);
  return limiter;
}

/** The lock of one object, shared by all clients of an origin. */
export function objectLockFor(clock: Clock, origin: string, key: string): ObjectLock {
  const seen = entry(busyTimes, clock, origin, (): BusyTimes => new Map());
  return entry(objectLocks, clock, `${origin} ${key}`, () => new ObjectLock(clock, seen));
}

function entry<T>(registry: WeakMap<Clock, Map<string, T>>, clock: Clock, key: string, create: () => T): T {
  let entries = registry.get(clock);
  if (entries === undefined) {
    entries = new Map();
    registry.set(clock, entries);
  }
  let value = entries.get(key);
  if (value === undefined) {
    value = create();
    entries.set(key, value);
  }
  return value;
}
