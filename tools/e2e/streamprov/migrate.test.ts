import { cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { withoutCheckpoints } from "@org/pulumi-run";
import * as streamprov from "@org/streamprov";
import { expect, inject, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { packageCommand } from "../stack/command.ts";
import { contentsOf } from "../stack/contents.ts";
import { run, type TestStack } from "../stack/stack.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { bridged } from "./bridged-state.ts";
import { startPlatform } from "./platform.ts";
import { everything } from "./programs/everything.ts";
import { stackFor } from "./stack.ts";

const example = join(import.meta.dirname, "../../../examples/streamprov-quickstart-yaml/Pulumi.yaml");

test("a stack of every kind, taken over, is unchanged in a preview and a refresh, changes in place, and is destroyed", async () => {
  await using platform = await startPlatform();
  const { cloudApiKey, cloudApiSecret, tableflowApiKey, tableflowApiSecret } = platform.credentials;
  const env = { ...withoutCheckpoints, TABLEFLOW_API_KEY: tableflowApiKey, TABLEFLOW_API_SECRET: tableflowApiSecret };
  await using stack = await stackFor(platform, { env });
  await stack.write("code.jar", "code of a build");
  const before = contentsOf(platform);
  const program = async (note?: string) => {
    everything({ archive: "code.jar", ...(note === undefined ? {} : { note }) });
    const settings = { endpoint: platform.url, cloudApiKey, cloudApiSecret, maxRetries: 5 };
    const provider = new streamprov.Provider("own", settings);
    new streamprov.ServiceAccount("of-own-provider", {}, { provider, customTimeouts: { delete: "7m" } });
  };
  await stack.up({ program: () => program() });
  await leaveBridged(stack);
  const asked = platform.journal.requests;

  const taken = await packageCommand(stack, ["migrate", "--stack", "local", "--write"]);

  expect(taken).toMatchObject({ code: 0, stderr: "" });
  expect(platform.journal.requests).toBe(asked);
  const left = JSON.stringify(JSON.parse(await run(stack, ["stack", "export"])));
  expect(left).not.toMatch(/confluentcloud|__meta|__pulumi_raw_state_delta|2\.82\.0/);
  expect(changesIn((await stack.preview({ program: () => program() })).changeSummary)).toEqual({});
  await stack.refresh({ expectNoChanges: true });
  await rm(join(stack.folder, "code.jar"));
  expect(changesIn((await stack.preview({ program: () => program() })).changeSummary)).toEqual({});
  await stack.write("code.jar", "code of a build");
  const updated = await stack.up({ program: () => program("Later") });
  expect(changesIn(updated.summary.resourceChanges)).toEqual({ update: 6 });
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

test("a project in YAML is taken over with its program, its configuration and its secrets, one resource first", async () => {
  await using platform = await startPlatform();
  const env = await withYamlHost();
  await using stack = await stackFor(platform, { project: "streamprov-quickstart-yaml", env });
  await cp(example, join(stack.folder, "Pulumi.yaml"));
  await mkdir(join(stack.folder, "node_modules/@org"), { recursive: true });
  await symlink(inject("pluginFolders").streamprov, join(stack.folder, "node_modules/@org/streamprov"), "junction");
  const before = contentsOf(platform);
  await run(stack, ["up", "--yes", "--skip-preview"]);
  await leaveBridged(stack);
  for (const file of ["Pulumi.yaml", "Pulumi.local.yaml"]) {
    const text = await readFile(join(stack.folder, file), "utf8");
    await stack.write(
      file,
      text.replaceAll("streamprov:", "confluentcloud:").replace("name: streamprov\n", "name: confluentcloud\n"),
    );
  }
  const files = await contents(stack);

  const shown = await packageCommand(stack, ["migrate", "--stack", "local"]);
  expect(shown).toMatchObject({ code: 0, stderr: "" });
  expect(shown.stdout).toContain("confluentcloud:cloudApiSecret -> streamprov:cloudApiSecret\n");
  expect(shown.stdout).toContain("Nothing was changed. Next:\n  npx @org/streamprov migrate --stack local --write\n");
  expect(await contents(stack)).toEqual(files);

  const first = await packageCommand(stack, ["migrate", "--stack", "local", "--target", "topic-admin", "--write"]);
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect((await stack.resources()).filter(({ type }) => type.startsWith("streamprov:"))).toHaveLength(1);
  const rest = await packageCommand(stack, ["migrate", "--stack", "local", "--write"]);
  expect(rest).toMatchObject({ code: 0, stderr: "" });

  expect((await contents(stack))["Pulumi.yaml"]).toBe(await readFile(example, "utf8"));
  expect((await contents(stack))["Pulumi.local.yaml"]).not.toContain("confluentcloud");
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  const again = await packageCommand(stack, ["migrate", "--stack", "local", "--write"]);
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("do not use @pulumi/confluentcloud"),
  });
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});

test("a project in TypeScript is taken over, and its program, as it was rewritten, changes nothing", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  await stack.up({
    program: async () => {
      const shop = new streamprov.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } });
      new streamprov.Network("private", { environment: { id: shop.id }, ...peered });
    },
  });
  await leaveBridged(stack);
  await stack.write("package.json", '{ "dependencies": { "@pulumi/confluentcloud": "^2.82.0" } }\n');
  await stack.write("index.ts", bridgedProgram);
  await stack.write("deploy.yml", "run: pulumi plugin install resource confluentcloud\n");
  for (const [name, target] of Object.entries({ typescript: compiler, "@org/streamprov": workspacePackage })) {
    await mkdir(join(stack.folder, "node_modules", name, ".."), { recursive: true });
    await symlink(target, join(stack.folder, "node_modules", name), "junction");
  }

  const taken = await packageCommand(stack, ["migrate", "--write"]);

  expect(taken).toMatchObject({ code: 0, stderr: "" });
  expect(taken.stdout).toContain("  npm install\n  pulumi preview --stack local --expect-no-changes\n");
  expect(taken.stdout).toContain("  deploy.yml: 1\n  index.ts: 3, 10\n");
  const rewritten = (await contents(stack))["index.ts"] ?? "";
  expect(rewritten).toBe(nativeProgram);
  const program = async () => void (await import(pathToFileURL(join(stack.folder, "index.ts")).href));
  expect(changesIn((await stack.preview({ program })).changeSummary)).toEqual({});
  await stack.write("again.ts", rewritten);
  await stack.up({ program: async () => void (await import(pathToFileURL(join(stack.folder, "again.ts")).href)) });
  const options = (await stack.resources())
    .filter(({ type }) => type.startsWith("streamprov:"))
    .map(({ type, protect, retainOnDelete }) => ({ type, protect, retainOnDelete }));
  expect(options).toEqual([
    { type: "streamprov:index/environment:Environment", protect: true, retainOnDelete: true },
    { type: "streamprov:index/network:Network", protect: true, retainOnDelete: undefined },
  ]);
});

