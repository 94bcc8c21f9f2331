import { describe, expect, test } from "vitest";
import { fixedWindow, type RateLimit, tokenBucket } from "../test/limited-platform.ts";
import { VirtualClock } from "../test/virtual-clock.ts";
import { Limiter, type Permit } from "./limiter.ts";
import { readRateHeaders } from "./rate-headers.ts";

const never = new AbortController().signal;

/** Sends calls through a limiter to a platform with a rate limit, in time that costs nothing. */
async function burst(options: {
  readonly limit: RateLimit;
  readonly calls: number;
  readonly parallel: number;
  readonly latencyMs: number;
  readonly clock?: VirtualClock;
  readonly limiter?: Limiter;
}) {
  const { limit, calls, parallel, latencyMs, clock = new VirtualClock() } = options;
  const limiter = options.limiter ?? new Limiter({ clock, concurrency: 16 });
  const began = clock.now();
  let sent = 0;
  let refused = 0;
  let next = 0;
  const call = async () => {
    const order = limiter.takeOrder();
    for (;;) {
      const permit = await limiter.acquire(order, never);
      sent++;
      await clock.sleep((latencyMs / 2) * (0.8 + 0.4 * clock.random()), never);
      const { taken, headers } = limit(clock.now());
      await clock.sleep(latencyMs / 2, never);
      const said = readRateHeaders(headers, clock.now());
      if (taken) {
        permit.passed(said);
        return;
      }
      refused++;
      permit.limited(said.retryAfterMs ?? said.resetMs);
    }
  };
  const worker = async () => {
    while (next < calls) {
      next++;
      await call();
    }
  };
  await clock.run(Promise.all(Array.from({ length: parallel }, worker)));
  return { sent, refused, share: refused / sent, seconds: (clock.now() - began) / 1000 };
}

describe("a burst of 1,000 calls", () => {
  const platforms: readonly (readonly [string, (headers: "none" | "retry-after" | "all") => RateLimit])[] = [
    ["50 in each second", (headers) => fixedWindow({ perSecond: 50, headers })],
    ["50 in each second, met in mid-second", (headers) => fixedWindow({ perSecond: 50, headers, phaseMs: 400 })],
    ["50 in each second, met at its end", (headers) => fixedWindow({ perSecond: 50, headers, phaseMs: 950 })],
    ["50 a second with bursts of 50", (headers) => tokenBucket({ perSecond: 50, headers })],
    ["50 a second with bursts of 100", (headers) => tokenBucket({ perSecond: 50, headers, burst: 100 })],
    ["50 a second with bursts of 10", (headers) => tokenBucket({ perSecond: 50, headers, burst: 10 })],
  ];

  for (const headers of ["none", "retry-after", "all"] as const) {
    for (const latencyMs of [2, 50]) {
      test.each(platforms)(
        `%s (headers: ${headers}, latency ${latencyMs} ms) is hardly ever refused`,
        async (_, limit) => {
          const result = await burst({ limit: limit(headers), calls: 1000, parallel: 100, latencyMs });
          expect(result.share).toBeLessThanOrEqual(0.02);
        },
      );
    }
  }

  test.each(platforms.slice(0, 5))("%s takes not much longer than the limit demands", async (_, limit) => {
    for (const headers of ["none", "retry-after", "all"] as const) {
      const result = await burst({ limit: limit(headers), calls: 1000, parallel: 100, latencyMs: 50 });
      expect(result.seconds).toBeLessThan(30);
    }
  });

  test("is served just so when all 1,000 come at once", async () => {
    const limit = fixedWindow({ perSecond: 50, headers: "none" });
    const result = await burst({ limit, calls: 1000, parallel: 1000, latencyMs: 20 });
    expect(result.share).toBeLessThanOrEqual(0.02);
  });

  test("to a platform without a limit is held back by nothing but the concurrency", async () => {
    const limit: RateLimit = () => ({ taken: true, headers: {} });
    const result = await burst({ limit, calls: 1000, parallel: 100, latencyMs: 16 });
    expect(result.seconds).toBeLessThan(1.1);
  });

  test("to a platform that counts by the minute waits for the next one", async () => {
    const limit = fixedWindow({ perSecond: 5, headers: "retry-after", windowMs: 60_000, phaseMs: 20_000 });
    const result = await burst({ limit, calls: 1000, parallel: 100, latencyMs: 20 });
    expect(result.share).toBeLessThanOrEqual(0.02);
  });
});

