import { expect, it } from "vitest";
import { merged } from "./merged.ts";

it("merges objects and lists member by member, and prefers the second of two values", () => {
  const members = { A: 1, B: { C: 2, D: 3 }, Users: [{ Name: "a" }, { Name: "b" }] };
  const others = { B: { D: 4, E: 5 }, Users: [{ Password: "x" }], F: 6 };
  expect(merged(members, others)).toEqual({
    A: 1,
    B: { C: 2, D: 4, E: 5 },
    Users: [{ Name: "a", Password: "x" }, { Name: "b" }],
    F: 6,
  });
});
