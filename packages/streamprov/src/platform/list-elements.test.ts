import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ListElements } from "./list-elements.ts";

/** The elements found in a text that arrives in parts of these lengths; the last length repeats. */
function parsed(json: string, lengths: readonly number[] = [json.length]): unknown[] {
  const list = new ListElements((element) => ({ value: JSON.parse(element.toString()) as unknown }));
  const bytes = Buffer.from(json);
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = lengths[Math.min(i, lengths.length - 1)] ?? bytes.length;
    // The part is overwritten afterwards, as a connection does when it reuses its buffer.
    const part = Buffer.from(bytes.subarray(at, at + length));
    list.add(part);
    part.fill("x");
    at += length;
  }
  return list.end().map(({ value }) => value);
}

describe("the elements of a list", () => {
  it("are those that JSON.parse finds, with any values, layout and division into parts", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 2), lengths, (data, indent, cuts) => {
        const json = JSON.stringify({ kind: "List", metadata: { next: null }, data }, undefined, indent);
        expect(parsed(json, cuts)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it("may be omitted", () => {
    const list = new ListElements((element) => (element.includes("b") ? element.toString() : undefined));
    list.add(Buffer.from('{"data":[{"a":1},{"b":2}, "b"], "more": [1, "b"]}'));
    expect(list.end()).toEqual(['{"b":2}', '"b"']);
  });

  it("are rejected when the text contains no list or ends within it", () => {
    expect(() => parsed('{"items":[]}')).toThrow("not contain a list of data");
    expect(() => parsed("")).toThrow("not contain a list of data");
    expect(() => parsed('{"data":[{"a":1},{"b"', [3])).toThrow("ends within");
    expect(() => parsed('{"data":["a')).toThrow("ends within");
  });
});
