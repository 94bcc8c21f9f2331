import { unknown } from "@org/core-provider";
import { expect, it } from "vitest";
import { differences } from "./differences.ts";

const keys = { Rules: "Port" };

it.each([
  ["a member that changes", { A: 1 }, { A: 2 }, { "p.A": "update" }],
  ["added and deleted members", { A: 1 }, { B: 2 }, { "p.A": "add", "p.B": "delete" }],
  ["an added member of an object", { A: { B: 1 } }, {}, { "p.A.B": "add" }],
  ["elements by position", { A: [1, 2, 3] }, { A: [1, 4] }, { "p.A[1]": "update", "p.A[2]": "add" }],
  ["a deleted element", { A: [1] }, { A: [1, 2] }, { "p.A[1]": "delete" }],
  ["unknown values", { A: unknown, B: [unknown] }, { A: 1, B: [2] }, { "p.A": "update", "p.B[0]": "update" }],
  ["a member with an unusual name", { "a.b": 1 }, {}, { 'p["a.b"]': "add" }],
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
  ["an element that replaces another", { Rules: [{ Port: 1 }] }, { Rules: [{ Port: 2 }] }, { "p.Rules[0]": "update" }],
])("finds %s", (_what, wanted, old, expected) => {
  const found = differences("p", wanted, old, { listKeys: keys });
  expect(Object.fromEntries(found.map(({ path, kind }) => [path, kind]))).toEqual(expected);
});

it("finds no difference between equivalent values", () => {
  expect(differences("p", { A: "", B: [], C: { D: null }, E: "1" }, { E: 1 })).toEqual([]);
  expect(differences("p", undefined, {})).toEqual([]);
});

it("names the member that an update can cover, without positions in lists", () => {
  const found = differences("p", { A: [{ B: 1 }, { B: 2 }] }, { A: [{ B: 1 }, { B: 3 }] });
  expect(found.map(({ member }) => member)).toEqual(["A.B"]);
});
