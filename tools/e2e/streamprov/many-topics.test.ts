import { withoutCheckpoints } from "@org/pulumi-run";
import * as streamprov from "@org/streamprov";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import type { TestStack } from "../stack/stack.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const config = { "retention.ms": "604800000", "cleanup.policy": "delete" };

test("1,000 topics are refreshed by a few listings, over few connections, even under a rate limit", async () => {
  await using platform = await startPlatform({ rateLimit: { perSecond: 50 }, latencyMs: 20 });
  const cluster = await giveCluster(platform);
  await using stack = await stackFor(platform, { ...configureKafka(cluster), env: withoutCheckpoints });
  await stack.up({ program: topics(1) });
  await multiply(stack, platform, { cluster, count: 1_000 });
  platform.journal.clear();

  await stack.refresh({ parallel: 32, expectNoChanges: true });

  expect(platform.journal.requests).toBeLessThanOrEqual(15);
  expect(platform.journal.connections).toBeLessThanOrEqual(16);

  // Deletions and changes are found, and the rest stays.
  platform.state.topics.remove(`${cluster.id}/${nameOf(7)}`);
  platform.state.topics.change(`${cluster.id}/${nameOf(8)}`, { configs: { "retention.ms": "1" } });
  const drift = await stack.refresh({ parallel: 100 });
  expect(drift.summary.resourceChanges).toMatchObject({ delete: 1, update: 1 });
  expect(await stack.resources()).toHaveLength(999);
});

test("200 topics, 32 at once, against 50 requests a second: nothing fails", async () => {
  await using platform = await startPlatform({ rateLimit: { perSecond: 50 } });
  const cluster = await giveCluster(platform);
  const program = topics(200);
  await using stack = await stackFor(platform, { program, ...configureKafka(cluster), env: withoutCheckpoints });

  await stack.up({ parallel: 32 });
  expect(platform.state.topics.list()).toHaveLength(200);
  await stack.refresh({ parallel: 32, expectNoChanges: true });
  expect(changesIn((await stack.preview({ parallel: 32 })).changeSummary)).toEqual({});
  await stack.destroy({ parallel: 32 });
  expect(platform.state.topics.list()).toEqual([]);

  const refused = platform.journal.count({ status: 429 });
  // How few is tried in virtual time, by the limiter's own tests: here the machine has its say.
  expect(refused).toBeLessThan(platform.journal.requests / 10);
});

test("the state of a topic holds no more than 0.9 kB of outputs", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  await using stack = await stackFor(platform, { program: topics(1), ...configureKafka(cluster) });

  await stack.up();

  const [topic] = await stack.resources();
  expect(JSON.stringify(topic?.outputs).length).toBeLessThan(900);
});

function topics(count: number) {
  return async () => {
    for (let i = 0; i < count; i++) new streamprov.KafkaTopic(nameOf(i), { topicName: nameOf(i), config });
  };
}

/** Makes many of the one topic in the state and on the platform: bringing them up would take a minute. */
async function multiply(
  stack: TestStack,
  platform: StreamprovSimulator,
  wanted: { readonly cluster: GivenCluster; readonly count: number },
): Promise<void> {
  const { cluster, count } = wanted;
  const state = await stack.stack.exportStack();
  const { resources } = state.deployment as { resources: { readonly type: string }[] };
  const one = resources.find(({ type }) => type.endsWith(":KafkaTopic"));
  const copies = Array.from({ length: count - 1 }, (_, i) =>
    JSON.parse(JSON.stringify(one).replaceAll(nameOf(0), nameOf(i + 1))),
  );
  await stack.stack.importStack({
    ...state,
    deployment: { ...(state.deployment as object), resources: [...resources, ...copies] },
  });
  for (let i = 1; i < count; i++) {
    await platform.state.topics.create({ clusterId: cluster.id, name: nameOf(i), configs: config });
  }
}

function nameOf(index: number): string {
  return `topic-${String(index).padStart(4, "0")}`;
}
