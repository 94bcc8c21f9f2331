import fc from "fast-check";
import { expect, it } from "vitest";
import { isSamePem } from "./pem.ts";

const block = (content: string, end = "\n") =>
  ["-----BEGIN CERTIFICATE-----", ...(content.match(/.{1,8}/g) ?? []), "-----END CERTIFICATE-----"].join(end);
const base64 = fc.base64String({ minLength: 4, maxLength: 60 });

it("treats texts with the same blocks as equal in any layout", () => {
  fc.assert(
    fc.property(fc.array(base64, { minLength: 1, maxLength: 3 }), (contents) => {
      const [unix, windows] = ["\n", "\r\n"].map((end) => contents.map((one) => block(one, end)).join(end));
      expect(isSamePem(unix, windows)).toBe(true);
      expect(isSamePem(unix, `  subject: CN=ca\n${unix}\n\n`)).toBe(true);
    }),
  );
});

it("distinguishes other blocks, another order and another number of blocks", () => {
  fc.assert(
    fc.property(base64, base64, (one, other) => {
      fc.pre(one !== other);
      expect(isSamePem(block(one), block(other))).toBe(false);
      expect(isSamePem(block(one) + block(other), block(other) + block(one))).toBe(false);
      expect(isSamePem(block(one), block(one) + block(one))).toBe(false);
    }),
  );
});

it("compares texts without a block literally", () => {
  expect([isSamePem("a", " a\n"), isSamePem("a", "b")]).toEqual([true, false]);
});
