import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPulumi } from "@org/pulumi-cli";
import { keyServer } from "@org/pulumi-run";
import { expect, test, vi } from "vitest";
import { startPlatform } from "./platform.ts";

const program = join(import.meta.dirname, "../../../examples/streamprov-fleet/index.ts");

const team = (environment: string, topics: readonly string[]) => ({
  environment,
  region: "eu-central-1",
  topics: Object.fromEntries(topics.map((name) => [name, { partitions: 1 }])),
  accounts: { service: { writes: topics } },
});

const checkout = team("checkout", ["orders", "payments"]);
const logistics = team("logistics", ["shipments"]);
const reports = team("reports", ["sales"]);

test("a fleet recovers from a kill, isolates a failing team, and adds, changes and removes teams", async () => {
  await using platform = await startPlatform({ provisionMs: { kafkaCluster: 1500 }, visibilityLagMs: 200 });
  const { cloudApiKey, cloudApiSecret } = platform.credentials;
  const folder = await mkdtemp(join(tmpdir(), "fleet-"));
  const backend = join(folder, "state");
  await mkdir(backend);
  const { binDir } = await findPulumi();
  const key = await keyServer();
  const start = async (teams: Record<string, unknown>, ...args: string[]): Promise<ChildProcess> => {
    await writeFile(join(folder, "teams.yaml"), JSON.stringify({ teams }));
    const options = ["--table", join(folder, "teams.yaml"), "--folder", join(folder, "stacks")];
    options.push("--secrets-provider", key.secretsProvider);
    return spawn(process.execPath, [program, ...options, ...args], {
      // A separate process group, so that a kill ends the CLIs and the plugins too.
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        PATH: `${binDir}${delimiter}${process.env["PATH"]}`,
        PULUMI_BACKEND_URL: `file://${backend}`,
        PULUMI_HOME: join(folder, "home"),
        PULUMI_CREATION_NOTES: join(folder, "notes"),
        ...key.env,
        PULUMI_SKIP_UPDATE_CHECK: "true",
        CONFLUENT_CLOUD_ENDPOINT: platform.url,
        CONFLUENT_CLOUD_API_KEY: cloudApiKey,
        CONFLUENT_CLOUD_API_SECRET: cloudApiSecret,
      },
    });
  };
  const run = async (teams: Record<string, unknown>, ...args: string[]) => {
    const child = await start(teams, ...args);
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    const [code] = await once(child, "close");
    // The report is after the lines of the progress. Several spaces separate its columns.
    const rows = output.slice(output.indexOf("TEAM")).split("\n");
    const of = Object.fromEntries(rows.slice(1).map((row) => [row.split(/ {2,}/)[0], row.split(/ {2,}/).slice(1)]));
    return { code, output, statusOf: (name: string) => of[name]?.[0], detailOf: (name: string) => of[name]?.[3] };
  };
  const environments = () =>
    platform.state.environments
      .list()
      .map(({ displayName }) => displayName)
      .sort();
  const topics = () =>
    platform.state.topics
      .list()
      .map(({ name }) => name)
      .sort();
  // The service account that the team "broken" needs already exists.
  const taken = await platform.state.serviceAccounts.create({ displayName: "broken-service" });
  const foreign = environments();
  const platformKeys = platform.state.apiKeys.list().length;

  try {
    // A kill while clusters are being created
    const table = { broken: team("broken", ["lost"]), checkout, logistics };
    const killed = await start(table, "--parallel", "3");
    const ended = once(killed, "exit");
    await vi.waitFor(() => expect(platform.state.kafkaClusters.list().length).toBeGreaterThan(0), 60_000);
    process.kill(-(killed.pid ?? 0), "SIGKILL");
    await ended;
    // As if it had been killed while the CLI created the stack
    await rm(join(folder, "stacks/checkout/Pulumi.checkout.yaml"), { force: true });

    // The next run continues, and its first team fails before the others
    const second = await run(table, "--parallel", "1");
    expect(second.output).toContain("2 of 3 teams are up to date, 1 failed.");
    expect(second.code).toBe(1);
    expect(second.statusOf("checkout")).toBe("done");
    expect(second.statusOf("logistics")).toBe("done");
    expect(second.statusOf("broken")).toBe("failed");
    expect(second.detailOf("broken")).toContain(taken.id);
    expect(environments()).toEqual(["broken", "checkout", "logistics", ...foreign].sort());
    // The failing team has all that does not need the service account.
    expect(topics()).toEqual(["lost", "orders", "payments", "shipments"]);
    // Each team has a key for its administrator, and two of them one for their service.
    expect(platform.state.apiKeys.list()).toHaveLength(platformKeys + 5);

    // A changed team, a new one, and two that are no longer in the table
    const changed = { checkout: team("checkout", ["orders", "payments", "refunds"]), reports };
    const third = await run(changed, "--parallel", "3");
    expect(third.code).toBe(0);
    expect(third.detailOf("checkout")).toBe("2 create");
    expect(third.statusOf("reports")).toBe("done");
    expect(third.statusOf("logistics")).toBe("not in the table");
    expect(topics()).toEqual(["lost", "orders", "payments", "refunds", "sales", "shipments"].sort());
    const fourth = await run(changed, "--parallel", "3", "--delete-removed");
    expect(fourth.code).toBe(0);
    expect(fourth.detailOf("checkout")).toBe("unchanged");
    expect(fourth.detailOf("logistics")).toBe("destroyed");
    expect(environments()).toEqual(["checkout", "reports", ...foreign].sort());
    expect(topics()).toEqual(["orders", "payments", "refunds", "sales"]);

    // The states contain the secrets of the keys only encrypted, by the key service
    const states = await Promise.all(
      globSync(`${backend}/.pulumi/stacks/**/*.json`).map((file) => readFile(file, "utf8")),
    );
    expect(states.map((state) => JSON.parse(state).checkpoint.latest.secrets_providers.type)).toEqual([
      "cloud",
      "cloud",
    ]);
    const secrets = platform.state.apiKeys.list().map(({ secret }) => secret);
    expect(secrets.filter((secret) => states.some((state) => state.includes(secret)))).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
