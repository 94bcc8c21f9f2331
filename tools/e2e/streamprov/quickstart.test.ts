import type { StreamprovOptions } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { example } from "../stack/example.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** A platform on which everything takes its time, as on the real one, but less of it. */
const slowly: StreamprovOptions = {
  provisionMs: { kafkaCluster: 300, schemaRegistryCluster: 300 },
  deprovisionMs: { kafkaCluster: 300 },
  schemaRegistryAppearMs: 600,
  apiKeyReadyMs: 300,
  dataPlaneNodes: 3,
  nodeLagMs: 300,
  visibilityLagMs: 300,
  updateLagMs: 100,
  deleteLagMs: 100,
};

test("the quickstart lives through create, no change, drift, update, replace and destroy", async () => {
  await using platform = await startPlatform(slowly);
  await using stack = await stackFor(platform, { program: example("streamprov-quickstart") });
  const before = contentsOf(platform);
  const topic = (name: string) => {
    const found = platform.state.topics.list().find((one) => one.name === name);
    if (!found) throw new Error(`the platform has no topic ${name}`);
    return found;
  };

  // create
  const created = await stack.up();
  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 14 });
  expect(created.outputs["bootstrapEndpoint"]?.value).toMatch(/^SASL_SSL:/);
  expect(created.outputs["appKeySecret"]?.secret).toBe(true);
  expect(topic("orders").configs["retention.ms"]).toBe("604800000");

  // a second run changes nothing
  const second = await stack.up();
  expect(changesIn(second.summary.resourceChanges)).toEqual({});

  // a refresh finds nothing
  await stack.refresh({ expectNoChanges: true });

  // a change in place
  await stack.setConfig("retentionDays", "14");
  const updated = await stack.up();
  expect(changesIn(updated.summary.resourceChanges)).toEqual({ update: 3 });
  expect(topic("orders").configs["retention.ms"]).toBe("1209600000");

  // drift is found, and repaired by the next up
  platform.state.topics.change(topic("payments").id, { configs: { "retention.ms": "1" } });
  const shipments = topic("shipments").id;
  platform.state.topics.remove(shipments);
  const drift = await stack.refresh();
  expect(changesIn(drift.summary.resourceChanges)).toEqual({ update: 1, delete: 1 });
  const repaired = await stack.up();
  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: 1, create: 1 });
  expect(topic("payments").configs["retention.ms"]).toBe("1209600000");
  expect(topic("shipments").configs["retention.ms"]).toBe("1209600000");

  // a replacement where the name stays: the old one goes first
  platform.state.topics.change(topic("orders").id, { partitions: 9 });
  platform.journal.clear();
  const replaced = await stack.up({ refresh: true });
  expect(changesIn(replaced.summary.resourceChanges)).toMatchObject({ replace: 1 });
  expect(topic("orders").partitions).toBe(3);
  const writes = platform.journal.entries.filter(
    ({ service, method }) => service.startsWith("kafka") && method !== "GET",
  );
  expect(writes.map(({ method }) => method)).toEqual(["DELETE", "POST"]);

  // nobody reads a secret
  const secrets = platform.state.apiKeys.list().map(({ secret }) => secret);
  const plainState = await stack.stateFile();
  expect(secrets.filter((secret) => stack.transcript.text.includes(secret) || plainState.includes(secret))).toEqual([]);

  // nothing is left behind
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
});
