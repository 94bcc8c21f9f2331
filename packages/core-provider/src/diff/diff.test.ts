import { describe, expect, it } from "vitest";
import { decreased, type Field, type Fields, field } from "../definition/field.ts";
import { unknown } from "../value/unknown.ts";
import { type Change, diff, type Sides } from "./diff.ts";

const docs = "What it is.";
const text = field.string({ docs });

/** Changes in short: `update a.b`, with `!` where they replace. */
function inShort(changes: readonly Change[]): string[] {
  return changes.map(({ kind, path, replace }) => `${kind} ${path}${replace ? " !" : ""}`);
}

/** The differences between a state and wanted values if inputs and outputs of the state were equal. */
function changed(fields: Fields, state: Sides["actual"], wanted: Sides["wanted"], ignore: readonly string[] = []) {
  return inShort(diff(fields, { wanted, before: state, actual: state, ignore }));
}

/** The same for one property. */
function changedIt(it: Field, state: unknown, wanted: unknown, ignore: readonly string[] = []) {
  const object = (value: unknown) => (value === undefined ? {} : { it: value });
  return changed({ it }, object(state), object(wanted), ignore);
}

describe("a property", () => {
  it("is added, updated or deleted", () => {
    expect(changedIt(text, undefined, "a")).toEqual(["add it"]);
    expect(changedIt(text, "", "a")).toEqual(["add it"]);
    expect(changedIt(text, "a", "b")).toEqual(["update it"]);
    expect(changedIt(text, "a", "")).toEqual(["update it"]);
    expect(changedIt(text, "a", undefined)).toEqual(["delete it"]);
    expect(changedIt(field.boolean({ docs }), false, true)).toEqual(["update it"]);
  });

  it("does not differ if it was unset and still is", () => {
    expect(changedIt(text, "", undefined)).toEqual([]);
    expect(changedIt(field.map(text, { docs }), {}, undefined)).toEqual([]);
    expect(changedIt(field.boolean({ docs }), false, undefined)).toEqual([]);
  });

  it("does not differ if it is left to the platform", () => {
    const computed = field.string({ computed: true, docs });
    expect(changedIt(computed, "platform's", undefined)).toEqual([]);
    expect(changedIt(computed, "platform's", "mine")).toEqual(["update it"]);
    expect(changedIt(computed, "platform's", "")).toEqual(["update it"]);
  });

  it("does not differ if it is an output or ignored", () => {
    const fields = {
      url: field.string({ output: true, docs }),
      note: field.string({ output: true, optional: true, docs }),
      old: field.string({ ignored: true, docs }),
    };
    expect(changed(fields, { url: "a", note: "b", old: "c" }, { old: "d" })).toEqual([]);
  });

  it("does not differ if its own equality accepts it", () => {
    expect(changedIt(field.string({ equality: "case-insensitive", docs }), "A", "a")).toEqual([]);
  });

  it("is compared with the platform's value, which may have drifted", () => {
    const sides = { before: { it: "mine" }, actual: { it: "somebody's" } };
    expect(inShort(diff({ it: text }, { ...sides, wanted: { it: "mine" } }))).toEqual(["update it"]);
    expect(inShort(diff({ it: text }, { ...sides, wanted: { it: "somebody's" } }))).toEqual([]);
  });

  it("is missing if the state lacks it, regardless of the last inputs", () => {
    const sides = { before: { it: "mine" }, actual: {} };
    expect(inShort(diff({ it: text }, { ...sides, wanted: { it: "mine" } }))).toEqual(["add it"]);
    expect(inShort(diff({ it: text }, { ...sides, wanted: {} }))).toEqual([]);
  });

  it("is compared with the last inputs when it is local and the state is older than that fact", () => {
    const local = { it: field.string({ local: true, docs }) };
    const sides = { before: { it: "mine" }, actual: {} };
    expect(inShort(diff(local, { ...sides, wanted: { it: "mine" } }))).toEqual([]);
    expect(inShort(diff(local, { ...sides, wanted: { it: "new" } }))).toEqual(["update it"]);
    expect(inShort(diff(local, { ...sides, wanted: {} }))).toEqual(["delete it"]);
  });
});

