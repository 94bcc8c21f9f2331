import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withoutCheckpoints } from "@org/pulumi-run";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { packageCommand } from "../stack/command.ts";
import { importedProgram } from "../stack/imported-program.ts";
import { run, type TestStack } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { configureRegistry, giveRegistry } from "./given-registry.ts";
import { startPlatform } from "./platform.ts";
import { everything } from "./programs/everything.ts";
import { stackFor } from "./stack.ts";

const wanted = ["Environment", "ServiceAccount", "KafkaCluster", "KafkaTopic", "KafkaAcl"];

test("300 objects of a platform that nobody manages are found, imported, and then unchanged; a new one is found alone", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const { environmentId } = cluster;
  const other = await platform.state.kafkaClusters.create({ environmentId, displayName: "other" });
  await giveObjects(platform, cluster);
  await using stack = await stackFor(platform, {
    env: { ...withoutCheckpoints, ...(await withYamlHost()) },
    ...configureKafka(cluster),
  });
  await setYamlProgram(stack, "");

  const found = await discover(stack, ["--out", "objects.json", "--program", "imported.yaml"]);
  expect(found).toMatchObject({ code: 0, stderr: expect.stringContaining("\n    KafkaTopic: 150\n") });
  expect(found.stdout).toContain("304 objects not in the stack local, in objects.json");
  expect(found.stdout).toContain(
    `  KafkaTopic, KafkaAcl: the Kafka cluster ${cluster.id} was searched; not searched: ${other.id} (other). To search another one, pass its kafkaId (KAFKA_ID), kafkaApiKey (KAFKA_API_KEY), kafkaApiSecret (KAFKA_API_SECRET), kafkaRestEndpoint (KAFKA_REST_ENDPOINT) in a file with --clusters.\n`,
  );
  await setYamlProgram(stack, await readFile(join(stack.folder, "imported.yaml"), "utf8"));
  await run(stack, ["preview", "--expect-no-changes"]);
  expect(await discover(stack)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("304 objects already in the stack local"),
  });

  await platform.state.topics.create({ clusterId: cluster.id, name: "by-hand", partitions: 1 });
  const clusters = (await stack.resources()).filter(
    ({ type }) => type === "streamprov:index/kafkaCluster:KafkaCluster",
  );
  const parent = clusters
    .find(({ id }) => id === cluster.id)
    ?.urn.split("::")
    .at(-1);
  const fresh = await discover(stack, ["--json"]);
  expect(fresh.code).toBe(2);
  expect(JSON.parse(fresh.stdout)).toMatchObject({
    managed: 304,
    found: [{ type: "streamprov:index/kafkaTopic:KafkaTopic", name: "by-hand", id: `${cluster.id}/by-hand`, parent }],
    skipped: [],
  });
  expect(platform.journal.violations).toEqual([]);
});

function discover(stack: TestStack, more: readonly string[] = []) {
  const kinds = wanted.flatMap((kind) => ["--kind", kind]);
  return packageCommand(stack, ["discover", "--stack", "local", ...kinds, ...more]);
}

/** Two names of each hundred are the same, so that only IDs distinguish them. */
async function giveObjects({ state }: StreamprovSimulator, cluster: GivenCluster): Promise<void> {
  for (let i = 0; i < 150; i++)
    await state.topics.create({ clusterId: cluster.id, name: `orders.v${i}`, partitions: 1 });
  for (let i = 0; i < 100; i++) {
    await state.serviceAccounts.create({ displayName: `app-${i % 98}`, description: "An application" });
  }
  for (let i = 0; i < 50; i++) {
    await state.acls.create({
      clusterId: cluster.id,
      resource_type: "TOPIC",
      resource_name: `orders.v${i}`,
      pattern_type: "LITERAL",
      principal: "User:*",
      host: "*",
      operation: "READ",
      permission: "ALLOW",
    });
  }
}

test("a search ends within seconds if the host cannot be reached, and names the host", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  const began = performance.now();
  const found = await packageCommand(stack, ["discover"], {
    CONFLUENT_CLOUD_ENDPOINT: "http://127.0.0.1:9",
    CONFLUENT_CLOUD_API_KEY: "key",
    CONFLUENT_CLOUD_API_SECRET: "secret",
  });
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(found).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /^Searching for \d+ kinds of objects\n(.*\n)*Cannot reach 127\.0\.0\.1:9: connection refused/,
    ),
  });
});

