import { expect, it } from "vitest";
import { picked } from "./picked.ts";

const value = { A: 1, B: [{ C: 2, D: 3 }, { C: 4 }], E: { F: 5, G: 6 } };

it.each([
  [{ only: ["A", "B.C", "X"] }, { A: 1, B: [{ C: 2 }, { C: 4 }] }],
  [{ without: ["B.C", "E.G"] }, { A: 1, B: [{ D: 3 }, {}], E: { F: 5 } }],
  [{ only: ["B"], without: ["B.D"] }, { B: [{ C: 2 }, { C: 4 }] }],
  [{}, value],
])("%j of it are returned", (pick, told) => {
  expect(picked(value, pick)).toEqual(told);
});

it("has no members for a value other than an object", () => {
  expect([picked("text", { only: ["A"] }), picked("text", { without: ["A"] })]).toEqual([undefined, "text"]);
});
