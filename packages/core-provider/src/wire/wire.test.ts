import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Field, type Fields, field } from "../definition/field.ts";
import { fromWire, toWire } from "./wire.ts";

const docs = "What it is.";
const text = (wire: string) => field.string({ wire, docs });

describe("toWire", () => {
  it("writes values by their wire names, dotted ones into objects", () => {
    const fields = { displayName: text("display_name"), cidr: text("spec.cidr"), zone: text("spec.zone.id") };
    expect(toWire(fields, { displayName: "a", cidr: "b", zone: "c" })).toEqual({
      display_name: "a",
      spec: { cidr: "b", zone: { id: "c" } },
    });
  });

  it("leaves out what is undefined, an output, local, ignored or without a wire name", () => {
    const fields = {
      unset: text("unset"),
      url: field.string({ output: true, wire: "url", docs }),
      force: field.boolean({ local: true, wire: "force", docs }),
      old: field.string({ ignored: true, wire: "old", docs }),
      nameless: field.string({ docs }),
      empty: text("empty"),
    };
    expect(toWire(fields, { url: "a", force: true, old: "b", nameless: "c", empty: "" })).toEqual({ empty: "" });
  });

  it("leaves out what is empty where the field says so: of all requests, or only of the first", () => {
    const fields = {
      never: field.string({ omitEmpty: true, wire: "never", docs }),
      later: field.string({ omitEmpty: "onCreate", wire: "later", docs }),
    };
    const empty = { never: "", later: "" };
    expect(toWire(fields, empty)).toEqual({});
    expect(toWire(fields, empty, () => true)).toEqual({ later: "" });
    expect(toWire(fields, { never: "a", later: "b" })).toEqual({ never: "a", later: "b" });
  });

  it("writes what stands for a property that is not given: in all requests, or only when it changes", () => {
    const fields = {
      always: field.string({ unsetAs: "", wire: "always", docs }),
      later: field.list(field.string({ docs }), { unsetAs: [], omitEmpty: "onCreate", wire: "later", docs }),
      nothing: field.string({ unsetAs: null, omitEmpty: true, wire: "nothing", docs }),
      same: field.string({ unsetAs: null, wire: "same", docs }),
    };
    expect(toWire(fields, { same: "s" })).toEqual({ always: "", same: "s" });
    expect(toWire(fields, {}, (name) => name !== "same")).toEqual({ always: "", later: [], nothing: null });
    expect(toWire(fields, { nothing: "", later: [] }, (name) => name !== "same")).toEqual({
      always: "",
      later: [],
      nothing: null,
    });
    const given = { always: "a", later: ["b"], nothing: "c", same: "d" };
    expect(toWire(fields, given)).toEqual(given);
    expect(toWire(fields, given, () => true)).toEqual(given);
  });

  it("writes what stands for a member that a changed object no longer has", () => {
    const inner = field.object(
      { a: text("A"), b: field.string({ unsetAs: null, omitEmpty: "onCreate", wire: "B", docs }) },
      { wire: "inner", docs },
    );
    expect(toWire({ inner }, { inner: { a: "1" } }, () => true)).toEqual({ inner: { A: "1", B: null } });
    expect(toWire({ inner }, { inner: { a: "1" } })).toEqual({ inner: { A: "1" } });
  });

  it("can be limited to some properties, whose objects are sent whole", () => {
    const inner = field.object(
      { a: text("A"), b: field.string({ omitEmpty: "onCreate", wire: "B", docs }) },
      { wire: "inner", docs },
    );
    const fields = { name: text("name"), inner, list: field.list(inner, { wire: "list", docs }) };
    const values = { name: "x", inner: { a: "1", b: "" }, list: [{ a: "1", b: "" }] };
    expect(toWire(fields, values, (name) => name !== "name")).toEqual({
      inner: { A: "1", B: "" },
      list: [{ A: "1", B: "" }],
    });
    expect(toWire(fields, values)).toEqual({ name: "x", inner: { A: "1" }, list: [{ A: "1" }] });
  });

  it("translates objects in lists, sets and maps, and nothing else in them", () => {
    const pair = field.object({ a: text("A") }, { docs });
    const fields = {
      list: field.list(field.list(pair, { docs }), { wire: "l", docs }),
      set: field.set(pair, { wire: "s", docs }),
      map: field.map(pair, { wire: "m", docs }),
      plain: field.map(field.string({ docs }), { wire: "p", docs }),
    };
    const values = { list: [[{ a: "1" }]], set: [{ a: "2" }], map: { "x.y": { a: "3" } }, plain: { a: "4" } };
    expect(toWire(fields, values)).toEqual({
      l: [[{ A: "1" }]],
      s: [{ A: "2" }],
      m: { "x.y": { A: "3" } },
      p: { a: "4" },
    });
  });

  it("puts several properties into one object, whatever stood there", () => {
    expect(toWire({ a: text("x"), b: text("x.b") }, { a: "1", b: "2" })).toEqual({ x: { b: "2" } });
  });
});

