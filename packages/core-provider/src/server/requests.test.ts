import { expect, test } from "vitest";
import { checkFailures, invalidArguments } from "./requests.ts";

const problem = { path: "address.host", message: "must not be empty" };

test("a resource's problem contains its path only in the sentence, because the engine prints the value of a property", () => {
  expect(checkFailures("toy", "invalid-input", [problem])).toEqual([
    { property: "", reason: "address.host must not be empty [toy/invalid-input]" },
  ]);
});

test("the error of a function's arguments is one sentence, or a list of sentences", () => {
  const whole = { path: "id", message: "", whole: "Give exactly one of id and name" };
  expect(invalidArguments("calling getBox", [whole]).message).toBe("calling getBox: Give exactly one of id and name");
  expect(invalidArguments("calling getBox", [problem, whole]).message).toBe(
    "calling getBox:\n  - address.host must not be empty\n  - Give exactly one of id and name",
  );
});
