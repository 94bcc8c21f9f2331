import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("a refresh finds objects that were changed or deleted on the platform, and the next up repairs them", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const before = contentsOf(platform);
  const organization = `crn://confluent.cloud/organization=${platform.credentials.organizationId}`;
  const program = (description: string) => async () => {
    new streamprov.Environment("shop", { displayName: "shop" });
    const account = new streamprov.ServiceAccount("app", { displayName: "app", description });
    new streamprov.RoleBinding("app", {
      principal: account.id.apply((id) => `User:${id}`),
      roleName: "MetricsViewer",
      crnPattern: organization,
    });
    new streamprov.KafkaAcl("app", {
      resourceType: "TOPIC",
      resourceName: "orders",
      patternType: "LITERAL",
      principal: account.id.apply((id) => `User:${id}`),
      host: "*",
      operation: "READ",
      permission: "ALLOW",
    });
    new streamprov.ApiKey("app", {
      displayName: "app",
      ...(description === "" ? {} : { description }),
      owner: { id: account.id, kind: account.kind, apiVersion: account.apiVersion },
      managedResource: {
        id: cluster.id,
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: cluster.environmentId },
      },
    });
  };
  const { state } = platform;
  const only = <T>([one]: T[]): T => {
    if (one === undefined) throw new Error("The platform does not have the object.");
    return one;
  };
  await using stack = await stackFor(platform, configureKafka(cluster));
  await stack.up({ program: program("reads orders") });

  const account = only(state.serviceAccounts.list());
  state.serviceAccounts.change(account.id, { description: "somebody's own" });
  state.environments.change(only(state.environments.list().filter((e) => e.displayName === "shop")).id, {
    displayName: "renamed",
  });
  state.roleBindings.remove(only(state.roleBindings.list().filter((b) => b.principal === `User:${account.id}`)).id);
  state.acls.remove(only(state.acls.list()).id);
  state.apiKeys.remove(only(state.apiKeys.list().filter((key) => key.ownerId === account.id)).id);

  const drift = await stack.refresh();
  expect(changesIn(drift.summary.resourceChanges)).toEqual({ update: 2, delete: 3 });

  const repaired = await stack.up({ program: program("reads orders") });
  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: 2, create: 3 });
  expect(only(state.serviceAccounts.list()).description).toBe("reads orders");
  expect(state.acls.list()).toHaveLength(1);

  // A text that is taken away is taken away on the platform too, and then nothing differs.
  await stack.up({ program: program("") });
  expect(only(state.serviceAccounts.list()).description).toBe("");
  expect(only(state.apiKeys.list().filter((key) => key.ownerId === account.id)).description).toBe("");
  expect(changesIn((await stack.preview({ program: program("") })).changeSummary)).toEqual({});
  await stack.refresh({ expectNoChanges: true });

  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
