import { describe, expect, it } from "vitest";
import { decode, encode } from "../value/codec.ts";
import { unknown } from "../value/unknown.ts";
import { outputValue, reference, secret, textAsset } from "./marks.ts";
import { marshal, unmarshal } from "./marshal.ts";

describe("a value in a test", () => {
  it("is decoded with its marks", () => {
    const given = {
      a: secret({ b: [secret(1), unknown] }),
      c: [true, "x", null, { "d.e": 1.5 }],
      f: reference("u", "i"),
    };
    expect(unmarshal(marshal(given))).toStrictEqual(given);
    expect(unmarshal(marshal({ f: reference("u") }))).toStrictEqual({ f: reference("u") });
    expect(unmarshal(marshal({ a: undefined, b: { c: undefined } }))).toStrictEqual({ b: {} });
    expect(unmarshal(undefined)).toStrictEqual({});
  });

  it("is decoded by the provider's codec", () => {
    const { values, secrets } = decode(
      marshal({
        a: secret("x"),
        b: unknown,
        c: reference("u", "i"),
        d: outputValue({ value: 1, secret: true }),
        e: outputValue(),
        f: textAsset("t"),
      }),
    );
    expect(values).toMatchObject({
      a: "x",
      b: unknown,
      c: "i",
      d: 1,
      e: unknown,
      f: { kind: "asset", source: { text: "t" } },
    });
    expect([...secrets]).toEqual(["a", "d"]);
  });

  it("cannot be a function", () => {
    expect(() => marshal({ a: () => 1 })).toThrow("a function cannot be sent to a provider");
  });
});

describe("a value from a provider", () => {
  it("is read with its marks", () => {
    const sent = encode({ a: "x", b: [unknown], c: { d: "y" } }, new Set(["a", "c.d"]));
    expect(unmarshal(sent)).toStrictEqual({ a: secret("x"), b: [unknown], c: { d: secret("y") } });
  });
});
