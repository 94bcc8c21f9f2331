import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { expect, it } from "vitest";
import { checkFailures } from "./check-failures.ts";

/** The property that a failure with this reason is about. */
function propertyOf(reason: string, property = ""): string | undefined {
  const failure = new providerPb.CheckFailure();
  failure.setReason(`${reason} [toy/invalid-input]`);
  failure.setProperty(property);
  return checkFailures([failure], ["size", "labels", "x-y"])[0]?.property;
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

it("believes a provider that names the property itself", () => {
  expect(propertyOf("it is wrong", "labels.a")).toBe("labels.a");
});

it("separates the help code from the reason, and accepts no reason without one", () => {
  const failure = new providerPb.CheckFailure();
  failure.setReason("size is wrong [toy/invalid-input]");
  expect(checkFailures([failure], [])).toEqual([{ property: "", reason: "size is wrong" }]);
  failure.setReason("size is wrong");
  expect(() => checkFailures([failure], [])).toThrow("The message has no help code: size is wrong");
});
