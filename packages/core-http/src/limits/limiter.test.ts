import { describe, expect, test } from "vitest";
import { run } from "../../test/limit-trial.ts";
import { fixedWindow, unlimited } from "../../test/limited-platform.ts";
import { SharedLimitBoard } from "../../test/shared-limit-board.ts";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { Limiter, type Permit } from "./limiter.ts";

const never = new AbortController().signal;

describe("after a rejection", () => {
  test("pauses all requests, sends one probe, and resumes when the probe is accepted", async () => {
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

  test("the next request probes if a probe is cancelled or lost", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 4 });
    permit(limiter).limited(1000);
    const lost = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
    const next = limiter.acquire(limiter.takeOrder(), never);
    lost.cancelled();
    (await next).passed();
  });

  test("the learned limit is forgotten after a long time without requests", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 16 });
    const limit = fixedWindow({ perSecond: 50, headers: "none" });
    await run({ clock, limiters: [limiter], limit, requests: 200, parallel: 50, latencyMs: 20 });
    expect(limiter.state().limited).toBe(true);

    await clock.advance(59 * 60_000);
    expect(limiter.state().limited).toBe(true);
    await clock.advance(2 * 60_000);

    expect(limiter.state()).toEqual({ limited: false, delayMs: 0 });
    const free = unlimited();
    const later = await run({ clock, limiters: [limiter], limit: free, requests: 1000, parallel: 100, latencyMs: 16 });
    expect(later.seconds).toBeLessThan(1.1);
  });

  test("without Retry-After, pauses grow along common windows until a request is accepted", async () => {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 1 });
    const pauses: number[] = [];
    permit(limiter).limited(undefined);
    for (let i = 0; i < 7; i++) {
      const before = clock.now();
      const probe = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
      // Up to 5% are added, so that processes that share a limit do not come back together.
      pauses.push((clock.now() - before) / 1025);
      probe.limited(undefined);
    }
    expect(pauses.map((pause) => Math.round(pause))).toEqual([0, 1, 2, 7, 20, 30, 30]);
  });
});

describe("on a healthy platform after five rejections", () => {
  /** Sends requests one after another; five are rejected after the given number. Returns the time of each. */
  async function timesAfter(passedBefore: number, waitMs: number | undefined): Promise<readonly number[]> {
    const clock = new VirtualClock();
    const limiter = new Limiter({ clock, concurrency: 16 });
    let sent = 0;
    const times: number[] = [];
    for (let i = 0; i < passedBefore + 20; i++) {
      const began = clock.now();
      for (;;) {
        const granted = await clock.run(Promise.resolve(limiter.acquire(limiter.takeOrder(), never)));
        await clock.advance(50);
        sent++;
        if (sent <= passedBefore || sent > passedBefore + 5) {
          granted.passed();
          break;
        }
        granted.limited(waitMs);
      }
      times.push(clock.now() - began);
    }
    return times.slice(passedBefore + 1);
  }

  test.each([
    [0, undefined],
    [1, undefined],
    [10, undefined],
    [0, 1000],
    [1, 5000],
  ])("requests are fast again as soon as one is accepted: %i before, asked to wait %s ms", async (before, waitMs) => {
    expect(Math.max(...(await timesAfter(before, waitMs)))).toBeLessThan(1000);
  });
});

test("pauses grow if the platform keeps rejecting after Retry-After: 0", async () => {
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

describe("the queue", () => {
  test("is first come, first served, and a rejected call keeps its place", async () => {
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

  test("does not change if a caller cancels", async () => {
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
  test("is limited, and a permit returned twice counts once", async () => {
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

describe("processes that share an unknown limit", () => {
  const board = () => new SharedLimitBoard();
  const limiterOn = (clock: VirtualClock, shared: SharedLimitBoard) =>
    new Limiter({ clock, concurrency: 16, shared: shared.join() });

  test("have few requests in flight at first, and more with each one that is accepted", async () => {
    const clock = new VirtualClock();
    const shared = board();
    const [one, other] = [limiterOn(clock, shared), limiterOn(clock, shared)];
    const inFlight = [permit(one), permit(one), permit(other)];
    expect(other.acquire(other.takeOrder(), never)).toBeInstanceOf(Promise);
    for (const each of inFlight) each.passed();
    for (let i = 0; i < 30; i++) {
      await clock.advance(10);
      permit(one).passed();
    }
    await clock.advance(10);
    expect([permit(other), permit(other)]).toHaveLength(2);
  });

  test("wait only briefly for a slow request", async () => {
    const clock = new VirtualClock();
    const shared = board();
    const [one, other] = [limiterOn(clock, shared), limiterOn(clock, shared)];
    permit(one);
    permit(one);
    permit(other);
    const began = clock.now();
    await clock.run(Promise.resolve(other.acquire(other.takeOrder(), never)));
    expect(clock.now() - began).toBeGreaterThan(0);
    expect(clock.now() - began).toBeLessThanOrEqual(200);
  });

  test.each([
    [1000, true],
    [60_000, false],
  ])("start with what an ended process learned, except for long windows: %i ms", async (windowMs, isKnown) => {
    const clock = new VirtualClock();
    const shared = board();
    const limit = fixedWindow({ perSecond: 100, headers: "retry-after", windowMs });
    await run({
      clock,
      limiters: [limiterOn(clock, shared)],
      limit,
      requests: (100 * windowMs) / 1000 + 1,
      parallel: 16,
      latencyMs: 20,
    });
    await clock.advance(5 * 60_000);
    const later = limiterOn(clock, shared);
    await clock.run(Promise.resolve(later.acquire(later.takeOrder(), never)));
    void later.acquire(later.takeOrder(), never);
    expect(later.state().limited).toBe(isKnown);
  });
});

/** A permit that is given at once. */
function permit(limiter: Limiter): Permit {
  const granted = limiter.acquire(limiter.takeOrder(), never);
  if (granted instanceof Promise) throw new Error("The permit was expected at once.");
  return granted;
}
