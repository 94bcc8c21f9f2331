import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listElements } from "./list-elements.ts";

const parsed = (json: string) => [...listElements(Buffer.from(json))].map((e) => JSON.parse(e.toString()) as unknown);

describe("listElements", () => {
  it("finds what JSON.parse finds, whatever the elements are and however they are laid out", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 2), (data, indent) => {
        const json = JSON.stringify({ kind: "List", metadata: { next: null }, data }, undefined, indent);
        expect(parsed(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it("refuses an answer without the list, or one that is cut off", () => {
    expect(() => parsed('{"items":[]}')).toThrow("no list of data");
    expect(() => parsed('{"data":[{"a":1},{"b"')).toThrow("ends within");
  });
});
