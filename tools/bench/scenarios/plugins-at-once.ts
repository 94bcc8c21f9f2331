import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "../machine/description.ts";
import { memoryOf, memoryTogether } from "../machine/process-memory.ts";
import { idleMs, type Program } from "../machine/program.ts";
import { unpackSelfContained } from "../plugin/self-contained.ts";
import { type StartedProcess, startProcess } from "../plugin/start-process.ts";
import type { Scenario } from "./scenario.ts";

const count = 8;

/** Several plugins on one machine, as a fleet starts them. */
export const pluginsAtOnce: Scenario = {
  name: "plugins-at-once",
  what: `${count} plugins that start at the same time: until all have printed their ports, and their memory together`,
  runs: "always",
  measure: async (bench) => {
    await using selfContained = await unpackSelfContained(bench.built.products);
    const programsIn = (folders: Readonly<Record<string, string>>) =>
      Object.entries(folders).map(([name, folder]) => ({
        name,
        command: join(folder, `pulumi-resource-${name}`),
        args: [],
      }));
    const slim = programsIn(
      Object.fromEntries(Object.entries(bench.built.products).map(([name, { folder }]) => [name, folder])),
    );
    const packed = programsIn(selfContained.folders);
    const sets = [
      ...slim.map((program) => ({ of: program.name, programs: [program] })),
      { of: "all packages", programs: slim },
      ...packed.map((program) => ({ of: `${program.name}, self-contained`, programs: [program] })),
      { of: "all packages, self-contained", programs: packed },
    ];
    for (const { of, programs } of sets) {
      // The first start fills the caches.
      await startTogether(programs);
      const { ms, resident, together } = await startTogether(programs);
      const figure = { scenario: "plugins-at-once", of, load: load() };
      await bench.record({ ...figure, what: `start of ${count} plugins`, value: ms, unit: "ms" });
      await bench.record({
        ...figure,
        what: `memory of ${count} idle plugins`,
        value: together / 1e6,
        unit: "MB",
        note: `the pages of a Node that they share count once; each alone has ${(resident / count / 1e6).toFixed(0)} MB`,
      });
    }
  },
};

/** Starts eight plugins, each package in turn, and adds up their memory when they have been idle for a while. */
async function startTogether(programs: readonly Program[]) {
  const eight = Array.from({ length: count }, (_, number) => programs[number % programs.length]);
  const began = performance.now();
  const started = await Promise.all(
    eight.flatMap((program) => (program ? [startProcess(program.command, program.args)] : [])),
  );
  const ms = performance.now() - began;
  try {
    await sleep(idleMs);
    const pids = started.map(({ pid }) => pid);
    const resident = pids.reduce((total, pid) => total + memoryOf(pid).resident, 0);
    return { ms, resident, together: memoryTogether(pids) };
  } finally {
    await Promise.all(started.map((process: StartedProcess) => process.stop()));
  }
}
