import { CancelledError } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { waitsFor, waitUntil } from "./wait-until.ts";

function given(...answers: readonly string[]) {
  const phases: string[] = [];
  let asked = 0;
  const ended = new AbortController();
  return {
    phases,
    ended,
    op: { signal: ended.signal, progress: (phase: string) => phases.push(phase) },
    wait: {
      what: "the door to open",
      read: async () => answers[Math.min(asked++, answers.length - 1)],
      done: (response: string | undefined) => response === "open",
      progress: "waiting until it is open",
      otherwise: "the door is still shut",
    },
  };
}

describe("waiting for a condition", () => {
  it("returns the last reading, and reports what it waits for", async () => {
    const { op, wait, phases } = given("shut", "open");
    expect(await waitUntil(op, wait)).toBe("open");
    expect(phases).toEqual(["waiting until it is open"]);
  });

  it("fails with the given message after a timeout", async () => {
    const { op, wait } = given("shut");
    await expect(waitUntil(op, { ...wait, forMs: 1 })).rejects.toThrow("the door is still shut");
  });

  it("lets the operation report why it has ended", async () => {
    const { op, wait, ended } = given("shut");
    ended.abort();
    await expect(waitUntil(op, wait)).rejects.toThrow(CancelledError);
  });

  it("fails with the error of a read", async () => {
    const { op, wait } = given("shut");
    const read = () => Promise.reject(new Error("the house burned down"));
    await expect(waitUntil(op, { ...wait, read })).rejects.toThrow("the house burned down");
  });
});

describe("waiting for an object of a kind", () => {
  it.each([
    { shortName: undefined, progress: "waiting for the front door to open" },
    { shortName: "door", progress: "waiting for the door to open" },
  ])("reports the progress as $progress", async ({ shortName, progress }) => {
    const { op, wait, phases } = given("shut", "open");
    const named = shortName === undefined ? {} : { shortName };
    const untilDoor = waitsFor({ name: "front door", ...named, read: wait.read, minutes: 1 });
    expect(await untilDoor(op, "d-1", { to: "to open", otherwise: "is still shut", done: wait.done })).toBe("open");
    expect(phases).toEqual([progress]);
  });

  it("names the object and the missing condition after a timeout", async () => {
    const { op, wait } = given("shut");
    const untilDoor = waitsFor({ name: "door", read: wait.read, minutes: 1 });
    const shut = { to: "to open", otherwise: "is still shut", done: wait.done, minutes: 0 };
    await expect(untilDoor(op, "d-1", shut)).rejects.toThrow("the door d-1 is still shut");
  });
});
