import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ClosingLineReporter } from "./tools/vitest-reporter/closing-line.ts";
import { LongestFirstSequencer } from "./tools/vitest-reporter/longest-first.ts";
import { memoryFolder } from "./tools/vitest-reporter/memory-folder.ts";
import { SlowestFilesReporter } from "./tools/vitest-reporter/slowest-files.ts";

const workspace = import.meta.dirname;
const tenMinutes = 600_000;

/** On a busy machine everything takes several times as long as usual: only a hang exceeds these. */
const hang = { ofPoll: 15_000, ofTest: 120_000 };

/** Projects that drive the real Pulumi CLI or a real browser, with what they need to have been built. */
const endToEndSetups: Readonly<Record<string, string>> = {
  "tools/e2e": "setup/build-plugin.ts",
  "tools/published": "setup/release-everything.ts",
  "tools/site": "setup/build-site.ts",
};

// Writing temporary files, such as those of stacks, to a disk took a twentieth of the CPU time of the end-to-end tests.
const inMemory = memoryFolder();

/** One project per folder, so that `vitest --project core-http` runs the tests of one. */
const projects = globSync(["packages/*", "tools/*", "tools/simulators/*"], { cwd: workspace, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => relative(workspace, join(entry.parentPath, entry.name)))
  .filter((folder) => folder !== "tools/simulators")
  .sort()
  .map(projectOf);

export default defineConfig({
  plugins: [
    {
      name: "conditions-of-workers",
      // With `@org/source`, packages import each other's source, so no build is needed. Vite would add `development`,
      // with which some npm packages resolve to TypeScript. Node does not run TypeScript in `node_modules`.
      configResolved({ ssr }) {
        ssr.resolve = { ...ssr.resolve, conditions: ["@org/source"] };
      },
    },
  ],
  test: {
    projects,
    // Two projects test the released SDKs.
    globalSetup: ["tools/sdks/setup/release-once.ts"],
    // Most tests wait for a server or a process more than they compute. Two workers per core left a quarter of the CPU
    // time unused, three leave none.
    maxWorkers: 3 * availableParallelism(),
    // The files of a project share worker processes: each would otherwise import the same packages again.
    isolate: false,
    // The tests of a matrix wait for timeouts and retries most of the time.
    maxConcurrency: 16,
    // A larger young generation saves most of the time of the garbage collector.
    execArgv: ["--max-semi-space-size=64"],
    // Node runs the workspace's TypeScript itself. Vite's transformation took most of the time of a single test.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirstSequencer },
    reporters: ["default", new SlowestFilesReporter(), new ClosingLineReporter()],
  },
});

function projectOf(folder: string): TestProjectInlineConfiguration {
  const setup = endToEndSetups[folder];
  return {
    extends: true,
    root: folder,
    test: {
      name: folder.replace(/^packages\/|^tools\//, "").replace("simulators/", "simulator-"),
      include: ["**/*.test.ts"],
      environment: "node",
      // Each simulator has its own ports, so other processes cannot use what was learned about its limits.
      // Nor do simulators need certificate authorities, which every connection pool would copy.
      // Memory is plentiful, and the garbage collector takes a third of the CPU time of starting the Pulumi CLI.
      env: {
        PULUMI_SHARED_LIMITS: "off",
        ...(setup ? { GOGC: "400" } : { SSL_CERT_FILE: "" }),
        ...(inMemory === undefined ? {} : { TMPDIR: inMemory }),
      },
      // The first of the end-to-end tests may have to build the CLI.
      testTimeout: setup ? tenMinutes : hang.ofTest,
      hookTimeout: setup ? tenMinutes : hang.ofTest,
      expect: { poll: { timeout: hang.ofPoll } },
      globalSetup: setup ? [setup] : [],
      // The packages have property-based tests.
      setupFiles: ["cpu-time.ts", ...(folder.startsWith("packages/") ? ["property-seed.ts"] : [])].map((file) =>
        join(workspace, "tools/vitest-reporter", file),
      ),
    },
  };
}
