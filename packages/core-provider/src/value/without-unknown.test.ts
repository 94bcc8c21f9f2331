import { expect, it } from "vitest";
import { unknown } from "./unknown.ts";
import { withoutUnknown } from "./without-unknown.ts";

it("removes unknown members", () => {
  expect(withoutUnknown({ a: unknown, b: [{ c: unknown, d: 1 }], e: "x", f: null })).toEqual({
    b: [{ d: 1 }],
    e: "x",
    f: null,
  });
});
