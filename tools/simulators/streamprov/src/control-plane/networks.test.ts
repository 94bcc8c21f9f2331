import { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Environment } from "../records.ts";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

const path = "/networking/v1/networks";
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
      cloud: "AWS",
      region: "us-east-1",
      connection_types: ["PRIVATELINK"],
      environment: { id: environment.id },
      ...spec,
    },
  });
const read = (id: string) => control(platform, "GET", `${path}/${id}?environment=${environment.id}`);

describe("a network", () => {
  it("is PROVISIONING, then READY with what the cloud gave it", async () => {
    platform.set({ provisionMs: { network: 3_000 } });
    const created = await create({ display_name: "n", dns_config: { resolution: "PRIVATE" } });
    const early = await read(created.body.id);
    clock.advance(3_000);
    const ready = await read(created.body.id);

    expect(created).toMatchObject({ status: 202, body: { status: { phase: "PROVISIONING" } } });
    expect(early.body.status.cloud).toBeUndefined();
    expect(ready.body).toMatchObject({
      spec: { display_name: "n", dns_config: { resolution: "PRIVATE" } },
      status: { phase: "READY", cloud: { kind: "AwsNetwork", account: "000000000000" } },
    });
    expect(Object.keys(ready.body.status.zonal_subdomains)).toEqual(ready.body.spec.zones);
  });

  it.each([
    ["AWS", "us-east-1", ["use1-az1", "use1-az2", "use1-az3"]],
    ["AWS", "ap-southeast-2", ["apse2-az1", "apse2-az2", "apse2-az3"]],
    ["GCP", "us-central1", ["us-central1-a", "us-central1-b", "us-central1-c"]],
    ["AZURE", "westeurope", ["1", "2", "3"]],
  ])("in %s is spread over zones with the names of that cloud, in %s", async (cloud, region, zones) => {
    expect((await create({ cloud, region })).body.spec.zones).toEqual(zones);
  });

  it("ends as FAILED with a message when the settings request it", async () => {
    platform.set({ provisionFailure: { network: "insufficient capacity" } });
    const created = await create();

    expect(created.body.status).toMatchObject({ phase: "FAILED", error_message: "insufficient capacity" });
  });

  it("changes its name only", async () => {
    const { body } = await create();
    const own = `${path}/${body.id}`;
    const renamed = await control(platform, "PATCH", own, {
      spec: { display_name: "new", environment: { id: environment.id } },
    });
    const moved = await control(platform, "PATCH", own, {
      spec: { region: "eu-west-1", environment: { id: environment.id } },
    });

    expect(renamed.body.spec.display_name).toBe("new");
    expect(moved.status).toBe(400);
    expect(platform.journal.violations.at(-1)?.problems).toEqual(["/spec/region is not a known field"]);
  });

  it("is DEPROVISIONING for a while when it is deleted, and not deleted while a cluster uses it", async () => {
    platform.set({ deprovisionMs: { network: 1_000 } });
    const { body } = await create();
    const own = `${path}/${body.id}?environment=${environment.id}`;
    const cluster = await platform.state.kafkaClusters.create({
      environmentId: environment.id,
      displayName: "c",
      networkId: body.id,
    });
    const used = await control(platform, "DELETE", own);
    platform.state.kafkaClusters.remove(cluster.id);
    const deleted = await control(platform, "DELETE", own);
    const going = await read(body.id);
    clock.advance(1_000);

    expect([used.status, deleted.status]).toEqual([409, 204]);
    expect(going.body.status.phase).toBe("DEPROVISIONING");
    expect((await read(body.id)).status).toBe(404);
  });

  it("is found by its values", async () => {
    await create({ display_name: "a" });
    await create({ display_name: "b", cloud: "AZURE", region: "eastus" });
    const list = async (query: string) =>
      (await control(platform, "GET", `${path}?environment=${environment.id}&${query}`)).body.data.length;

    expect([await list("page_size=1000"), await list("spec.cloud=AZURE"), await list("spec.display_name=c")]).toEqual([
      2, 1, 0,
    ]);
  });
});

describe("IP addresses", () => {
  it("are filtered by any of the values given, in pages", async () => {
    const all = await control(platform, "GET", "/networking/v1/ip-addresses?page_size=99");
    const some = await control(
      platform,
      "GET",
      "/networking/v1/ip-addresses?cloud=AWS&cloud=GCP&services=KAFKA&address_type=EGRESS&page_size=99",
    );
    const page = await control(platform, "GET", "/networking/v1/ip-addresses");

    expect(all.body.data).toHaveLength(24);
    expect(some.body.data).toHaveLength(8);
    expect(page.body.data).toHaveLength(10);
    expect(page.body.metadata.next).toContain("page_token=");
  });
});
