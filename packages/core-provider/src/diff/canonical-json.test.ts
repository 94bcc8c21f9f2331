import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical.ts";

describe("canonical JSON", () => {
  it("has its keys sorted and no white space", () => {
    expect(canonicalJson('{ "b": [1, {"d": 2, "c": 3}], "a": 1.0 }')).toBe('{"a":1,"b":[1,{"c":3,"d":2}]}');
  });

  it("keeps every digit of a number that JavaScript cannot represent", () => {
    expect(canonicalJson("9223372036854775807")).not.toBe(canonicalJson("9223372036854775806"));
    expect(canonicalJson("0.1234567890123456789")).not.toBe(canonicalJson("0.1234567890123456788"));
  });

  it("does not change a text that is not JSON", () => {
    expect(canonicalJson("{ a }")).toBe("{ a }");
  });
});