const workspacePackage = join(import.meta.dirname, "../../../packages/streamprov");
const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "..");

const peered = { cloud: "AWS", region: "eu-central-1", cidr: "10.10.0.0/16", connectionTypes: ["PEERING"] };

const bridgedProgram = `import * as confluent from "@pulumi/confluentcloud";

// The environment of the shop in confluentcloud.
const kept = ({ type, props, opts }) =>
  type.startsWith("confluentcloud:") ? { props, opts: { ...opts, protect: true, retainOnDelete: true } } : undefined;
const guarded = async ({ type, props, opts }) =>
  /^(?:aws|confluentcloud):index\\/network/.test(type) ? { props, opts: { ...opts, protect: true } } : undefined;
const options = { transformations: [kept] };
const shop = new confluent.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } }, options);
export const provider = "confluentcloud";
new confluent.Network("private", { environment: { id: shop.id }, ...${JSON.stringify(peered)} }, { transforms: [guarded] });
`;

const nativeProgram = bridgedProgram
  .replace("@pulumi/confluentcloud", "@org/streamprov")
  .replace('"confluentcloud:"', '"streamprov:"')
  .replace("|confluentcloud)", "|streamprov)");

/** Makes the state of a stack the one that the bridged package would have left. */
async function leaveBridged(stack: TestStack): Promise<void> {
  const state = JSON.parse(await run(stack, ["stack", "export", "--show-secrets"]));
  await stack.write("bridged.json", JSON.stringify(bridged(state)));
  await run(stack, ["stack", "import", "--file", "bridged.json"]);
}

/** The text of every file in the folder of a stack. */
async function contents({ folder }: TestStack): Promise<Record<string, string>> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((each) => each.isFile());
  const texts = files.map(async ({ name }) => [name, await readFile(join(folder, name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}
