import { expect, it } from "vitest";
import { checkFailures } from "./check-failures.ts";

/** The property that a failure with this reason is about. */
function propertyOf(reason: string, property = ""): string | undefined {
  return checkFailures([{ property, reason: `${reason} [toy/invalid-input]` }], ["size", "labels", "x-y"])[0]?.property;
}

it.for([
  ["size must be 1 to 100, not 0", "size"],
  ["labels.a is wrong", "labels.a"],
  ["labels.a, size and x-y are required", "labels.a"],
  ['labels["a b"].c[0] is wrong', 'labels["a b"].c[0]'],
  ['["x-y"] is not a property', '["x-y"]'],
  ["exactly one of them must be given", ""],
  ["size", ""],
  ["", ""],
] as const)("finds the property that %j is about", ([reason, property]) => {
  expect(propertyOf(reason)).toBe(property);
});

it("uses the property that the provider names", () => {
  expect(propertyOf("it is wrong", "labels.a")).toBe("labels.a");
});

it("separates the help code from the reason, and accepts no reason without one", () => {
  const failures = (reason: string) => checkFailures([{ property: "", reason }], []);
  expect(failures("size is wrong [toy/invalid-input]")).toEqual([{ property: "", reason: "size is wrong" }]);
  expect(() => failures("size is wrong")).toThrow("The message has no help code: size is wrong");
});
