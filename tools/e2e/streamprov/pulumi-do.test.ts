import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("pulumi do reads, lists and looks up what is on the platform, without a program", async () => {
  await using platform = await startPlatform();
  const { cloudApiKey, cloudApiSecret, userId } = platform.credentials;
  const cluster = await giveCluster(platform);
  await platform.state.topics.create({ clusterId: cluster.id, name: "orders", partitions: 4 });
  await platform.state.topics.create({ clusterId: cluster.id, name: "payments" });
  const account = await platform.state.serviceAccounts.create({ displayName: "app", description: "Reads" });
  await using stack = await stackFor(platform);
  const pulumiDo = async (...args: string[]): Promise<string> => {
    const plugin = join(inject("pluginFolders").streamprov, "pulumi-resource-streamprov");
    const { code, stdout, stderr } = await stack.cli(
      ["do", "--package", plugin, ...args, "--streamprov:endpoint", platform.url, "--output", "json"],
      {
        env: {
          CONFLUENT_CLOUD_API_KEY: cloudApiKey,
          CONFLUENT_CLOUD_API_SECRET: cloudApiSecret,
          KAFKA_ID: cluster.id,
          KAFKA_REST_ENDPOINT: cluster.restEndpoint,
          KAFKA_API_KEY: cluster.key.id,
          KAFKA_API_SECRET: cluster.key.secret,
        },
      },
    );
    if (code !== 0) throw new Error(`pulumi do ${args.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
    return stdout;
  };

  expect(await pulumiDo("streamprov:index:KafkaTopic", "read", `${cluster.id}/orders`)).toMatch(/"partitionsCount": 4/);
  expect(JSON.parse(await pulumiDo("streamprov:index:KafkaTopic", "list"))).toEqual([
    { id: `${cluster.id}/orders`, name: "orders" },
    { id: `${cluster.id}/payments`, name: "payments" },
  ]);
  expect(await pulumiDo("streamprov:index:ServiceAccount", "read", account.id)).toMatch(/"description": "Reads"/);
  expect(JSON.parse(await pulumiDo("streamprov:index:ServiceAccount", "list"))).toContainEqual({
    id: account.id,
    name: "app",
  });
  expect(await pulumiDo("streamprov:index:getUser", "--id", userId)).toContain(userId);
  expect(platform.journal.violations).toEqual([]);
});
