import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { live as cloudprov } from "@org/cloudprov/live";
import { describe, expect, it } from "vitest";
import { runLive } from "./live.ts";
import { optionsIn } from "./options.ts";
import { nameIn, newRunId } from "./run-id.ts";
import { type SimulatedAccount, simulatedAccount } from "./simulated-account.ts";

const hour = 3_600_000;
/** On a busy machine, the lives of a package take several minutes. */
const timeout = 600_000;

type Env = Readonly<Record<string, string>>;

/** Runs the command, and returns its exit code and what it prints. */
async function live(args: readonly string[], env: Env, now = Date.now()) {
  const options = optionsIn(args);
  if (options === undefined) throw new Error("these options only show the help");
  const lines: string[] = [];
  const exitCode = await runLive({ options, env, print: (line) => lines.push(line), now: () => now });
  return { exitCode, lines, text: lines.join("\n") };
}

const newFolder = () => mkdtemp(join(tmpdir(), "live-"));

/** The settings of the owner of an account. */
const settings: Env = {
  LIVE_AWS_ACCOUNT: "012345678901",
  LIVE_AWS_KMS_KEY: "arn:aws:kms:us-west-2:012345678901:key/1",
  LIVE_AWS_RESOURCE_SHARE: "arn:aws:ram:us-east-2:1:resource-share/1",
  LIVE_AWS_ROLE: "arn:aws:iam::012345678901:role/orders",
  LIVE_AWS_TRANSIT_GATEWAY: "tgw-1",
  LIVE_AWS_VPC: "vpc-1",
  LIVE_EMAIL: "somebody@example.com",
};

describe("a run of streamprov", () => {
  it("explains what it would do when there are no credentials", async () => {
    const { exitCode, text } = await live(["streamprov"], {});

    expect(exitCode).toBe(1);
    expect(text).toContain("  KafkaTopic: create, read, no-op, update, drift, import, delete; requires Environment");
    expect(text).toContain("  ByokKey: set LIVE_AWS_KMS_KEY (ARN of a key in AWS KMS that Confluent Cloud may use)");
    expect(text).toMatch(/^Nothing was run: The control plane needs .*CONFLUENT_CLOUD_API_KEY/m);
  });

  it("lives through each kind that is not expensive, and leaves the account as it was", { timeout }, async () => {
    await using account = await simulatedAccount("streamprov", ["--enforce-roles", "--provision-ms", "200"]);
    const [before, folder] = [await account.counts(), await newFolder()];
    const env = { ...account.env, ...settings };

    const { exitCode, lines, text } = await live(["streamprov", "--folder", folder], env);

    expect(lines.filter((line) => /^FAIL|^Not /.test(line))).toEqual([]);
    expect(text).toMatch(/^KafkaTopic: delete/m);
    expect(text).not.toMatch(/^KsqlCluster: /m);
    expect(exitCode).toBe(0);
    expect(await account.counts()).toEqual(before);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("runs expensive kinds only if they are named, and states their costs first", async () => {
    await using account = await simulatedAccount("streamprov");
    const before = await account.counts();
    const kinds = [
      "KsqlCluster",
      "KafkaClusterConfig",
      "KafkaClientQuota",
      "BusinessMetadata",
      "BusinessMetadataBinding",
    ];

    const args = ["streamprov", "--only", kinds.join(","), "--folder", await newFolder()];
    const { exitCode, lines } = await live(args, account.env);

    expect(lines[0]).toBe("KsqlCluster costs about 1 USD, because ksqlDB clusters are billed by the hour.");
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([]);
    expect(lines.at(-1)).toBe("5 kinds passed, 0 failed.");
    expect(exitCode).toBe(0);
    expect(await account.counts()).toEqual(before);
  });

  it("records the requests and responses of each kind without secrets", async () => {
    await using account = await simulatedAccount("streamprov");
    const [folder, recordings] = [await newFolder(), await newFolder()];
    const only = ["--only", "ServiceAccount,ApiKey"];

    const args = ["streamprov", ...only, "--folder", folder, "--record", recordings];
    const { exitCode, lines } = await live(args, account.env);

    const file = lines.find((line) => line.startsWith("Recorded in "))?.slice("Recorded in ".length, -1) ?? "";
    const text = await readFile(file, "utf8");
    expect(exitCode).toBe(0);
    for (const kind of ["ServiceAccount", "ApiKey"]) expect(text).toContain(`"part":"${kind}"`);
    expect(text).toContain("/iam/v2/service-accounts");
    expect(text).not.toContain(account.env["CONFLUENT_CLOUD_API_SECRET"]);
  });

  it("reports named kinds that cannot run", async () => {
    const named = (kind: string) => live(["streamprov", "--only", kind], {});

    await expect(named("ByokKey")).rejects.toThrow("ByokKey requires LIVE_AWS_KMS_KEY: set it to the ARN of a key");
    await expect(named("GroupMapping")).rejects.toThrow(
      "GroupMapping cannot run on a real platform: it requires an organization with single sign-on.",
    );
    await expect(named("Topic")).rejects.toThrow("There is no kind Topic. --plan lists the kinds.");
  });

  it("reports a kind that fails, and deletes what it created", async () => {
    await using account = await simulatedAccount("streamprov", ["--enforce-roles"]);
    const before = await account.counts();
    const env = { ...account.env, LIVE_AWS_ROLE: "this is no role" };

    const folder = await newFolder();
    const results = join(folder, "results.json");
    const earlier = { date: "2026-01-31", server: "platform", passed: true, steps: ["create"] };
    await writeFile(results, JSON.stringify({ ApiKey: earlier }));

    const named = ["--only", "ProviderIntegration,ServiceAccount"];
    const args = ["streamprov", ...named, "--folder", folder, "--results", results];
    const { exitCode, lines } = await live(args, env, Date.UTC(2030, 0, 31));

    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^FAIL ProviderIntegration: create: .*customerRoleArn/s),
      "1 kinds passed, 1 failed.",
    ]);
    expect(JSON.parse(await readFile(results, "utf8"))).toEqual({
      ApiKey: earlier,
      ProviderIntegration: { date: "2030-01-31", server: "local", passed: false, steps: [] },
      ServiceAccount: {
        date: "2030-01-31",
        server: "local",
        passed: true,
        steps: expect.arrayContaining(["create", "delete"]),
      },
    });
    expect(exitCode).toBe(1);
    expect(await account.counts()).toEqual(before);
  });
});

