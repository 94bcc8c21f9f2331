import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes, double, flag, map, messageType, nested, properties, repeated, text, whole } from "./message.ts";

const inner = messageType({ name: text(1), count: whole(2) });
const type = messageType({
  name: text(1),
  data: bytes(2),
  isSet: flag(3),
  count: whole(4),
  size: double(5),
  values: properties(6),
  inner: nested(7, inner),
  names: repeated(text(8)),
  inners: repeated(nested(9, inner)),
  // A tag of two bytes.
  byName: map(400, nested(2, inner)),
});

const full = {
  name: "grün ✓",
  data: new Uint8Array([0, 255]),
  isSet: true,
  count: 2 ** 52 + 1,
  size: -0.5,
  values: { a: [null, 1, "x", true, { b: [] }], "": {} },
  inner: { name: "", count: 0 },
  names: ["", "b", ""],
  inners: [
    { name: "a", count: 1 },
    { name: "", count: 0 },
  ],
  byName: { a: { name: "x", count: 200 }, b: { name: "", count: 0 } },
};

describe("a message", () => {
  it("is decoded unchanged", () => {
    expect(type.decode(type.encode(full))).toEqual(full);
  });

  it("omits defaults", () => {
    expect(type.encode(type.defaults)).toHaveLength(0);
    expect(type.decode(new Uint8Array())).toEqual(type.defaults);
  });

  it("can be larger than the writer's first buffer", () => {
    const name = "✓".repeat(100_000);
    const values = Object.fromEntries(
      Array.from({ length: 2000 }, (_, at) => [`property ${at}`, [at, name.slice(0, 9)]]),
    );
    expect(type.decode(type.encode({ ...full, name, values }))).toEqual({ ...full, name, values });
  });

  it("skips unknown fields", () => {
    const other = messageType({ count: whole(2) });
    const newer = messageType({ later: text(1), count: whole(2), half: double(3), parts: repeated(nested(4, inner)) });
    const sent = newer.encode({ later: "x", count: 7, half: 1.5, parts: [{ name: "a", count: 1 }] });
    expect(other.decode(sent)).toEqual({ count: 7 });
    // A value of four bytes in a field with the number 1.
    expect(other.decode(new Uint8Array([0x0d, 1, 2, 3, 4, 0x10, 7]))).toEqual({ count: 7 });
    expect(() => other.decode(new Uint8Array([0x0b]))).toThrow("invalid wire type 3");
  });

  it("is rejected when it is truncated at any byte", () => {
    const sent = type.encode({ ...type.defaults, name: "abc", size: 1, inner: { name: "a", count: 300 } });
    const lengths = Array.from({ length: sent.length }, (_, at) => at);
    // Between two fields, nothing shows that more was to come.
    const rejected = lengths.filter((length) => isRejected(sent.subarray(0, length)));
    expect(lengths.length - rejected.length).toBe(3);
  });

  it("decodes or throws for any bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (sent) => void isRejected(sent)));
  });

  it("is rejected when a nested message is longer than the one around it", () => {
    // The entry of a property ends after its Struct.
    const tooLong = new Uint8Array([
      0x32, 0x04, 0x0a, 0x0a, 0x0a, 0x01, 0x61, 0x12, 0x05, 0x1a, 0x03, 0x62, 0x62, 0x62,
    ]);
    expect(isRejected(tooLong)).toBe(true);
  });

  it("is rejected when a number has more than 64 bits", () => {
    expect(isRejected(new Uint8Array([0x20, ...Array.from({ length: 150 }, () => 0x80), 0]))).toBe(true);
  });

  it("has the last of several values", () => {
    const twice = Buffer.concat([
      type.encode({ ...type.defaults, count: 1 }),
      type.encode({ ...type.defaults, count: 2 }),
    ]);
    expect(type.decode(twice).count).toBe(2);
  });

  it("keeps a property with the name of a prototype", () => {
    const values = JSON.parse('{"__proto__":{"a":1},"constructor":"x"}') as Record<string, never>;
    const back = type.decode(type.encode({ ...type.defaults, values })).values;
    expect(Object.entries(back ?? {})).toEqual([
      ["__proto__", { a: 1 }],
      ["constructor", "x"],
    ]);
  });
});

function isRejected(sent: Uint8Array): boolean {
  try {
    type.decode(sent);
    return false;
  } catch (error) {
    expect((error as Error).message).toMatch(
      /^the message (is truncated|has a field of the invalid wire type \d|has a number of more than 64 bits)$/,
    );
    return true;
  }
}
