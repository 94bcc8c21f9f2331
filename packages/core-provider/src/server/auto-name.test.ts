import { describe, expect, it } from "vitest";
import { type AutoNaming, autoName } from "./auto-name.ts";

const seed = new Uint8Array([1, 2, 3]);

/** The automatic name of a resource called `orders`. */
function named(autoNaming: AutoNaming | undefined, maxLength = 20, logicalName = "orders") {
  return autoName({ logicalName, seed, autoNaming }, maxLength);
}

describe("an automatic name", () => {
  it("is the logical name with a suffix that the seed decides", () => {
    expect(named(undefined)).toMatch(/^orders-[0-9a-f]{7}$/);
    expect(named(undefined)).toBe(named(undefined));
    const other = autoName({ logicalName: "orders", seed: new Uint8Array([4]), autoNaming: undefined }, 20);
    expect(other).not.toBe(named(undefined));
  });

  it("is another one each time without a seed", () => {
    const source = { logicalName: "orders", seed: new Uint8Array(), autoNaming: undefined };
    expect(autoName(source, 20)).not.toBe(autoName(source, 20));
  });

  it("keeps its suffix when the logical name is too long", () => {
    expect(named(undefined, 12)).toMatch(/^orde-[0-9a-f]{7}$/);
  });

  it("is what the engine proposes, cut to what the platform takes", () => {
    expect(named({ mode: "propose", proposed: "prod-orders" })).toBe("prod-orders");
    expect(named({ mode: "propose", proposed: "prod-orders" }, 6)).toBe("prod-o");
    expect(named({ mode: "propose", proposed: "" })).toMatch(/^orders-/);
  });

  it("is exactly what the engine enforces", () => {
    expect(named({ mode: "enforce", proposed: "prod-orders-with-a-long-name" }, 6)).toBe(
      "prod-orders-with-a-long-name",
    );
  });

  it("is none when the engine forbids it", () => {
    expect(named({ mode: "disable", proposed: "x" })).toBeUndefined();
  });
});
