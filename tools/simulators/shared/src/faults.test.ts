import { describe, expect, it } from "vitest";
import { everyFault, Faults, faultKinds } from "./faults.ts";

describe("planned faults", () => {
  it("meet the chosen requests, as often as planned, in the order of planning", () => {
    const faults = new Faults();
    faults.failNext({ method: "POST", path: /topics$/, kind: "resetAfter", times: 2 });
    faults.failNext({ kind: "status500" });

    expect(faults.choose("POST", "/topics", undefined)).toBe("resetAfter");
    expect(faults.choose("GET", "/topics", undefined)).toBe("status500");
    expect(faults.choose("GET", "/topics", undefined)).toBeUndefined();
    expect(faults.planned).toBe(1);
    expect(faults.choose("POST", "/topics", undefined)).toBe("resetAfter");
    expect(faults.choose("POST", "/topics", undefined)).toBeUndefined();
  });

  it("ignore earlier requests, and report when a request matches", () => {
    const faults = new Faults();
    const met: string[] = [];
    faults.failNext({ method: "POST", kind: "status403", after: 1, met: () => met.push("met") });

    expect(faults.choose("POST", "/topics", undefined)).toBeUndefined();
    expect(faults.choose("GET", "/topics", undefined)).toBeUndefined();
    expect(met).toEqual([]);
    expect(faults.choose("POST", "/topics", undefined)).toBe("status403");
    expect(met).toEqual(["met"]);
    expect(faults.choose("POST", "/topics", undefined)).toBeUndefined();
  });
});

describe("faults by chance", () => {
  const draw = (rates: Parameters<Faults["choose"]>[2], count = 10_000, method = "GET") => {
    const faults = new Faults();
    return Array.from({ length: count }, () => faults.choose(method, "/", rates));
  };

  it("come as often as their rate says, in every kind", () => {
    const drawn = draw({ rates: everyFault(0.9) });

    for (const kind of faultKinds) {
      const share = drawn.filter((one) => one === kind).length / drawn.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });

  it("are the same for the same seed, and others for another", () => {
    const rates = { resetBefore: 0.5 };

    expect(draw({ rates, seed: 7 }, 50)).toEqual(draw({ rates, seed: 7 }, 50));
    expect(draw({ rates, seed: 7 }, 50)).not.toEqual(draw({ rates, seed: 8 }, 50));
  });

  it("use the seed of the settings if the rates have none", () => {
    const rates = { rates: { resetBefore: 0.5 } };
    const drawWith = (seed: number) => {
      const faults = new Faults();
      return Array.from({ length: 50 }, () => faults.choose("GET", "/", rates, seed));
    };

    expect(drawWith(7)).toEqual(draw({ ...rates, seed: 7 }, 50));
    expect(drawWith(8)).not.toEqual(drawWith(7));
  });

  it("meet only the methods that were chosen", () => {
    expect(new Set(draw({ rates: { slow: 1 }, methods: ["POST"] }, 10, "GET"))).toEqual(new Set([undefined]));
    expect(new Set(draw({ rates: { slow: 1 }, methods: ["POST"] }, 10, "POST"))).toEqual(new Set(["slow"]));
  });
});
