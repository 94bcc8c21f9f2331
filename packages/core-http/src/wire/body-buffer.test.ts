import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BodyBuffer } from "./body-buffer.ts";

describe("BodyBuffer", () => {
  it("returns all parts in order, with any announced length", () => {
    const announced = fc.constantFrom(undefined, "0", "5", "1048576", "2000000", "99999999999", "many", "-1");
    fc.assert(
      fc.property(announced, fc.array(fc.uint8Array({ maxLength: 40 })), (length, parts) => {
        const body = new BodyBuffer(length);
        for (const part of parts) body.add(Buffer.from(part));
        expect(body.whole().equals(Buffer.concat(parts))).toBe(true);
      }),
    );
  });

  it("accepts more than the announced size", () => {
    const body = new BodyBuffer(String(1024 * 1024));
    const part = Buffer.alloc(700_000, "x");
    body.add(part);
    body.add(part);
    body.add(Buffer.from("end"));
    expect(body.whole().equals(Buffer.concat([part, part, Buffer.from("end")]))).toBe(true);
  });
});
