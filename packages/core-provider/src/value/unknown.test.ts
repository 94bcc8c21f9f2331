import { expect, it } from "vitest";
import { containsUnknown, isUnknown, unknown } from "./unknown.ts";

it("distinguishes the placeholder from its containers", () => {
  expect([isUnknown(unknown), isUnknown([unknown]), isUnknown("unknown"), isUnknown(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("finds the placeholder at any depth", () => {
  expect(containsUnknown(unknown)).toBe(true);
  expect(containsUnknown({ a: [{ b: unknown }] })).toBe(true);
  expect(containsUnknown({ a: [{ b: null }], c: "", d: undefined })).toBe(false);
});
