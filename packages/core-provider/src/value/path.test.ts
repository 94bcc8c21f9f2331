import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { element, member, steps, valueAt } from "./path.ts";

describe("a path", () => {
  it.for([
    ["", "a", "a"],
    ["a", "b", "a.b"],
    ["a", "x.y", 'a["x.y"]'],
    ["", "x-y", '["x-y"]'],
    ["a", 'say "hi"', 'a["say \\"hi\\""]'],
    ["a", "", 'a[""]'],
    ["a", "0", 'a["0"]'],
    ["a[0]", "b", "a[0].b"],
  ] as const)("of %j extended by %j is %j", ([path, key, expected]) => {
    expect(member(path, key)).toBe(expected);
  });

  it("can be extended by list positions", () => {
    expect(element("a.b", 2)).toBe("a.b[2]");
  });

  it("distinguishes names from positions", () => {
    expect(steps('a[0]["0"].b["x.y"]')).toEqual(["a", 0, "0", "b", "x.y"]);
    expect(steps("")).toEqual([]);
  });

  it("resolves to a value, or to undefined", () => {
    const value = { a: [{ "x.y": 1 }] };
    expect(valueAt(value, 'a[0]["x.y"]')).toBe(1);
    expect(valueAt(value, "")).toBe(value);
    expect(valueAt(value, "a[1].b")).toBeUndefined();
    expect(valueAt(value, "a[0].b.c.d")).toBeUndefined();
    expect(valueAt(null, "a")).toBeUndefined();
  });

  it("can be split into the parts it was built from", () => {
    const step = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("__proto__", '"', "\\", "]", "a.b"),
      fc.nat(),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (made) => {
        const path = made.reduce<string>((at, s) => (typeof s === "number" ? element(at, s) : member(at, s)), "");
        expect(steps(path)).toEqual(made);
      }),
    );
  });
});