describe("a run of appprov", () => {
  it("explains what it would do when there are no credentials", async () => {
    const { exitCode, text } = await live(["appprov"], { HOME: await newFolder() });

    expect(exitCode).toBe(1);
    expect(text).toContain("  Endpoint: create, read, no-op, update, drift, import, delete; requires Environment, App");
    expect(text).toMatch(/^Nothing was run: No credentials from .*APTIBLE_ACCESS_TOKEN/m);
  });

  it("lives through each kind, and leaves the account as it was", { timeout }, async () => {
    await using account = await simulatedAccount("appprov", ["--operation-ms", "50"]);
    const before = await account.counts();

    const { exitCode, lines } = await live(["appprov", "--folder", await newFolder()], account.env);

    expect(lines.filter((line) => /^FAIL|^Not /.test(line))).toEqual([]);
    expect(exitCode).toBe(0);
    expect(withoutHistory(await account.counts())).toEqual(withoutHistory(before));
  });
});

describe("a run of cloudprov", () => {
  it("lives through each kind, and leaves the account as it was", { timeout }, async () => {
    await using account = await simulatedAccount("cloudprov", ["--calls-per-second", "100"]);
    const before = await withOwnObjects(account);
    const own = { LIVE_DOMAIN: "example.com", LIVE_DNSPOD_DOMAIN: "example.net", LIVE_PHONE: "13800000000" };
    const env = { ...account.env, ...own };

    const { exitCode, lines } = await live(["cloudprov", "--concurrency", "8", "--folder", await newFolder()], env);

    expect(lines.filter((line) => /^FAIL|^Not /.test(line))).toEqual([]);
    expect(exitCode).toBe(0);
    expect(withoutHistory(await account.counts())).toEqual(withoutHistory(before));
  });
});

