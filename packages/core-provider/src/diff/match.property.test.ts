import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { diff } from "./diff.ts";
import { equal, pairSets } from "./equal.ts";

const docs = "What it is.";
const text = field.string({ docs });

/** Elements with several members that the program may leave to the platform. */
const item = field.object(
  {
    name: text,
    mode: field.string({ computed: true, docs }),
    size: field.integer({ default: 6, docs }),
    values: field.set(text, { computed: true, docs }),
  },
  { docs },
);
const fields = { it: field.set(item, { docs }) };

interface Element {
  readonly name?: string | undefined;
  readonly mode?: string | undefined;
  readonly size?: number | undefined;
  readonly values?: readonly string[] | undefined;
}

const word = fc.constantFrom("a", "b", "c");
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const values = fc.array(word, { minLength: 1, maxLength: 2 });

/** An element of the program, and as the platform has completed it. */
const element = fc
  .record({
    wanted: fc.record({
      name: fc.constantFrom("x", "y"),
      mode: optional(word),
      size: optional(fc.integer({ min: 1, max: 3 })),
      values: optional(values),
    }),
    filled: fc.record({ mode: word, size: fc.integer({ min: 1, max: 3 }), values }),
  })
  .map(({ wanted, filled }) => ({ wanted, actual: { ...filled, ...withoutAbsent(wanted) } }));

function withoutAbsent(one: Element): Element {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
}

const set = fc.array(element, { maxLength: 12 }).chain((elements) =>
  fc.record({
    wanted: fc.constant(elements.map(({ wanted }) => withoutAbsent(wanted))),
    actual: fc.shuffledSubarray(
      elements.map(({ actual }) => actual),
      { minLength: elements.length },
    ),
  }),
);

describe("a set whose elements the platform completes", () => {
  it("shows no difference, in any order and with any completion", () => {
    fc.assert(
      fc.property(set, ({ wanted, actual }) => {
        expect(diff(fields, { wanted: { it: wanted }, before: { it: wanted }, actual: { it: actual } })).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("shows a difference exactly when no assignment of its elements fits", () => {
    fc.assert(
      fc.property(set, set, (one, other) => {
        const [wanted, actual] = [one.wanted.slice(0, 5), other.actual.slice(0, 5)];
        const sides = { wanted: { it: wanted }, before: { it: wanted }, actual: { it: actual } };
        expect(diff(fields, sides).length === 0).toBe(fitsSomehow(actual, wanted));
      }),
      { numRuns: 1000 },
    );
  });

  it("shows a real change", () => {
    fc.assert(
      fc.property(set, fc.nat(), ({ wanted, actual }, at) => {
        fc.pre(wanted.length > 0);
        const changed = wanted.map((one, i) => (i === at % wanted.length ? { ...one, name: "z" } : one));
        const sides = { wanted: { it: changed }, before: { it: wanted }, actual: { it: actual } };
        expect(diff(fields, sides)).not.toEqual([]);
      }),
    );
  });
});

/** Tries every assignment. */
function fitsSomehow(actual: readonly unknown[], wanted: readonly unknown[]): boolean {
  if (actual.length !== wanted.length) return false;
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return actual.some((one, i) => equal(item, one, first) && fitsSomehow(actual.toSpliced(i, 1), rest));
}

describe("a large set", () => {
  const range = Array.from({ length: 50_000 }, (_, i) => i);

  /** CPU milliseconds of a call. */
  function cost(act: () => void): number {
    const start = process.cpuUsage();
    act();
    return process.cpuUsage(start).user / 1000;
  }

  it("of plain values is compared in linear time", () => {
    const loose = field.string({ equality: "case-insensitive", docs });
    const took = cost(() => {
      const pairs = pairSets(
        loose,
        range.map((i) => `V${i}`),
        range.map((i) => `v${i}`).reverse(),
      );
      expect(pairs.includes(-1)).toBe(false);
    });
    expect(took).toBeLessThan(2_000);
  });

  it("of completed elements that differ in a given member is compared in linear time", () => {
    const took = cost(() => {
      const pairs = pairSets(
        item,
        range.map((i) => ({ name: `n${i}`, mode: "m", size: i })),
        range.map((i) => ({ name: `n${i}` })).reverse(),
      );
      expect(pairs.includes(-1)).toBe(false);
    });
    expect(took).toBeLessThan(4_000);
  });
});
