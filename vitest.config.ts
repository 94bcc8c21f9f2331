import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ClosingLineReporter } from "./tools/vitest-reporter/closing-line.ts";

const tenMinutes = 600_000;

/** One project per folder that has a package.json, so that `vitest --project core-http` runs the tests of one. */
const projects = globSync(["packages/*/package.json", "tools/*/package.json", "tools/simulators/*/package.json"], {
  cwd: import.meta.dirname,
})
  .map(dirname)
  .sort()
  .map(projectOf);

export default defineConfig({
  // Packages meet each other's source, without a build. Only the ssr conditions reach Node code.
  ssr: { resolve: { conditions: ["@org/source", "node", "development|production"] } },
  test: {
    projects,
    maxWorkers: 2,
    reporters: ["default", new ClosingLineReporter()],
  },
});

function projectOf(root: string): TestProjectInlineConfiguration {
  const endToEnd = root === "tools/e2e";
  return {
    extends: true,
    root,
    test: {
      name: root.startsWith("tools/simulators/") ? `simulator-${basename(root)}` : basename(root),
      include: ["**/*.test.ts"],
      environment: "node",
      // The end-to-end tests drive the real Pulumi CLI, and the first of them may have to build it.
      testTimeout: endToEnd ? tenMinutes : 20_000,
      hookTimeout: endToEnd ? tenMinutes : 30_000,
    },
  };
}
