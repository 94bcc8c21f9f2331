import { describe, expect, it } from "vitest";
import { withIgnoredChanges } from "./ignored-changes.ts";

const before = { a: "old", map: { "x.y": "old", z: "old" }, list: [{ n: 1 }, { n: 2 }], only: "old" };
const wanted = { a: "new", map: { "x.y": "new", w: "new" }, list: [{ n: 8 }, { n: 9 }], extra: "new" };

describe("ignored changes", () => {
  it.for([
    ["a property", ["a"], { ...wanted, a: "old" }],
    ["a property that the program no longer sets", ["only"], { ...wanted, only: "old" }],
    ["a property that did not exist", ["extra"], { a: wanted.a, map: wanted.map, list: wanted.list }],
    ["a key", ['map["x.y"]'], { ...wanted, map: { "x.y": "old", w: "new" } }],
    ["a key that did not exist", ["map.w"], { ...wanted, map: { "x.y": "new" } }],
    ["every key", ["map.*"], { ...wanted, map: { "x.y": "old", z: "old", w: "new" } }],
    ["a position", ["list[1].n"], { ...wanted, list: [{ n: 8 }, { n: 2 }] }],
    ["every position", ["list[*].n"], { ...wanted, list: before.list }],
    ["a position that did not exist", ["list[7]"], wanted],
    ["several", ["a", "list"], { ...wanted, a: "old", list: before.list }],
    ["an unknown path", ["a.b.c", "none.at.all"], wanted],
    ["nothing", [], wanted],
  ] as [string, string[], unknown][])("keep %s unchanged", ([, paths, expected]) => {
    expect(withIgnoredChanges(wanted, before, paths)).toEqual(expected);
  });
});
