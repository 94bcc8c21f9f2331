import { expect, test } from "vitest";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { Limiter } from "./limiter.ts";

const never = new AbortController().signal;
const anHour = { remaining: 0, resetMs: 3_600_000 };

function given() {
  const clock = new VirtualClock();
  const limiter = new Limiter({ clock, concurrency: 4 });
  const began = clock.now();
  const ask = async (family: string, rate: { readonly remaining: number; readonly resetMs: number } | undefined) => {
    const permit = await limiter.acquire(limiter.takeOrder(), never, family);
    permit.passed(rate);
    return clock.now() - began;
  };
  return { clock, limiter, ask };
}

test("a used-up quota delays only requests of its own family", async () => {
  const { clock, limiter, ask } = given();
  await ask("users", { remaining: 0, resetMs: 10_000 });
  const started: string[] = [];
  const late = ask("users", undefined).then((at) => {
    started.push("users");
    return at;
  });
  expect(limiter.state("users")).toMatchObject({ limited: true, delayMs: 10_000 });
  const early = ask("environments", undefined).then(() => started.push("environments"));
  expect(await clock.run(late)).toBe(10_000);
  await early;
  expect(started).toEqual(["environments", "users"]);
});

test("a reset in an hour delays requests for a minute, and then the platform decides", async () => {
  const { clock, ask } = given();
  await ask("users", anHour);
  expect(await clock.run(ask("users", undefined))).toBe(60_000);
});

test("ignores quota headers until the reset if the platform accepts more than they allow", async () => {
  const { clock, ask } = given();
  await ask("users", anHour);
  await clock.run(ask("users", anHour));
  expect(await clock.run(ask("users", anHour))).toBe(60_000);
  await clock.advance(3_600_000);
  await ask("users", { remaining: 0, resetMs: 5000 });
  const before = clock.now();
  await clock.run(ask("users", undefined));
  expect(clock.now() - before).toBe(5000);
});

test("requests that wait for a quota start in order when it is reset", async () => {
  const { clock, limiter } = given();
  const first = await limiter.acquire(limiter.takeOrder(), never, "users");
  first.passed({ remaining: 0, resetMs: 1000 });
  const started: number[] = [];
  const all = [1, 2, 3].map(async (name) => {
    const permit = await limiter.acquire(limiter.takeOrder(), never, "users");
    started.push(name);
    permit.passed();
  });
  await clock.run(Promise.all(all));
  expect(started).toEqual([1, 2, 3]);
});
