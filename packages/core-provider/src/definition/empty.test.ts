import { describe, expect, it } from "vitest";
import { isEmpty, isUnset } from "./empty.ts";
import { type Facts, field } from "./field.ts";

const docs = "What it is.";
const text = field.string({ docs });
const map = field.map(text, { docs });

describe("isEmpty", () => {
  it("is true for undefined, an empty string, false, an empty list or map, but not for zero or an object", () => {
    expect([undefined, null, "", false, [], {}].map((value) => isEmpty(map, value))).not.toContain(false);
    expect([0, "a", true, [""], { a: "" }].map((value) => isEmpty(map, value))).not.toContain(true);
    expect(isEmpty(field.object({}, { docs }), {})).toBe(false);
  });
});

describe("isUnset", () => {
  const kinds = (facts: Partial<Facts>) =>
    [
      [field.string({ docs, ...facts }), ""],
      [field.integer({ docs, ...facts }), 0],
      [field.boolean({ docs, ...facts }), false],
      [field.list(text, { docs, ...facts }), []],
      [field.map(text, { docs, ...facts }), {}],
      [field.object({ text }, { docs, ...facts }), {}],
      [field.object({ text, map }, { docs, ...facts }), { text: "", map: {} }],
    ] as const;

  it("is true for the empty value of a type only if that counts as unset", () => {
    for (const [it, empty] of kinds({ emptyIsUnset: true })) expect(isUnset(it, empty), it.kind).toBe(true);
    for (const [it, empty] of kinds({})) expect(isUnset(it, empty), it.kind).toBe(false);
  });

  it("is true for a missing value of every field", () => {
    expect([isUnset(text, undefined), isUnset(text, null), isUnset(text, "a")]).toEqual([true, true, false]);
  });
});
