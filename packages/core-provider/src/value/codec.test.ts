import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invokeResponse } from "../protocol/provider-messages.ts";
import { Asset } from "./asset.ts";
import { decode, encode } from "./codec.ts";
import { element, member } from "./path.ts";
import type { Properties, Property } from "./properties.ts";
import { isRecord } from "./record.ts";
import { unknown } from "./unknown.ts";

const mark = "4dabf18193072939515e22adb298388d";
const secretMark = "1b47061264138c4ac30d75fd1eb44270";
const resourceMark = "5cf8f73096256a8f31e491e813e4eb8e";
const outputMark = "d0e6a833031e9bbcd3f4e8bde6ca49a4";
const assetMark = "c44067f5952c0a294b673a41bacd8c17";
const archiveMark = "0def7320c3a5731c473e5ecbe6d01bc7";
const unknownText = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

/** The decoded form of an encoded value. */
function decoded(sent: Record<string, Property>) {
  const { values, secrets } = decode(sent);
  return { values, secrets: [...secrets] };
}

/** Properties after encoding and decoding. */
function sentOver(values: Properties): Properties | undefined {
  return invokeResponse.decode(invokeResponse.encode({ return: values })).return;
}

describe("decode", () => {
  it("reads plain values, and leaves null out of objects", () => {
    const sent = { text: "a", number: 1.5, yes: true, list: [1, null, { a: "b" }], nothing: null, empty: {} };
    expect(decoded(sent)).toEqual({
      values: { text: "a", number: 1.5, yes: true, list: [1, null, { a: "b" }], empty: {} },
      secrets: [],
    });
  });

  it("sorts members by name", () => {
    const inner = { y: 1, x: 2 };
    expect(JSON.stringify(decoded({ b: [inner], a: { d: 1, c: inner } }).values)).toBe(
      '{"a":{"c":{"x":2,"y":1},"d":1},"b":[{"x":2,"y":1}]}',
    );
  });

  it("decodes undefined as an empty object", () => {
    expect(decode(undefined)).toEqual({ values: {}, secrets: new Set() });
  });

  it("unwraps secrets at any depth and returns their paths", () => {
    const secret = (value: Property) => ({ [mark]: secretMark, value });
    const sent = { a: secret("x"), list: ["p", secret({ b: secret(1) })], map: { "x.y": secret(unknownText) } };
    expect(decoded(sent)).toEqual({
      values: { a: "x", list: ["p", { b: 1 }], map: { "x.y": unknown } },
      secrets: ["a", "list[1]", "list[1].b", 'map["x.y"]'],
    });
  });

  it.for([
    unknownText,
    "1c4a061d-8072-4f0a-a4cb-0ff528b18fe7",
    "3eeb2bf0-c639-47a8-9e75-3b44932eb421",
    "6a19a0b0-7e62-4c92-b797-7f8e31da9cc2",
    "030794c1-ac77-496b-92df-f27374a8bd58",
    "e48ece36-62e2-4504-bad9-02848725956a",
    "dd056dcd-154b-4c76-9bd3-c8f88648b5ff",
  ])("recognizes the engine's marker of an unknown value %s", (text) => {
    expect(decoded({ a: text }).values).toEqual({ a: unknown });
  });

  it("does not confuse other strings of that length with unknown values", () => {
    const text = "04da6b54-80e4-46f7-96ec-b56ff0331bff";
    expect(decoded({ a: text }).values).toEqual({ a: text });
  });

  it("reads a reference to a resource as its ID", () => {
    const reference = (id: Property) => ({ [mark]: resourceMark, urn: "urn:a", id });
    const { values } = decoded({ made: reference("sa-1"), planned: reference(unknownText), empty: reference("") });
    expect(values).toEqual({ made: "sa-1", planned: unknown, empty: unknown });
    expect(decoded({ a: { [mark]: resourceMark, urn: "urn:a" } }).values).toEqual({ a: unknown });
  });

  it("reads an output value as its value", () => {
    const sent = {
      known: { [mark]: outputMark, value: [1], secret: false, dependencies: ["urn:a"] },
      secret: { [mark]: outputMark, value: "x", secret: true, dependencies: [] },
      unknown: { [mark]: outputMark, dependencies: [] },
      secretUnknown: { [mark]: outputMark, secret: true },
    };
    expect(decoded(sent)).toEqual({
      values: { known: [1], secret: "x", unknown, secretUnknown: unknown },
      secrets: ["secret", "secretUnknown"],
    });
  });

  it("keeps assets and archives unchanged", () => {
    const { values } = decoded({ a: { [mark]: assetMark, text: "x" }, b: { [mark]: archiveMark, path: "y" } });
    expect(values["a"]).toEqual(new Asset("asset", { [mark]: assetMark, text: "x" }));
    expect(values["b"]).toEqual(new Asset("archive", { [mark]: archiveMark, path: "y" }));
  });

  it("reads an object with an unknown marker as an object", () => {
    expect(decoded({ a: { [mark]: "something new", b: 1 } }).values).toEqual({ a: { [mark]: "something new", b: 1 } });
  });
});

