import { unknown } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { canonicalText, isEmpty, isEquivalent } from "./equivalence.ts";

const how = { listKeys: { Rules: "Port", Names: "" } };

describe("values of the platform", () => {
  it.each([
    [80, "80"],
    ["", null],
    [undefined, []],
    [{ A: null }, undefined],
    [{ A: 1, B: "" }, { A: "1" }],
    [
      [1, 2],
      ["1", "2"],
    ],
    [{ Names: ["a", "b"] }, { Names: ["b", "a"] }],
    [{ Rules: [{ Port: 1, To: "x" }, { Port: 2 }] }, { Rules: [{ Port: "2" }, { Port: "1", To: "x" }] }],
  ])("are equal: %j and %j", (one, other) => {
    expect([isEquivalent(one, other, how), isEquivalent(other, one, how)]).toEqual([true, true]);
  });

  it.each([
    [0, ""],
    [false, null],
    ["080", "80"],
    [1, "1x"],
    [0, " "],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [{ Names: ["a", "a"] }, { Names: ["a", "b"] }],
    [{ Rules: [{ Port: 1 }] }, { Rules: [{ Port: 1 }, { Port: 2 }] }],
    [unknown, unknown],
  ])("differ: %j and %j", (one, other) => {
    expect([isEquivalent(one, other, how), isEquivalent(other, one, how)]).toEqual([false, false]);
  });

  it.each([
    [{ Key: "ssh-rsa A me" }, { Key: "ssh-rsa A" }],
    [{ Names: ["A.example.com", "b.example.com"] }, { Names: ["b.example.com.", "a.example.com"] }],
    [{ Rules: [{ Host: "A.example" }] }, { Rules: [{ Host: "a.example." }] }],
  ])("are equal by the program's comparison: %j and %j", (one, other) => {
    const compareAs = { Key: "public-key", Names: "domain", "Rules.Host": "domain" } as const;
    const compared = { listKeys: { Names: "", Rules: "Host" }, compareAs };
    expect([isEquivalent(one, other, compared), isEquivalent(other, one, compared)]).toEqual([true, true]);
    expect(isEquivalent(one, other, how)).toBe(false);
  });

  it("count as unset if they are empty, but not if they are zero or false", () => {
    expect([null, "", [], {}, { A: [] }].map(isEmpty)).toEqual([true, true, true, true, true]);
    expect([0, false, " ", [""]].map(isEmpty)).toEqual([false, false, false, false]);
  });

  it("are compared as one value when order matters, and as several otherwise", () => {
    const one = [80, "", { A: 1, B: [], C: ["x"] }, " 7 "];
    expect(canonicalText(["80", null, { C: ["x"], A: "1" }, 7])).toBe(canonicalText(one));
    for (const other of [0, false, "x", ["80"], { A: 80 }, { A: 80, B: 1 }, "12345678901234567891"])
      expect(canonicalText(other)).not.toBe(canonicalText(80));
    expect(canonicalText("12345678901234567891")).not.toBe(canonicalText("12345678901234567892"));
    expect(canonicalText(true)).not.toBe(canonicalText("true"));
  });
});
