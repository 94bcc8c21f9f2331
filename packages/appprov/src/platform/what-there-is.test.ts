import { describe, expect, it } from "vitest";
import { noSuch, sentence } from "./what-there-is.ts";

describe("what there is", () => {
  it("is listed with its IDs, and the nearest name is suggested", () => {
    const found = [
      { name: "prod", id: "1" },
      { name: "staging", id: "2" },
    ];
    expect(sentence(found, "prdo")).toBe("There are: prod (1) and staging (2). Did you mean prod?");
    expect(sentence(found, "unlike")).toBe("There are: prod (1) and staging (2)");
  });

  it("is cut after twenty", () => {
    const found = Array.from({ length: 23 }, (_, i) => ({ name: `env-${i}` }));
    expect(sentence(found)).toMatch(/env-19 and 3 more$/);
  });

  it("may be nothing", () => {
    expect(sentence([])).toBe("There is none at all");
  });

  it("is left out when it cannot be found out", async () => {
    const error = await noSuch("there is no x", () => Promise.reject(new Error("403")));
    expect(error.message).toBe("there is no x, or the credentials may not see it");
  });
});