test("the printed commands import a platform with every kind of object, and nothing differs afterwards", async () => {
  await using platform = await startPlatform();
  const { state, credentials } = platform;
  const { tableflowApiKey, tableflowApiSecret } = credentials;
  const tableflow = { TABLEFLOW_API_KEY: tableflowApiKey, TABLEFLOW_API_SECRET: tableflowApiSecret };
  await createEverything(platform, tableflow);
  const [topic] = state.topics.list();
  const { environmentId, id, restEndpoint } =
    state.kafkaClusters.list().find((one) => one.id === topic?.clusterId) ?? expect.fail("no cluster has a topic");
  const scope = { kind: "kafka", id, environmentId } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope, displayName: "known" });
  const kafka = configureKafka({ environmentId, id, restEndpoint, key });
  const registry = configureRegistry(await giveRegistry(platform, { environmentId }));
  await using stack = await stackFor(platform, {
    env: { ...withoutCheckpoints, ...(await withYamlHost()), ...tableflow, [`API_KEY_SECRET_${key.id}`]: key.secret },
    config: { ...kafka.config, ...registry.config },
    secrets: { ...kafka.secrets, ...registry.secrets },
  });
  await setYamlProgram(stack, "");

  const { code, stdout } = await packageCommand(stack, [
    "discover",
    "--stack",
    "local",
    "--except",
    "FlinkComputePool",
  ]);
  expect(code).toBe(2);
  const left = state.apiKeys.list().filter((one) => one.id !== key.id);
  for (const one of left) expect(stdout).toContain(`: API_KEY_SECRET_${one.id}\n`);
  expect(stdout).not.toContain("IMPORT_KAFKA_");
  expect(stdout).toContain("\n  pulumi import --file discovered-import.json --out imported.ts --stack local\n");
  const file = await readFile(join(stack.folder, "discovered-import.json"), "utf8");
  const { resources } = JSON.parse(file) as { resources: { id: string; type: string }[] };
  expect(resources.map((one) => one.id)).toContain(`${environmentId}/${key.id}`);
  expect(file).not.toContain("FlinkComputePool:FlinkComputePool");

  await run(stack, ["import", "--file", "discovered-import.json", "--out", "imported.yaml", "--yes", "--skip-preview"]);
  await setYamlProgram(stack, await readFile(join(stack.folder, "imported.yaml"), "utf8"));
  await run(stack, ["preview", "--expect-no-changes"]);
  expect(platform.journal.violations).toEqual([]);
});

test("several clusters are searched in one run, and the printed commands import the objects of each", async () => {
  await using platform = await startPlatform();
  const clusters = [await giveCluster(platform), await giveCluster(platform)];
  for (const [at, { id }] of clusters.entries()) {
    for (const name of ["orders", `only-${at}`])
      await platform.state.topics.create({ clusterId: id, name, partitions: 1 });
  }
  const other = await giveCluster(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "");
  const settings = clusters.map(({ id, restEndpoint, key }) => ({
    ...{ kafkaId: id, kafkaRestEndpoint: restEndpoint, kafkaApiKey: key.id, kafkaApiSecret: key.secret },
  }));
  await stack.write("clusters.json", JSON.stringify(settings));

  const kinds = ["--kind", "KafkaTopic", "--kind", "KafkaCluster"];
  const found = await packageCommand(stack, ["discover", "--stack", "local", ...kinds, "--clusters", "clusters.json"]);
  expect(found).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Kafka cluster ${clusters[1]?.id}: KafkaTopic: 2\n`),
  });
  expect(found.stdout).toContain("7 objects not in the stack local, in 3 files:");
  expect(found.stdout).toContain(`not searched: ${other.id} (given)`);
  await run(stack, ["import", "--file", "discovered-import.json", "--out", "objects.yaml", "--yes", "--skip-preview"]);
  for (const { id, restEndpoint, key } of clusters) {
    const file = `discovered-import-${id}.json`;
    expect(found.stdout).toContain(
      `  # set IMPORT_KAFKA_REST_ENDPOINT, IMPORT_KAFKA_API_KEY, IMPORT_KAFKA_API_SECRET for ${id}\n  pulumi import --file ${file} --out imported-${id}.ts --stack local\n`,
    );
    await run(stack, ["import", "--file", file, "--out", `imported-${id}.yaml`, "--yes", "--skip-preview"], {
      IMPORT_KAFKA_REST_ENDPOINT: restEndpoint,
      IMPORT_KAFKA_API_KEY: key.id,
      IMPORT_KAFKA_API_SECRET: key.secret,
    });
  }
  const program = await importedProgram(stack);
  await setYamlProgram(stack, "", "nodejs");
  expect(changesIn((await stack.preview({ program })).changeSummary)).toEqual({});
});

