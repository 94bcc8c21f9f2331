import { expect, test } from "vitest";
import { argumentFailures, checkFailures } from "./requests.ts";

const problem = { path: "address.host", message: "must not be empty" };
const told = (failures: ReturnType<typeof checkFailures>) => failures.map((failure) => failure.toObject());

test("a resource's problem has its path in the sentence alone: beside a property the engine prints its value", () => {
  expect(told(checkFailures([problem]))).toEqual([{ property: "", reason: "address.host must not be empty" }]);
});

test("a problem of a function's arguments names the property too: SDKs print empty brackets in its place", () => {
  expect(told(argumentFailures([problem]))).toEqual([
    { property: "address.host", reason: "address.host must not be empty" },
  ]);
});
