import { expect, test } from "vitest";
import { HastyClock } from "../../test/hasty-clock.ts";
import { ServerClock } from "./server-clock.ts";

test("the platform's clock equals this machine's until a response reports the difference", () => {
  const clock = new HastyClock();
  const server = new ServerClock(clock);
  expect(server.now()).toBe(clock.now());

  expect(server.correctBy(new Date(clock.now() + 3_600_000).toUTCString())).toBe(true);
  clock.pass(5000);

  expect(server.now()).toBe(clock.now() + 3_600_000);
});

test.each([undefined, "", "soon"])("an invalid date (%j) changes nothing", (date) => {
  const clock = new HastyClock();
  const server = new ServerClock(clock);
  expect(server.correctBy(date)).toBe(false);
  expect(server.now()).toBe(clock.now());
});
