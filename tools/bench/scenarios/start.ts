import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "../machine/description.ts";
import { median } from "../machine/median.ts";
import { idleMemory, type Program, startInTurns } from "../machine/program.ts";
import { unpackSelfContained } from "../plugin/self-contained.ts";
import { startProcess } from "../plugin/start-process.ts";
import type { Scenario } from "./scenario.ts";

/** How long a plugin takes to be there, and what it holds while it has nothing to do. */
export const start: Scenario = {
  name: "start",
  what: "start of the plugins until they print their ports, and their idle memory",
  runs: "always",
  measure: async (bench) => {
    await using selfContained = await unpackSelfContained(bench.built.products);
    const programs: readonly Program[] = [
      {
        name: "an empty Node",
        command: process.execPath,
        args: ["-e", "console.log(0); setInterval(() => {}, 1e6)"],
      },
      { name: "floor", command: join(bench.built.floor, "pulumi-resource-floor"), args: [] },
      ...Object.entries(bench.built.products).map(([name, { folder }]) => ({
        name,
        command: join(folder, `pulumi-resource-${name}`),
        args: [],
      })),
      ...Object.entries(selfContained.folders).map(([name, folder]) => ({
        name: `${name}, self-contained`,
        command: join(folder, `pulumi-resource-${name}`),
        args: [],
      })),
    ];
    const times = await startInTurns(programs, bench.quick ? 10 : 20);
    for (const { name } of programs) {
      const all = times.get(name) ?? [];
      const note = `median of ${all.length}, ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
      await bench.record({
        scenario: "start",
        what: "start",
        of: name,
        value: median(all),
        unit: "ms",
        note,
        load: load(),
      });
    }
    for (const program of programs.slice(1)) {
      const all = await startWithoutCache(program, 5);
      const note = "the first start ever, before Node has cached the compiled code; median of 5";
      await bench.record({
        scenario: "start",
        what: "first start",
        of: program.name,
        value: median(all),
        unit: "ms",
        note,
        load: load(),
      });
    }
    for (const program of programs) {
      const { resident, peak } = await idleMemory(program);
      const note = `at most ${(peak / 1e6).toFixed(0)} MB so far`;
      await bench.record({
        scenario: "start",
        what: "idle memory",
        of: program.name,
        value: resident / 1e6,
        unit: "MB",
        note,
        load: load(),
      });
    }
  },
};

async function startWithoutCache({ command, args }: Program, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cache = await mkdtemp(join(tmpdir(), "compile-cache-"));
    const started = await startProcess(command, args, { NODE_COMPILE_CACHE: cache });
    await started.stop();
    times.push(started.ms);
    await rm(cache, { recursive: true, force: true });
  }
  return times;
}
