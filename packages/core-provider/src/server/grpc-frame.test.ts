import { describe, expect, it } from "vitest";
import { fromFrame, headerText, toFrame } from "./grpc-frame.ts";

const message = (bytes: readonly number[]) => new Uint8Array(bytes);

describe("a frame", () => {
  it("contains a message after a header of five bytes", () => {
    expect([...toFrame(message([7, 8]))]).toEqual([0, 0, 0, 0, 2, 7, 8]);
    expect([...fromFrame([toFrame(message([7, 8]))])]).toEqual([7, 8]);
    expect([...fromFrame([toFrame(message([]))])]).toEqual([]);
  });

  it("can arrive in pieces", () => {
    const frame = toFrame(message([7, 8, 9]));
    expect([...fromFrame([frame.subarray(0, 3), frame.subarray(3, 6), frame.subarray(6)])]).toEqual([7, 8, 9]);
  });

  it("rejects a missing, compressed or incomplete message", () => {
    expect(() => fromFrame([])).toThrow("holds no message");
    expect(() => fromFrame([Buffer.from([1, 0, 0, 0, 0])])).toThrow("compressed");
    expect(() => fromFrame([Buffer.from([0, 0, 0, 0, 2, 7])])).toThrow("cut off");
  });
});

describe("a text in a header", () => {
  it("keeps printable ASCII and encodes the rest", () => {
    expect(headerText('creating Box "a": 100 % ~')).toBe('creating Box "a": 100 %25 ~');
    expect(headerText("one\ntwo")).toBe("one%0Atwo");
    expect(headerText("grün ✓")).toBe("gr%C3%BCn %E2%9C%93");
  });
});