describe("an unknown value", () => {
  it("counts as different", () => {
    expect(changedIt(text, "a", unknown)).toEqual(["update it"]);
    expect(changedIt(text, undefined, unknown)).toEqual(["add it"]);
    expect(changedIt(field.string({ computed: true, docs }), "a", unknown)).toEqual(["update it"]);
  });

  it("is reported at its path", () => {
    expect(changedIt(field.map(text, { docs }), { a: "x", b: "y" }, { a: unknown, b: "y" })).toEqual(["update it.a"]);
    expect(changedIt(field.list(text, { docs }), ["x", "y"], ["x", unknown])).toEqual(["update it[1]"]);
    expect(changedIt(field.set(text, { docs }), ["x", "y"], ["x", unknown])).toEqual(["update it"]);
    expect(changedIt(field.object({ a: text, b: text }, { docs }), { a: "x", b: "y" }, { a: unknown, b: "y" })).toEqual(
      ["update it.a"],
    );
  });

  it("causes a replacement if any change does, but is never passed to a rule", () => {
    const strict = { when: "ever", test: () => expect.fail("a rule saw an unknown") as boolean };
    expect(changedIt(field.string({ replaceOnChange: true, docs }), "a", unknown)).toEqual(["update it !"]);
    expect(changedIt(field.string({ replaceOnChange: strict, docs }), "a", unknown)).toEqual(["update it"]);
  });

  it("is never passed to a field's own equality", () => {
    const careful = field.list(text, { equality: (a, b) => JSON.stringify([a, b]).includes("never"), docs });
    const strict = field.list(text, { equality: () => expect.fail("an equality saw an unknown") as boolean, docs });
    expect(changedIt(careful, ["a"], [unknown])).toEqual(["update it[0]"]);
    expect(changedIt(strict, ["a"], [unknown])).toEqual(["update it[0]"]);
    expect(changedIt(field.map(strict, { docs }), { k: ["a"] }, { k: [unknown] })).toEqual(["update it.k"]);
  });
});

describe("a value that is adopted if it is missing", () => {
  const hash = field.string({ computed: true, local: true, replaceOnChange: true, adoptedIfMissing: true, docs });
  const changedHash = (before: string | undefined, actual: string | undefined) =>
    inShort(diff({ hash }, { wanted: { hash: "b" }, before: { hash: before }, actual: { hash: actual } }));

  it("does not differ from a state without it", () => {
    expect(changedHash(undefined, undefined)).toEqual([]);
  });

  it("differs from another value in the inputs or the outputs of the state", () => {
    expect(changedHash("a", undefined)).toEqual(["update hash !"]);
    expect(changedHash(undefined, "a")).toEqual(["update hash !"]);
  });
});

describe("a collection", () => {
  it("that is a set is compared without order, and differs as a whole", () => {
    const set = field.set(text, { docs });
    expect(changedIt(set, ["a", "b"], ["b", "a"])).toEqual([]);
    expect(changedIt(set, ["a", "b"], ["b", "c"])).toEqual(["update it"]);
    expect(changedIt(set, [], ["b"])).toEqual(["add it"]);
    expect(changedIt(set, ["a"], undefined)).toEqual(["delete it"]);
  });

  it("that is a map differs key by key, for any keys", () => {
    const map = field.map(text, { docs });
    expect(
      changedIt(map, { same: "1", "a.b": "1", 'c"d': "1", __proto: "1" }, { same: "1", "a.b": "2", "e f": "1" }),
    ).toEqual(['update it["a.b"]', 'delete it["c\\"d"]', "delete it.__proto", 'add it["e f"]']);
    expect(changedIt(map, {}, { a: "1" })).toEqual(["add it.a"]);
    expect(changedIt(map, undefined, { a: "1" })).toEqual(["add it"]);
    expect(changedIt(map, { a: "1" }, undefined)).toEqual(["delete it"]);
  });

  it("that is a map of objects differs member by member", () => {
    const map = field.map(field.object({ a: text, made: field.string({ output: true, docs }) }, { docs }), { docs });
    expect(changedIt(map, { k: { a: "1", made: "x" } }, { k: { a: "1" } })).toEqual([]);
    expect(changedIt(map, { k: { a: "1" }, l: { a: "1" } }, { k: { a: "2" } })).toEqual([
      "update it.k.a",
      "delete it.l",
    ]);
  });

  it("that is a list differs by position", () => {
    const list = field.list(text, { docs });
    expect(changedIt(list, ["a", "b"], ["b", "a"])).toEqual(["update it[0]", "update it[1]"]);
    expect(changedIt(list, ["a"], ["a", "b"])).toEqual(["add it[1]"]);
    expect(changedIt(list, ["a", "b"], ["a"])).toEqual(["delete it[1]"]);
    expect(changedIt(list, [], ["a"])).toEqual(["add it"]);
  });

  it("that is a list never leaves an element to the platform", () => {
    const list = field.list(field.any({ docs, computed: true }), { docs });
    expect(changedIt(list, [0], [null])).toEqual(["update it[0]"]);
  });

  it("that is a list of objects differs member by member", () => {
    const pair = field.object({ key: text, value: field.string({ computed: true, docs }) }, { docs });
    const list = field.list(pair, { docs });
    expect(changedIt(list, [{ key: "a", value: "x" }], [{ key: "b" }])).toEqual(["update it[0].key"]);
  });

  it("compares local values with the last inputs, also inside objects, lists and maps", () => {
    const pair = field.object({ key: text, password: field.string({ local: true, secret: true, docs }) }, { docs });
    const fields = { object: pair, list: field.list(pair, { docs }), map: field.map(pair, { docs }) };
    const given = { key: "a", password: "x" };
    const wanted = { object: given, list: [given], map: { k: given } };
    const actual = { object: { key: "a" }, list: [{ key: "a" }], map: { k: { key: "a" } } };
    expect(inShort(diff(fields, { wanted, before: wanted, actual }))).toEqual([]);
    const other = { ...given, password: "y" };
    const changes = diff(fields, {
      wanted: { object: other, list: [other], map: { k: other } },
      before: wanted,
      actual,
    });
    expect(inShort(changes)).toEqual(["update object.password", "update list[0].password", "update map.k.password"]);
  });
});

