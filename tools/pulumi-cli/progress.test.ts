import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { duration, showProgress } from "./progress.ts";

describe("showProgress", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("writes a line at once and one every half minute into a log", async () => {
    const written: string[] = [];

    await showProgress("building", async () => vi.advanceTimersByTime(80_000), { write: (text) => written.push(text) });

    expect(written).toEqual(["building ...\n", "building: 30s ...\n", "building: 1m00s ...\n"]);
  });

  it("counts the seconds in one line on a terminal", async () => {
    const written: string[] = [];

    await showProgress("building", async () => vi.advanceTimersByTime(2_000), {
      isTTY: true,
      write: (text) => written.push(text),
    });

    expect(written.join("")).toBe("building\rbuilding: 1s\rbuilding: 2s\n");
  });

  it("stops when the work fails", async () => {
    const failure = showProgress("building", () => Promise.reject(new Error("no")), { write: () => {} });

    await expect(failure).rejects.toThrow("no");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("duration", () => {
  it("reads as minutes and seconds", () => {
    expect(duration(59_999)).toBe("59s");
    expect(duration(80_000)).toBe("1m20s");
    expect(duration(125_000)).toBe("2m05s");
  });
});
