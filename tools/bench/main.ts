import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findPulumi } from "@org/pulumi-cli";
import { type Built, build } from "./build.ts";
import { describeMachine } from "./machine/description.ts";
import { runFolder } from "./machine/run-folder.ts";
import { chosen, helpPage, parseOptions } from "./options.ts";
import type { PackageName } from "./packages/package-name.ts";
import { packages } from "./packages/table.ts";
import { aimsTable } from "./report/aims.ts";
import type { Figures } from "./report/figures.ts";
import { ResultsFolder } from "./report/results-folder.ts";
import { alignedText } from "./report/table.ts";
import { operationLine, operationsTable, singlesTable } from "./report/tables.ts";
import { discover } from "./scenarios/discover.ts";
import { everything } from "./scenarios/everything.ts";
import { fleet } from "./scenarios/fleet.ts";
import { fourKinds } from "./scenarios/four-kinds.ts";
import { importTime } from "./scenarios/import-time.ts";
import { kills } from "./scenarios/kills.ts";
import { manyStacks } from "./scenarios/many-stacks.ts";
import { notes } from "./scenarios/notes.ts";
import { parallelRefresh } from "./scenarios/parallel-refresh.ts";
import { pluginsAtOnce } from "./scenarios/plugins-at-once.ts";
import { previews } from "./scenarios/previews.ts";
import { profile } from "./scenarios/profile.ts";
import { quickstarts } from "./scenarios/quickstart.ts";
import { recentObjects } from "./scenarios/recent-objects.ts";
import type { Bench } from "./scenarios/scenario.ts";
import { simulators } from "./scenarios/simulators.ts";
import { size } from "./scenarios/size.ts";
import { stackLives } from "./scenarios/stack-life.ts";
import { start } from "./scenarios/start.ts";
import { stateFiles } from "./scenarios/state-file.ts";
import { ups } from "./scenarios/up.ts";
import { upload } from "./scenarios/upload.ts";

const root = join(import.meta.dirname, "../..");
const scenarios = [
  start,
  pluginsAtOnce,
  size,
  simulators,
  importTime,
  notes,
  previews,
  recentObjects,
  upload,
  discover,
  everything,
  fourKinds,
  fleet,
  ...ups,
  ...Object.values(packages).flatMap((one) => [
    ...stackLives(one),
    ...quickstarts(one),
    ...stateFiles(one),
    parallelRefresh(one),
    manyStacks(one),
    kills(one.name),
    profile(one),
  ]),
];

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(`${helpPage(scenarios)}\n`);
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(options: ReturnType<typeof parseOptions>): Promise<void> {
  if (process.platform !== "linux") {
    throw new Error(
      `The bench reads CPU time and memory from /proc, which ${process.platform} does not have: run it on Linux.`,
    );
  }
  const wanted = chosen(scenarios, options);
  // This folder contains all temporary files, also those of child processes, and is deleted at the end.
  process.env["TMPDIR"] = runFolder(tmpdir());
  // Limits of one run's simulators mean nothing to another run.
  process.env["PULUMI_SHARED_LIMITS"] = join(process.env["TMPDIR"], "shared-limits");
  // Plugins are started by `env node`: let them find the Node that runs this.
  process.env["PATH"] = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`;
  const names = Object.keys(packages) as PackageName[];
  say(`building ${names.join(", ")} and the provider that does nothing ...`);
  const built = await build(root, names);
  const { version } = await findPulumi();
  const results = new ResultsFolder(join(import.meta.dirname, "results"), today(), describeMachine(version));
  const bench = benchWith(results, built, options.quick);
  for (const scenario of wanted) {
    say(`== ${scenario.name}: ${scenario.what}`);
    await scenario.measure(bench);
  }
  show(await results.read());
  say(`kept in ${results.page}`);
}

function benchWith(results: ResultsFolder, built: Built, quick: boolean): Bench {
  return {
    root,
    built,
    results: join(import.meta.dirname, "results"),
    quick,
    say,
    async record(figure) {
      if ("what" in figure) {
        await results.add({ operations: [], singles: [figure] });
        const { what, of, value, unit, note } = figure;
        say(
          `${what}, ${of}: ${value.toFixed(unit === "times" ? 2 : 1)} ${unit}${note === undefined ? "" : ` (${note})`}`,
        );
      } else {
        await results.add({ operations: [figure], singles: [] });
        say(operationLine(figure));
      }
    },
  };
}

function show(figures: Figures): void {
  for (const table of [singlesTable(figures), operationsTable(figures), aimsTable(figures)]) {
    if (table.rows.length > 0) process.stdout.write(`\n${alignedText(table)}\n`);
  }
  process.stdout.write("\n");
}

function say(text: string): void {
  process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${text}\n`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
