import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const listed = 10;

/** Prints the test files that took longest at the end of a run of more than ten files. */
export class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= listed) return;
    process.stdout.write(`${slowestFiles(modules.map(timeOf))}\n`);
  }
}

/** How long a test file took. */
export interface FileTime {
  readonly path: string;
  readonly ms: number;
}

/**
 * A table of the files that took longest.
 *
 * @example
 * slowestFiles([{ path: "a.test.ts", ms: 1200 }]); // "Slowest files:\n    1.2 s  a.test.ts"
 */
export function slowestFiles(times: readonly FileTime[]): string {
  const slowest = [...times].sort((a, b) => b.ms - a.ms).slice(0, listed);
  return ["Slowest files:", ...slowest.map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${path}`)].join(
    "\n",
  );
}

function timeOf(module: TestModule): FileTime {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return { path: relative(process.cwd(), module.moduleId), ms: duration + collectDuration + setupDuration };
}
