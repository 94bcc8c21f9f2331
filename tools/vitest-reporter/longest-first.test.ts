import { expect, it } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirstSequencer } from "./longest-first.ts";

it("alternates files that wait and files that compute, and ends with short files by project", async () => {
  const files = [
    ["core-http", "/packages/core-http/src/a.test.ts"],
    ["streamprov", "/packages/streamprov/test/b.test.ts"],
    ["streamprov", "/packages/streamprov/test/survival/writes.test.ts"],
    ["cloudprov", "/packages/cloudprov/test/responses/responses-1.test.ts"],
    ["published", "/tools/published/npm-package.test.ts"],
    ["e2e", "/tools/e2e/streamprov/drift.test.ts"],
    ["site", "/tools/site/test/browser.test.ts"],
    ["e2e", "/tools/e2e/streamprov/kills.test.ts"],
    ["core-http", "/packages/core-http/src/c.test.ts"],
  ].map(
    ([name, moduleId]) =>
      ({ moduleId, project: { name, config: { sequence: { groupOrder: 0 } } } }) as unknown as TestSpecification,
  );
  const context = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;

  const sorted = await new LongestFirstSequencer(context).sort(files);

  expect(sorted.map(({ moduleId }) => moduleId.slice(moduleId.lastIndexOf("/") + 1))).toEqual([
    "kills.test.ts",
    "responses-1.test.ts",
    "npm-package.test.ts",
    "browser.test.ts",
    "writes.test.ts",
    "drift.test.ts",
    "b.test.ts",
    "a.test.ts",
    "c.test.ts",
  ]);
});
