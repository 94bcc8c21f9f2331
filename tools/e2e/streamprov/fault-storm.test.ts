import { withoutCheckpoints } from "@org/pulumi-run";
import * as streamprov from "@org/streamprov";
import { everyFault } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import type { TestStack } from "../stack/stack.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** 200 resources. */
const counts = { topics: 70, acls: 40, serviceAccounts: 40, roleBindings: 20, environments: 10, apiKeys: 20 };

test("200 resources converge while every tenth request fails in one way or another: no duplicate and no orphan", async () => {
  await using platform = await startPlatform({
    slowMs: 500,
    visibilityLagMs: 300,
    deleteLagMs: 300,
    faults: { rates: everyFault(0.1), seed: 7 },
  });
  const cluster = await giveCluster(platform);
  const before = contentsOf(platform);
  const program = resourcesOf(cluster, `crn://confluent.cloud/organization=${platform.credentials.organizationId}`);
  await using stack = await stackFor(platform, { program, ...configureKafka(cluster), env: withoutCheckpoints });

  await untilItSucceeds(3, () => stack.up({ parallel: 16 }));
  expect(await stack.resources()).toHaveLength(200);
  expect(contentsOf(platform)).toEqual(sum(before, counts));
  expect(changesIn((await stack.preview({ parallel: 16 })).changeSummary)).toEqual({});

  await untilItSucceeds(3, () => stack.refresh({ parallel: 16, expectNoChanges: true }));
  expect(await idsInState(stack)).toHaveLength(200);

  await untilItSucceeds(3, () => stack.destroy({ parallel: 16 }));
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  const faults = new Set(platform.journal.entries.map(({ fault }) => fault));
  expect(faults.size).toBe(1 + Object.keys(everyFault(0.1)).length);
});

function resourcesOf(cluster: GivenCluster, organization: string) {
  return async () => {
    for (const i of range(counts.topics)) {
      new streamprov.KafkaTopic(`topic-${i}`, { topicName: `topic-${i}`, config: { "retention.ms": `${1000 + i}` } });
    }
    for (const i of range(counts.acls)) {
      new streamprov.KafkaAcl(`acl-${i}`, {
        resourceType: "TOPIC",
        resourceName: `topic-${i}`,
        patternType: "LITERAL",
        principal: "User:*",
        host: "*",
        operation: "READ",
        permission: "ALLOW",
      });
    }
    const accounts = range(counts.serviceAccounts).map((i) => new streamprov.ServiceAccount(`account-${i}`));
    for (const i of range(counts.roleBindings)) {
      const account = accounts[i];
      if (!account) break;
      new streamprov.RoleBinding(`binding-${i}`, {
        principal: account.id.apply((id) => `User:${id}`),
        roleName: "MetricsViewer",
        crnPattern: organization,
      });
    }
    for (const i of range(counts.environments)) new streamprov.Environment(`environment-${i}`);
    for (const i of range(counts.apiKeys)) {
      const owner = accounts[i];
      if (!owner) break;
      new streamprov.ApiKey(`key-${i}`, {
        owner: { id: owner.id, kind: owner.kind, apiVersion: owner.apiVersion },
        managedResource: {
          id: cluster.id,
          kind: "Cluster",
          apiVersion: "cmk/v2",
          environment: { id: cluster.environmentId },
        },
        disableWaitForReady: true,
      });
    }
  };
}

async function idsInState(stack: TestStack): Promise<Set<string | undefined>> {
  return new Set((await stack.resources()).map(({ urn, id }) => `${urn} ${id}`));
}

function sum(left: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>): Record<string, number> {
  const kinds = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, (left[kind] ?? 0) + (right[kind] ?? 0)]));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
