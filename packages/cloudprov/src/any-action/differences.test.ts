import { unknown } from "@org/core-provider";
import { expect, it } from "vitest";
import { differences } from "./differences.ts";

const keys = { Rules: "Port" };

it.each([
  ["a member that changes", { A: 1 }, { A: 2 }, { "p.A": "update" }],
  ["members that come and go", { A: 1 }, { B: 2 }, { "p.A": "add", "p.B": "delete" }],
  ["a member of an object that comes", { A: { B: 1 } }, {}, { "p.A.B": "add" }],
  ["elements by their places", { A: [1, 2, 3] }, { A: [1, 4] }, { "p.A[1]": "update", "p.A[2]": "add" }],
  ["an element that goes", { A: [1] }, { A: [1, 2] }, { "p.A[1]": "delete" }],
  [
    "values that are not known yet",
    { A: unknown, B: [unknown] },
    { A: 1, B: [2] },
    { "p.A": "update", "p.B[0]": "update" },
  ],
  ["a member by an odd name", { "a.b": 1 }, {}, { 'p["a.b"]': "add" }],
  [
    "an element by its key",
    {
      Rules: [
        { Port: 2, To: "b" },
        { Port: 1, To: "x" },
      ],
    },
    {
      Rules: [
        { Port: 1, To: "a" },
        { Port: 2, To: "b" },
      ],
    },
    { "p.Rules[1].To": "update" },
  ],
  ["an element in place of another", { Rules: [{ Port: 1 }] }, { Rules: [{ Port: 2 }] }, { "p.Rules[0]": "update" }],
])("finds %s", (_what, wanted, old, expected) => {
  const found = differences("p", wanted, old, { listKeys: keys });
  expect(Object.fromEntries(found.map(({ path, kind }) => [path, kind]))).toEqual(expected);
});

it("finds nothing in what says the same", () => {
  expect(differences("p", { A: "", B: [], C: { D: null }, E: "1" }, { E: 1 })).toEqual([]);
  expect(differences("p", undefined, {})).toEqual([]);
});

it("names the member that an update may be for, without places in lists", () => {
  const found = differences("p", { A: [{ B: 1 }, { B: 2 }] }, { A: [{ B: 1 }, { B: 3 }] });
  expect(found.map(({ member }) => member)).toEqual(["A.B"]);
});
