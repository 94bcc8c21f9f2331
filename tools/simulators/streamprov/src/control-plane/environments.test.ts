import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

describe("environments", () => {
  it("are created, read, changed and deleted", async () => {
    const created = await control(platform, "POST", "/org/v2/environments", {
      display_name: "staging",
      stream_governance_config: { package: "ADVANCED" },
    });
    const path = `/org/v2/environments/${created.body.id}`;
    const changed = await control(platform, "PATCH", path, { display_name: "production" });
    const read = await control(platform, "GET", path);
    const deleted = await control(platform, "DELETE", path);
    const gone = await control(platform, "GET", path);

    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      api_version: "org/v2",
      kind: "Environment",
      display_name: "staging",
      stream_governance_config: { package: "ADVANCED" },
    });
    expect(changed.status).toBe(200);
    expect(read.body.display_name).toBe("production");
    expect(read.body.metadata.resource_name).toBe(
      `crn://confluent.cloud/organization=${platform.credentials.organizationId}/environment=${created.body.id}`,
    );
    expect(deleted.status).toBe(204);
    expect(gone.status).toBe(404);
    expect(gone.body.errors[0]).toMatchObject({ status: "404", code: "resource_not_found" });
    expect(platform.journal.violations).toEqual([]);
  });

  it("reject a name that another has", async () => {
    await control(platform, "POST", "/org/v2/environments", { display_name: "staging" });
    const again = await control(platform, "POST", "/org/v2/environments", { display_name: "staging" });

    expect(again.status).toBe(409);
    expect(again.body.errors[0].code).toBe("resource_already_exists");
  });

  it("reject a lower package", async () => {
    const environment = await platform.state.environments.create({ displayName: "e", streamGovernance: "ADVANCED" });
    const lowered = await control(platform, "PATCH", `/org/v2/environments/${environment.id}`, {
      stream_governance_config: { package: "ESSENTIALS" },
    });

    expect(lowered.status).toBe(422);
    expect(platform.state.environments.get(environment.id)?.streamGovernance).toBe("ADVANCED");
  });

  it("take what is inside with them", async () => {
    const environment = await platform.state.environments.create({ displayName: "e" });
    const cluster = await platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "c" });
    await platform.state.topics.create({ clusterId: cluster.id, name: "orders" });

    await control(platform, "DELETE", `/org/v2/environments/${environment.id}`);

    expect(platform.state.kafkaClusters.list()).toEqual([]);
    expect(platform.state.schemaRegistryClusters.list()).toEqual([]);
    expect(platform.state.topics.list()).toEqual([]);
    await expect(fetch(cluster.restEndpoint)).rejects.toThrow();
  });

  it("stay while a cluster inside is protected from deletion", async () => {
    const environment = await platform.state.environments.create({ displayName: "e" });
    await platform.state.kafkaClusters.create({
      environmentId: environment.id,
      displayName: "c",
      deletionProtection: true,
    });

    const refused = await control(platform, "DELETE", `/org/v2/environments/${environment.id}`);

    expect(refused.status).toBe(409);
    expect(platform.state.environments.get(environment.id)).toBeDefined();
  });

  it("come in pages that neither repeat nor skip, even when objects change in between", async () => {
    const made: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      made.push((await platform.state.environments.create({ displayName: `e${index}` })).id);
    }
    const seen: string[] = [];
    let path = "/org/v2/environments";
    for (let page = 0; page < 3; page += 1) {
      const { body } = await control(platform, "GET", path);
      seen.push(...body.data.map((one: { id: string }) => one.id));
      platform.state.environments.remove(seen[0] ?? "");
      path = body.metadata.next?.replace(platform.url, "");
    }

    expect(seen.slice(1)).toEqual(made);
    expect(path).toBeUndefined();
  });

  it("reject a page token of another collection", async () => {
    const page = await control(platform, "GET", "/networking/v1/ip-addresses?cloud=AWS&page_size=1");
    const token = new URL(page.body.metadata.next).searchParams.get("page_token") ?? "";
    const refused = await control(platform, "GET", `/networking/v1/ip-addresses?cloud=GCP&page_token=${token}`);

    expect(refused.status).toBe(400);
    expect(platform.journal.violations).toHaveLength(1);
  });
});
