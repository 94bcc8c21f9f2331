import { describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import { instantClock } from "../../testing/instant-clock.ts";
import { readBack } from "./read-back.ts";

const docs = "What it is.";
const fields = {
  name: field.string({ required: true, docs }),
  color: field.string({ computed: true, docs }),
  password: field.string({ secret: true, docs }),
  note: field.string({ docs }),
};
type Answer = Record<string, unknown> | undefined;

/** Reads back from a platform with these responses, the last one repeatedly. */
async function read(
  answers: readonly Answer[],
  options: {
    removed?: readonly string[];
    forMs?: number;
    deadline?: number;
    signal?: AbortSignal;
    mayChange?: () => boolean;
  } = {},
) {
  const clock = instantClock();
  const phases: string[] = [];
  let reads = 0;
  const op = {
    signal: options.signal ?? new AbortController().signal,
    deadline: options.deadline ?? Number.POSITIVE_INFINITY,
    progress: (phase: string) => phases.push(phase),
  } as unknown as Operation;
  const result = await readBack(
    fields,
    { wanted: { name: "a", password: "x" }, properties: Object.keys(fields), removed: options.removed ?? [] },
    async () => answers[Math.min(reads++, answers.length - 1)],
    { op, clock, forMs: options.forMs ?? 5000, mayChange: options.mayChange },
  );
  return { ...result, reads, phases, waited: clock.now() };
}

describe("reading back", () => {
  it("ends at once if the object has the written values", async () => {
    const back = await read([{ name: "a", color: "red" }]);
    expect(back).toEqual({ outputs: { name: "a", color: "red" }, unsettled: [], reads: 1, phases: [], waited: 0 });
  });

  it("waits until the object can be read", async () => {
    const back = await read([undefined, undefined, { name: "a" }]);
    expect(back).toMatchObject({ outputs: { name: "a" }, unsettled: [], reads: 3 });
    expect(back.phases).toEqual(["waiting until it can be read", "waiting until it can be read"]);
  });

  it("waits until the values match, and reports what it waits for", async () => {
    const back = await read([{ name: "old" }, { name: "a", password: "x" }]);
    expect(back).toMatchObject({ unsettled: [], reads: 2 });
    expect(back.phases).toEqual(["waiting until name has the requested value"]);
  });

  it("waits until a property that the program removed is removed", async () => {
    const back = await read(
      [
        { name: "old", note: "n" },
        { name: "a", note: "n" },
        { name: "a", note: "" },
      ],
      {
        removed: ["note"],
      },
    );
    expect(back).toMatchObject({ unsettled: [], reads: 3 });
    expect(back.phases).toEqual([
      "waiting until name has the requested value and note is removed",
      "waiting until note is removed",
    ]);
  });

  it("does not wait for a property that the program never set, nor for one that is left to the platform", async () => {
    const answer = { name: "a", note: "from the platform", color: "red" };
    expect(await read([answer])).toMatchObject({ unsettled: [], reads: 1 });
    expect(await read([answer], { removed: ["color"] })).toMatchObject({ unsettled: [], reads: 1 });
  });

  it("stops once outputs that will not change have stayed the same for 5 seconds", async () => {
    const final = await read([{ name: "old" }, { name: "A" }], { forMs: 30_000, mayChange: () => false });
    expect(final).toMatchObject({ outputs: { name: "A" }, unsettled: ["name"] });
    expect(final.waited).toBeLessThan(8000);
    const open = await read([{ name: "A" }], { forMs: 30_000, mayChange: () => true });
    expect(open.waited).toBeGreaterThan(25_000);
  });

  it("stops after its time and reports what still differs", async () => {
    const back = await read([{ name: "old", password: "y" }]);
    expect(back).toMatchObject({ outputs: { name: "old" }, unsettled: ["name", "password"] });
    expect(back.waited).toBeLessThanOrEqual(5000);
    expect(back.waited).toBeGreaterThan(3000);
  });

  it("stops waiting for an object that cannot be read", async () => {
    expect(await read([undefined])).toMatchObject({ outputs: undefined, unsettled: [] });
  });

  it("increases its pauses, so that a minute takes few reads", async () => {
    expect((await read([undefined], { forMs: 60_000 })).reads).toBeLessThan(40);
  });

  it("reads once if there is no time", async () => {
    expect(await read([{ name: "old" }], { forMs: 0 })).toMatchObject({ reads: 1, unsettled: ["name"] });
  });

  it("does not wait beyond the deadline", async () => {
    const back = await read([undefined], { deadline: 300 });
    expect(back.waited).toBeLessThanOrEqual(300);
  });

  it("ends with an interrupt", async () => {
    const signal = AbortSignal.abort(new Error("interrupted"));
    await expect(read([undefined], { signal })).rejects.toThrow("interrupted");
  });
});
