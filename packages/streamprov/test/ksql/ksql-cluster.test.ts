import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { ksqlLives } from "./lives.ts";

const unread = { related: "_", resource_name: "_" };
const idOf = (inputs: Values, name: string) => (inputs[name] as { readonly id: string }).id;

describeOrdinaryLife("KsqlCluster", {
  prepare: ksqlLives.KsqlCluster,
  path: "/ksqldbcm/v2/clusters",
  store: "ksqlClusters",
  importId: (id, inputs) => `${idOf(inputs, "environment")}/${id}`,
  body: (inputs) => ({
    spec: {
      display_name: "orders",
      csu: 1,
      use_detailed_processing_log: true,
      kafka_cluster: {
        id: idOf(inputs, "kafkaCluster"),
        environment: idOf(inputs, "environment"),
        ...unread,
      },
      credential_identity: { id: idOf(inputs, "credentialIdentity"), ...unread },
      environment: { id: idOf(inputs, "environment"), ...unread },
    },
  }),
  outputs: {
    useDetailedProcessingLog: true,
    apiVersion: "ksqldbcm/v2",
    kind: "Cluster",
    storage: 125,
    restEndpoint: expect.stringMatching(/^https:\/\/pksqlc-/),
    topicPrefix: expect.stringMatching(/^pksqlc-/),
    resourceName: expect.stringMatching(/^crn:.*lksqlc-/),
  },
  inPlace: [],
  replacing: [
    ["another name", { displayName: "shop" }],
    ["another size", { csu: 4 }],
    ["another log", { useDetailedProcessingLog: false }],
    ["another Kafka cluster", { kafkaCluster: { id: "lkc-other" } }],
    ["another identity", { credentialIdentity: { id: "u-other" } }],
    ["another environment", { environment: { id: "env-other" } }],
  ],
  refused: [
    ["displayName", { displayName: "" }],
    ["displayName", { displayName: "_orders" }],
    ["displayName", { displayName: "x".repeat(33) }],
    ["csu", { csu: 0 }],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
    ["credentialIdentity.id", { credentialIdentity: { id: "pool-1" } }],
    ["environment.id", { environment: { id: "" } }],
  ],
});

/** A platform with the prerequisites of a cluster, and the cluster to create. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { inputs } = await ksqlLives.KsqlCluster(simulated.platform);
  return { ...simulated, inputs, it: simulated.host.resource("KsqlCluster", "it") };
}

describe("a KsqlCluster", () => {
  it("waits until queries can be sent to it", async () => {
    await using test = await given({ provisionMs: { ksqlClusters: 100 } });

    const { outputs } = await test.it.create(test.inputs);

    expect(outputs["restEndpoint"]).toMatch(/^https:/);
  });

  it("stays in the state when it fails, with the next step", async () => {
    await using test = await given({ provisionFailure: { ksqlClusters: "no capacity" } });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toMatch(/FAILED.*the platform returned no reason; it cannot become ready/s);
    expect(test.it.id).toMatch(/^lksqlc-/);
  });

  it("accepts an unknown size, which the platform may offer later, with a warning", async () => {
    await using test = await given();

    const { failures } = await test.it.check({ ...test.inputs, csu: 28 });

    expect(failures).toEqual([]);
    expect(test.host.logs.map(({ message }) => message)).toEqual([
      "csu is usually one of 1, 2, 4, 8, 12: the platform may reject 28",
    ]);
  });
});

describe("the lookup of a KsqlCluster", () => {
  it("returns the outputs of the resource, by ID and by name", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create(test.inputs);
    const { kafkaCluster, credentialIdentity, ...others } = outputs;
    const { environment } = test.inputs;

    const found = await test.host.invoke("getKsqlCluster", { id, environment });

    expect(found).toEqual({
      ...others,
      id,
      kafkaClusters: [kafkaCluster],
      credentialIdentities: [credentialIdentity],
    });
    expect(await test.host.invoke("getKsqlCluster", { displayName: "orders", environment })).toEqual(found);
  });

  it("fails when no object matches, or the arguments do not identify one", async () => {
    await using test = await given();
    const { environment } = test.inputs;
    const error = async (args: Values) =>
      (await failure(test.host.invoke("getKsqlCluster", { environment, ...args }))).message;
    await test.it.create(test.inputs);
    await test.host.resource("KsqlCluster", "other").create(test.inputs);

    expect(await error({ id: "lksqlc-none" })).toMatch(/no ksqlDB cluster has the id "lksqlc-none"/);
    expect(await error({ displayName: "Orders" })).toMatch(/no ksqlDB cluster has the displayName "Orders"/);
    expect(await error({ displayName: "orders" })).toMatch(/2 objects .* have the displayName "orders"/);
    expect(await error({ id: "", displayName: "" })).toMatch(/id/);
    expect(await error({ id: "lksqlc-1", displayName: "orders" })).toMatch(/id/);
  });
});
