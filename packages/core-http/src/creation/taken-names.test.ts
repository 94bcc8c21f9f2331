import { describe, expect, it } from "vitest";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { statusErrorFor } from "../errors/status-error.ts";
import { TakenNames } from "./taken-names.ts";

/** A platform with names that are taken, and how often it was asked. */
function platform(...taken: string[]) {
  const clock = new VirtualClock();
  const names = new TakenNames(clock);
  const held = new Set(taken);
  const asked = { alone: 0, lists: 0 };
  const space = {
    key: "topics",
    isTaken: async (name: string) => {
      asked.alone++;
      return held.has(name);
    },
    all: async () => {
      asked.lists++;
      return [...held];
    },
  };
  return { clock, names, held, asked, space };
}

describe("names that are checked before objects are created", () => {
  it("are requested one by one if there are few", async () => {
    const { names, asked, space } = platform("a");

    expect(await names.isTaken(space, "a")).toBe(true);
    expect(await names.isTaken(space, "b")).toBe(false);

    expect(asked).toEqual({ alone: 2, lists: 0 });
  });

  it("require one listing for a thousand creates", async () => {
    const { names, asked, space } = platform("taken");

    const all = Array.from({ length: 1000 }, (_, at) => names.isTaken(space, `name-${at}`));

    expect(new Set(await Promise.all(all))).toEqual(new Set([false]));
    expect(asked).toEqual({ alone: 2, lists: 1 });
  });

  it("are listed again after 30 seconds", async () => {
    const { clock, names, held, asked, space } = platform();
    for (const name of ["a", "b", "c"]) await names.isTaken(space, name);
    held.add("d");

    expect(await names.isTaken(space, "d")).toBe(false);
    await clock.run(clock.sleep(31_000, new AbortController().signal));
    for (const name of ["e", "f", "d"]) await names.isTaken(space, name);

    expect(await names.isTaken(space, "d")).toBe(true);
    expect(asked.lists).toBe(2);
  });

  it("are requested once more if a listing contains them, because their objects may have been deleted", async () => {
    const { names, held, space } = platform("old");
    for (const name of ["a", "b", "c"]) await names.isTaken(space, name);
    held.delete("old");

    expect(await names.isTaken(space, "old")).toBe(false);
  });

  it("are requested one by one if they cannot be listed", async () => {
    const { names, asked, space } = platform("taken");
    const all = () => Promise.reject(statusErrorFor({ status: 403 }));

    const found = [];
    for (const name of ["a", "b", "c", "taken"]) found.push(await names.isTaken({ ...space, all }, name));

    expect(found).toEqual([false, false, false, true]);
    expect(asked.alone).toBe(4);
  });

  it("are unknown if the credentials may not read them", async () => {
    const { names, space } = platform();
    const isTaken = () => Promise.reject(statusErrorFor({ status: 403 }));

    expect(await names.isTaken({ ...space, isTaken }, "a")).toBeUndefined();
  });
});
