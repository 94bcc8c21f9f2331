import type { Limiter, Permit } from "../src/limits/limiter.ts";
import { readRateHeaders } from "../src/limits/rate-headers.ts";
import type { RateLimit } from "./limited-platform.ts";
import { VirtualClock } from "./virtual-clock.ts";

const never = new AbortController().signal;

/** Many requests to a platform with a rate limit, in virtual time. */
export interface Trial {
  readonly limit: RateLimit;
  readonly requests: number;
  readonly latencyMs: number;
  /** Callers at a time. Each sends its next request when the one before has passed. */
  readonly parallel: number;
  /** The limiter of each process; they share the limit and the requests. */
  readonly limiters: readonly Pick<Limiter, "takeOrder" | "acquire">[];
  /** Each process sends an equal part of the requests. By default, any free process sends the next one. */
  readonly divided?: boolean;
  /** Each caller rests up to this long between two requests, in milliseconds. Default 0. */
  readonly restMs?: number;
  /** When each process starts, in milliseconds. Default: all at once. */
  readonly startsMs?: readonly number[];
  /** How long a process waits for the processor at a time since the start of the trial, in milliseconds. Default 0. */
  readonly processorWaitMs?: (process: number, now: number) => number;
  readonly clock: VirtualClock;
}

/** What came of a trial. */
export interface Outcome {
  readonly seconds: number;
  readonly sent: number;
  readonly rejected: number;
  /** The rejected ones that were sent before their process knew of a limit: nothing could spare them. */
  readonly unforeseen: number;
  /** When each process was done, in seconds. */
  readonly ends: readonly number[];
}

/** Sends the requests of a trial through its limiters. */
export async function run({
  limit,
  requests,
  latencyMs,
  parallel,
  limiters,
  clock,
  divided = false,
  restMs = 0,
  startsMs = [],
  processorWaitMs = () => 0,
}: Trial): Promise<Outcome> {
  const began = clock.now();
  const ends: number[] = [];
  let sent = 0;
  let rejected = 0;
  let unforeseen = 0;
  type Process = { readonly limiter: Trial["limiters"][number]; readonly sleep: (ms: number) => Promise<void> };
  const worker = async ({ limiter, sleep }: Process, known: { since: number }, left: { count: number }) => {
    while (left.count > 0) {
      left.count--;
      const order = limiter.takeOrder();
      for (;;) {
        const permit: Permit = await limiter.acquire(order, never);
        sent++;
        const sentAt = clock.now();
        await sleep((latencyMs / 2) * (0.8 + 0.4 * clock.random()));
        const { taken, headers } = limit(clock.now());
        await sleep(latencyMs / 2);
        const said = readRateHeaders(headers, clock.now());
        if (taken) {
          permit.passed(said);
          break;
        }
        rejected++;
        if (sentAt <= known.since) unforeseen++;
        known.since = Math.min(known.since, clock.now());
        permit.limited(said.retryAfterMs ?? said.resetMs);
      }
      if (restMs > 0) await clock.sleep(restMs * clock.random(), never);
    }
  };
  const all = { count: requests };
  const processes = limiters.map(async (limiter, process) => {
    const sleep = (ms: number) => clock.sleep(ms + processorWaitMs(process, clock.now() - began), never);
    await clock.sleep(startsMs[process] ?? 0, never);
    const known = { since: Number.POSITIVE_INFINITY };
    const left = divided ? { count: requests / limiters.length } : all;
    await Promise.all(Array.from({ length: parallel }, () => worker({ limiter, sleep }, known, left)));
    ends.push((clock.now() - began) / 1000);
  });
  await clock.run(Promise.all(processes));
  return { seconds: (clock.now() - began) / 1000, sent, rejected, unforeseen, ends };
}

/** How long it takes somebody who knows the limit, from the same moment, in seconds. */
export function idealSeconds(trial: Pick<Trial, "limit" | "requests" | "latencyMs"> & { readonly atATime: number }) {
  const { limit, requests, latencyMs, atATime } = trial;
  const began = new VirtualClock().now();
  const free = Array.from({ length: Math.min(atATime, requests) }, () => began);
  let last = began;
  let arrival = began;
  for (let i = 0; i < requests; i++) {
    const at = i % free.length;
    arrival = limit.freeAt(Math.max(arrival, (free[at] ?? 0) + latencyMs / 2));
    if (!limit(arrival).taken) throw new Error("The limit does not take what it says it takes.");
    last = arrival + latencyMs / 2;
    free[at] = last;
  }
  return (last - began) / 1000;
}
