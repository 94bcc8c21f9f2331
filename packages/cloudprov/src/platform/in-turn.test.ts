import { describe, expect, it } from "vitest";
import type { Op } from "./clients.ts";
import { inTurn } from "./in-turn.ts";
import { Memory } from "./memory.ts";

/** Changes whose order, start and end are recorded. */
function given() {
  const memory = new Memory();
  const events: string[] = [];
  const ended = new AbortController();
  const change = (name: string, id: string, signal = new AbortController().signal) => {
    const op = { memory, signal, progress: (phase: string) => events.push(phase) } as unknown as Op;
    return inTurn(op, { kind: "doors", id }, async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      if (name === "broken") throw new Error("the door is stuck");
      events.push(`${name} ends`);
      return name;
    });
  };
  return { events, change, ended };
}

describe("changes in turn", () => {
  it("of one object are made one after another, also after a failure", async () => {
    const { events, change } = given();
    const all = [change("first", "door-1"), change("broken", "door-1"), change("last", "door-1")];
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(events.filter((event) => !event.startsWith("waiting"))).toEqual([
      "first begins",
      "first ends",
      "broken begins",
      "last begins",
      "last ends",
    ]);
    expect(events).toContain("waiting for other changes of door-1");
  });

  it("of different objects are made at the same time", async () => {
    const { events, change } = given();
    await Promise.all([change("first", "door-1"), change("second", "door-2")]);
    expect(events).toEqual(["first begins", "second begins", "first ends", "second ends"]);
  });

  it("are not made if the operation ends while they wait", async () => {
    const { events, change, ended } = given();
    const [first, second] = [change("first", "door-1"), change("second", "door-1", ended.signal)];
    ended.abort(new Error("interrupted"));
    await first;
    await expect(second).rejects.toThrow("interrupted");
    expect(events).not.toContain("second begins");
  });
});
