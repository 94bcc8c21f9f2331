import { failure, type TestedResource, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  type StreamprovOptions,
  type StreamprovSimulator,
  startProviderOn,
  startSimulatedProvider,
} from "../simulated-provider.ts";

const clusters = "/cmk/v2/clusters";

/** A platform with an environment, and inputs of a Basic cluster in it. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const environment = await simulated.platform.state.environments.create({ displayName: "staging" });
  const inputs = (changes: Values = {}): Values => ({
    displayName: "orders",
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: environment.id },
    ...("standard" in changes || "dedicated" in changes || "enterprises" in changes || "freights" in changes
      ? {}
      : { basic: {} }),
    ...changes,
  });
  const made = async (changes: Values = {}) => {
    const cluster = simulated.host.resource("KafkaCluster", "orders");
    await cluster.create(inputs(changes));
    simulated.platform.journal.clear();
    return cluster;
  };
  return {
    ...simulated,
    environment,
    inputs,
    made,
    cluster: simulated.host.resource("KafkaCluster", "orders"),
  };
}

/** The bodies of the PATCH requests, in order. */
function patches({ journal }: StreamprovSimulator): unknown[] {
  return journal
    .find({ method: "PATCH", path: /\/cmk\/v2\/clusters\// })
    .map(({ requestBody }) => (requestBody as { spec: unknown }).spec);
}

async function problems(cluster: TestedResource, inputs: Values): Promise<Record<string, string>> {
  const { failures } = await cluster.check(inputs);
  return Object.fromEntries(failures.map(({ property, reason }) => [property, reason]));
}

describe("creating a KafkaCluster", () => {
  it("waits until the cluster and the Schema Registry of its environment are provisioned, and shows no diff afterwards", async () => {
    await using test = await given({
      visibilityLagMs: 200,
      provisionMs: { kafkaCluster: 600, schemaRegistryCluster: 1_000 },
      schemaRegistryAppearMs: 1_000,
    });

    const { id, outputs } = await test.cluster.create(test.inputs());

    expect(id).toMatch(/^lkc-/);
    expect(outputs).toMatchObject({
      apiVersion: "cmk/v2",
      kind: "Cluster",
      displayName: "orders",
      basic: { maxEcku: 0 },
      environment: { id: test.environment.id },
      network: { id: "" },
      byokKey: { id: "" },
      deletionProtection: false,
    });
    const there = test.platform.state.kafkaClusters.get(id);
    expect(there?.phase).toBe("PROVISIONED");
    expect(outputs["restEndpoint"]).toBe(there?.restEndpoint);
    expect(outputs["rbacCrn"]).toMatch(new RegExp(`/environment=${test.environment.id}/cloud-cluster=${id}$`));
    expect(outputs["endpoints"]).toEqual([
      {
        accessPointId: "PUBLIC",
        bootstrapEndpoint: outputs["bootstrapEndpoint"],
        restEndpoint: outputs["restEndpoint"],
        connectionType: "PUBLIC",
      },
    ]);
    expect(test.platform.state.schemaRegistryClusters.list().map(({ phase }) => phase)).toEqual(["PROVISIONED"]);
    expect((await test.cluster.preview(test.inputs())).action).toBe("same");
    await test.cluster.read();
    expect((await test.cluster.preview(test.inputs())).action).toBe("same");
  });

  it("does not wait for a Schema Registry where the environment has no Stream Governance", async () => {
    await using test = await given({ defaultStreamGovernance: undefined });
    const environment = test.platform.state.environments.change(test.environment.id, { streamGovernance: undefined });

    await test.cluster.create(test.inputs({ environment: { id: environment.id } }));

    expect(test.platform.journal.count({ path: /\/srcm\// })).toBe(0);
  });

  it.each([
    ["basic", { basic: { maxEcku: 5 } }, { kind: "Basic", max_ecku: 5 }],
    ["standard", { standard: {} }, { kind: "Standard" }],
    [
      "dedicated",
      { dedicated: { cku: 1, encryptionKey: "key" } },
      { kind: "Dedicated", cku: 1, encryption_key: "key" },
    ],
    ["enterprises", { enterprises: [{}] }, { kind: "Enterprise" }],
    ["freights", { freights: [{ maxEcku: 3 }] }, { kind: "Freight", max_ecku: 3 }],
  ])("requests the kind of %s, and reads it back without a diff", async (_name, choice, config) => {
    await using test = await given();

    await test.cluster.create(test.inputs(choice));

    const [request] = test.platform.journal.find({ method: "POST", path: /\/cmk\/v2\/clusters$/ });
    expect(request?.requestBody).toEqual({
      spec: {
        display_name: "orders",
        availability: "SINGLE_ZONE",
        cloud: "AWS",
        region: "us-east-2",
        environment: { id: test.environment.id },
        config,
      },
    });
    expect((await test.cluster.diff(test.inputs(choice))).changes).toEqual([]);
  });

  it("derives a name from the logical name when the program gives none", async () => {
    await using test = await given();

    const { outputs } = await test.cluster.create(test.inputs({ displayName: undefined }));

    expect(outputs["displayName"]).toMatch(/^orders-[0-9a-f]{7}$/);
  });

  it("adopts the cluster whose response was lost, and creates no second one", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    test.platform.failNext({ method: "POST", path: /\/cmk\/v2\/clusters$/, kind: "resetAfter" });

    const { id } = await test.cluster.create(test.inputs());

    expect(test.platform.state.kafkaClusters.list().map((one) => one.id)).toEqual([id]);
  });

  it("keeps a cluster in the state whose provisioning failed", async () => {
    await using test = await given({ provisionFailure: { kafkaCluster: "no capacity" } });

    const error = await failure(test.cluster.create(test.inputs()));

    expect(error.message).toMatch(/to be ready/);
    expect(error.message).toMatch(/FAILED/);
    expect(error.message).toMatch(/pulumi up --replace 'urn:.*::orders'/);
    expect(test.cluster.id).toBe(test.platform.state.kafkaClusters.list()[0]?.id);
  });

  it("finishes with the next update when provisioning was interrupted", async () => {
    await using test = await given({ provisionMs: { kafkaCluster: 60_000 } });
    const creation = failure(test.cluster.create(test.inputs()));
    await expect
      .poll(() => test.platform.journal.count({ method: "GET", path: /\/clusters\/lkc-/ }))
      .toBeGreaterThan(0);
    await test.host.cancel();
    await creation;
    expect(test.cluster.initErrors).not.toEqual([]);
    const id = test.cluster.id ?? "";
    test.platform.state.kafkaClusters.change(id, { phase: "PROVISIONED" });

    await using next = await startProviderOn(test.platform);
    const cluster = next.resource("KafkaCluster", "orders");
    cluster.adopt(test.cluster);
    await cluster.update(test.inputs());

    expect(cluster.id).toBe(id);
    expect(cluster.initErrors).toEqual([]);
    expect(test.platform.state.kafkaClusters.list()).toHaveLength(1);
  });
});

describe("checking a KafkaCluster", () => {
  it("requires exactly one kind", async () => {
    await using test = await given();

    expect(await problems(test.cluster, test.inputs({ basic: undefined }))).toEqual({
      "": "Give exactly one of basic, standard, dedicated, enterprises and freights",
    });
    expect(Object.keys(await problems(test.cluster, test.inputs({ basic: {}, standard: {} })))).toEqual(["standard"]);
  });

  it.each([
    ["enterprises", { enterprises: [] }],
    ["freights", { freights: [{}, {}] }],
    ["basic.maxEcku", { basic: { maxEcku: -1 } }],
    ["dedicated.cku", { dedicated: { cku: 0 } }],
    ["dedicated.cku", { dedicated: { cku: 1 }, availability: "MULTI_ZONE" }],
    ["byokKey", { byokKey: { id: "cck-1" } }],
    ["network.id", { network: { id: "net-1" } }],
    ["availability", { availability: "single_zone" }],
    ["cloud", { cloud: "aws" }],
    ["displayName", { displayName: "" }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    expect(Object.keys(await problems(test.cluster, test.inputs(changes)))).toEqual([path]);
  });

  it("does not validate unknown values", async () => {
    await using test = await given();

    const inputs = test.inputs({ dedicated: unknown, environment: { id: unknown }, availability: unknown });
    expect(await problems(test.cluster, inputs)).toEqual({});
  });
});

describe("changing a KafkaCluster", () => {
  it("sends name and limit together", async () => {
    await using test = await given();
    const cluster = await test.made();

    const { action } = await cluster.update(test.inputs({ displayName: "sales", basic: { maxEcku: 4 } }));

    const environment = { id: test.environment.id };
    expect(action).toBe("update");
    expect(patches(test.platform)).toEqual([
      { display_name: "sales", config: { kind: "Basic", max_ecku: 4 }, environment },
    ]);
    expect(cluster.outputs).toMatchObject({ displayName: "sales", basic: { maxEcku: 4 } });
  });

  it("keeps a limit that is omitted, or that is 0 as in the outputs of a cluster without a limit", async () => {
    await using test = await given();
    const cluster = await test.made();
    await cluster.update(test.inputs({ basic: { maxEcku: 4 } }));

    const { action } = await cluster.update(test.inputs({ basic: { maxEcku: 0 } }));

    expect(action).toBe("same");
    expect(patches(test.platform)).toHaveLength(1);
  });

  it("upgrades from Basic to Standard in place, after the name and before deletion protection", async () => {
    await using test = await given();
    const cluster = await test.made();
    const wanted = test.inputs({ displayName: "sales", standard: { maxEcku: 3 }, deletionProtection: true });

    const { action } = await cluster.update(wanted);

    const environment = { id: test.environment.id };
    expect(action).toBe("update");
    expect(patches(test.platform)).toEqual([
      { display_name: "sales", environment },
      { config: { kind: "Standard", max_ecku: 3 }, environment },
      { deletion_protection: true, environment },
    ]);
    expect((await cluster.preview(wanted)).action).toBe("same");
  });

  it("waits until a Dedicated cluster has the requested CKUs before it continues", async () => {
    await using test = await given({ resizeMs: 700 });
    const cluster = await test.made({ dedicated: { cku: 1 } });

    await cluster.update(test.inputs({ dedicated: { cku: 2 }, deletionProtection: true }));

    const environment = { id: test.environment.id };
    expect(patches(test.platform)).toEqual([
      { config: { kind: "Dedicated", cku: 2 }, environment },
      { deletion_protection: true, environment },
    ]);
    const methods = test.platform.journal.entries.map(({ method }) => method);
    expect(methods.slice(methods.indexOf("PATCH") + 1, methods.lastIndexOf("PATCH"))).toContain("GET");
    expect(test.platform.state.kafkaClusters.get(cluster.id ?? "")?.cku).toBe(2);
    expect(cluster.outputs).toMatchObject({ dedicated: { cku: 2 } });
  });

  it("sends only the limit when only the limit changes, and keeps it when the program omits it", async () => {
    await using test = await given();
    const cluster = await test.made({ enterprises: [{ maxEcku: 2 }] });

    await cluster.update(test.inputs({ enterprises: [{ maxEcku: 5 }] }));

    expect(patches(test.platform)).toEqual([
      { config: { kind: "Enterprise", max_ecku: 5 }, environment: { id: test.environment.id } },
    ]);
    expect((await cluster.diff(test.inputs({ enterprises: [{}] }))).changes).toEqual([]);
  });

  it("disables deletion protection when the program no longer sets it", async () => {
    await using test = await given({ updateLagMs: 300 });
    const cluster = await test.made({ deletionProtection: true });

    await cluster.update(test.inputs());

    expect(patches(test.platform)).toEqual([{ deletion_protection: false, environment: { id: test.environment.id } }]);
    expect(cluster.outputs["deletionProtection"]).toBe(false);
  });

  it.each([
    ["region", { region: "eu-west-1" }, "region"],
    ["cloud", { cloud: "GCP" }, "cloud"],
    ["network", { network: { id: "n-other" } }, "network"],
  ])("replaces the cluster when its %s changes", async (_name, changes, property) => {
    await using test = await given();
    const cluster = await test.made();

    expect((await cluster.diff(test.inputs(changes))).replaces).toEqual([property]);
  });

  it("treats MULTI_ZONE and HIGH as equal", async () => {
    await using test = await given();
    const cluster = await test.made({ availability: "MULTI_ZONE" });
    test.platform.state.kafkaClusters.change(cluster.id ?? "", { availability: "HIGH" });

    await cluster.read();

    expect((await cluster.diff(test.inputs({ availability: "MULTI_ZONE" }))).changes).toEqual([]);
    expect((await cluster.diff(test.inputs({ availability: "LOW" }))).replaces).toEqual(["availability"]);
  });

  it.each([
    ["standard", "basic"],
    ["basic", "dedicated"],
    ["dedicated", "standard"],
    ["enterprises", "basic"],
    ["standard", "freights"],
  ])("rejects a change from %s to %s at preview, also when another change replaces the cluster", async (from, to) => {
    await using test = await given();
    const choice = (name: string): Values => ({
      [name]: name === "dedicated" ? { cku: 1 } : name === "enterprises" || name === "freights" ? [{}] : {},
    });
    const cluster = await test.made(choice(from));

    const error = await failure(cluster.preview(test.inputs(choice(to))));
    const both = await failure(cluster.preview(test.inputs({ ...choice(to), region: "eu-west-1" })));

    expect(error.message).toMatch(new RegExp(`${to} cannot replace ${from}`));
    expect(error.message).toMatch(/clusters can only be upgraded from 'Basic' to 'Standard'/);
    expect(both.message).toBe(error.message);
  });

  it("rejects another encryption key at preview", async () => {
    await using test = await given();
    const cluster = await test.made({ dedicated: { cku: 1, encryptionKey: "one" } });

    const error = await failure(cluster.preview(test.inputs({ dedicated: { cku: 1, encryptionKey: "two" } })));

    expect(error.message).toMatch(
      /dedicated\.encryptionKey cannot be changed, because a cluster keeps the key that it is created with/,
    );
    expect((await cluster.preview(test.inputs({ dedicated: { cku: 1 } }))).action).toBe("same");
  });
});

describe("reading a KafkaCluster", () => {
  it("finds changes made elsewhere", async () => {
    await using test = await given();
    const cluster = await test.made();
    test.platform.state.kafkaClusters.change(cluster.id ?? "", { displayName: "renamed", deletionProtection: true });

    await cluster.read();

    expect((await cluster.diff(test.inputs())).changes).toEqual(["displayName", "deletionProtection"]);
  });

  it("leaves the state when the cluster no longer exists", async () => {
    await using test = await given();
    const cluster = await test.made();
    test.platform.state.kafkaClusters.remove(cluster.id ?? "");

    expect(await cluster.read()).toBeUndefined();
  });

  it("refreshes many clusters from listings", async () => {
    await using test = await given();
    const names = Array.from({ length: 12 }, (_, i) => `cluster-${i}`);
    const made = await Promise.all(
      names.map(async (displayName) => {
        const cluster = test.host.resource("KafkaCluster", displayName);
        await cluster.create(test.inputs({ displayName }));
        return cluster;
      }),
    );
    test.platform.journal.clear();

    await Promise.all(made.map((cluster) => cluster.read()));

    expect(test.platform.journal.requests).toBeLessThanOrEqual(3);
  });

  it("imports by environment and cluster, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.platform.state.kafkaClusters.create({
      environmentId: test.environment.id,
      displayName: "orders",
      region: "us-east-2",
    });

    const imported = await test.cluster.import(`${test.environment.id}/${id}`);

    expect(imported?.id).toBe(id);
    expect(imported?.inputs).toEqual(test.inputs());
    expect((await test.cluster.preview(test.inputs())).action).toBe("same");
    expect((await test.cluster.preview(imported?.inputs ?? {})).action).toBe("same");
  });

  it("shows the form of the import ID, and reports a missing cluster", async () => {
    await using test = await given();

    const form = await failure(test.cluster.import("lkc-abc123"));
    const missing = await failure(test.cluster.import(`${test.environment.id}/lkc-none`));

    expect(form.message).toMatch(/<environment ID>\/<Kafka cluster ID>/);
    expect(missing.message).toMatch(/there is no KafkaCluster/);
  });

  it("lists the clusters of an environment", async () => {
    await using test = await given();
    const cluster = await test.made();

    expect(await test.host.list("KafkaCluster", { environment: { id: test.environment.id } })).toEqual([
      { id: cluster.id, name: "orders" },
    ]);
  });
});

describe("deleting a KafkaCluster", () => {
  it("waits until it no longer exists", async () => {
    await using test = await given({ deprovisionMs: { kafkaCluster: 700 } });
    const cluster = await test.made();

    await cluster.delete();

    expect(test.platform.state.kafkaClusters.list()).toEqual([]);
  });

  it("succeeds when the cluster no longer exists", async () => {
    await using test = await given();
    const cluster = await test.made();
    test.platform.state.kafkaClusters.remove(cluster.id ?? "");

    await cluster.delete();

    expect(test.platform.journal.count({ method: "DELETE", path: new RegExp(clusters) })).toBe(1);
  });

  it("shows the platform's message while deletion protection is on, and the next step", async () => {
    await using test = await given();
    const cluster = await test.made({ deletionProtection: true });

    const error = await failure(cluster.delete());

    expect(error.message).toMatch(/protected from deletion/);
    expect(error.message).toMatch(/set it to false/);
    expect(patches(test.platform)).toEqual([]);
    expect(test.platform.state.kafkaClusters.list()).toHaveLength(1);
  });
});
