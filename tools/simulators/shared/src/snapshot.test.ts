import { expect, it } from "vitest";
import { readSnapshot } from "./snapshot.ts";

const snapshot = { simulator: "sample", format: 1, hosts: {}, world: { objects: {}, credentials: {} } };

it("reads the snapshot of a simulator", () => {
  expect(readSnapshot(JSON.stringify(snapshot), "sample")).toEqual(snapshot);
});

it.each([
  ["{", "it is not JSON"],
  ["[]", "it is not a snapshot of a simulator"],
  ["null", "it is not a snapshot of a simulator"],
  [JSON.stringify({ ...snapshot, simulator: "other" }), "it is a snapshot of the simulator other, not of sample"],
  [JSON.stringify({ ...snapshot, format: 2 }), "it has the format 2, but this simulator reads only the format 1"],
])("says why %s cannot be read", (text, reason) => {
  expect(() => readSnapshot(text, "sample")).toThrow(reason);
});
