import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { toWire } from "./to-wire.ts";

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

  it("omits values that are undefined, outputs, local, ignored or without a wire name", () => {
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

  it("omits an empty value that counts as unset from every request, or only from the first", () => {
    const fields = {
      never: field.string({ emptyIsUnset: true, wire: "never", docs }),
      none: field.integer({ emptyIsUnset: true, wire: "none", docs }),
      later: field.string({ omitEmptyOnCreate: true, wire: "later", docs }),
    };
    const empty = { never: "", none: 0, later: "" };
    expect(toWire(fields, empty)).toEqual({});
    expect(toWire(fields, empty, () => true)).toEqual({ later: "" });
    const given = { never: "a", none: 1, later: "b" };
    expect(toWire(fields, given)).toEqual(given);
  });

  it("writes the replacement of an unset property: in all requests, or only when it changes", () => {
    const once = { omitEmptyOnCreate: true } as const;
    const fields = {
      always: field.string({ unsetAs: "", wire: "always", docs }),
      later: field.list(field.string({ docs }), { ...once, unsetAs: [], wire: "later", docs }),
      nothing: field.string({ ...once, emptyIsUnset: true, unsetAs: null, wire: "nothing", docs }),
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

  it("writes the replacement of a member that a changed object no longer has", () => {
    const inner = field.object(
      { a: text("A"), b: field.string({ unsetAs: null, omitEmptyOnCreate: true, wire: "B", docs }) },
      { wire: "inner", docs },
    );
    expect(toWire({ inner }, { inner: { a: "1" } }, () => true)).toEqual({ inner: { A: "1", B: null } });
    expect(toWire({ inner }, { inner: { a: "1" } })).toEqual({ inner: { A: "1" } });
  });

  it("can be limited to some properties, whose objects are sent whole", () => {
    const inner = field.object(
      { a: text("A"), b: field.string({ omitEmptyOnCreate: true, wire: "B", docs }) },
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

  it("translates only objects in lists, sets and maps", () => {
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

  it("writes several properties into one object, and replaces other values there", () => {
    expect(toWire({ a: text("x"), b: text("x.b") }, { a: "1", b: "2" })).toEqual({ x: { b: "2" } });
  });
});
