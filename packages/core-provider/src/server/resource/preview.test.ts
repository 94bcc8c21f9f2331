import { describe, expect, it } from "vitest";
import { type Field, field } from "../../definition/field.ts";
import { unknown } from "../../value/unknown.ts";
import { previewOutputs } from "./preview.ts";

const docs = "What it is.";

/** The preview of one property: of a new object, or of a changed one. */
function previewed(it: Field, wanted: unknown, state?: { readonly it?: unknown }, changed: readonly string[] = []) {
  return previewOutputs({ it }, wanted === undefined ? {} : { it: wanted }, state, new Set(changed))["it"];
}

describe("of a new object", () => {
  it.for([
    ["a value in the program is known", field.string({ docs }), "a", "a"],
    ["a value in the program for a computed property is known", field.string({ computed: true, docs }), "a", "a"],
    ["a value that is left to the platform is unknown", field.string({ computed: true, docs }), undefined, unknown],
    [
      "a value that counts as unset is left to the platform",
      field.string({ computed: true, emptyIsUnset: true, docs }),
      "",
      unknown,
    ],
    ["an optional unset value stays unset", field.string({ docs }), undefined, undefined],
    ["an output is unknown", field.string({ output: true, docs }), undefined, unknown],
    ["an optional output stays unset", field.string({ output: true, optional: true, docs }), undefined, undefined],
    ["an ignored value stays unset", field.string({ ignored: true, docs }), "a", undefined],
    [
      "an ignored value that the platform sets is unknown",
      field.string({ ignored: true, computed: true, docs }),
      "a",
      unknown,
    ],
    ["an unknown input is unknown", field.string({ docs }), unknown, unknown],
  ] as [string, Field, unknown, unknown][])("%s", ([, it, wanted, expected]) => {
    expect(previewed(it, wanted)).toBe(expected);
  });
});

describe("of a changed object", () => {
  it.for([
    ["an output stays known", field.string({ output: true, docs }), [], "old"],
    [
      "an output stays known if something else changes",
      field.string({ output: true, changesWith: ["size"], docs }),
      ["name"],
      "old",
    ],
    [
      "an output can change with a changed property",
      field.string({ output: true, changesWith: ["name", "size"], docs }),
      ["size"],
      unknown,
    ],
    [
      "an output that is fixed once it is set stays known",
      field.string({ output: true, changesWith: ["size"], fixedOnceSet: true, docs }),
      ["size"],
      "old",
    ],
    ["an unset computed property stays known", field.string({ computed: true, docs }), [], "old"],
    [
      "a computed property can change with a changed property",
      field.string({ computed: true, changesWith: ["size"], docs }),
      ["size"],
      unknown,
    ],
    ["an unset optional property is removed", field.string({ docs }), ["it"], undefined],
  ] as [string, Field, string[], unknown][])("%s", ([, it, changed, expected]) => {
    expect(previewed(it, undefined, { it: "old" }, changed)).toBe(expected);
  });

  it("does not predict an empty output that is fixed once it is set", () => {
    const it = field.string({ output: true, changesWith: ["size"], fixedOnceSet: true, docs });
    expect(previewed(it, undefined, { it: "" }, ["size"])).toBe(unknown);
  });

  it("leaves an optional empty value unchanged", () => {
    expect(previewed(field.list(field.string({ docs }), { docs }), undefined, { it: [] })).toEqual([]);
    expect(previewed(field.string({ docs }), undefined, { it: "" })).toBe("");
  });

  it("shows the requested values", () => {
    expect(previewed(field.string({ docs }), "new", { it: "old" }, ["it"])).toBe("new");
  });
});

describe("of nested objects", () => {
  const member = field.object(
    {
      name: field.string({ required: true, docs }),
      size: field.integer({ computed: true, docs }),
      id: field.string({ output: true, docs }),
    },
    { docs },
  );
  const fresh = { name: "a", size: unknown, id: unknown };
  const known = { name: "a", size: 6, id: "i-1" };

  it("shows values that the platform adds to a new element as unknown", () => {
    expect(previewed(member, { name: "a" })).toEqual(fresh);
    expect(previewed(member, { name: "a" }, {})).toEqual(fresh);
    expect(previewed(field.list(member, { docs }), [{ name: "a" }])).toEqual([fresh]);
    expect(previewed(field.set(member, { docs }), [{ name: "a" }])).toEqual([fresh]);
    expect(previewed(field.map(member, { docs }), { "x.y": { name: "a" } })).toEqual({ "x.y": fresh });
  });

  it("shows values that the platform added to an unchanged element", () => {
    expect(previewed(member, { name: "a" }, { it: known })).toEqual(known);
    expect(previewed(field.list(member, { docs }), [{ name: "a" }], { it: [known] })).toEqual([known]);
    expect(previewed(field.map(member, { docs }), { k: { name: "a" } }, { it: { k: known } })).toEqual({ k: known });
  });

  it("finds an element of a set at any position, and one of a list only at the same position", () => {
    const other = { name: "b", size: 7, id: "i-2" };
    const wanted = [{ name: "b" }, { name: "c" }];
    const newOne = { name: "c", size: unknown, id: unknown };
    expect(previewed(field.set(member, { docs }), wanted, { it: [known, other] })).toEqual([other, newOne]);
    expect(previewed(field.list(member, { docs }), wanted, { it: [known, other] })).toEqual([
      { name: "b", size: unknown, id: unknown },
      newOne,
    ]);
  });

  it("keeps unknown values unknown", () => {
    const list = field.list(member, { docs });
    expect(previewed(member, unknown)).toBe(unknown);
    expect(previewed(list, [unknown, { name: unknown }], { it: [known, known] })).toEqual([
      unknown,
      { name: unknown, size: unknown, id: unknown },
    ]);
  });

  it("repeats collections of plain values", () => {
    expect(previewed(field.list(field.string({ docs }), { docs }), ["a"], { it: ["b"] })).toEqual(["a"]);
    expect(previewed(field.map(field.string({ docs }), { docs }), { a: "b" })).toEqual({ a: "b" });
  });
});
