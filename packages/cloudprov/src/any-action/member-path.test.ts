import { expect, it } from "vitest";
import { identifierAt, memberAt } from "./member-path.ts";

const response = {
  Group: { Id: "sg-1" },
  Set: [{ Id: 1, Ids: ["a"] }],
  Two: [{ Id: "x" }, { Id: "y" }],
  Empty: "",
  Large: 2 ** 60,
};

it.each([
  ["", response],
  ["Group.Id", "sg-1"],
  ["Set.Id", 1],
  ["Set.0.Id", 1],
  ["Two.1.Id", "y"],
  ["Two.Id", undefined],
  ["Group.Id.More", undefined],
  ["Nothing.Id", undefined],
])("the path %j leads to %j", (path, found) => {
  expect(memberAt(response, path)).toEqual(found);
});

it.each([
  ["Set.Id", "1"],
  ["Set.Ids", "a"],
  ["Two", undefined],
  ["Empty", undefined],
  ["Group", undefined],
  ["Large", undefined],
])("the value at %j is identified as %j", (path, found) => {
  expect(identifierAt(response, path)).toBe(found);
});
