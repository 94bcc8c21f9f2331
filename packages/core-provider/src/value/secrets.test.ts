import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { secretPaths } from "./secrets.ts";
import { unknown } from "./unknown.ts";

const docs = "What it is.";
const password = field.string({ secret: true, docs });
const plain = field.string({ docs });
const pair = field.object({ key: plain, password }, { docs });

/** Secret places of values, by the definition and by what was secret before. */
function placesOf(
  fields: Parameters<typeof secretPaths>[0],
  values: Record<string, unknown>,
  inherited: string[] = [],
) {
  return [...secretPaths(fields, values, new Set(inherited))].sort();
}

describe("secret places", () => {
  it("are where the definition says so, when there is a value", () => {
    expect(placesOf({ password, plain }, { password: "x", plain: "y" })).toEqual(["password"]);
    expect(placesOf({ password, plain }, { plain: "y" })).toEqual([]);
    expect(placesOf({ password }, { password: unknown })).toEqual(["password"]);
  });

  it("are found in objects, lists, sets and maps", () => {
    const fields = {
      object: pair,
      list: field.list(pair, { docs }),
      set: field.set(password, { docs }),
      map: field.map(field.map(password, { docs }), { docs }),
      plain: field.list(plain, { docs }),
    };
    const given = { key: "a", password: "x" };
    const values = { object: given, list: [{ key: "a" }, given], set: ["p"], map: { "a.b": { c: "d" } }, plain: ["a"] };
    expect(placesOf(fields, values)).toEqual(["list[1].password", 'map["a.b"].c', "object.password", "set[0]"]);
  });

  it("are the whole of a secret collection", () => {
    expect(placesOf({ all: field.map(plain, { secret: true, docs }) }, { all: { a: "b" } })).toEqual(["all"]);
  });

  it("do not fail over values of another shape", () => {
    expect(placesOf({ pair, list: field.list(pair, { docs }) }, { pair: "x", list: "y" })).toEqual([]);
  });

  it("stay secret in what echoes them", () => {
    expect(placesOf({ plain, pair }, { plain: "a", pair: { key: "b" } }, ["plain", "pair.key"])).toEqual([
      "pair.key",
      "plain",
    ]);
  });

  it("cover the whole of a set in which one was, since its order may have changed", () => {
    const fields = {
      tags: field.set(plain, { docs }),
      more: field.object({ tags: field.set(pair, { docs }) }, { docs }),
    };
    expect(placesOf(fields, { tags: ["a", "b"] }, ["tags[1]"])).toEqual(["tags"]);
    expect(placesOf(fields, { more: { tags: [{ key: "a" }] } }, ["more.tags[0].key"])).toEqual(["more.tags"]);
  });

  it("keep their position in a list", () => {
    expect(placesOf({ list: field.list(plain, { docs }) }, { list: ["a", "b"] }, ["list[1]"])).toEqual(["list[1]"]);
  });
});
