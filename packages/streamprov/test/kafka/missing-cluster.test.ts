import { type Fields, isInput } from "@org/core-provider";
import { startSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { lives } from "../lives.ts";
import { startProviderOn, startSimulatedProvider } from "../simulated-provider.ts";
import { connectedCluster } from "./connected-cluster.ts";

/** Whether a resource has the endpoint of a cluster, at any depth. */
const reachesCluster = (fields: Fields): boolean =>
  Object.entries(fields).some(
    ([name, field]) => isInput(field) && (name === "restEndpoint" || reachesCluster(field.fields ?? {})),
  );

/** The resources that requests to Kafka REST read and delete. */
const kinds = (provider.families ?? [])
  .filter(({ resources }) => resources.some(({ name }) => name === "KafkaTopic"))
  .flatMap(({ resources }) => resources.filter(({ spec }) => reachesCluster(spec.fields)).map(({ name }) => name));

/** An object whose cluster the endpoint no longer knows. */
async function unreachable(kind: string) {
  const life = lives[kind];
  if (life === undefined) throw new Error(`${kind} has no life`);
  const platform = await startSimulator();
  const { inputs, foundAfterDelete } = await life(platform);
  const host = await startProviderOn(platform);
  const object = host.resource(kind, "it");
  await object.create(inputs);
  for (const { id } of platform.state.kafkaClusters.list())
    platform.state.kafkaClusters.change(id, { phase: "PROVISIONING" });
  const end = async () => {
    await host.stop();
    await platform.close();
  };
  return { object, foundAfterDelete, [Symbol.asyncDispose]: end };
}

describe.each(kinds)("a %s, if the endpoint does not know its cluster", (kind) => {
  it("is neither removed from the state by a refresh nor counted as deleted", async () => {
    await using test = await unreachable(kind);
    const { object, foundAfterDelete } = test;
    const { state } = object;
    const isRejected = {
      helpCode: "wrong-account",
      message: expect.stringMatching(
        /404 Not Found: Cluster lkc-\w+ cannot be found.*restEndpoint is the endpoint of lkc-\w+/,
      ) as string,
    };

    await expect(object.read()).rejects.toMatchObject(isRejected);
    // The settings of a cluster cannot be deleted, so nothing is sent.
    if (!foundAfterDelete) await expect(object.delete()).rejects.toMatchObject(isRejected);

    expect(object.state).toEqual(state);
  });
});

describe("the provider's endpoint of another cluster", () => {
  it("keeps the topics of a program that names its cluster", async () => {
    await using test = await startSimulatedProvider();
    const [own, other] = [await connectedCluster(test.platform), await connectedCluster(test.platform)];
    const topic = test.host.resource("KafkaTopic", "orders");
    await topic.create({ topicName: "orders", ...own.connection });
    const env = {
      KAFKA_REST_ENDPOINT: other.cluster.restEndpoint,
      KAFKA_API_KEY: other.key.id,
      KAFKA_API_SECRET: other.key.secret,
    };
    const host = await startProviderOn(test.platform, {}, { env });
    const again = host.resource("KafkaTopic", "orders");
    again.adopt(topic);

    const isRejected = `kafkaRestEndpoint of the provider (environment KAFKA_REST_ENDPOINT) is the endpoint of ${own.cluster.id}`;
    await expect(again.read()).rejects.toThrow(isRejected);
    await expect(again.delete()).rejects.toThrow(isRejected);
    await host.stop();

    expect(test.platform.state.topics.list()).toMatchObject([{ clusterId: own.cluster.id, name: "orders" }]);
  });
});
