import { failure, secret } from "@org/core-provider/testing";
import { LeapingClock, type StartOptions } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startWithCluster } from "./cluster.ts";

/** The name is checked before the topic is created, so either request can be refused. */
const refused = { path: /\/topics(\/orders)?$/, status: 403 };

/** A service account with a key for the cluster, a topic that it is to make, and a role that lets it. */
async function given(settings: StartOptions = {}) {
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
  it("is created with a role that the cluster does not know yet, and the status line shows the reason for the wait", async () => {
    const clock = new LeapingClock();
    await using test = await given({ roleBindingReadyMs: 600_000, dataPlaneNodes: 2, nodeLagMs: 300, clock });
    await test.host.resource("RoleBinding", "admin").create(test.role);
    const statuses = () => test.host.logs.filter(({ ephemeral }) => ephemeral).map(({ message }) => message);

    const creation = test.topic.create(test.inputs);
    await expect
      .poll(() => statuses().join())
      .toContain(`403 Forbidden: User:${test.ownerId} got the role CloudClusterAdmin`);
    clock.advance(600_000);
    await creation;

    expect(test.platform.journal.count(refused)).toBeGreaterThan(0);
    expect(test.platform.state.topics.list().map(({ name }) => name)).toEqual(["orders"]);
  });

  it("is rejected at once without a new role", async () => {
    await using test = await given();

    expect((await failure(test.topic.create(test.inputs))).message).toContain("403 Forbidden");
    expect(test.platform.journal.count({ ...refused, method: "POST" })).toBe(1);
  });

  it("is created with a new key that another server of the cluster does not know yet", async () => {
    const clock = new LeapingClock();
    await using test = await given({ enforceRoles: false, apiKeyReadyMs: 600_000, clock });
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

    const credentials = { key: secret(id), secret: outputs["secret"] };
    const creation = test.topic.create({ ...test.inputs, credentials });
    await expect.poll(() => test.platform.journal.count({ ...refused, status: 401 })).toBeGreaterThan(0);
    clock.advance(600_000);
    await creation;

    expect(test.platform.state.topics.list().map(({ name }) => name)).toEqual(["orders"]);
  });
});
