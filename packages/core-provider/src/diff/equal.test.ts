import { describe, expect, it } from "vitest";
import { type Field, field } from "../definition/field.ts";
import { equal, isLeftToPlatform, meets } from "./equal.ts";

const docs = "What it is.";
const text = field.string({ docs });
const loose = field.string({ equality: "case-insensitive", docs });

describe("equal", () => {
  it.for([
    ["the same text", text, "a", "a", true],
    ["another text", text, "a", "A", false],
    ["unset and empty", text, undefined, "", true],
    ["empty and unset", text, "", null, true],
    ["unset and set", text, undefined, "a", false],
    ["false and unset", field.boolean({ docs }), false, undefined, true],
    ["false and true", field.boolean({ docs }), false, true, false],
    ["zero and unset", field.integer({ docs }), 0, undefined, false],
    ["zero that counts as unset, and unset", field.integer({ emptyIsUnset: true, docs }), 0, undefined, true],
    ["strings that differ in case", loose, "Ab", "aB", true],
    ["percent-encoded texts", field.string({ equality: "percent-decoded", docs }), "a%20b", "a b", true],
    [
      "a string that is not percent-encoded",
      field.string({ equality: "percent-decoded", docs }),
      "100%",
      "100 %",
      false,
    ],
    [
      "JSON that differs in order and space",
      field.string({ equality: "json", docs }),
      '{"a":1,"b":[1]}',
      '{"b": [1], "a": 1}',
      true,
    ],
    ["JSON that differs", field.string({ equality: "json", docs }), "[1,2]", "[2,1]", false],
    ["strings that are not JSON", field.string({ equality: "json", docs }), "{", "{ ", false],
    [
      "values that are equal by a custom rule",
      field.any({ equality: (a, b) => String(a) === String(b), docs }),
      1,
      "1",
      true,
    ],
    ["values that differ by a custom rule", field.integer({ equality: () => false, docs }), 1, 2, false],
    ["an equality of strings for numbers", field.any({ equality: "json", docs }), 1, 2, false],
    ["lists in order", field.list(loose, { docs }), ["a", "b"], ["A", "B"], true],
    ["lists in another order", field.list(text, { docs }), ["a", "b"], ["b", "a"], false],
    ["lists of different lengths", field.list(text, { docs }), ["a"], ["a", "a"], false],
    ["an empty list and nothing", field.list(text, { docs }), [], undefined, true],
    ["a list and a string", field.list(text, { docs }), ["a"], "a", false],
    ["sets in another order", field.set(loose, { docs }), ["a", "b"], ["B", "a"], true],
    [
      "sets with different numbers of equal elements",
      field.set(text, { docs }),
      ["a", "a", "b"],
      ["a", "b", "b"],
      false,
    ],
    ["sets of different sizes", field.set(text, { docs }), ["a"], ["a", "b"], false],
    ["maps in another order", field.map(loose, { docs }), { a: "x", "b.c": "y" }, { "b.c": "Y", a: "x" }, true],
    ["maps with different keys", field.map(text, { docs }), { a: "x" }, { b: "x" }, false],
    ["maps with an additional key", field.map(text, { docs }), { a: "x" }, { a: "x", b: "" }, false],
    ["a map and a list", field.map(text, { docs }), { a: "x" }, ["x"], false],
    [
      "any values in another order",
      field.any({ docs }),
      { a: 1, b: { c: 1, d: [2] } },
      { b: { d: [2], c: 1 }, a: 1 },
      true,
    ],
    ["any values that differ", field.any({ docs }), { a: [1, 2] }, { a: [2, 1] }, false],
  ] as [string, Field, unknown, unknown, boolean][])("of %s", ([, it, before, after, expected]) => {
    expect(equal(it, before, after)).toBe(expected);
  });

  it("compares sets at any depth in time proportional to their size", () => {
    const depth = 40;
    let nested: Field = field.set(text, { docs });
    for (let level = 0; level < depth; level++) nested = field.set(nested, { docs });
    const holding = (innermost: readonly string[]) => {
      let value: unknown = innermost;
      for (let level = 0; level < depth; level++) value = [value];
      return value;
    };
    expect(equal(nested, holding(["a", "b"]), holding(["b", "a"]))).toBe(true);
    expect(equal(nested, holding(["a", "b"]), holding(["a", "c"]))).toBe(false);
  });

  describe("of objects", () => {
    const object = field.object(
      {
        name: loose,
        size: field.integer({ computed: true, docs }),
        url: field.string({ output: true, docs }),
        old: field.string({ ignored: true, docs }),
      },
      { docs },
    );

    it("compares members, except those that are left to the platform, outputs or ignored", () => {
      expect(equal(object, { name: "a", size: 6, url: "x" }, { name: "A", old: "y" })).toBe(true);
      expect(equal(object, { name: "a", size: 6 }, { name: "a", size: 7 })).toBe(false);
      expect(equal(object, { name: "a" }, "a")).toBe(false);
    });

    it("treats an empty one as a value unless the field says otherwise", () => {
      expect(equal(object, undefined, {})).toBe(false);
      const unset = field.object({ name: text }, { emptyIsUnset: true, docs });
      expect(equal(unset, undefined, { name: "" })).toBe(true);
      expect(equal(unset, undefined, { name: "a" })).toBe(false);
      expect(equal(unset, undefined, { other: "" })).toBe(false);
    });
  });
});

describe("a value that satisfies a request", () => {
  it("can be any value that the program leaves to the platform", () => {
    expect(meets(field.string({ output: true, docs }), "a", undefined)).toBe(true);
    expect(meets(field.string({ output: true, optional: true, docs }), "a", undefined)).toBe(true);
    expect(meets(field.string({ ignored: true, docs }), "a", "b")).toBe(true);
    expect(meets(field.string({ computed: true, docs }), "a", undefined)).toBe(true);
    expect(meets(field.string({ computed: true, docs }), "a", "")).toBe(false);
    expect(meets(text, "a", undefined)).toBe(false);
    expect(meets(text, "a", "a")).toBe(true);
  });

  it("can be an empty value that counts as unset, regardless of wire facts", () => {
    const unset = field.string({ computed: true, emptyIsUnset: true, docs });
    expect([isLeftToPlatform(unset, ""), isLeftToPlatform(unset, "a")]).toEqual([true, false]);
    expect(isLeftToPlatform(field.string({ computed: true, omitEmptyOnCreate: true, docs }), "")).toBe(false);
    expect(isLeftToPlatform(field.string({ emptyIsUnset: true, docs }), undefined)).toBe(false);
  });
});
