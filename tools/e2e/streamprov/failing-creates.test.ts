import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { failureOf } from "../stack/failure-of.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("a new key whose readiness probe fails is kept with its secret, and the next up repairs it without a second key", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const program = async () => {
    const key = new streamprov.ApiKey("app", {
      owner: { id: platform.credentials.userId, kind: "User", apiVersion: "iam/v2" },
      managedResource: {
        id: cluster.id,
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: cluster.environmentId },
      },
    });
    return { secret: key.secret };
  };
  await using stack = await stackFor(platform, { program });
  const keys = () => platform.state.apiKeys.list().filter(({ displayName }) => displayName.startsWith("app-"));

  platform.failNext({ path: /\/kafka\/v3\/clusters\/[^/]+\/topics$/, kind: "status500", times: 1_000 });
  const failure = await failureOf(stack.up());

  const [key] = keys();
  expect(keys()).toHaveLength(1);
  expect(failure).toContain(
    `the API key ${key?.id} was created, but the Kafka cluster ${cluster.id} does not accept it`,
  );
  expect(failure).toContain("500");
  expect(failure + stack.transcript.text).not.toContain(key?.secret);
  const [kept, ...others] = await stack.resources();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ id: key?.id, initErrors: [expect.stringContaining("does not accept it")] });
  expect(JSON.stringify(kept?.outputs?.["secret"])).toContain(key?.secret);
  expect(await stack.stateFile()).not.toContain(key?.secret);

  platform.forgetFaults();
  const repaired = await stack.up();
  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: 1 });
  expect(repaired.outputs["secret"]).toEqual({ value: key?.secret, secret: true });
  expect(keys()).toEqual([key]);
  expect(changesIn((await stack.preview()).changeSummary)).toEqual({});
});

test("a cluster that ends as failed is reported with its phase, kept in state, and goes with destroy", async () => {
  await using platform = await startPlatform({ provisionMs: { kafkaCluster: 300 } });
  platform.set({ provisionFailure: { kafkaCluster: "no capacity" } });
  const before = contentsOf(platform);
  const program = async () => {
    const environment = new streamprov.Environment("shop");
    new streamprov.KafkaCluster("orders", {
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "eu-central-1",
      environment: { id: environment.id },
      basic: {},
    });
  };
  await using stack = await stackFor(platform, { program });

  const failure = await failureOf(stack.up());

  const [cluster] = platform.state.kafkaClusters.list();
  expect(failure).toContain(`KafkaCluster ${cluster?.id} to be ready`);
  expect(failure).toContain("FAILED");
  expect((await stack.resources()).map(({ id }) => id)).toContain(cluster?.id);
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
});

test("creates whose answers are lost are found again and adopted; nothing is made twice", async () => {
  await using platform = await startPlatform({ visibilityLagMs: 300 });
  const cluster = await giveCluster(platform);
  const before = contentsOf(platform);
  const program = async () => {
    new streamprov.Environment("shop");
    const account = new streamprov.ServiceAccount("app");
    new streamprov.ApiKey("app", {
      owner: { id: account.id, kind: "ServiceAccount", apiVersion: "iam/v2" },
      managedResource: {
        id: cluster.id,
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: cluster.environmentId },
      },
    });
    new streamprov.KafkaTopic("orders", { topicName: "orders" });
  };
  await using stack = await stackFor(platform, { program, ...configureKafka(cluster) });
  platform.failNext({ method: "POST", path: /\/environments$/, kind: "resetAfter" });
  platform.failNext({ method: "POST", path: /\/service-accounts$/, kind: "truncatedBody" });
  platform.failNext({ method: "POST", path: /\/api-keys$/, kind: "status500After" });
  platform.failNext({ method: "POST", path: /\/topics$/, kind: "resetAfter" });

  const created = await stack.up();

  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 5 });
  expect(contentsOf(platform)).toEqual({
    ...before,
    environments: 1 + (before["environments"] ?? 0),
    serviceAccounts: 1 + (before["serviceAccounts"] ?? 0),
    apiKeys: 1 + (before["apiKeys"] ?? 0),
    topics: 1 + (before["topics"] ?? 0),
  });
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
});

test("an object with the same name is not adopted: the error shows how to import it", async () => {
  await using platform = await startPlatform();
  const { id } = await platform.state.serviceAccounts.create({ displayName: "orders" });
  const program = async () => {
    new streamprov.ServiceAccount("app", { displayName: "orders" });
  };
  await using stack = await stackFor(platform, { program });

  const failure = await failureOf(stack.up());

  expect(failure).toContain(`pulumi import streamprov:index/serviceAccount:ServiceAccount app ${id}`);
  expect(await stack.resources()).toEqual([]);
});

test("reads that lag behind writes and passing failures do not lose anything", async () => {
  await using platform = await startPlatform({ visibilityLagMs: 1_000, updateLagMs: 300, deleteLagMs: 300 });
  const before = contentsOf(platform);
  const program = async () => {
    const environment = new streamprov.Environment("shop");
    new streamprov.ServiceAccount("app");
    new streamprov.Network("shop", {
      cloud: "AWS",
      region: "eu-central-1",
      connectionTypes: ["PRIVATELINK"],
      environment: { id: environment.id },
    });
  };
  await using stack = await stackFor(platform, { program });
  platform.failNext({ path: /\/environments/, kind: "status502" });
  platform.failNext({ path: /\/service-accounts/, kind: "status503" });
  platform.failNext({ path: /\/networks/, kind: "status429" });

  await stack.up();
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();

  expect(contentsOf(platform)).toEqual(before);
});
