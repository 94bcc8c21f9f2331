import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control, kafkaCluster } from "../testing/client.ts";

const path = "/iam/v2/api-keys";
const clock = new ManualClock();
let platform: StreamprovSimulator;
let owner: { id: string; kind: string };
beforeEach(async () => {
  platform = await startSimulator({ clock });
  owner = { id: (await platform.state.serviceAccounts.create({ displayName: "owner" })).id, kind: "ServiceAccount" };
});
afterEach(() => platform.close());

const create = (resource?: Record<string, string>) =>
  control(platform, "POST", path, {
    spec: { display_name: "k", description: "", owner, ...(resource === undefined ? {} : { resource }) },
  });

describe("API keys", () => {
  it("show their secret once, when they are created", async () => {
    const created = await create();
    const read = await control(platform, "GET", `${path}/${created.body.id}`);

    expect(created.status).toBe(202);
    expect(created.body.spec.secret).toHaveLength(64);
    expect(read.body.spec).toEqual({ ...created.body.spec, secret: undefined });
    expect(JSON.stringify(platform.journal.entries)).not.toContain(created.body.spec.secret);
  });

  it("work for what they were made for, once they are ready", async () => {
    const { cluster, call } = await kafkaCluster(platform);
    platform.settings.apiKeyReadyMs = 3_000;
    const created = await create({ id: cluster.id, kind: "Cluster" });
    const key = { id: created.body.id, secret: created.body.spec.secret };
    const topics = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const early = await send(topics, "GET", { key });
    clock.advance(3_000);
    const ready = await send(topics, "GET", { key });
    const elsewhere = await send(`${platform.url}/org/v2/environments`, "GET", { key });

    expect(created.body.spec.resource).toMatchObject({ id: cluster.id, kind: "Cluster", api_version: "cmk/v2" });
    expect([early.status, ready.status]).toEqual([401, 200]);
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.body.errors[0].detail).toContain("invalid API key");
    expect((await call("GET", "/topics")).status).toBe(200);
  });

  it("are learnt of by one server of a data plane after another, each of which answers its own connections", async () => {
    const { cluster } = await kafkaCluster(platform);
    platform.set({ dataPlaneNodes: 3, nodeLagMs: 1_000 });
    const created = await create({ id: cluster.id, kind: "Cluster" });
    const key = { id: created.body.id, secret: created.body.spec.secret };
    const topics = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const requestAll = async () => {
      const headers = { connection: "close" };
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) statuses.push((await send(topics, "GET", { key, headers })).status);
      return statuses;
    };

    expect(await requestAll()).toEqual([200, 401, 401]);
    clock.advance(1_000);
    expect(await requestAll()).toEqual([200, 200, 401]);
    clock.advance(1_000);
    expect(await requestAll()).toEqual([200, 200, 200]);
  });

  it.each([
    ["Cloud", undefined, { id: "cloud", kind: "Cloud", api_version: "iam/v2" }],
    ["Global", { id: "global", kind: "Global", api_version: "global/v1" }, { id: "global", kind: "Global" }],
    ["Tableflow", { id: "tableflow", kind: "Tableflow", api_version: "tableflow/v1" }, { kind: "Tableflow" }],
    ["ksqlDB", { id: "lksqlc-1", kind: "Cluster" }, { id: "lksqlc-1", kind: "ksqlDB" }],
  ])("for %s come back with their resource", async (_, resource, expected) => {
    expect((await create(resource)).body.spec.resource).toMatchObject(expected);
  });

  it("for Schema Registry and Flink come back under other names than the request used", async () => {
    const { environment } = await kafkaCluster(platform);
    const [registry] = platform.state.schemaRegistryClusters.list();
    const forRegistry = await create({ id: registry?.id ?? "", kind: "Cluster" });
    const forFlink = await create({
      id: "aws.us-east-1",
      kind: "Region",
      api_version: "fcpm/v2",
      environment: environment.id,
    });

    expect(forRegistry.body.spec.resource).toMatchObject({ kind: "SchemaRegistry", api_version: "srcm/v2" });
    expect(forFlink.body.spec.resource).toMatchObject({ id: `${environment.id}.aws.us-east-1`, kind: "Region" });
  });

  it("for Tableflow open Tableflow and nothing else, and the other way round", async () => {
    const { tableflowApiKey: id, tableflowApiSecret: secret } = platform.credentials;
    const regions = await send(`${platform.url}/tableflow/v1/regions`, "GET", { key: { id, secret } });
    const environments = await send(`${platform.url}/org/v2/environments`, "GET", { key: { id, secret } });

    expect([regions.status, environments.status]).toEqual([200, 403]);
    expect((await control(platform, "GET", "/tableflow/v1/regions")).status).toBe(403);
  });

  it("need an owner and a resource that exist", async () => {
    const nobody = await control(platform, "POST", path, { spec: { owner: { id: "sa-none" } } });
    const nothing = await create({ id: "lkc-none", kind: "Cluster" });

    expect(nobody.body.errors[0].source.pointer).toBe("/spec/owner/id");
    expect([nobody.status, nothing.status]).toEqual([400, 404]);
  });

  it("are listed by owner and by resource", async () => {
    const { cluster, key } = await kafkaCluster(platform);
    await create();
    const byOwner = await control(platform, "GET", `${path}?spec.owner=${owner.id}`);
    const byResource = await control(platform, "GET", `${path}?spec.resource=${cluster.id}`);

    expect(byOwner.body.data).toHaveLength(1);
    expect(byResource.body.data.map((one: { id: string }) => one.id)).toEqual([key.id]);
  });

  it("answer 403 without a hint after they were deleted", async () => {
    const created = await create();
    const own = `${path}/${created.body.id}`;
    const deleted = await control(platform, "DELETE", own);
    const gone = await control(platform, "GET", own);

    expect(deleted.status).toBe(204);
    expect(gone).toMatchObject({ status: 403, body: { errors: [{ code: "forbidden_access" }] } });
    expect(JSON.stringify(gone.body)).not.toContain("invalid API key");
  });
});
