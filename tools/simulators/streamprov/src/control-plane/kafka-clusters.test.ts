import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Environment } from "../records.ts";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

const path = "/cmk/v2/clusters";
const clock = new ManualClock();
let platform: StreamprovSimulator;
let environment: Environment;
beforeEach(async () => {
  platform = await startSimulator({ clock });
  environment = await platform.state.environments.create({ displayName: "e" });
});
afterEach(() => platform.close());

const create = (spec: Record<string, unknown> = {}) =>
  control(platform, "POST", path, {
    spec: {
      display_name: "c",
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "us-east-1",
      config: { kind: "Basic" },
      environment: { id: environment.id },
      ...spec,
    },
  });
const read = (id: string) => control(platform, "GET", `${path}/${id}?environment=${environment.id}`);
const change = (id: string, spec: Record<string, unknown>) =>
  control(platform, "PATCH", `${path}/${id}`, { spec: { ...spec, environment: { id: environment.id } } });

describe("a Kafka cluster", () => {
  it("is answered with its address, and with references as the documents show them", async () => {
    const created = await create({ byok: { id: "cck-1" }, config: { kind: "Dedicated", cku: 1 } });

    expect(created.headers.get("location")).toBe(created.body.metadata.self);
    expect(created.body.spec.environment).toEqual({
      id: environment.id,
      related: `${platform.url}/v2/environments/${environment.id}`,
      resource_name: expect.stringMatching(/^https:.*\/environment=env-/),
    });
    expect(Object.keys(created.body.spec.byok)).toEqual(["id", "related", "resource_name"]);
  });

  it("is PROVISIONING without an endpoint, then PROVISIONED with one that answers", async () => {
    platform.set({ provisionMs: { kafkaCluster: 3_000 } });
    const created = await create();
    const early = await read(created.body.id);
    clock.advance(3_000);
    const ready = await read(created.body.id);

    expect(created.status).toBe(202);
    expect(early.body).toMatchObject({ status: { phase: "PROVISIONING" }, spec: { http_endpoint: "" } });
    expect(ready.body.status.phase).toBe("PROVISIONED");
    expect(ready.body.metadata.resource_name).toMatch(
      new RegExp(`/cloud-cluster=${created.body.id}/kafka=${created.body.id}$`),
    );
    expect((await fetch(`${ready.body.spec.http_endpoint}/kafka/v3/clusters`)).status).toBe(401);
  });

  it("ends as FAILED when the settings request it", async () => {
    platform.set({ provisionMs: { kafkaCluster: 1_000 }, provisionFailure: { kafkaCluster: "no capacity" } });
    const created = await create();
    clock.advance(1_000);

    expect((await read(created.body.id)).body.status.phase).toBe("FAILED");
  });

  it("brings its environment a Schema Registry cluster after a while, the first one only", async () => {
    platform.set({ schemaRegistryAppearMs: 2_000, provisionMs: { schemaRegistryCluster: 2_000 } });
    const list = async () =>
      (await control(platform, "GET", `/srcm/v3/clusters?environment=${environment.id}&page_size=99`)).body.data;
    await Promise.all([create(), create()]);
    const before = await list();
    clock.advance(2_000);
    const listed = await list();
    clock.advance(2_000);
    const ready = await list();

    expect(before).toEqual([]);
    expect(listed).toMatchObject([{ status: { phase: "PROVISIONING" } }]);
    expect(ready).toMatchObject([{ status: { phase: "PROVISIONED" }, spec: { package: "ESSENTIALS", cloud: "AWS" } }]);
    expect((await fetch(`${ready[0].spec.http_endpoint}/subjects`)).status).toBe(401);
    expect(
      (await control(platform, "GET", `/srcm/v3/clusters/${ready[0].id}?environment=${environment.id}`)).status,
    ).toBe(200);
  });

  it("brings none to an environment without a package", async () => {
    platform.set({ defaultStreamGovernance: undefined });
    const bare = await platform.state.environments.create({ displayName: "bare" });
    await platform.state.kafkaClusters.create({ environmentId: bare.id, displayName: "c" });

    expect(platform.state.schemaRegistryClusters.list()).toEqual([]);
  });

  it("is resized after a while when it is Dedicated", async () => {
    platform.set({ resizeMs: 5_000 });
    const created = await create({ config: { kind: "Dedicated", cku: 1 } });
    const asked = await change(created.body.id, { config: { kind: "Dedicated", cku: 2 } });
    const again = await change(created.body.id, { config: { kind: "Dedicated", cku: 3 } });
    clock.advance(5_000);
    const done = await read(created.body.id);

    expect(asked.body).toMatchObject({ spec: { config: { cku: 2 } }, status: { cku: 1 } });
    expect(again.status).toBe(409);
    expect(done.body).toMatchObject({ spec: { config: { cku: 2 } }, status: { cku: 2 } });
  });

  it("becomes Standard from Basic, and nothing else", async () => {
    const created = await create();
    const upgraded = await change(created.body.id, { config: { kind: "Standard", max_ecku: 5 } });
    const back = await change(created.body.id, { config: { kind: "Basic" } });

    expect(upgraded.body.spec.config).toEqual({ kind: "Standard", max_ecku: 5 });
    expect(back.body.errors[0].detail).toContain("cannot be changed from Standard to Basic");
  });

  it.each([
    ["one CKU in several zones", { availability: "MULTI_ZONE", config: { kind: "Dedicated", cku: 1 } }, 400],
    ["Freight elsewhere than on AWS", { cloud: "GCP", config: { kind: "Freight" } }, 400],
    ["a customer-managed key on Basic", { byok: { id: "cck-1" } }, 400],
    ["one eCKU with HIGH availability", { availability: "HIGH", config: { kind: "Enterprise", max_ecku: 1 } }, 400],
    ["an unknown network", { network: { id: "n-none" } }, 404],
    ["an unknown environment", { environment: { id: "env-none" } }, 403],
  ])("is rejected with %s", async (_, spec, status) => {
    expect((await create(spec)).status).toBe(status);
    expect(platform.state.kafkaClusters.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is not asked for its availability in a change when it is Dedicated", async () => {
    const created = await create({ config: { kind: "Dedicated", cku: 2 } });

    expect((await change(created.body.id, { availability: "MULTI_ZONE" })).status).toBe(422);
  });

  it("is not deleted while it is protected", async () => {
    const created = await create({ deletion_protection: true });
    const own = `${path}/${created.body.id}?environment=${environment.id}`;
    const refused = await control(platform, "DELETE", own);
    await change(created.body.id, { deletion_protection: false });
    const deleted = await control(platform, "DELETE", own);

    expect([refused.status, deleted.status]).toEqual([409, 204]);
  });

  it("goes with its host and its keys at once, and from the list after a while", async () => {
    platform.set({ deprovisionMs: { kafkaCluster: 4_000 } });
    const created = await create();
    const { http_endpoint } = created.body.spec;
    await platform.state.apiKeys.create({
      ownerId: platform.credentials.userId,
      scope: { kind: "kafka", id: created.body.id, environmentId: environment.id },
    });
    const deleted = await control(platform, "DELETE", `${path}/${created.body.id}?environment=${environment.id}`);
    const going = await read(created.body.id);
    const keys = platform.state.apiKeys.list().filter((key) => key.scope.kind === "kafka");
    clock.advance(4_000);

    expect(deleted.status).toBe(204);
    expect(going.body.status.phase).toBe("DEPROVISIONING");
    expect(keys).toEqual([]);
    await expect(fetch(http_endpoint)).rejects.toThrow();
    expect((await read(created.body.id)).status).toBe(403);
  });

  it("is listed in its environment only, which must be named", async () => {
    const created = await create();
    const other = await platform.state.environments.create({ displayName: "other" });
    const here = await control(platform, "GET", `${path}?environment=${environment.id}&page_size=99`);
    const there = await control(platform, "GET", `${path}?environment=${other.id}`);
    const elsewhere = await control(platform, "GET", `${path}/${created.body.id}?environment=${other.id}`);
    const nowhere = await control(platform, "GET", path);

    expect(here.body.data).toHaveLength(1);
    expect(there.body.data).toEqual([]);
    expect([elsewhere.status, nowhere.status]).toEqual([403, 400]);
  });
});