describe("a nested object", () => {
  const settings = field.object({ mode: text, size: field.integer({ computed: true, docs }) }, { docs });

  it("differs member by member", () => {
    expect(changedIt(settings, { mode: "a", size: 6 }, { mode: "b" })).toEqual(["update it.mode"]);
    expect(changedIt(settings, { mode: "a", size: 6 }, { size: 6 })).toEqual(["delete it.mode"]);
    expect(changedIt(settings, { size: 6 }, { mode: "a" })).toEqual(["add it.mode"]);
  });

  it("is added and removed as a whole", () => {
    expect(changedIt(settings, undefined, { mode: "a" })).toEqual(["add it"]);
    expect(changedIt(settings, { mode: "a" }, undefined)).toEqual(["delete it"]);
    expect(changedIt(settings, undefined, {})).toEqual(["add it"]);
  });
});

describe("a replacement", () => {
  it("can be requested by a field for every change in it", () => {
    expect(changedIt(field.string({ replaceOnChange: true, docs }), "a", "b")).toEqual(["update it !"]);
    const object = field.object({ a: text, b: text }, { replaceOnChange: true, docs });
    expect(changedIt(object, { a: "1", b: "1" }, { a: "2" })).toEqual(["update it.a !", "delete it.b !"]);
    expect(changedIt(field.map(text, { replaceOnChange: true, docs }), { a: "1" }, { b: "1" })).toEqual([
      "delete it.a !",
      "add it.b !",
    ]);
    expect(changedIt(field.list(text, { replaceOnChange: true, docs }), ["a"], ["b"])).toEqual(["update it[0] !"]);
  });

  it("can be requested by a member only for that member", () => {
    const object = field.object({ a: field.string({ replaceOnChange: true, docs }), b: text }, { docs });
    expect(changedIt(object, { a: "1", b: "1" }, { a: "1", b: "2" })).toEqual(["update it.b"]);
    expect(changedIt(object, { a: "1", b: "1" }, { a: "2", b: "2" })).toEqual(["update it.a !", "update it.b"]);
  });

  it("can be decided by a rule, which can warn", () => {
    const size = field.integer({ replaceOnChange: decreased("contents that do not fit are lost"), docs });
    expect(diff({ size }, { wanted: { size: 3 }, before: {}, actual: { size: 6 } })).toEqual([
      { path: "size", kind: "update", replace: true, warning: "contents that do not fit are lost" },
    ]);
    expect(diff({ size }, { wanted: { size: 9 }, before: {}, actual: { size: 6 } })).toEqual([
      { path: "size", kind: "update", replace: false },
    ]);
    expect(changedIt(field.integer({ replaceOnChange: decreased(), docs }), 6, 3)).toEqual(["update it !"]);
  });
});

describe("ignoreChanges", () => {
  const fields = {
    labels: field.map(text, { docs }),
    settings: field.object({ mode: text, size: field.integer({ docs }) }, { docs }),
    zones: field.list(text, { docs }),
  };
  const state = { labels: { a: "1", "b.c": "1" }, settings: { mode: "a", size: 1 }, zones: ["x", "y"] };
  const wanted = { labels: { a: "2", "b.c": "2" }, settings: { mode: "b", size: 2 }, zones: ["u", "v"] };

  it.for([
    [
      ["labels", "settings"],
      ["update zones[0]", "update zones[1]"],
    ],
    [
      ['labels["b.c"]', "settings.mode", "zones[0]"],
      ["update labels.a", "update settings.size", "update zones[1]"],
    ],
    [["labels.*", "zones[*]", "settings"], []],
    [
      ["label", "settings.mod", "zones[2]"],
      [
        "update labels.a",
        'update labels["b.c"]',
        "update settings.mode",
        "update settings.size",
        "update zones[0]",
        "update zones[1]",
      ],
    ],
  ])("of %j leaves %j", ([ignore, left]) => {
    expect(changed(fields, state, wanted, ignore)).toEqual(left);
  });
});
