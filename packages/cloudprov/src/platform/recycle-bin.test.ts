import { describe, expect, it } from "vitest";
import { ObjectMissing } from "./errors.ts";
import { requireInUse } from "./recycle-bin.ts";

describe("an instance that must exist", () => {
  const required = (isReleased: boolean | undefined) =>
    requireInUse("the instance db-1", isReleased === undefined ? undefined : { isReleased }, (one) => one.isReleased);

  it("is returned", () => {
    expect(required(false)).toEqual({ isReleased: false });
  });

  it("is missing, or in the recycle bin", () => {
    expect(() => required(undefined)).toThrow(ObjectMissing);
    expect(() => required(true)).toThrow("the instance db-1 is in the recycle bin: restore it in the console");
  });
});
