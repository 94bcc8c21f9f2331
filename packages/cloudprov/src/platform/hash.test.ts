import { expect, it } from "vitest";
import { hash } from "./hash.ts";

it("is the CRC-32 of the elements, each followed by a hyphen", () => {
  // By an implementation of another language.
  expect(hash(["ipm-1", "ipm-2"])).toBe("133787578");
  expect(hash(["a", "b"])).toBe(hash(["a-b"]));
  expect(hash(["ipm-1"])).toMatch(/^\d+$/);
  expect(hash([])).toBe("0");
});

it("depends on the order", () => {
  expect(hash(["a", "b"])).not.toBe(hash(["b", "a"]));
});
