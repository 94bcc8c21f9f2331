import { describe, expect, it, vi } from "vitest";
import type { Op } from "./clients.ts";
import { type Place, releaseObject } from "./release.ts";

const op = { signal: new AbortController().signal, progress: () => undefined } as unknown as Op;

/** An object in a place, and the places that it passes when an action is sent. */
function given(start: Place, ...later: readonly Place[]) {
  let at = start;
  const next = [...later];
  const place = async () => {
    const now = at;
    if (at === "being isolated") at = next.shift() ?? at;
    return now;
  };
  const pass = () => {
    at = next.shift() ?? at;
  };
  return { what: "the database db-1", place, isolate: vi.fn(async () => pass()), destroy: vi.fn(async () => pass()) };
}

describe("releasing a purchased object", () => {
  it("isolates it, waits, and removes it from the recycle bin", async () => {
    const { isolate, destroy, ...rest } = given("in use", "being isolated", "recycle bin", "deleted");
    await releaseObject(op, { ...rest, isolate, destroy });
    expect([isolate, destroy].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(await rest.place()).toBe("deleted");
  });

  it("leaves it in the recycle bin without an action that removes it", async () => {
    const { destroy: _, ...rest } = given("in use", "recycle bin");
    await releaseObject(op, rest);
    expect(await rest.place()).toBe("recycle bin");
  });

  it("continues in the recycle bin", async () => {
    const release = given("recycle bin", "deleted");
    await releaseObject(op, release);
    expect(release.isolate).not.toHaveBeenCalled();
    expect(release.destroy).toHaveBeenCalledOnce();
  });

  it("sends nothing for a deleted object", async () => {
    const release = given("deleted");
    await releaseObject(op, release);
    expect(release.isolate).not.toHaveBeenCalled();
    expect(release.destroy).not.toHaveBeenCalled();
  });

  it("accepts an error of an action that has taken effect", async () => {
    const release = given("in use", "recycle bin", "deleted");
    const { isolate } = release;
    const repeated = async () => {
      await isolate();
      throw new Error("it is isolated already");
    };
    await releaseObject(op, { ...release, isolate: repeated });
    expect(await release.place()).toBe("deleted");
  });

  it("fails with the error of an action that has not", async () => {
    const isolate = async () => {
      throw new Error("it is protected");
    };
    await expect(releaseObject(op, { ...given("in use"), isolate })).rejects.toThrow("it is protected");
  });

  it("fails with the reason of the platform when the object is in use again after another task", async () => {
    const release = given("in use", "being isolated", "in use");
    const { isolate } = release;
    const rejected = async () => {
      await isolate();
      throw new Error("a task is running");
    };
    await expect(releaseObject(op, { ...release, isolate: rejected })).rejects.toThrow("a task is running");
  });
});
