import { CancelledError } from "@org/core-http";
import { describe, expect, it } from "vitest";
import { waitUntil } from "./wait-until.ts";

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

describe("waiting until something is so", () => {
  it("returns the last reading, and reports what it waits for", async () => {
    const { op, wait, phases } = given("shut", "open");
    expect(await waitUntil(op, wait)).toBe("open");
    expect(phases).toEqual(["waiting until it is open"]);
  });

  it("ends with the given words when the time is over", async () => {
    const { op, wait } = given("shut");
    await expect(waitUntil(op, { ...wait, forMs: 1 })).rejects.toThrow("the door is still shut");
  });

  it("leaves it to the operation to say why it has ended", async () => {
    const { op, wait, ended } = given("shut");
    ended.abort();
    await expect(waitUntil(op, wait)).rejects.toThrow(CancelledError);
  });

  it("ends with what a read throws", async () => {
    const { op, wait } = given("shut");
    const read = () => Promise.reject(new Error("the house burned down"));
    await expect(waitUntil(op, { ...wait, read })).rejects.toThrow("the house burned down");
  });
});
