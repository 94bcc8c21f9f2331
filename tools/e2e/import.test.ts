import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { expect, test } from "vitest";
import { configureKafka, type GivenCluster, giveCluster } from "./stack/given-cluster.ts";
import { startPlatform } from "./stack/platform.ts";
import { run, stackFor, type TestStack } from "./stack/stack.ts";
import { setYamlProgram, withYamlHost } from "./stack/yaml-program.ts";

test("with the provider's Kafka settings an import needs no further variables, and nothing differs after it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const objects = await giveObjects(platform, cluster);
  await using stack = await stackFor(platform, { env: await withYamlHost(), ...configureKafka(cluster) });

  await importAll(stack, objects);

  expect(await stack.resources()).toHaveLength(objects.length);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  expect(platform.journal.violations).toEqual([]);
});

test("without them the IMPORT_ variables say where the cluster is, and API_KEY_SECRET gives a key its secret", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const objects = [
    ...(await giveObjects(platform, cluster)),
    { type: "streamprov:index/apiKey:ApiKey", name: "key", id: `${cluster.environmentId}/${cluster.key.id}` },
  ];
  await using stack = await stackFor(platform, { env: await withYamlHost() });

  await importAll(stack, objects, {
    IMPORT_KAFKA_REST_ENDPOINT: cluster.restEndpoint,
    IMPORT_KAFKA_API_KEY: cluster.key.id,
    IMPORT_KAFKA_API_SECRET: cluster.key.secret,
    API_KEY_SECRET: cluster.key.secret,
  });

  await run(stack, ["preview", "--expect-no-changes"]);
  const secrets = await run(stack, ["stack", "export", "--show-secrets"]);
  const key = JSON.parse(secrets).deployment.resources.find((one: { id?: string }) => one.id === cluster.key.id);
  expect(JSON.stringify(key.outputs.secret)).toContain(cluster.key.secret);
  expect(await run(stack, ["stack", "export"])).not.toContain(cluster.key.secret);
});

test("an import that lacks a variable names it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "");

  const missing = await stack.cli(importOf("streamprov:index/kafkaTopic:KafkaTopic", `${cluster.id}/orders`));
  expect(missing.code).not.toBe(0);
  expect(missing.stdout).toContain("IMPORT_KAFKA_REST_ENDPOINT");

  const key = await stack.cli(importOf("streamprov:index/apiKey:ApiKey", `${cluster.environmentId}/${cluster.key.id}`));
  expect(key.code).not.toBe(0);
  expect(key.stdout).toContain("API_KEY_SECRET");

  const malformed = await stack.cli(importOf("streamprov:index/kafkaTopic:KafkaTopic", "orders"));
  expect(malformed.code).not.toBe(0);
  expect(malformed.stdout).toContain("<Kafka cluster ID>/<topic name>");
});

/** One object to import. */
interface Imported {
  readonly type: string;
  readonly name: string;
  readonly id: string;
}

/** Objects of several kinds that nobody has told Pulumi of. */
async function giveObjects(platform: StreamprovSimulator, cluster: GivenCluster): Promise<Imported[]> {
  const { state } = platform;
  await state.topics.create({
    clusterId: cluster.id,
    name: "orders",
    partitions: 4,
    configs: { "retention.ms": "60000", "cleanup.policy": "compact" },
  });
  await state.acls.create({
    clusterId: cluster.id,
    resource_type: "TOPIC",
    resource_name: "orders",
    pattern_type: "LITERAL",
    principal: "User:*",
    host: "*",
    operation: "READ",
    permission: "ALLOW",
  });
  const account = await state.serviceAccounts.create({ displayName: "orders-app", description: "Reads orders" });
  return [
    { type: "streamprov:index/kafkaTopic:KafkaTopic", name: "orders", id: `${cluster.id}/orders` },
    {
      type: "streamprov:index/kafkaAcl:KafkaAcl",
      name: "reads",
      id: `${cluster.id}/TOPIC#orders#LITERAL#User:*#*#READ#ALLOW`,
    },
    { type: "streamprov:index/serviceAccount:ServiceAccount", name: "app", id: account.id },
    { type: "streamprov:index/environment:Environment", name: "given", id: cluster.environmentId },
    { type: "streamprov:index/kafkaCluster:KafkaCluster", name: "given", id: `${cluster.environmentId}/${cluster.id}` },
  ];
}

/** Imports, and makes the program of what the CLI wrote down. */
async function importAll(stack: TestStack, objects: readonly Imported[], env?: Record<string, string>): Promise<void> {
  await setYamlProgram(stack, "");
  await stack.write("objects.json", JSON.stringify({ resources: objects }));
  await run(
    stack,
    ["import", "--file", "objects.json", "--out", "imported.yaml", "--yes", "--skip-preview", "--protect=false"],
    env,
  );
  await setYamlProgram(stack, await readFile(join(stack.folder, "imported.yaml"), "utf8"));
}

function importOf(type: string, id: string): string[] {
  return ["import", type, "one", id, "--yes", "--skip-preview", "--generate-code=false", "--stack", "local"];
}
