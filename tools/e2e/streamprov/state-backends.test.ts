import type { CliResult } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { guideSection, runInShell } from "../stack/guide.ts";
import { startPostgresServer } from "../stack/postgres-server.ts";
import { startS3Server } from "../stack/s3-server.ts";
import { startUp } from "../stack/terminal-up.ts";
import { useYamlExample, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const passphrase = "a passphrase for the states";

const guide = "state-backends.md";
const postgresql = {
  heading: "PostgreSQL",
  host: "db.example.com:5432",
  start: () => startPostgresServer("pulumi"),
};

/** The backends of the guide, each with the host that it uses as an example. */
const backends = [
  {
    heading: "An S3-compatible bucket",
    host: "s3.example.com",
    start: () => startS3Server({ bucket: "pulumi-state", region: "eu-central-1" }),
  },
  postgresql,
];

test.each(backends)("$heading keeps a state as the guide describes, and no secret in plain text", async (backend) => {
  await using server = await backend.start();
  await using platform = await startPlatform({ provisionMs: { kafkaCluster: 600_000 } });
  // The guide's commands choose the backend and the stack.
  const env = { ...(await withYamlHost()), PULUMI_BACKEND_URL: "", PULUMI_STACK: "" };
  await using stack = await stackFor(platform, { project: "streamprov-quickstart-yaml", env });
  await useYamlExample(stack, "streamprov-quickstart-yaml");
  const before = contentsOf(platform);
  const variables = { ...server.env, PULUMI_CONFIG_PASSPHRASE: passphrase };
  const { cloudApiKey, cloudApiSecret } = platform.credentials;

  // The commands of the guide create the stack
  const setUp = await guideSection(guide, backend.heading);
  expect(Object.keys(variables)).toEqual(expect.arrayContaining([...setUp.variables]));
  expect(setUp.commands).toContain(backend.host);
  await succeed(shell(setUp.commands.replaceAll(backend.host, server.address)));
  const credentials = [`streamprov:cloudApiKey=${cloudApiKey}`, `streamprov:cloudApiSecret=${cloudApiSecret}`];
  const settings = ["--plaintext", `streamprov:endpoint=${platform.url}`];
  await pulumi("config", "set-all", ...settings, ...credentials.flatMap((each) => ["--secret", each]));

  // A second run is refused, also after the first one was killed
  const locks = await guideSection(guide, "Two runs on one stack");
  const up = startUp({ folder: stack.folder, env: { ...stack.env, ...variables } }, "production");
  await up.until(() => platform.journal.count({ method: "GET", path: /\/cmk\/v2\/clusters\// }) >= 2);
  const contents = contentsOf(platform);
  await expectLocked("up");
  await expectLocked("destroy");
  up.kill();
  await up.end;
  await expectLocked("up");
  expect(contentsOf(platform)).toEqual(contents);

  // After the commands of the guide, the next run continues
  const [cluster] = platform.state.kafkaClusters.list();
  platform.state.kafkaClusters.change(cluster?.id ?? "", { phase: "PROVISIONED" });
  await succeed(shell(locks.commands));
  expect(platform.state.kafkaClusters.list()).toHaveLength(1);

  await pulumi("preview", "--expect-no-changes");
  await pulumi("refresh", "--yes", "--skip-preview", "--expect-no-changes");
  const keys = platform.state.apiKeys.list().map(({ secret }) => secret);
  const secrets = [...keys, cloudApiSecret, ...Object.values(variables)];
  expect(keys.length).toBeGreaterThan(2);
  await expectOnlyEncrypted();

  await pulumi("destroy", "--yes", "--skip-preview");
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  await expectOnlyEncrypted();

  async function expectOnlyEncrypted(): Promise<void> {
    const stored = await server.contents();
    expect(stored).toContain(cluster?.id);
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  }

  function shell(commands: string): Promise<CliResult> {
    return runInShell(stack, commands, variables);
  }

  /** Runs the CLI on the guide's stack, and returns what it printed. */
  function pulumi(command: string, ...args: string[]): Promise<string> {
    return succeed(stack.cli([command, ...args, "--stack", "production"], { env: variables }));
  }

  async function expectLocked(command: string): Promise<void> {
    const args = [command, "--yes", "--skip-preview", "--stack", "production"];
    const { code, stdout, stderr } = await stack.cli(args, { env: variables });
    for (const message of locks.messages) expect(stdout + stderr).toContain(message);
    expect(code).not.toBe(0);
  }
});

test("with PostgreSQL, stacks are listed on a machine with one core, too", async () => {
  await using server = await postgresql.start();
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: { PULUMI_BACKEND_URL: "", PULUMI_STACK: "" } });
  const { commands } = await guideSection(guide, postgresql.heading);
  const setUp = commands.replaceAll(postgresql.host, server.address);
  const names = ["checkout", "logistics", "payments"];

  const others = names.map((name) => `pulumi stack init ${name}`).join("\n");
  const listed = runInShell(stack, `${setUp}\n${others}\npulumi stack ls`, {
    ...server.env,
    PULUMI_CONFIG_PASSPHRASE: passphrase,
    // Two connections: with several listings at the same time, the CLI would wait forever.
    GOMAXPROCS: "1",
  });

  for (const name of [...names, "production"]) expect(await succeed(listed)).toContain(name);
});

/** Returns the output of a command that must succeed. */
async function succeed(result: Promise<CliResult>): Promise<string> {
  const { code, stdout, stderr } = await result;
  expect(code, stdout + stderr).toBe(0);
  return stdout;
}
