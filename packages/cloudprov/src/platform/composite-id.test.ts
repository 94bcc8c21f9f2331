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
