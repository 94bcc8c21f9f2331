import { failure, secret } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/simulator-streamprov";
import { describe, expect, it } from "vitest";
import { startWithCluster } from "./cluster.ts";

const refused = { method: "POST", path: /\/topics$/, status: 403 };

/** A service account with a key for the cluster, a topic that it is to make, and a role that lets it. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startWithCluster({ enforceRoles: true, ...settings });
  const { platform, host, cluster, environment, connection } = simulated;
  const { id: ownerId } = await platform.state.serviceAccounts.create({ displayName: "orders" });
  const key = await platform.state.apiKeys.create({
    ownerId,
    scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
  });
  const credentials = { key: secret(key.id), secret: secret(key.secret) };
  const inputs = { ...connection, credentials, topicName: "orders", partitionsCount: 1 };
  const organization = `crn://confluent.cloud/organization=${platform.credentials.organizationId}`;
  const crnPattern = `${organization}/environment=${environment.id}/cloud-cluster=${cluster.id}`;
  const role = { principal: `User:${ownerId}`, roleName: "CloudClusterAdmin", crnPattern };
  return { ...simulated, ownerId, inputs, role, topic: host.resource("KafkaTopic", "orders") };
}

describe("a topic", () => {
  it("is made with a role that the cluster does not know yet, and the status line says what is waited for", async () => {
    await using test = await given({ roleBindingReadyMs: 2_500, dataPlaneNodes: 2, nodeLagMs: 300 });
    await test.host.resource("RoleBinding", "admin").create(test.role);

    await test.topic.create(test.inputs);

    expect(test.platform.journal.count(refused)).toBeGreaterThan(0);
    expect(test.platform.state.topics.list().map(({ name }) => name)).toEqual(["orders"]);
    const statuses = test.host.logs.filter(({ ephemeral }) => ephemeral).map(({ message }) => message);
    expect(statuses.join()).toContain(`403 Forbidden: User:${test.ownerId} got the role CloudClusterAdmin`);
  });

  it("is refused at once without a new role", async () => {
    await using test = await given();

    expect((await failure(test.topic.create(test.inputs))).message).toContain("403 Forbidden");
    expect(test.platform.journal.count(refused)).toBe(1);
  });

  it("is made with a new key that another server of the cluster does not know yet", async () => {
    await using test = await given({ enforceRoles: false, apiKeyReadyMs: 700 });
    const key = test.host.resource("ApiKey", "orders");
    const { id, outputs } = await key.create({
      owner: { id: test.ownerId, kind: "ServiceAccount", apiVersion: "iam/v2" },
      managedResource: {
        id: test.cluster.id,
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: test.environment.id },
      },
      disableWaitForReady: true,
    });

    await test.topic.create({ ...test.inputs, credentials: { key: secret(id), secret: outputs["secret"] } });

    expect(test.platform.journal.count({ ...refused, status: 401 })).toBeGreaterThan(0);
  });
});
