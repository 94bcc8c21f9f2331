import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknown } from "../value/unknown.ts";
import { field } from "./field.ts";
import { knownSecrets, secretMarks, secretPaths } from "./secrets.ts";

const docs = "What it is.";
const password = field.string({ secret: true, docs });
const plain = field.string({ docs });
const pair = field.object({ key: plain, password }, { docs });

/** The secret paths of values: by the definition, and by earlier secrets. */
function placesOf(
  fields: Parameters<typeof secretPaths>[0],
  values: Record<string, unknown>,
  inherited: string[] = [],
) {
  return [...secretPaths(fields, values, new Set(inherited))].sort();
}

describe("secret places", () => {
  it("are those that the definition marks, if they have a value", () => {
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

  it("ignore values of another shape", () => {
    expect(placesOf({ pair, list: field.list(pair, { docs }) }, { pair: "x", list: "y" })).toEqual([]);
  });

  it("stay secret in values that repeat them", () => {
    expect(placesOf({ plain, pair }, { plain: "a", pair: { key: "b" } }, ["plain", "pair.key"])).toEqual([
      "pair.key",
      "plain",
    ]);
  });

  it("include values that are derived from a secret", () => {
    const hash = field.string({ secretWith: ["plain"], docs });
    expect(placesOf({ plain, hash }, { plain: "a", hash: "0cc1" }, ["plain"])).toEqual(["hash", "plain"]);
    expect(placesOf({ plain, hash }, { hash: "0cc1" }, ["plain"])).toEqual(["hash", "plain"]);
    expect(placesOf({ plain, hash }, { plain: "a", hash: "0cc1" })).toEqual([]);
  });

  it("include a whole set that contained a secret, because its order may have changed", () => {
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

describe("a secret within a longer text", () => {
  const fields = { password, url: plain, notes: field.list(plain, { docs }), tags: field.set(plain, { docs }) };
  /** Secret places of outputs, where the program gave a secret. */
  const marks = (secret: string, outputs: Record<string, unknown>) => {
    const known = knownSecrets(fields, { values: { password: secret }, secrets: new Set() });
    return [...secretMarks(fields, outputs, known)].filter((path) => path !== "password").sort();
  };

  it("makes the whole text secret", () => {
    expect(marks("hunter2", { url: "postgres://me:hunter2@db.test/app", notes: ["plain", "hunter2!"] })).toEqual([
      "notes[1]",
      "url",
    ]);
    expect(marks("hunter2", { tags: ["plain", "a hunter2"], url: "postgres://db.test" })).toEqual(["tags"]);
  });

  it("is found percent-encoded and within JSON", () => {
    expect(marks("p@ss/word", { url: "postgres://me:p%40ss%2Fword@db.test" })).toEqual(["url"]);
    expect(marks("p@ss/word", { url: "postgres://me:p%40ss%2fword@db.test" })).toEqual(["url"]);
    expect(marks('pa"ss\nword', { url: JSON.stringify({ password: 'pa"ss\nword' }) })).toEqual(["url"]);
  });

  it("is found as base64, and in its decoded form", () => {
    expect(marks("#!/bin/sh", { url: "IyEvYmluL3No" })).toEqual(["url"]);
    expect(marks("IyEvYmluL3No", { url: "#!/bin/sh" })).toEqual(["url"]);
    expect(marks("Shop12345678", { url: "Shop-1234" })).toEqual([]);
  });

  it("is not searched for if it is too short", () => {
    expect(marks("yes", { url: "yes, we can" })).toEqual([]);
    expect(marks("yes", { url: "yes" })).toEqual([]);
    expect(marks("http", { url: "http://db.test" })).toEqual([]);
    expect(marks("http", { url: "http" })).toEqual(["url"]);
  });

  it("is found among many secrets, in time that grows with the length of all texts", () => {
    const secrets = field.list(password, { docs });
    const all = Array.from({ length: 10_000 }, (_, i) => `${i}-secret`);
    const known = knownSecrets({ secrets }, { values: { secrets: all }, secrets: new Set() });
    const outputs = all.map((text) => `say ${text} twice`);
    const start = process.cpuUsage();
    const found = [...secretMarks({ notes: fields.notes }, { notes: outputs }, known)];
    expect(found.filter((path) => path.startsWith("notes["))).toHaveLength(10_000);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000);
  });

  it("is found at any place", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6 }),
        fc.array(fc.string({ minLength: 6 }), { maxLength: 30 }),
        fc.string(),
        fc.string(),
        (secret, others, before, after) => {
          const all = field.list(password, { docs });
          const known = knownSecrets({ all }, { values: { all: [...others, secret] }, secrets: new Set() });
          expect([...secretMarks({ url: plain }, { url: before + secret + after }, known)]).toContain("url");
        },
      ),
    );
  });
});
