import * as streamprov from "@org/streamprov";
import type { EngineEvent } from "@pulumi/pulumi/automation/index.js";
import { expect, test } from "vitest";
import { errorsIn, expectOneSentence, helpCodesIn, statusLines } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const account = async () => {
  new streamprov.ServiceAccount("app");
};
const topic = async () => {
  new streamprov.KafkaTopic("orders", { topicName: "orders" });
};

test("a wrong Cloud API key is named, with the status and what to check", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, {
    program: account,
    secrets: { "streamprov:cloudApiSecret": "a-wrong-secret" },
  });

  const failure = await failureOf(stack.up());

  const [error] = errorsIn(failure);
  expect(error).toMatch(/^creating ServiceAccount "app": 401 /);
  expect(error).toContain("cloudApiKey and cloudApiSecret");
  expect(error).toContain("Check that the key pair is correct, not revoked, and is a Cloud API key.");
  expect(helpCodesIn(failure)).toEqual(["credentials-rejected"]);
  expect(failure).not.toContain("a-wrong-secret");
  expectOneSentence(failure);
});

test("a wrong Kafka key is named with the status, although the platform answers with a page of HTML", async () => {
  await using platform = await startPlatform({ kafkaUnauthorizedBody: "html" });
  const cluster = await giveCluster(platform);
  const kafka = configureKafka(cluster);
  await using stack = await stackFor(platform, {
    program: topic,
    config: kafka.config,
    secrets: { ...kafka.secrets, "streamprov:kafkaApiSecret": "a-wrong-secret" },
  });

  const failure = await failureOf(stack.up());

  const [error] = errorsIn(failure);
  expect(error).toMatch(/^creating KafkaTopic "orders": 401 /);
  expect(error).toContain("The platform rejected kafkaApiKey and kafkaApiSecret of the provider.");
  expect(error).toContain(
    `Check that the key pair is correct, not revoked, and is an API key for Kafka (${cluster.id}).`,
  );
  expect(failure).not.toMatch(/<html|<body/i);
  expectOneSentence(failure);
});

test("missing credentials are reported with their names and variables", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, {
    program: account,
    secrets: { "streamprov:cloudApiKey": "", "streamprov:cloudApiSecret": "" },
  });

  const failure = await failureOf(stack.up());

  expect(failure).toContain("set cloudApiKey and cloudApiSecret of the provider");
  expect(failure).toContain("CONFLUENT_CLOUD_API_KEY");
  expect(helpCodesIn(failure)).toEqual(["no-credentials"]);
});

test("a platform that is down: progress while it is retried, then the host, the attempts and the time", async () => {
  await using platform = await startPlatform();
  // Nobody listens there, whereas a port that was given back may soon be another's.
  const endpoint = "http://127.0.0.1:1";
  // As many as it takes until the waits, which are of random length, are never together too short for a status line.
  await using stack = await stackFor(platform, {
    program: account,
    config: { "streamprov:endpoint": endpoint, "streamprov:maxRetries": "6" },
  });
  const events: EngineEvent[] = [];

  const failure = await failureOf(
    stack.stack.up({ color: "never", onEvent: (event) => events.push(event) }).then(() => undefined),
  );

  const [error] = errorsIn(failure);
  expect(error).toMatch(/^creating ServiceAccount "app": /);
  expect(error).toContain("connection refused");
  expect(error).toContain(new URL(endpoint).host);
  expect(error).toMatch(/7 attempts/);
  expect(error).toMatch(/\d s\b/);
  expect(helpCodesIn(failure)).toEqual(["connection-failed"]);
  expectOneSentence(failure);
  expect(statusLines(events)).toContainEqual(expect.stringMatching(/connection refused.*attempt/));
});

test("a wait shows its phase, its time and what it is for", async () => {
  await using platform = await startPlatform({ provisionMs: { kafkaCluster: 600_000 } });
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
  const line = /^waiting for KafkaCluster lkc-\w+ to be ready: PROVISIONING \(\d+s\)$/;
  const { kafkaClusters } = platform.state;
  const onEvent = (event: EngineEvent) => {
    // Had it never been shown, the cluster would never be ready.
    if (!statusLines([event]).some((status) => line.test(status))) return;
    for (const { id } of kafkaClusters.list()) kafkaClusters.change(id, { phase: "PROVISIONED" });
  };

  await stack.stack.up({ color: "never", onEvent });

  expect(kafkaClusters.list()).toMatchObject([{ phase: "PROVISIONED" }]);
  expect(platform.journal.violations).toEqual([]);
});
