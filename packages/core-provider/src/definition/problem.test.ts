import { expect, it } from "vitest";
import { sentence } from "./problem.ts";

it("begins a sentence with the path, if there is one", () => {
  expect(sentence({ path: "a.b", message: "is wrong" })).toBe("a.b is wrong");
  expect(sentence({ path: "", message: "it is wrong" })).toBe("it is wrong");
});
