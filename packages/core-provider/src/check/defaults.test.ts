import { describe, expect, it } from "vitest";
import { type AutoName, type Fields, field } from "../definition/field.ts";
import { unknown } from "../value/unknown.ts";
import { withDefaults } from "./defaults.ts";

const docs = "What it is.";

describe("withDefaults", () => {
  it("fills in values that are missing or null and keeps all others", () => {
    const fields = { size: field.integer({ default: 6, docs }), open: field.boolean({ default: true, docs }) };
    expect(withDefaults(fields, {}, {})).toEqual({ size: 6, open: true });
    expect(withDefaults(fields, { size: null, open: false }, {})).toEqual({ size: 6, open: false });
    expect(withDefaults(fields, { size: 0, open: unknown }, {})).toEqual({ size: 0, open: unknown });
  });

  it("omits null if there is no default", () => {
    expect(withDefaults({ name: field.string({ docs }) }, { name: null }, {})).toEqual({});
  });

  it("removes empty values that count as unset, at any depth, and applies their defaults", () => {
    const unset = { emptyIsUnset: true, docs } as const;
    const members = { note: field.string(unset), port: field.integer({ ...unset, default: 80 }) };
    const fields = {
      ...members,
      tags: field.set(field.string({ docs }), unset),
      dns: field.object({ mode: field.string({ docs }) }, unset),
      rows: field.list(field.object(members, { docs }), { docs }),
      count: field.integer({ default: 6, docs }),
    };
    const given = { note: "", port: 0, tags: [], dns: { mode: "" }, rows: [{ note: "" }], count: 0 };
    expect(withDefaults(fields, given, {})).toEqual({ port: 80, rows: [{ port: 80 }], count: 0 });
    const values = { note: "a", port: 1, tags: unknown, dns: { mode: unknown }, rows: [], count: 1 };
    expect(withDefaults(fields, values, {})).toEqual(values);
  });

  it("reads the environment before an automatic name, and that before the default", () => {
    const name = { name: field.string({ env: "NAME", autoName: { maxLength: 9 }, default: "d", docs }) };
    const autoName = (property: string, { maxLength }: AutoName) => ({
      name: `${property}-${maxLength}`,
      isAutomatic: true,
    });
    expect(withDefaults(name, {}, { env: { NAME: "e" }, autoName })).toEqual({ name: "e" });
    expect(withDefaults(name, {}, { env: { NAME: "" }, autoName })).toEqual({ name: "name-9" });
    expect(withDefaults(name, {}, { env: {} })).toEqual({ name: "d" });
    expect(withDefaults(name, { name: "given" }, { env: { NAME: "e" }, autoName })).toEqual({ name: "given" });
  });

  describe("in nested objects", () => {
    const inner: Fields = { retries: field.integer({ default: 3, docs }), mode: field.string({ docs }) };

    it("fills in members of objects that are set", () => {
      const fields = { settings: field.object(inner, { docs }) };
      expect(withDefaults(fields, { settings: { mode: "a" } }, {})).toEqual({ settings: { mode: "a", retries: 3 } });
      expect(withDefaults(fields, {}, {})).toEqual({});
      expect(withDefaults(fields, { settings: unknown }, {})).toEqual({ settings: unknown });
    });

    it("fills in members in lists, sets and maps, at any depth", () => {
      const object = field.object({ ...inner, more: field.map(field.object(inner, { docs }), { docs }) }, { docs });
      const fields = {
        list: field.list(object, { docs }),
        set: field.set(object, { docs }),
        map: field.map(object, { docs }),
      };
      const given = { list: [{ more: { k: {} } }, unknown], set: [{ retries: 1 }], map: { "a.b": {}, u: unknown } };
      expect(withDefaults(fields, given, {})).toEqual({
        list: [{ retries: 3, more: { k: { retries: 3 } } }, unknown],
        set: [{ retries: 1 }],
        map: { "a.b": { retries: 3 }, u: unknown },
      });
    });

    it("fills in members of a default", () => {
      const fields = { settings: field.object(inner, { default: { mode: "b" }, docs }) };
      expect(withDefaults(fields, {}, {})).toEqual({ settings: { mode: "b", retries: 3 } });
    });
  });

  it("omits an automatic name that is not to be generated", () => {
    const fields = { name: field.string({ autoName: { maxLength: 9 }, docs }) };
    expect(withDefaults(fields, {}, { autoName: () => undefined })).toEqual({});
    expect(withDefaults(fields, {}, { autoName: () => ({ name: "made", isAutomatic: true }) })).toEqual({
      name: "made",
    });
  });

  it("does not modify its arguments", () => {
    const given = Object.freeze({ list: Object.freeze([Object.freeze({})]) });
    const item = field.object({ n: field.integer({ default: 1, docs }) }, { docs });
    expect(withDefaults({ list: field.list(item, { docs }) }, given, {})).toEqual({ list: [{ n: 1 }] });
  });
});
