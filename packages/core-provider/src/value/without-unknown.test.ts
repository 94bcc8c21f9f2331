import { expect, it } from "vitest";
import { unknown } from "./unknown.ts";
import { withoutUnknown } from "./without-unknown.ts";

it("takes out members that are unknown", () => {
  expect(withoutUnknown({ a: unknown, b: [{ c: unknown, d: 1 }], e: "x", f: null })).toEqual({
    b: [{ d: 1 }],
    e: "x",
    f: null,
  });
});
