import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPulumi } from "@org/pulumi-cli";
import { keyServer, runProgram } from "@org/pulumi-run";
import { load } from "../machine/description.ts";
import { streamprov } from "../packages/streamprov.ts";
import { type Conditions, calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Bench, Scenario } from "./scenario.ts";

const count = 50;
const parallel = 8;
const { limitPerSecond } = streamprov;

/** The example with one stack per team. */
export const fleet: Scenario = {
  name: "fleet",
  what: `examples/streamprov-fleet with ${count} teams, ${parallel} at once, ${limitPerSecond} requests a second`,
  runs: "full",
  async measure(bench) {
    const free = await run(bench, calm);
    const limited = await run(bench, { latencyMs: 0, perSecond: limitPerSecond });
    const least = Math.max(free.seconds, limited.demandedSeconds);
    const figure = { scenario: "fleet", of: "streamprov", load: load() };
    await bench.record({
      ...figure,
      what: `fleet of ${count} teams`,
      value: limited.seconds,
      unit: "s",
      note: `without a limit ${free.seconds.toFixed(1)} s, the limit ${limited.demandedSeconds.toFixed(1)} s: ${(limited.seconds / least).toFixed(2)} times`,
    });
    await bench.record({
      ...figure,
      what: `fleet of ${count} teams: refused`,
      value: (100 * limited.refused) / limited.requests,
      unit: "%",
      note: `${limited.refused} of ${limited.requests} requests`,
    });
  },
};

/**
 * Creates the stacks of all teams by the command of the example.
 *
 * @throws {Error} with the report, when the run of a team fails.
 */
async function run({ root }: Bench, conditions: Conditions) {
  await using platform = await Platform.start("streamprov");
  await platform.set(conditions);
  const folder = await mkdtemp(join(tmpdir(), "fleet-"));
  try {
    const state = join(folder, "state");
    const table = join(folder, "teams.yaml");
    await mkdir(state);
    // JSON is YAML.
    await writeFile(table, JSON.stringify({ teams }));
    const { binDir } = await findPulumi();
    const { config = {}, secrets = {} } = platform.connection;
    const command = join(root, "examples/streamprov-fleet/index.ts");
    const key = await keyServer();
    const options = ["--table", table, "--folder", join(folder, "stacks"), "--parallel", String(parallel)];
    options.push("--secrets-provider", key.secretsProvider);
    await platform.count();
    const began = performance.now();
    const { code, stdout, stderr } = await runProgram(process.execPath, [command, ...options], {
      cwd: folder,
      env: {
        PATH: `${binDir}${delimiter}${process.env["PATH"] ?? ""}`,
        PULUMI_BACKEND_URL: `file://${state}`,
        PULUMI_HOME: join(folder, "home"),
        PULUMI_CREATION_NOTES: join(folder, "notes"),
        PULUMI_SHARED_LIMITS: join(folder, "shared-limits"),
        ...key.env,
        PULUMI_SKIP_UPDATE_CHECK: "true",
        // Simulators need no certificate authorities.
        SSL_CERT_FILE: "",
        CONFLUENT_CLOUD_ENDPOINT: config["streamprov:endpoint"] ?? "",
        CONFLUENT_CLOUD_API_KEY: secrets["streamprov:cloudApiKey"] ?? "",
        CONFLUENT_CLOUD_API_SECRET: secrets["streamprov:cloudApiSecret"] ?? "",
      },
    });
    const seconds = (performance.now() - began) / 1000;
    if (code !== 0) throw new Error(`The fleet failed:\n${stdout}${stderr}`);
    return { ...(await platform.count()), seconds };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The accounts of each team that only read. With them, the limit takes longer than the CLI on two cores. */
const readers = ["billing", "search", "reports", "fraud", "support"];

const teams = Object.fromEntries(
  Array.from({ length: count }, (_, number) => {
    const environment = `team-${String(number).padStart(2, "0")}`;
    const topic = { partitions: 3, retentionDays: 7 };
    const team = {
      environment,
      region: "eu-central-1",
      topics: { orders: topic, payments: topic },
      accounts: {
        shop: { writes: ["orders"], reads: ["payments"] },
        ...Object.fromEntries(readers.map((name) => [name, { reads: ["orders"] }])),
      },
    };
    return [environment, team];
  }),
);
