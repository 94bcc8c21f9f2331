import { describe, expect, it } from "vitest";
import { listAvailable, notFoundError } from "./not-found.ts";

describe("the list of available objects", () => {
  it("shows their IDs and suggests the most similar name", () => {
    const found = [
      { name: "prod", id: "1" },
      { name: "staging", id: "2" },
    ];
    expect(listAvailable(found, "prdo")).toBe("Available: prod (1) and staging (2). Did you mean prod?");
    expect(listAvailable(found, "unlike")).toBe("Available: prod (1) and staging (2)");
  });

  it("ends after twenty objects", () => {
    const found = Array.from({ length: 23 }, (_, i) => ({ name: `env-${i}` }));
    expect(listAvailable(found)).toMatch(/env-19 and 3 more$/);
  });

  it("says when none exist", () => {
    expect(listAvailable([])).toBe("None exist");
  });

  it("is omitted when it cannot be read", async () => {
    const error = await notFoundError("there is no x", () => Promise.reject(new Error("403")));
    expect(error.message).toBe("there is no x, or the credentials have no permission to see it");
  });
});
