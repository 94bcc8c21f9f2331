import { describe, expect, it } from "vitest";
import { waitUntil } from "./wait-until.ts";

function given(...answers: readonly string[]) {
  const phases: string[] = [];
  let asked = 0;
  const { signal } = new AbortController();
  return {
    phases,
    op: { signal, deadline: Date.now() + 60_000, progress: (phase: string) => phases.push(phase) },
    wait: {
      what: "the door to open",
      read: async () => answers[Math.min(asked++, answers.length - 1)],
      done: (answer: string | undefined) => answer === "open",
      progress: "waiting until it is open",
      otherwise: "the door is still shut",
    },
  };
}

describe("waiting until something is so", () => {
  it("ends with what was read last, and tells what it waits for", async () => {
    const { op, wait, phases } = given("shut", "open");
    expect(await waitUntil(op, wait)).toBe("open");
    expect(phases).toEqual(["waiting until it is open"]);
  });

  it("ends with the given words when the time is over, its own or the operation's", async () => {
    const { op, wait } = given("shut");
    await expect(waitUntil(op, { ...wait, forMs: 1 })).rejects.toThrow("the door is still shut");
    await expect(waitUntil({ ...op, deadline: Date.now() }, wait)).rejects.toThrow("the door is still shut");
  });

  it("ends with what a read throws", async () => {
    const { op, wait } = given("shut");
    const read = () => Promise.reject(new Error("the house is gone"));
    await expect(waitUntil(op, { ...wait, read })).rejects.toThrow("the house is gone");
  });
});
