import { describe, expect, it } from "vitest";
import { recordOf, responseList, textAt } from "./responses.ts";

describe("a value of a response", () => {
  it("is an object, or none", () => {
    expect(recordOf({ a: 1 })).toEqual({ a: 1 });
    for (const other of [undefined, null, [], "text", 1]) expect(recordOf(other)).toBeUndefined();
  });

  it("is an existing string, by its path", () => {
    const idOf = textAt("Thing.ThingId");
    expect(idOf({ Thing: { ThingId: "thing-1" } })).toBe("thing-1");
    expect(() => idOf({ Thing: {} })).toThrow("Thing.ThingId is missing");
    expect(() => idOf({ Thing: { ThingId: "" } })).toThrow("Thing.ThingId is an empty string");
  });
});

describe("a list of a response", () => {
  const list = responseList("Things");

  it("returns the total number of elements", () => {
    expect(list.total({ Things: [{}], TotalCount: 7 })).toBe(7);
    expect(list.expects({ TotalCount: 0 })).toBeUndefined();
    expect(list.expects({ TotalCount: 7 })).toMatchObject({ member: "Things" });
  });

  it("can lack a total", () => {
    expect(list.total({ Things: [] })).toBeUndefined();
  });
});
