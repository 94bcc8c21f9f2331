import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { kafkaLives } from "./lives.ts";

describeOrdinaryLife("KafkaClientQuota", {
  prepare: kafkaLives.KafkaClientQuota,
  path: "/kafka-quotas/v1/client-quotas",
  store: "clientQuotas",
  importId: (id) => id,
  body: ({ kafkaCluster, environment, principals }) => ({
    spec: {
      display_name: "Batch jobs",
      description: "Leaves room",
      throughput: { ingress_byte_rate: "5000000", egress_byte_rate: "10000000" },
      principals: (principals as readonly string[]).map((id) => ({ id })),
      cluster: kafkaCluster,
      environment,
    },
  }),
  inPlace: [
    ["its name", { displayName: "Nightly jobs" }, () => ({ spec: { display_name: "Nightly jobs" } })],
    ["an empty description", { description: "" }, () => ({ spec: { description: "" } })],
    [
      "one rate, with which both are sent",
      { throughput: { ingressByteRate: "1", egressByteRate: "10000000" } },
      () => ({ spec: { throughput: { ingress_byte_rate: "1", egress_byte_rate: "10000000" } } }),
    ],
    ["everybody", { principals: ["<default>"] }, () => ({ spec: { principals: [{ id: "<default>" }] } })],
  ],
  replacing: [
    ["another cluster", { kafkaCluster: { id: "lkc-other" } }],
    ["another environment", { environment: { id: "env-other" } }],
  ],
  refused: [
    ["displayName", { displayName: "" }],
    ["principals", { principals: [] }],
    ["principals[0]", { principals: [""] }],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
    ["environment.id", { environment: { id: "" } }],
    ["throughput.ingressByteRate", { throughput: { ingressByteRate: "5 MB", egressByteRate: "1" } }],
    ["throughput.egressByteRate", { throughput: { ingressByteRate: "1", egressByteRate: "-1" } }],
  ],
});

/** The inputs of a quota on an existing cluster. */
async function given() {
  const simulated = await startSimulatedProvider();
  const { inputs } = await kafkaLives.KafkaClientQuota(simulated.platform);
  const it = simulated.host.resource("KafkaClientQuota", "it");
  return { ...simulated, inputs, it };
}

describe("a KafkaClientQuota", () => {
  it("is created with an empty description when it has none, and keeps the platform's", async () => {
    await using test = await given();
    const { description, ...undescribed } = test.inputs;

    await test.it.create(undescribed);

    const [{ requestBody } = {}] = test.platform.journal.find({ method: "POST" });
    expect(requestBody).toMatchObject({ spec: { description: "" } });
    await test.it.update({ ...undescribed, description });
    expect(await test.it.preview(undescribed)).toMatchObject({ action: "same" });
  });

  it("ignores the order of its principals", async () => {
    await using test = await given();
    await test.it.create(test.inputs);

    const reversed = { ...test.inputs, principals: [...test.inputs.principals].reverse() };

    expect(await test.it.preview(reversed)).toMatchObject({ action: "same" });
  });

  it("leaves the state with its cluster, whose quotas can no longer be listed", async () => {
    await using test = await given();
    const { id = "" } = await test.it.create(test.inputs);
    test.platform.state.clientQuotas.remove(id);
    test.platform.state.kafkaClusters.remove(test.inputs.kafkaCluster.id);
    test.platform.failNext({ method: "GET", path: /client-quotas/, kind: "status403", times: 10 });

    expect(await test.it.read()).toBeUndefined();
  });

  it("is found by a listing of its cluster", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { kafkaCluster, environment } = test.inputs;

    const found = await test.host.list("KafkaClientQuota", { kafkaCluster, environment });

    expect(found).toMatchObject([{ id: test.it.id, name: "Batch jobs" }]);
  });
});

describe("getKafkaClientQuota", () => {
  it("returns the outputs of the resource by its ID, with objects in lists", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const { throughput, kafkaCluster, environment, ...plain } = test.it.outputs;

    expect(await test.host.invoke("getKafkaClientQuota", { id })).toEqual({
      ...plain,
      id,
      throughputs: [throughput],
      kafkaClusters: [kafkaCluster],
      environments: [environment],
    });
  });

  it("reports an ID that does not exist, and requires an ID", async () => {
    await using test = await given();
    const error = async (id: string) => (await failure(test.host.invoke("getKafkaClientQuota", { id }))).message;

    expect(await error("cq-none")).toMatch(/no client quota has the id "cq-none"/);
    expect(await error("")).toMatch(/id must/);
  });
});
