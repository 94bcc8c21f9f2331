import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control, kafkaCluster } from "../testing/client.ts";

const path = "/iam/v2/role-bindings";
const crn = "crn://confluent.cloud/organization=o/environment=e";
const clock = new ManualClock();
let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ clock });
});
afterEach(() => platform.close());

const bind = (principal: string, role_name = "EnvironmentAdmin", crn_pattern = crn) =>
  control(platform, "POST", path, { principal, role_name, crn_pattern });

describe("role bindings", () => {
  it("are created, read and deleted", async () => {
    const created = await bind("User:sa-1");
    const own = `${path}/${created.body.id}`;
    const read = await control(platform, "GET", own);
    const deleted = await control(platform, "DELETE", own);
    const gone = await control(platform, "GET", own);

    expect(created.status).toBe(201);
    expect(read.body).toMatchObject({ principal: "User:sa-1", role_name: "EnvironmentAdmin", crn_pattern: crn });
    expect(deleted).toMatchObject({ status: 200, body: { id: created.body.id } });
    expect(gone).toMatchObject({ status: 403, body: { error_code: 40301 } });
  });

  it("come back with colons in names encoded", async () => {
    const created = await bind("User:sa-1", "ResourceOwner", `${crn}/kafka=lkc-1/topic=a:b`);

    expect(created.body.crn_pattern).toBe(`${crn}/kafka=lkc-1/topic=a%3Ab`);
  });

  it("are listed by exactly their pattern, or by what they are below", async () => {
    await bind("User:sa-1");
    await bind("User:sa-2", "CloudClusterAdmin", `${crn}/cloud-cluster=lkc-1`);
    const list = async (query: Record<string, string>) => {
      const { body } = await control(platform, "GET", `${path}?${new URLSearchParams(query)}`);
      return body.data.map((one: { principal: string }) => one.principal);
    };

    expect(await list({ crn_pattern: crn })).toEqual(["User:sa-1"]);
    expect(await list({ crn_pattern: `${crn}/*` })).toEqual(["User:sa-2"]);
    expect(await list({ crn_pattern: `${crn}/*`, principal: "User:sa-1" })).toEqual([]);
    expect(await list({ crn_pattern: "crn://confluent.cloud" })).toEqual([]);
    expect((await control(platform, "GET", path)).status).toBe(400);
  });

  it("reject a second one that is the same, and a role that does not exist", async () => {
    await bind("User:sa-1");

    expect((await bind("User:sa-1")).status).toBe(409);
    expect((await bind("User:sa-1", "Emperor")).status).toBe(400);
  });

  it("grant nothing before they have spread, where roles are enforced", async () => {
    const { cluster, environment, call: asUser } = await kafkaCluster(platform);
    const account = await platform.state.serviceAccounts.create({ displayName: "a" });
    const key = await platform.state.apiKeys.create({
      ownerId: account.id,
      scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
    });
    platform.set({ enforceRoles: true, roleBindingReadyMs: 5_000 });
    const topics = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const make = (topic_name: string) => send(topics, "POST", { key, body: { topic_name } });
    const organization = `crn://confluent.cloud/organization=${platform.credentials.organizationId}`;

    const without = await make("a");
    await bind(
      `User:${account.id}`,
      "CloudClusterAdmin",
      `${organization}/environment=${environment.id}/cloud-cluster=${cluster.id}`,
    );
    const early = await make("a");
    clock.advance(5_000);
    const ready = await make("a");

    expect([without.status, early.status, ready.status]).toEqual([403, 403, 201]);
    expect((await asUser("GET", "/topics/a")).status).toBe(200);
  });

  it("are learnt of by one server of a data plane after another, where roles are enforced", async () => {
    const { cluster, environment } = await kafkaCluster(platform);
    const account = await platform.state.serviceAccounts.create({ displayName: "a" });
    const key = await platform.state.apiKeys.create({
      ownerId: account.id,
      scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
    });
    await platform.state.topics.create({ clusterId: cluster.id, name: "a" });
    platform.set({ enforceRoles: true, dataPlaneNodes: 2, nodeLagMs: 1_000 });
    await bind(
      `User:${account.id}`,
      "CloudClusterAdmin",
      `crn://confluent.cloud/organization=o/environment=${environment.id}/cloud-cluster=${cluster.id}`,
    );
    const topic = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics/a`;
    const read = async () => (await send(topic, "GET", { key, headers: { connection: "close" } })).status;

    expect([await read(), await read()]).toEqual([200, 403]);
    clock.advance(1_000);
    expect([await read(), await read()]).toEqual([200, 200]);
  });

  it("of a resource role reach only what their pattern names, where roles are enforced", async () => {
    const { cluster, environment } = await kafkaCluster(platform);
    const account = await platform.state.serviceAccounts.create({ displayName: "a" });
    const key = await platform.state.apiKeys.create({
      ownerId: account.id,
      scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
    });
    for (const name of ["orders-1", "users"]) await platform.state.topics.create({ clusterId: cluster.id, name });
    platform.set({ enforceRoles: true });
    await platform.state.roleBindings.create({
      principal: `User:${account.id}`,
      roleName: "DeveloperRead",
      crnPattern: `crn://confluent.cloud/organization=o/environment=${environment.id}/cloud-cluster=${cluster.id}/kafka=${cluster.id}/topic=orders-*`,
    });
    const base = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const list = await send(base, "GET", { key });
    const other = await send(`${base}/users`, "GET", { key });
    const write = await send(`${base}/orders-1`, "DELETE", { key });

    expect(list.body.data.map((one: { topic_name: string }) => one.topic_name)).toEqual(["orders-1"]);
    expect([other.status, write.status]).toEqual([403, 403]);
  });
});
