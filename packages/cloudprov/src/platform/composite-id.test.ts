import { describe, expect, it } from "vitest";
import { compositeId } from "./composite-id.ts";

const id = compositeId(["serviceId", "ServiceId"], ["strategyId", "StrategyId"]);

describe("an ID of several parts", () => {
  it("is joined of its parts and taken apart again", () => {
    const own = id.join({ strategyId: "s-2", serviceId: "svc-1", other: "x" });
    expect(own).toBe("svc-1#s-2");
    expect(id.key(own)).toEqual({ ServiceId: "svc-1", StrategyId: "s-2" });
    expect(id.parse(own)).toEqual({ id: own, state: { serviceId: "svc-1", strategyId: "s-2" } });
  });

  it.each(["svc-1", "svc-1#", "#s-2", "a#b#c", ""])('"%s" is none', (text) => {
    expect(id.parse(text)).toBeUndefined();
    expect(() => id.key(text)).toThrow(`the ID "${text}" is broken: it must have the form <serviceId>#<strategyId>`);
  });
});

describe("an ID whose last parts may be missing", () => {
  const binding = compositeId(["planId", "PlanId"], ["apiId", "ApiId", "optional"], ["keys", "Keys", "optional"]);

  it("has all its separators", () => {
    expect(binding.form).toBe("<planId>[#<apiId>[#<keys>]]");
    expect(binding.join({ planId: "p-1" })).toBe("p-1##");
    expect(binding.key("p-1##k-1,k-2")).toEqual({ PlanId: "p-1", ApiId: "", Keys: "k-1,k-2" });
  });

  it("is imported without them, and kept in full", () => {
    expect(binding.parse("p-1#api-1")).toEqual({
      id: "p-1#api-1#",
      state: { planId: "p-1", apiId: "api-1", keys: "" },
    });
    expect(binding.parse("p-1#api-1#k-1#more")).toBeUndefined();
    expect(binding.parse("#api-1")).toBeUndefined();
  });
});