describe("fromWire", () => {
  it("reads values by their wire names, outputs too", () => {
    const fields = { name: text("spec.name"), url: field.string({ output: true, wire: "status.url", docs }) };
    expect(fromWire(fields, { spec: { name: "a" }, status: { url: "b", more: 1 } })).toEqual({ name: "a", url: "b" });
  });

  it.for([
    ["string", field.string({ required: true, wire: "x", docs }), ""],
    ["integer", field.integer({ required: true, wire: "x", docs }), 0],
    ["number", field.number({ default: 1, wire: "x", docs }), 0],
    ["boolean", field.boolean({ computed: true, wire: "x", docs }), false],
    ["list", field.list(field.string({ docs }), { output: true, wire: "x", docs }), []],
    ["set", field.set(field.string({ docs }), { output: true, wire: "x", docs }), []],
    ["map", field.map(field.string({ docs }), { output: true, wire: "x", docs }), {}],
    [
      "object",
      field.object({ n: field.integer({ required: true, wire: "n", docs }) }, { output: true, wire: "x", docs }),
      { n: 0 },
    ],
  ] as [string, Field, unknown][])("fills in a %s that was promised", ([, it, expected]) => {
    expect(fromWire({ it }, {})).toEqual({ it: expected });
    expect(fromWire({ it }, { x: null })).toEqual({ it: expected });
  });

  it("leaves out what was not promised, and any value that is absent", () => {
    const fields = {
      optional: text("x"),
      optionalOutput: field.string({ output: true, optional: true, wire: "x", docs }),
      any: field.any({ required: true, wire: "x", docs }),
      nameless: field.string({ output: true, docs }),
    };
    expect(fromWire(fields, {})).toEqual({});
    expect(fromWire(fields, undefined)).toEqual({});
    expect(fromWire(fields, { x: "a" })).toEqual({ optional: "a", optionalOutput: "a", any: "a" });
  });

  it("does not look into what is no object", () => {
    expect(fromWire({ a: text("x.y") }, { x: "text" })).toEqual({});
  });

  it("keeps a value of an unexpected kind as it is", () => {
    const fields = { list: field.list(text("a"), { wire: "l", docs }), map: field.map(text("a"), { wire: "m", docs }) };
    expect(fromWire(fields, { l: "x", m: "y" })).toEqual({ list: "x", map: "y" });
  });

  it("translates objects in lists, sets and maps", () => {
    const pair = field.object({ a: text("A"), n: field.integer({ output: true, wire: "N", docs }) }, { docs });
    const fields = {
      list: field.list(pair, { wire: "l", docs }),
      set: field.set(pair, { wire: "s", docs }),
      map: field.map(pair, { wire: "m", docs }),
    };
    expect(fromWire(fields, { l: [{ A: "1" }], s: [{ A: "2", N: 3 }], m: { k: { A: "4" } } })).toEqual({
      list: [{ a: "1", n: 0 }],
      set: [{ a: "2", n: 3 }],
      map: { k: { a: "4", n: 0 } },
    });
  });
});

describe("both ways", () => {
  interface Sample {
    readonly fields: Fields;
    readonly value: Record<string, unknown>;
  }

  const leaf = fc.constantFrom<{ make: (wire: string) => Field; value: fc.Arbitrary<unknown> }>(
    { make: (wire) => field.string({ required: true, wire, docs }), value: fc.string() },
    { make: (wire) => field.integer({ default: 1, wire, docs }), value: fc.integer() },
    { make: (wire) => field.boolean({ wire, docs }), value: fc.boolean() },
    {
      make: (wire) => field.map(field.string({ docs }), { computed: true, wire, docs }),
      value: fc.dictionary(fc.string(), fc.string()),
    },
    { make: (wire) => field.set(field.number({ docs }), { wire, docs }), value: fc.array(fc.integer()) },
    { make: (wire) => field.any({ wire, docs }), value: fc.object() },
  );
  /** Tables whose wire names go apart: `w0`, `w1.inner`. */
  const { table } = fc.letrec<{ table: Sample; member: { make: (wire: string) => Field; value: unknown } }>((tie) => ({
    member: fc.oneof(
      { maxDepth: 2 },
      leaf.chain(({ make, value }) => value.map((v) => ({ make, value: v }))),
      tie("table").map(({ fields, value }) => ({
        make: (wire: string) => field.object(fields, { required: true, wire, docs }),
        value,
      })),
      tie("table").map(({ fields, value }) => ({
        make: (wire: string) => field.list(field.object(fields, { docs }), { required: true, wire, docs }),
        value: [value, value],
      })),
    ),
    table: fc.tuple(fc.array(tie("member"), { maxLength: 4 }), fc.boolean()).map(([members, deep]) => ({
      fields: Object.fromEntries(members.map(({ make }, i) => [`p${i}`, make(deep ? `w${i}.inner.v` : `w${i}`)])),
      value: Object.fromEntries(members.map(({ value }, i) => [`p${i}`, value])),
    })),
  }));

  it("nothing is lost", () => {
    fc.assert(
      fc.property(table, ({ fields, value }) => {
        const body: unknown = JSON.parse(JSON.stringify(toWire(fields, value)));
        expect(fromWire(fields, body)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