describe("a run of the expensive kinds of cloudprov", () => {
  it("lives through each kind, and leaves the account as it was", { timeout }, async () => {
    await using account = await simulatedAccount("cloudprov", ["--calls-per-second", "100"]);
    const before = await withOwnObjects(account);
    const kinds = Object.entries(cloudprov.lives).filter(([, { cost }]) => cost === "expensive");
    const only = kinds.map(([kind]) => kind).join(",");

    const args = ["cloudprov", "--only", only, "--concurrency", "8", "--folder", await newFolder()];
    const { exitCode, lines } = await live(args, account.env);

    expect(lines.filter((line) => /^FAIL|^Not /.test(line))).toEqual([]);
    expect(lines[0]).toMatch(/^\w+ costs about \d+ USD, because .* billed by the hour/);
    expect(exitCode).toBe(0);
    expect(await account.counts()).toEqual(before);
  });
});

describe("a sweep of streamprov", () => {
  it("deletes what a killed run has left, and nothing else", { timeout }, async () => {
    await using account = await simulatedAccount("streamprov", ["--enforce-roles", "--provision-ms", "2000"]);
    const folder = await newFolder();
    await using killed = startLive(["streamprov", "--folder", folder], account.env);
    await expect.poll(async () => (await account.objects("topics")).length).toBeGreaterThan(0);
    await killed.kill();
    const later = Date.now() + 2 * hour;
    const names = [
      "production",
      "live-production",
      "live-streaming-orders",
      nameIn(newRunId(later - hour / 2), "young"),
    ];
    for (const displayName of names) await account.create("environments", { displayName });
    await account.create("serviceAccounts", { displayName: "live" });
    const args = ["streamprov", "--sweep", "--older-than", "1h", "--folder", folder];

    await using other = await simulatedAccount("streamprov");
    await live(args, other.env, later);
    expect(await filesIn(folder)).toHaveLength(1);
    const early = await live(args, account.env);
    const { exitCode, text } = await live(args, account.env, later);

    expect(early.text).toBe("Sweep: 0 objects deleted.");
    expect(text).toMatch(/^deleted Environment live-\w+-shared$/m);
    expect(text).not.toMatch(/^Not /m);
    expect(exitCode).toBe(0);
    const environments = await account.objects("environments");
    expect(environments.map(({ displayName }) => displayName)).toEqual(["default", ...names]);
    const { environments: _, serviceAccounts, ...others } = await account.counts();
    expect(serviceAccounts).toBe(1);
    const { environments: __, serviceAccounts: ___, ...empty } = await emptyCounts();
    expect(others).toEqual(empty);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("finds the objects by their names when the file of the run is missing", async () => {
    await using account = await simulatedAccount("streamprov");
    const runId = newRunId(Date.now() - 2 * hour);
    await account.create("environments", { displayName: nameIn(runId, "shared") });
    await account.create("serviceAccounts", { displayName: nameIn(runId, "manager") });

    const { text } = await live(
      ["streamprov", "--sweep", "--folder", await newFolder(), "--older-than", "1h"],
      account.env,
    );

    expect(text).toContain("Sweep: 2 objects deleted.");
    expect(await account.counts()).toEqual(await emptyCounts());
  });

  it("is part of the next run", async () => {
    await using account = await simulatedAccount("streamprov");
    await account.create("environments", { displayName: nameIn(newRunId(Date.now() - 4 * hour), "shared") });

    const { exitCode } = await live(
      ["streamprov", "--only", "ServiceAccount", "--folder", await newFolder()],
      account.env,
    );

    expect(exitCode).toBe(0);
    expect(await account.counts()).toEqual(await emptyCounts());
  });
});

/** Creates what an account of Tencent Cloud has: a public image, and a domain. Returns the counts of all objects. */
async function withOwnObjects(account: SimulatedAccount) {
  await account.create("images", { name: "Ubuntu" });
  await account.create("dnsDomains", { name: "example.net" });
  return account.counts();
}

/** The counts without stores that record events. */
function withoutHistory(counts: Readonly<Record<string, number>>) {
  const history = ["operations", "configurations", "settings", "gatewayReleases"];
  return Object.fromEntries(Object.entries(counts).filter(([store]) => !history.includes(store)));
}

/** The files of runs in a folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".jsonl"));
}

/** How many objects of each kind a new account has. */
async function emptyCounts() {
  await using account = await simulatedAccount("streamprov");
  return await account.counts();
}

/** Starts the command as a process. */
function startLive(args: readonly string[], env: Env) {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, ["--conditions=@org/source", main, ...args], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { kill, [Symbol.asyncDispose]: kill };
}
