import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instantClock } from "../testing/instant-clock.ts";
import { systemClock } from "./clock.ts";

describe("the machine's clock", () => {
  beforeEach(() => vi.useFakeTimers({ now: 5000 }));
  afterEach(() => vi.useRealTimers());

  it("returns the time", () => {
    expect(systemClock.now()).toBe(5000);
  });

  it("sleeps for the given time, and removes its listener from the signal", async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, "removeEventListener");
    const woken = vi.fn();
    const sleeping = systemClock.sleep(300, signal).then(woken);
    await vi.advanceTimersByTimeAsync(299);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sleeping;
    expect(woken).toHaveBeenCalledOnce();
    expect(removed).toHaveBeenCalledOnce();
  });

  it("wakes with the signal's reason", async () => {
    const controller = new AbortController();
    const sleeping = expect(systemClock.sleep(300, controller.signal)).rejects.toThrow("interrupted");
    controller.abort(new Error("interrupted"));
    await sleeping;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not sleep if the signal is already aborted", async () => {
    const aborted = AbortSignal.abort(new Error("interrupted"));
    await expect(systemClock.sleep(300, aborted)).rejects.toThrow("interrupted");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("an instant clock", () => {
  it("advances during a sleep", async () => {
    const clock = instantClock(1000);
    await clock.sleep(500, new AbortController().signal);
    expect(clock.now()).toBe(1500);
  });

  it("does not sleep if the signal is already aborted", async () => {
    await expect(instantClock().sleep(1, AbortSignal.abort(new Error("interrupted")))).rejects.toThrow("interrupted");
  });
});
