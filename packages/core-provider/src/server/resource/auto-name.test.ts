import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AutoName } from "../../definition/field.ts";
import { type AutoNaming, autoName } from "./auto-name.ts";

const seed = new Uint8Array([1, 2, 3]);

/** The automatic name of a resource called `orders`. */
function named(autoNaming: AutoNaming | undefined, rules: Partial<AutoName> = {}, logicalName = "orders") {
  return autoName({ logicalName, seed, autoNaming }, { maxLength: 20, ...rules });
}

describe("an automatic name", () => {
  it("is the logical name with a suffix that depends on the seed", () => {
    expect(named(undefined)).toMatch(/^orders-[0-9a-f]{7}$/);
    expect(named(undefined)).toBe(named(undefined));
    const other = autoName(
      { logicalName: "orders", seed: new Uint8Array([4]), autoNaming: undefined },
      { maxLength: 20 },
    );
    expect(other).not.toBe(named(undefined));
  });

  it("differs each time without a seed", () => {
    const source = { logicalName: "orders", seed: new Uint8Array(), autoNaming: undefined };
    expect(autoName(source, { maxLength: 20 })).not.toBe(autoName(source, { maxLength: 20 }));
  });

  it("keeps its suffix if the logical name is too long", () => {
    expect(named(undefined, { maxLength: 12 })).toMatch(/^orde-[0-9a-f]{7}$/);
  });

  it("is the engine's proposal, if it is short enough", () => {
    expect(named({ mode: "propose", proposed: "prod-orders" })).toBe("prod-orders");
    expect(named({ mode: "propose", proposed: "" })).toMatch(/^orders-/);
  });

  it("keeps the suffix of the engine's proposal, and so stays unique", () => {
    expect(named({ mode: "propose", proposed: "prod-orders-abc1234" }, { maxLength: 16 })).toBe("prod-ord-abc1234");
    const long = "a-name-that-is-longer-than-the-platform-takes";
    const [one, other] = ["1111111", "2222222"].map((end) =>
      named({ mode: "propose", proposed: `${long}-${end}` }, { maxLength: 20 }, long),
    );
    expect([one, other]).toEqual(["a-name-that--1111111", "a-name-that--2222222"]);
  });

  it("contains only characters that the platform accepts", () => {
    const rules = { separator: "_", allowed: /[A-Za-z0-9_]/ };
    expect(named(undefined, rules, "my orders.v2")).toMatch(/^my_orders_v2_[0-9a-f]{7}$/);
    expect(named({ mode: "propose", proposed: "prod-orders-12ab" }, rules)).toBe("prod_orders_12ab");
    expect(named(undefined, { lowerCase: true }, "Orders")).toMatch(/^orders-/);
  });

  it("follows the platform's rules for any proposal, and keeps its suffix", () => {
    const name = fc.string({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(name, fc.option(name), fc.integer({ min: 8, max: 40 }), (logicalName, prefix, maxLength) => {
        const autoNaming =
          prefix === null ? undefined : ({ mode: "propose", proposed: `${prefix}${logicalName}-abc1234` } as const);
        const made = named(autoNaming, { maxLength, separator: "_", allowed: /[a-z0-9_]/ }, logicalName) ?? "";
        expect(made.length).toBeLessThanOrEqual(maxLength);
        expect(made).toMatch(/^[a-z0-9_]*[0-9a-z]{7}$/);
        if (autoNaming) expect(made.endsWith("abc1234")).toBe(true);
      }),
    );
  });

  it("is exactly the name that the engine enforces", () => {
    expect(named({ mode: "enforce", proposed: "prod-orders-with-a-long-name" }, { maxLength: 6 })).toBe(
      "prod-orders-with-a-long-name",
    );
  });

  it("is undefined if the engine forbids it", () => {
    expect(named({ mode: "disable", proposed: "x" })).toBeUndefined();
  });
});
