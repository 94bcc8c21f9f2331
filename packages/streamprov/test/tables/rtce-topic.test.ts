import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { tableLives } from "./lives.ts";

const where = ({ environment, kafkaCluster }: Values) => ({ environment, kafka_cluster: kafkaCluster });

describeOrdinaryLife("RtceTopic", {
  prepare: tableLives.RtceTopic,
  path: "/rtce/v1/rtce-topics",
  store: "rtceTopics",
  importId: (id, { environment, kafkaCluster }) =>
    id === "none" ? `${(environment as { id: string }).id}/${(kafkaCluster as { id: string }).id}/none` : id,
  body: (inputs) => ({
    spec: {
      topic_name: "context",
      description: "Orders of the shop",
      cloud: "AWS",
      region: "us-east-2",
      ...where(inputs),
    },
  }),
  outputs: {
    apiVersion: "rtce/v1",
    kind: "RtceTopic",
    resourceName: expect.stringMatching(/environment=env-.*\/cloud-cluster=lkc-.*\/topic=context$/),
  },
  inPlace: [
    [
      "another description",
      { description: "Orders" },
      (inputs) => ({ spec: { description: "Orders", ...where(inputs) } }),
    ],
  ],
  replacing: [
    ["another topic", { topicName: "customers" }],
    ["another cloud", { cloud: "GCP" }],
    ["another region", { region: "us-west-2" }],
    ["another environment", { environment: { id: "env-other" } }],
    ["another Kafka cluster", { kafkaCluster: { id: "lkc-other" } }],
  ],
  refused: [
    ["topicName", { topicName: "" }],
    ["topicName", { topicName: "orders/new" }],
    ["description", { description: "" }],
    ["description", { description: "x".repeat(2049) }],
    ["region", { region: "" }],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
    ["environment.id", { environment: { id: "" } }],
  ],
});

/** A platform with a Kafka cluster, and the topic to create. */
async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { inputs } = await tableLives.RtceTopic(simulated.platform);
  return { ...simulated, inputs: inputs as Values & typeof inputs, it: simulated.host.resource("RtceTopic", "it") };
}

describe("an RtceTopic", () => {
  it("is identified by its names, and its creation and deletion wait until the platform has finished", async () => {
    await using test = await given({ provisionMs: { rtceTopics: 100 }, deprovisionMs: { rtceTopics: 100 } });
    const { environment, kafkaCluster } = test.inputs;

    await test.it.create(test.inputs);

    const id = `${environment.id}/${kafkaCluster.id}/context`;
    expect(test.it.id).toBe(id);
    expect(test.platform.state.rtceTopics.get(id)?.phase).toBe("ACTIVE");
    await test.it.delete();
    expect(test.platform.state.rtceTopics.get(id)).toBeUndefined();
  });

  it("shows the platform's reason when it fails, and stays in the state", async () => {
    await using test = await given({ provisionFailure: { rtceTopics: "the schema of the topic has no key" } });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toMatch(/FAILED.*the schema of the topic has no key; it cannot become ready/s);
    expect(test.it.id).toMatch(/\/context$/);
  });

  it("can recover when it is unavailable", async () => {
    await using test = await given({ endPhase: { rtceTopics: "UNAVAILABLE" } });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toMatch(/UNAVAILABLE.*run `pulumi up` again to continue the wait/s);
  });

  it("is deleted before another one of its name is created", async () => {
    await using test = await given();
    await test.it.create(test.inputs);

    const { deleteBeforeReplace } = await test.it.diff({ ...test.inputs, region: "us-west-2" });

    expect(deleteBeforeReplace).toBe(true);
  });

  it("is distinguished from one of the same name in another cluster", async () => {
    await using test = await given();
    const { environment } = test.inputs;
    const { id } = await test.platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "b" });
    const other = test.host.resource("RtceTopic", "other");

    await test.it.create(test.inputs);
    await other.create({ ...test.inputs, kafkaCluster: { id } });
    await other.delete();

    expect(test.platform.state.rtceTopics.list().map((one) => one.id)).toEqual([test.it.id]);
  });

  it("is rejected when one of its name exists, with the command that imports it", async () => {
    await using test = await given();
    await test.it.create(test.inputs);

    const error = await failure(test.host.resource("RtceTopic", "other").create(test.inputs));

    expect(error.message).toContain(`pulumi import streamprov:index/rtceTopic:RtceTopic other ${test.it.id}`);
  });

  it("leaves the state with its Kafka cluster, whose topics can no longer be listed", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.rtceTopics.remove(test.it.id ?? "");
    test.platform.state.kafkaClusters.remove(test.inputs.kafkaCluster.id);

    expect(await test.it.read()).toBeUndefined();
  });

  it("stays in the state when neither it nor its cluster is visible", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNext({ method: "GET", path: /./, kind: "status403", times: 100 });

    const { kept } = test.it;

    expect(await test.it.read()).toBeDefined();
    expect(test.it.kept).toEqual(kept);
  });

  it("is refreshed from the listing of its cluster, with many others", async () => {
    await using test = await given();
    const topics = Array.from({ length: 12 }, (_, at) => test.host.resource("RtceTopic", `topic-${at}`));
    for (const [at, topic] of topics.entries()) await topic.create({ ...test.inputs, topicName: `topic-${at}` });
    test.platform.journal.clear();

    const read = await Promise.all(topics.map((topic) => topic.read()));

    expect(read.map((one) => one?.outputs["topicName"])).toEqual(topics.map((_, at) => `topic-${at}`));
    expect(test.platform.journal.find({ method: "GET" }).length).toBeLessThan(topics.length);
  });

  it("is listed with its ID and its name", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { environment, kafkaCluster } = test.inputs;

    expect(await test.host.list("RtceTopic", { environment, kafkaCluster })).toEqual([
      expect.objectContaining({ id: test.it.id, name: "context" }),
    ]);
  });
});

describe("the lookup of an RtceTopic", () => {
  it("returns the outputs of the resource", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create(test.inputs);
    const { environment, kafkaCluster, topicName } = test.inputs;

    expect(await test.host.invoke("getRtceTopic", { topicName, environment, kafkaCluster })).toEqual({
      ...outputs,
      id,
    });
  });

  it("fails when no object matches, or the arguments do not identify one", async () => {
    await using test = await given();
    const { environment, kafkaCluster } = test.inputs;
    const error = async (args: Values) =>
      (await failure(test.host.invoke("getRtceTopic", { environment, kafkaCluster, ...args }))).message;

    expect(await error({ topicName: "none" })).toMatch(
      /no topic of the context engine has the topicName "none" in environment env-\S+, kafka cluster lkc-/,
    );
    expect(await error({})).toMatch(/topicName/);
    expect(await error({ topicName: "" })).toMatch(/topicName/);
    expect(await error({ topicName: "orders", kafkaCluster: { id: "orders" } })).toMatch(/lkc-/);
  });
});
