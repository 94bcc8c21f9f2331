import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { failureOf } from "../stack/failure-of.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("a provider that is configured from another resource's outputs is previewed before they are known", async () => {
  await using platform = await startPlatform({ provisionMs: { kafkaCluster: 300 } });
  const before = contentsOf(platform);
  const { cloudApiKey, cloudApiSecret, userId } = platform.credentials;
  const program = async () => {
    const environment = new streamprov.Environment("shop");
    const cluster = new streamprov.KafkaCluster("orders", {
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "eu-central-1",
      environment: { id: environment.id },
      basic: {},
    });
    const key = new streamprov.ApiKey("admin", {
      owner: { id: userId, kind: "User", apiVersion: "iam/v2" },
      managedResource: {
        id: cluster.id,
        kind: cluster.kind,
        apiVersion: cluster.apiVersion,
        environment: { id: environment.id },
      },
    });
    const provider = new streamprov.Provider("orders", {
      endpoint: platform.url,
      cloudApiKey,
      cloudApiSecret: pulumi.secret(cloudApiSecret),
      kafkaId: cluster.id,
      kafkaRestEndpoint: cluster.restEndpoint,
      kafkaApiKey: key.id,
      kafkaApiSecret: key.secret,
    });
    new streamprov.KafkaTopic("orders", { topicName: "orders" }, { provider });
  };
  await using stack = await stackFor(platform, { program });

  expect((await stack.preview()).changeSummary).toEqual({ create: 6 });
  expect(platform.journal.find({ method: "POST" })).toEqual([]);
  await stack.up();
  expect(platform.state.topics.list()).toHaveLength(1);
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
});

test("new credentials replace nothing, neither those of the provider nor those of a resource", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const program = (key: { readonly id: string; readonly secret: string }) => async () => {
    new streamprov.ServiceAccount("app");
    new streamprov.KafkaTopic("own", {
      topicName: "own",
      kafkaCluster: { id: cluster.id },
      restEndpoint: cluster.restEndpoint,
      credentials: { key: key.id, secret: key.secret },
    });
    const provider = new streamprov.Provider("kafka", {
      kafkaId: cluster.id,
      kafkaRestEndpoint: cluster.restEndpoint,
      kafkaApiKey: key.id,
      kafkaApiSecret: key.secret,
    });
    new streamprov.KafkaTopic("providers", { topicName: "providers" }, { provider });
  };
  await using stack = await stackFor(platform);
  await stack.up({ program: program(cluster.key) });
  const { userId, cloudApiKey } = platform.credentials;
  const scope = { kind: "kafka", id: cluster.id, environmentId: cluster.environmentId } as const;
  const newKafkaKey = await platform.state.apiKeys.create({ ownerId: userId, scope });
  const newCloudKey = await platform.state.apiKeys.create({ ownerId: userId, scope: { kind: "cloud" } });
  platform.state.apiKeys.remove(cluster.key.id);
  platform.state.apiKeys.remove(cloudApiKey);
  await stack.setConfig("streamprov:cloudApiKey", newCloudKey.id);
  await stack.setConfig("streamprov:cloudApiSecret", newCloudKey.secret, { secret: true });
  platform.journal.clear();

  const rotated = await stack.up({ program: program(newKafkaKey) });

  const { update = 0, ...others } = changesIn(rotated.summary.resourceChanges);
  expect(others).toEqual({});
  expect(update).toBeGreaterThanOrEqual(1);
  expect(platform.journal.entries.filter(({ method }) => method !== "GET")).toEqual([]);
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(platform.state.topics.list()).toEqual([]);
});

test("half of a group of settings is found at preview, with what belongs to it", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const { config } = configureKafka(cluster);
  const program = async () => {
    new streamprov.ServiceAccount("app");
  };
  await using stack = await stackFor(platform, { program, config });

  const failure = await failureOf(stack.preview());

  expect(failure).toMatch(/kafkaApiKey/);
  expect(failure).toMatch(/kafkaApiSecret/);
  expect(failure).toMatch(/kafkaRestEndpoint/);
});
