import { expect, it } from "vitest";
import type { FoundObject } from "../discover/walk.ts";
import { withNames } from "./access.ts";

it("adds names to the IDs in a text", () => {
  const named = withNames([
    { id: "env-1", name: "test" },
    { id: "lkc-1", name: "lkc-1" },
    { id: "sa-1", name: "" },
  ] as unknown as FoundObject[]);
  expect(named("environment=env-1/cloud-cluster=lkc-1")).toBe("environment=test (env-1)/cloud-cluster=lkc-1");
  expect(named("sa-1, env-10")).toBe("sa-1, env-10");
});
