import { describe, expect, it } from "vitest";
import { asGiven } from "./drift.ts";

describe("members in a response", () => {
  it.each([
    ["in the program's form", { A: 1, B: "", C: ["2"] }, { A: "1", B: null, C: [2] }, { A: 1, B: "", C: ["2"] }],
    ["without others", { A: { B: 1 } }, { A: { B: 2, Secret: "x" }, D: 1 }, { A: { B: 2 } }],
    ["unchanged if the response lacks them", { A: 1, P: "x" }, { A: 1 }, { A: 1, P: "x" }],
    ["without a member that the response reports as null", { A: "x" }, { A: null }, {}],
    [
      "with elements that were added elsewhere",
      { L: [{ K: 1 }] },
      { L: [{ K: 1 }, { K: 2, Secret: "x" }] },
      { L: [{ K: 1 }, { K: 2 }] },
    ],
    ["without members that the program does not define", { L: [] }, { L: [{ Secret: "x" }] }, { L: [{}] }],
    ["without elements that were removed elsewhere", { L: [1, 2] }, { L: [1] }, { L: [1] }],
    ["with strings that were not set", { A: "" }, { A: "x" }, { A: "x" }],
  ])("are reported %s", (_how, given, object, expected) => {
    expect(asGiven(given, object)).toEqual(expected);
  });

  it("are reported in the program's order if the order has no meaning", () => {
    const given = {
      L: [
        { K: 2, V: 1 },
        { K: 1, V: 1 },
      ],
    };
    const object = {
      L: [
        { K: "1", V: 1 },
        { K: "3", V: 3 },
        { K: "2", V: 9 },
      ],
    };
    expect(asGiven(given, object, { listKeys: { L: "K" } })).toEqual({
      L: [
        { K: 2, V: 9 },
        { K: 1, V: 1 },
        { K: "3", V: 3 },
      ],
    });
  });

  it("are read at the program's paths, and kept if it ignores them", () => {
    const reading = { map: { A: "Other.A", D: "{id[0]}" }, ignoreDrift: ["B", "C.D"], known: { id: "x#1" } };
    const object = { A: "no", Other: { A: "yes" }, B: 2, C: { D: 4, E: 5 } };
    expect(asGiven({ A: "a", B: 1, C: { D: 3, E: 4 }, D: "x" }, object, reading)).toEqual({
      A: "yes",
      B: 1,
      C: { D: 3, E: 5 },
      D: "x",
    });
  });

  it.each([
    [{ A: "x" }, { A: { B: 1 } }, "A is an object, not a value"],
    [{ A: { B: 1 } }, { A: "x" }, "A is a string, not an object"],
    [{ A: { B: [1] } }, { A: { B: "x" } }, "A.B is a string, not a list"],
  ])("of %j cannot be %j", (given, object, message) => {
    expect(() => asGiven(given, object)).toThrow(message);
  });
});