describe("after a refusal", () => {
  test("everybody stops, one tries, and all go on when it passes", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 4 });
    const first = permit(limiter);
    const second = permit(limiter);
    const began = clock.now();

    first.limited(5000);
    second.limited(5000);
    const started: number[] = [];
    const waiting = [0, 1, 2].map(async () => {
      const granted = await limiter.acquire(limiter.takeOrder(), never);
      started.push(clock.now() - began);
      await clock.sleep(100, never);
      granted.passed();
    });
    await clock.run(Promise.all(waiting));

    expect(started[0]).toBeGreaterThanOrEqual(5000);
    expect(started[0]).toBeLessThan(5500);
    expect(started[1]).toBeGreaterThanOrEqual((started[0] ?? 0) + 100);
  });

  test("a probe that is given up or lost leaves the turn to the next", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 4 });
    permit(limiter).limited(1000);
    const lost = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
    const next = limiter.acquire(limiter.takeOrder(), never);
    lost.cancelled();
    (await next).passed();
  });

  test("the rate recovers until nothing is held back any more", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 16 });
    const limit = fixedWindow({ perSecond: 50, headers: "none" });
    await burst({ clock, limiter, limit, calls: 200, parallel: 50, latencyMs: 20 });
    expect(limiter.state().limited).toBe(true);

    await clock.advance(5 * 60_000);

    expect(limiter.state()).toEqual({ limited: false, delayMs: 0 });
    const free: RateLimit = () => ({ taken: true, headers: {} });
    const later = await burst({ clock, limiter, limit: free, calls: 1000, parallel: 100, latencyMs: 16 });
    expect(later.seconds).toBeLessThan(1.1);
  });

  test("without a word from the platform the pauses double until a request passes", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 1 });
    const pauses: number[] = [];
    permit(limiter).limited(undefined);
    for (let i = 0; i < 7; i++) {
      const before = clock.now();
      const probe = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
      // Up to 5% are added, so that processes that share a limit do not come back together.
      pauses.push(Math.round((clock.now() - before) / 1025));
      probe.limited(undefined);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });
});

test("a platform that says to come back at once and refuses again is asked less and less often", async () => {
  const clock = new VirtualClock();
  const limiter = new Limiter({ clock, concurrency: 1 });
  const began = clock.now();
  permit(limiter).limited(0);
  for (let i = 0; i < 6; i++) {
    const probe = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
    probe.limited(0);
  }
  await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
  expect(clock.now() - began).toBeGreaterThan(20_000);
});

describe("the order", () => {
  test("is that of coming, and a refused call keeps its place", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 1 });
    const started: string[] = [];
    const order = limiter.takeOrder();
    const first = await limiter.acquire(order, never);
    const wait = async (name: string, place: number) => {
      const granted = await limiter.acquire(place, never);
      started.push(name);
      granted.passed();
    };
    const others = [wait("second", limiter.takeOrder()), wait("third", limiter.takeOrder())];
    first.limited(1000);
    const again = wait("first again", order);
    await clock.run(Promise.all([...others, again]));
    expect(started).toEqual(["first again", "second", "third"]);
  });

  test("is not disturbed by a caller that gives up", async () => {
    const limiter = new Limiter({ clock: new VirtualClock(), concurrency: 1 });
    const first = permit(limiter);
    const stop = new AbortController();
    const second = Promise.resolve(limiter.acquire(limiter.takeOrder(), stop.signal));
    const third = Promise.resolve(limiter.acquire(limiter.takeOrder(), never));
    const reason = new Error("enough");
    stop.abort(reason);
    await expect(second).rejects.toBe(reason);
    first.passed();
    await third;
  });
});

describe("concurrency", () => {
  test("is bounded, and a permit given back twice counts once", async () => {
    const limiter = new Limiter({ clock: new VirtualClock(), concurrency: 2 });
    const permits = [permit(limiter), permit(limiter)];
    const third = limiter.acquire(limiter.takeOrder(), never);
    const fourth = limiter.acquire(limiter.takeOrder(), never);
    expect(third).toBeInstanceOf(Promise);
    permits[0]?.passed();
    permits[0]?.passed();
    let fourthStarted = false;
    void Promise.resolve(fourth).then(() => {
      fourthStarted = true;
    });
    (await third).since;
    await new Promise(setImmediate);
    expect(fourthStarted).toBe(false);
  });

  test("can be lowered but not raised", () => {
    const limiter = new Limiter({ clock: new VirtualClock(), concurrency: 4 });
    limiter.lowerConcurrency(8);
    expect(limiter.concurrency).toBe(4);
    limiter.lowerConcurrency(2);
    expect(limiter.concurrency).toBe(2);
  });
});

/** A permit that is given at once. */
function permit(limiter: Limiter): Permit {
  const granted = limiter.acquire(limiter.takeOrder(), never);
  if (granted instanceof Promise) throw new Error("The permit was expected at once.");
  return granted;
}
