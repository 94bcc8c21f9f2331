import { join } from "node:path";
import { parseArgs } from "node:util";
import { runFleet } from "./fleet.ts";
import { progressView, report } from "./progress.ts";
import { readTeams } from "./table.ts";

const { values } = parseArgs({
  options: {
    table: { type: "string", default: join(import.meta.dirname, "teams.yaml") },
    folder: { type: "string", default: join(import.meta.dirname, ".fleet") },
    parallel: { type: "string", default: "8" },
    "secrets-provider": { type: "string" },
    "delete-removed": { type: "boolean", default: false },
  },
});

const teams = await readTeams(values.table).catch((error: Error) => {
  process.stderr.write(`${values.table}: ${error.message}\n`);
  process.exit(1);
});

const stop = new AbortController();
const interrupt = new AbortController();
// Ctrl+C also reaches the running CLIs. They end at once when they are interrupted twice.
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => {
  stop.abort();
  interrupt.abort();
});

const all = await runFleet({
  teams,
  folder: values.folder,
  parallel: Number(values.parallel),
  secretsProvider: values["secrets-provider"],
  deleteRemoved: values["delete-removed"],
  stop: stop.signal,
  interrupt: interrupt.signal,
  onProgress: progressView(process.stdout),
});
process.stdout.write(`\n${report(all)}`);
process.exitCode = all.some(({ status }) => status === "failed" || status === "waiting") ? 1 : 0;
