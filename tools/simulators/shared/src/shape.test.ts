import { describe, expect, it } from "vitest";
import {
  chosenBy,
  decimal,
  flag,
  integer,
  listOf,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  type Problem,
  type Shape,
  text,
} from "./shape.ts";

function problemsOf(shape: Shape<unknown>, value: unknown): string[] {
  const problems: Problem[] = [];
  shape.check(value, "", problems);
  return problems.map(({ at, message }) => `${at} ${message}`.trim());
}

const pet = object({
  name: text({ min: 1, max: 5 }),
  legs: optional(integer({ min: 0, max: 4 })),
  tame: optional(flag()),
  kind: oneOf("cat", "dog"),
  toys: optional(listOf(text(), { min: 1, distinct: true })),
  tags: optional(mapOf(text())),
  owner: optional(nullable(text())),
});

describe("an object shape", () => {
  it("takes what fits, with and without the optional members", () => {
    expect(problemsOf(pet, { name: "Tom", kind: "cat" })).toEqual([]);
    expect(
      problemsOf(pet, { name: "Tom", kind: "cat", legs: 4, tame: true, toys: ["a"], tags: { a: "b" }, owner: null }),
    ).toEqual([]);
  });

  it.each([
    ["an unknown member", { name: "Tom", kind: "cat", "a/b": 1 }, "/a~1b is not a known field"],
    ["a missing member", { name: "Tom" }, "/kind is missing"],
    ["a wrong type", { name: 3, kind: "cat" }, "/name must be a string, not a number"],
    ["null where it has no meaning", { name: null, kind: "cat" }, "/name must be a string, not null"],
    ["an empty text", { name: "", kind: "cat" }, "/name must not be empty"],
    ["a long text", { name: "Thomas", kind: "cat" }, "/name must have at most 5 characters"],
    ["a fraction", { name: "Tom", kind: "cat", legs: 3.5 }, "/legs must be an integer, not a number"],
    ["a number out of bounds", { name: "Tom", kind: "cat", legs: 5 }, "/legs must be at most 4"],
    ["a value outside the set", { name: "Tom", kind: "cow" }, "/kind must be one of cat, dog"],
    ["a short list", { name: "Tom", kind: "cat", toys: [] }, "/toys must have at least 1 elements"],
    ["an element twice", { name: "Tom", kind: "cat", toys: ["a", "a"] }, "/toys must not have an element twice"],
    ["a wrong element", { name: "Tom", kind: "cat", toys: [1] }, "/toys/0 must be a string, not a number"],
    ["a wrong value in a map", { name: "Tom", kind: "cat", tags: { a: 1 } }, "/tags/a must be a string, not a number"],
    ["a list for an object", [], "must be an object, not an array"],
  ])("reports %s", (_, value, problem) => {
    expect(problemsOf(pet, value)).toEqual([problem]);
  });

  it("reports all problems at once", () => {
    expect(problemsOf(pet, { legs: "4", extra: 1 })).toHaveLength(4);
  });
});

describe("a number", () => {
  it("may have decimals, and is not a text", () => {
    expect(problemsOf(decimal(), 0.75)).toEqual([]);
    expect(problemsOf(decimal(), "0.75")).toHaveLength(1);
  });
});

describe("a shape chosen by a member", () => {
  const config = chosenBy("kind", {
    Basic: object({ kind: oneOf("Basic") }),
    Dedicated: object({ kind: oneOf("Dedicated"), cku: integer() }),
  });

  it("checks by the choice", () => {
    expect(problemsOf(config, { kind: "Basic" })).toEqual([]);
    expect(problemsOf(config, { kind: "Basic", cku: 1 })).toEqual(["/cku is not a known field"]);
    expect(problemsOf(config, { kind: "Dedicated" })).toEqual(["/cku is missing"]);
  });

  it("reports a choice that does not exist", () => {
    expect(problemsOf(config, { kind: "Huge" })).toEqual(["/kind must be one of Basic, Dedicated"]);
    expect(problemsOf(config, {})).toEqual(["/kind is missing"]);
  });
});

it("reports the kind of problem", () => {
  const problems: Problem[] = [];
  pet.check({ name: 3, legs: 5, age: 7 }, "", problems);

  expect(Object.fromEntries(problems.map(({ at, kind }) => [at, kind]))).toEqual({
    "/name": "type",
    "/legs": "value",
    "/age": "unknown",
    "/kind": "missing",
  });
});
