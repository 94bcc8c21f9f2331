import { expect, it } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirstSequencer } from "./longest-first.ts";

it("starts long projects and long files first and keeps the files of a project together", async () => {
  const files = [
    ["core-http", "/packages/core-http/src/a.test.ts"],
    ["streamprov", "/packages/streamprov/test/b.test.ts"],
    ["streamprov", "/packages/streamprov/test/survival/writes.test.ts"],
    ["e2e", "/tools/e2e/streamprov/drift.test.ts"],
    ["e2e", "/tools/e2e/cloudprov/large-stack-limit.test.ts"],
    ["core-http", "/packages/core-http/src/c.test.ts"],
  ].map(
    ([name, moduleId]) =>
      ({ moduleId, project: { name, config: { sequence: { groupOrder: 0 } } } }) as unknown as TestSpecification,
  );
  const context = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;

  const sorted = await new LongestFirstSequencer(context).sort(files);

  expect(sorted.map(({ moduleId }) => moduleId.slice(moduleId.lastIndexOf("/") + 1))).toEqual([
    "large-stack-limit.test.ts",
    "drift.test.ts",
    "writes.test.ts",
    "b.test.ts",
    "a.test.ts",
    "c.test.ts",
  ]);
});
