import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { expect, test } from "vitest";
import { packageCommand } from "../stack/command.ts";
import { run, type TestStack } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const wanted = ["Environment", "ServiceAccount", "KafkaCluster", "KafkaTopic", "KafkaAcl"];

test("300 objects of a platform that nobody manages are found, imported, and then unchanged; a new one is found alone", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const { environmentId } = cluster;
  const other = await platform.state.kafkaClusters.create({ environmentId, displayName: "other" });
  await giveObjects(platform, cluster);
  await using stack = await stackFor(platform, { env: await withYamlHost(), ...configureKafka(cluster) });
  await setYamlProgram(stack, "");

  const found = await discover(stack, ["--out", "objects.json", "--program", "imported.yaml"]);
  expect(found).toMatchObject({ code: 0, stderr: expect.stringContaining("\n    KafkaTopic: 150\n") });
  expect(found.stdout).toContain("304 objects not in the stack local, in objects.json");
  expect(found.stdout).toContain(
    `  KafkaTopic, KafkaAcl: the Kafka cluster ${cluster.id} was searched; not searched: ${other.id} (other). To search another one, run the command again with its kafkaId (KAFKA_ID), kafkaApiKey (KAFKA_API_KEY), kafkaApiSecret (KAFKA_API_SECRET), kafkaRestEndpoint (KAFKA_REST_ENDPOINT).\n`,
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
    left: [],
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