describe("encode", () => {
  it("wraps secrets and omits undefined", () => {
    const message = encode({ a: "x", b: [1, { c: "y" }], d: undefined, n: null }, new Set(["a", "b[1].c"]));
    expect(message).toEqual({
      a: { [mark]: secretMark, value: "x" },
      b: [1, { c: { [mark]: secretMark, value: "y" } }],
      n: null,
    });
  });

  it("writes an unknown as the engine does", () => {
    expect(encode({ a: [unknown] }, new Set(["a[0]"]))).toEqual({
      a: [{ [mark]: secretMark, value: unknownText }],
    });
  });

  it("names the path of a value that cannot be sent", () => {
    expect(() => encode({ a: { b: () => 1 } }, new Set())).toThrow(
      new TypeError("a.b holds a function, which cannot be sent to the engine"),
    );
  });

  it("returns assets unchanged", () => {
    const sent = { a: { [mark]: assetMark, text: "x" } };
    const { values } = decode(sent);
    expect(encode(values, new Set())).toEqual(sent);
  });
});

it("encodes a secret within a secret once, because SDKs unwrap one level", () => {
  const sent = encode({ a: { b: "x" } }, new Set(["a", "a.b"]));
  expect(sent).toEqual({ a: { [mark]: secretMark, value: { b: "x" } } });
});

describe("a round trip", () => {
  const key = fc.oneof(
    fc.string().filter((text) => text !== mark),
    fc.constantFrom("__proto__", "constructor", "a.b", 'a["b"]', "", "0", "ключ", "toString"),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(unknown),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(key, tie("value"), { maxKeys: 4 }),
    ),
  }));

  it("keeps any nested value with its secrets, unknowns and odd keys", () => {
    fc.assert(
      fc.property(fc.dictionary(key, value), fc.infiniteStream(fc.boolean()), (values, coin) => {
        const secrets = new Set([...placesOf(values, "")].filter(() => coin.next().value === true));
        const back = decode(sentOver(encode(values, secrets)));
        expect(back.values).toEqual(copyOf(values));
        expect(back.secrets).toEqual(new Set(outermost(values, "", secrets)));
      }),
    );
  });
});

/** The path of every value inside an object. */
function* placesOf(value: unknown, path: string): Generator<string> {
  if (path !== "") yield path;
  if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* placesOf(inner, element(path, i));
  else if (isRecord(value)) for (const [k, inner] of Object.entries(value)) yield* placesOf(inner, member(path, k));
}

/** The paths of secrets that are not within other secrets. */
function* outermost(value: unknown, path: string, secrets: ReadonlySet<string>): Generator<string> {
  if (secrets.has(path)) yield path;
  else if (Array.isArray(value))
    for (const [i, inner] of value.entries()) yield* outermost(inner, element(path, i), secrets);
  else if (isRecord(value))
    for (const [k, inner] of Object.entries(value)) yield* outermost(inner, member(path, k), secrets);
}

/** The same without the null prototypes that generated objects may have. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, copyOf(v)]));
  return value;
}
