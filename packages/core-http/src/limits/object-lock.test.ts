import { describe, expect, test } from "vitest";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { type BusyTimes, ObjectLock, ObjectLockTurn } from "./object-lock.ts";

const never = new AbortController().signal;

/** A platform that is busy for a while after each change of a place. */
function given(busyMs: number) {
  const clock = new VirtualClock();
  const seen: BusyTimes = new Map();
  const places = new Map<string, { place: ObjectLock; until: number }>();
  let rejected = 0;
  const placeOf = (name: string) => {
    const known = places.get(name) ?? { place: new ObjectLock(clock, seen), until: 0 };
    places.set(name, known);
    return known;
  };
  const change = async (name: string) => {
    const target = placeOf(name);
    const turn = new ObjectLockTurn(target.place, "ModifyThing");
    await clock.sleep(await turn.begin(never), never);
    for (;;) {
      const sentAt = clock.now();
      await clock.sleep(20, never);
      if (clock.now() >= target.until) {
        target.until = clock.now() + busyMs;
        await clock.sleep(20, never);
        turn.done(sentAt);
        break;
      }
      rejected++;
      await clock.sleep(20, never);
      await clock.sleep(await turn.rejected(sentAt, never), never);
    }
    turn.end();
  };
  const changes = async (name: string, count: number) => {
    const began = clock.now();
    const before = rejected;
    await clock.run(Promise.all(Array.from({ length: count }, () => change(name))));
    return { seconds: (clock.now() - began) / 1000, rejected: rejected - before };
  };
  return { clock, changes, occupy: (name: string, ms: number) => (placeOf(name).until = clock.now() + ms) };
}

describe("13 changes of a service that is busy for 1.5 s after each change", () => {
  test("take little more than that time, and collide once", async () => {
    const { changes } = given(1500);
    const { seconds, rejected } = await changes("service-1", 13);
    expect(seconds).toBeLessThan(1.1 * 12 * 1.5 + 1);
    expect(rejected).toBeLessThanOrEqual(12 + 10);
  });

  test("rarely collide once the busy time is known", async () => {
    const { changes, clock } = given(1500);
    await changes("service-1", 13);
    await clock.advance(10_000);
    const { seconds, rejected } = await changes("service-1", 13);
    expect(seconds).toBeLessThan(1.1 * 12 * 1.5);
    expect(rejected).toBeLessThanOrEqual(3);
  });
});

test("an observation about one service applies to another", async () => {
  const { changes } = given(1500);
  await changes("service-1", 13);
  const { rejected } = await changes("service-2", 2);
  expect(rejected).toBeLessThanOrEqual(2);
});

test("services that are never busy are changed at the same time", async () => {
  const { changes } = given(0);
  expect(await changes("service-1", 100)).toEqual({ seconds: 0.04, rejected: 0 });
});

test("waits for another client's change without learning a busy time from it", async () => {
  const { changes, clock, occupy } = given(1500);
  await changes("service-1", 13);
  await clock.advance(600_000);
  occupy("service-1", 20_000);
  const { seconds } = await changes("service-1", 1);
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(28);
  expect((await changes("service-1", 3)).seconds).toBeLessThan(6);
});

test("a cancelled change leaves the queue", async () => {
  const clock = new VirtualClock();
  const place = new ObjectLock(clock, new Map());
  await place.take(never);
  const stop = new AbortController();
  const second = place.take(stop.signal);
  const third = place.take(never);
  stop.abort(new Error("enough"));
  await expect(second).rejects.toThrow("enough");
  place.leave();
  await third;
});