test("OAuth searches all clusters in one run", async () => {
  await using platform = await startPlatform();
  const clusters = [await giveCluster(platform), await giveCluster(platform)];
  for (const { id } of clusters) await platform.state.topics.create({ clusterId: id, name: "orders", partitions: 1 });
  const { oauthClientId, oauthClientSecret, oauthIdentityPoolId } = platform.credentials;
  const oauth = {
    oauthExternalTokenUrl: platform.tokenUrl,
    oauthExternalClientId: oauthClientId,
    oauthExternalClientSecret: oauthClientSecret,
    oauthIdentityPoolId,
  };
  await using stack = await stackFor(platform, {
    secrets: {
      "streamprov:oauth": JSON.stringify(oauth),
      "streamprov:cloudApiKey": undefined,
      "streamprov:cloudApiSecret": undefined,
    },
  });

  const found = await packageCommand(stack, ["discover", "--stack", "local", "--kind", "KafkaTopic", "--json"]);

  const { found: topics, services } = JSON.parse(found.stdout);
  const ids = clusters.map(({ id }) => id).sort();
  expect(topics.map(({ id }: { readonly id: string }) => id).sort()).toEqual(ids.map((id) => `${id}/orders`));
  expect(services).toMatchObject([{ searched: expect.arrayContaining(ids), others: [] }]);
});

test("257 objects with odd names are imported, and nothing differs afterwards", async () => {
  await using platform = await startPlatform();
  await giveOddNames(platform);
  await using stack = await stackFor(platform, { env: { ...withoutCheckpoints, ...(await withYamlHost()) } });
  await setYamlProgram(stack, "");

  const kinds = ["Environment", "ServiceAccount", "KafkaCluster", "IdentityPool"].flatMap((kind) => ["--kind", kind]);
  await packageCommand(stack, ["discover", "--stack", "local", ...kinds]);
  await run(stack, ["import", "--file", "discovered-import.json", "--out", "imported.yaml", "--yes", "--skip-preview"]);

  const program = await importedProgram(stack);
  await setYamlProgram(stack, "", "nodejs");
  const { changeSummary } = await stack.preview({ program });
  expect(changesIn(changeSummary)).toEqual({});
  expect(changeSummary["same"]).toBeGreaterThan(257);
});

async function createEverything(platform: StreamprovSimulator, env: Record<string, string>): Promise<void> {
  await using stack = await stackFor(platform, { env: { ...withoutCheckpoints, ...env } });
  await stack.write("code.jar", "code of a build");
  await stack.up({ program: async () => everything({ archive: "code.jar" }), parallel: 16 });
}

const oddNames = [
  ...[
    'say "hi"',
    "it's",
    "back`tick",
    `\${injected}`,
    `$\${twice}`,
    "${",
    "}",
    "\\",
    "\\n",
    "{{x}}",
    "%7B",
    "fn::secret",
  ],
  ...["a\nb", "a\r\nb", "tab\there", "a\u0000b", "\u2028", "\u001b[31mred", "  ", " leads", "trails "],
  ...["😀", "👨‍👩‍👧 family", "مرحبا", "\u202eabc", "注文", "Ünï", "!!!", "---", "~", "*", "a,b", "<b>"],
  ...["__proto__", "constructor", "toString", "class", "null", "undefined", "true", "default", "pulumi", "streamprov"],
  ...["9lives", "0", "123", "1e5", "0x1f", "", "a/b", "a#b", "#", "a:b", `\${pulumi.stack}`],
  ...[
    "x".repeat(255),
    "x".repeat(300),
    "é".repeat(200),
    "orders",
    "Orders",
    "ORDERS",
    "orders ",
    "or ders",
    "or-ders",
    "or_ders",
  ],
];

async function giveOddNames({ state }: StreamprovSimulator): Promise<void> {
  const { id: environmentId } = await state.environments.create({ displayName: "home" });
  const { id: providerId } = await state.identityProviders.create({
    ...{ displayName: "sign-in", description: "", issuer: "https://sign-in.example" },
    ...{ jwksUri: "https://sign-in.example/keys", identityClaim: "claims.sub" },
  });
  for (const displayName of oddNames) {
    await state.environments.create({ displayName });
    await state.serviceAccounts.create({ displayName, description: displayName });
    await state.kafkaClusters.create({ environmentId, displayName });
    const texts = { displayName, description: displayName, filter: displayName };
    await state.identityPools.create({ providerId, identityClaim: "claims.sub", ...texts });
  }
}
