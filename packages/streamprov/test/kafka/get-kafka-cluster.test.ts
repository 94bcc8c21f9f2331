import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type ClusterConfig, startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with an environment and clusters in it. */
async function given(...clusters: { readonly displayName: string; readonly config?: ClusterConfig }[]) {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const ids: string[] = [];
  for (const cluster of clusters) ids.push((await state.kafkaClusters.create({ environmentId, ...cluster })).id);
  const environment = { id: environmentId };
  const lookup = (args: Record<string, unknown>) => simulated.host.invoke("getKafkaCluster", { environment, ...args });
  return { ...simulated, environment, ids, lookup };
}

const none = { basics: [], standards: [], enterprises: [], freights: [], dedicated: undefined };

describe("getKafkaCluster", () => {
  it("finds a cluster by its ID and by its name", async () => {
    await using test = await given({ displayName: "orders" }, { displayName: "Orders" });
    const [id] = test.ids;

    const found = await test.lookup({ displayName: "orders" });

    const rest = test.platform.state.kafkaClusters.get(id ?? "")?.restEndpoint;
    expect(found).toEqual({
      id,
      apiVersion: "cmk/v2",
      kind: "Cluster",
      displayName: "orders",
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "us-east-1",
      environment: test.environment,
      deletionProtection: false,
      basics: [{ maxEcku: 0 }],
      standards: [],
      enterprises: [],
      freights: [],
      networks: [{ id: "" }],
      byokKeys: [{ id: "" }],
      bootstrapEndpoint: expect.stringMatching(/^SASL_SSL:/),
      restEndpoint: rest,
      rbacCrn: expect.stringMatching(new RegExp(`/cloud-cluster=${id}$`)),
      endpoints: [
        {
          accessPointId: "PUBLIC",
          bootstrapEndpoint: found["bootstrapEndpoint"],
          restEndpoint: rest,
          connectionType: "PUBLIC",
        },
      ],
    });
    expect(await test.lookup({ id })).toEqual(found);
  });

  it("returns the cluster's values, not those given for compatibility", async () => {
    await using test = await given({ displayName: "orders" });

    const dedicated = { cku: 1, encryptionKey: "", zones: [] };
    const found = await test.lookup({ displayName: "orders", dedicated, freights: [{ maxEcku: 9, zones: [] }] });

    expect(found).not.toHaveProperty("dedicated");
    expect(found["freights"]).toEqual([]);
  });

  it.each<[ClusterConfig, Record<string, unknown>]>([
    [{ kind: "Standard", max_ecku: 4 }, { standards: [{ maxEcku: 4 }] }],
    [{ kind: "Enterprise" }, { enterprises: [{ maxEcku: 0 }] }],
    [{ kind: "Freight", max_ecku: 2 }, { freights: [{ maxEcku: 2, zones: expect.any(Array) }] }],
    [{ kind: "Dedicated", cku: 2 }, { dedicated: { cku: 2, encryptionKey: "", zones: [] } }],
  ])("shows the kind of %o", async (config, expected) => {
    await using test = await given({ displayName: "orders", config });

    const { basics, standards, dedicated, enterprises, freights } = await test.lookup({ id: test.ids[0] });

    expect({ basics, standards, dedicated, enterprises, freights }).toEqual({ ...none, ...expected });
  });

  it("fails when no object or several match, or the arguments do not identify one", async () => {
    await using test = await given({ displayName: "twin" }, { displayName: "twin" });

    const several = await failure(test.lookup({ displayName: "twin" }));
    expect(several.message).toContain('displayName "twin"');
    for (const id of test.ids) expect(several.message).toContain(id);
    expect((await failure(test.lookup({ displayName: "Twin" }))).message).toContain('displayName "Twin"');
    expect((await failure(test.lookup({ id: "lkc-none" }))).message).toContain("lkc-none");
    expect((await failure(test.lookup({ id: "" }))).message).toMatch(/Give exactly one of id and displayName/);
  });
});

describe("getKafkaClusters", () => {
  it("returns the outputs of getKafkaCluster for every cluster", async () => {
    const many = Array.from({ length: 120 }, (_, i) => ({ displayName: `cluster-${i}` }));
    await using test = await given(...many);

    const { clusters, environment } = await test.host.invoke("getKafkaClusters", { environment: test.environment });

    const listed = clusters as { id: string }[];
    expect(environment).toEqual(test.environment);
    expect(listed.map(({ id }) => id).sort()).toEqual([...test.ids].sort());
    expect(listed[0]).toEqual(await test.lookup({ id: listed[0]?.id }));
  });

  it("returns an empty list in an environment without clusters", async () => {
    await using test = await given();

    expect(await test.host.invoke("getKafkaClusters", { environment: test.environment })).toMatchObject({
      clusters: [],
    });
  });
});
