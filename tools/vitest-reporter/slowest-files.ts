import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const listed = 10;

/** Prints the test files and the projects that took longest at the end of a run of more than ten files. */
export class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= listed) return;
    const times = modules.map(timeOf);
    process.stdout.write(`${slowestFiles(times)}\n${slowestProjects(times)}\n`);
  }
}

/** How long a test file took. */
export interface FileTime {
  readonly path: string;
  readonly project: string;
  readonly ms: number;
  /** CPU time with that of the started processes, if it is known. It depends less on the load of the machine. */
  readonly cpuSeconds: number | undefined;
}

/**
 * A table of the files that took longest, with their CPU time.
 *
 * @example
 * slowestFiles([{ path: "a.test.ts", project: "a", ms: 1200, cpuSeconds: 0.5 }]);
 * // "Slowest files (elapsed and CPU time):\n    1.2 s    0.5 s  a.test.ts"
 */
export function slowestFiles(times: readonly FileTime[]): string {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, listed);
  const rows = slowest.map(({ path, ms, cpuSeconds }) => `${inSeconds(ms / 1000)}${inSeconds(cpuSeconds)}  ${path}`);
  return ["Slowest files (elapsed and CPU time):", ...rows].join("\n");
}

/** A table of the projects that took most CPU time. */
export function slowestProjects(times: readonly FileTime[]): string {
  const projects = [...Map.groupBy(times, ({ project }) => project)].map(([project, files]) => ({
    project,
    seconds: files.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0),
  }));
  const slowest = projects.toSorted((a, b) => b.seconds - a.seconds).slice(0, listed);
  return ["CPU time by project:", ...slowest.map(({ project, seconds }) => `${inSeconds(seconds)}  ${project}`)].join(
    "\n",
  );
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? "" : `${seconds.toFixed(1).padStart(7)} s`;
}

function timeOf(module: TestModule): FileTime {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    path: relative(process.cwd(), module.moduleId),
    project: module.project.name,
    ms: duration + collectDuration + setupDuration,
    cpuSeconds: module.meta().cpuSeconds,
  };
}
