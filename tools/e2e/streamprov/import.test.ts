import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { type Imported, importAll, tryImport } from "../stack/import.ts";
import { run } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("with the provider's Kafka settings an import needs no further variables, and nothing differs after it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const objects = await giveObjects(platform, cluster);
  await using stack = await stackFor(platform, { env: await withYamlHost(), ...configureKafka(cluster) });

  await importAll(stack, objects);

  expect(await stack.resources()).toHaveLength(objects.length);
  await run(stack, ["refresh", "--yes", "--skip-preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  expect(platform.journal.violations).toEqual([]);
});

test("without them the IMPORT_ variables say where the cluster is, and API_KEY_SECRET_<ID> gives a key its secret", async () => {
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
    [`API_KEY_SECRET_${cluster.key.id}`]: cluster.key.secret,
  });

  await run(stack, ["preview", "--expect-no-changes"]);
  const secrets = await run(stack, ["stack", "export", "--show-secrets"]);
  const key = JSON.parse(secrets).deployment.resources.find((one: { id?: string }) => one.id === cluster.key.id);
  expect(JSON.stringify(key.outputs.secret)).toContain(cluster.key.secret);
  expect(await stack.stateFile()).not.toContain(cluster.key.secret);
});

test("an import that lacks a variable names it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "");

  const missing = await tryImport(stack, "streamprov:index/kafkaTopic:KafkaTopic", `${cluster.id}/orders`);
  expect(missing.code).not.toBe(0);
  expect(missing.stdout).toContain("IMPORT_KAFKA_REST_ENDPOINT");

  const key = await tryImport(stack, "streamprov:index/apiKey:ApiKey", `${cluster.environmentId}/${cluster.key.id}`);
  expect(key.code).not.toBe(0);
  expect(key.stdout).toContain(`API_KEY_SECRET_${cluster.key.id}`);

  const malformed = await tryImport(stack, "streamprov:index/kafkaTopic:KafkaTopic", "orders");
  expect(malformed.code).not.toBe(0);
  expect(malformed.stdout).toContain("<Kafka cluster ID>/<topic name>");
});

/** Objects of several kinds that Pulumi does not know. */
async function giveObjects(platform: StreamprovSimulator, cluster: GivenCluster): Promise<Imported[]> {
  const { state } = platform;
  await state.topics.create({
    clusterId: cluster.id,
    name: "orders",
    partitions: 4,
    configs: { "retention.ms": "60000", "cleanup.policy": "compact" },
  });
  // Its number of partitions is the default, which an import leaves out.
  await state.topics.create({ clusterId: cluster.id, name: "returns", partitions: 6, configs: {} });
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
    { type: "streamprov:index/kafkaTopic:KafkaTopic", name: "returns", id: `${cluster.id}/returns` },
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
