import { startSimulator } from "@org/streamprov-simulator";
import { calm } from "../platform/conditions.ts";
import { limitersOfHosts } from "./limiters.ts";
import type { ProviderPackage } from "./provider-package.ts";

const slowMs = 3000;
const partitionsCount = 3;
const configs = { "retention.ms": "604800000", "cleanup.policy": "delete" };

function topicName(number: number): string {
  return `topic-${String(number).padStart(4, "0")}`;
}

/** Kafka topics of one cluster. */
export const streamprov: ProviderPackage = {
  name: "streamprov",
  objects: "topics",
  counts: [10, 100, 1000],
  fromStateFile: 10_000,
  limitPerSecond: 50,
  quickstart: {
    example: "streamprov-quickstart",
    pace: "3 s for a cluster, to come and to go, and 3 s for a key",
    seconds: 12,
  },
  aims: [
    { operations: ["up", "destroy"], objects: 100, conditions: calm, seconds: 8 },
    { operations: ["refresh"], objects: 1000, requests: 15, connections: 16, secondsOverFloor: 2 },
  ],

  async start(pace) {
    const simulator = await startSimulator(
      pace === "slow"
        ? { provisionMs: { kafkaCluster: slowMs }, deprovisionMs: { kafkaCluster: slowMs }, apiKeyReadyMs: slowMs }
        : {},
    );
    const { state, credentials, url, journal } = simulator;
    const environment = await state.environments.create({ displayName: "bench" });
    const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "bench" });
    const key = await state.apiKeys.create({
      ownerId: credentials.userId,
      scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
    });
    return {
      journal,
      connection: {
        config: { "streamprov:endpoint": url },
        secrets: {
          "streamprov:cloudApiKey": credentials.cloudApiKey,
          "streamprov:cloudApiSecret": credentials.cloudApiSecret,
          "streamprov:tableflowApiKey": credentials.tableflowApiKey,
          "streamprov:tableflowApiSecret": credentials.tableflowApiSecret,
        },
      },
      set: ({ latencyMs, perSecond }) =>
        simulator.set({ latencyMs, rateLimit: perSecond === 0 ? undefined : { perSecond } }),
      async place(number) {
        await state.topics.create({
          clusterId: cluster.id,
          name: topicName(number),
          partitions: partitionsCount,
          configs,
        });
      },
      object(number) {
        const name = topicName(number);
        return {
          type: "KafkaTopic",
          name,
          inputs: {
            kafkaCluster: { id: cluster.id },
            topicName: name,
            partitionsCount,
            config: configs,
            restEndpoint: cluster.restEndpoint,
            credentials: { key: key.id, secret: key.secret },
          },
          secret: ["credentials"],
        };
      },
      count: () => state.topics.list().length,
      limiters: () => limitersOfHosts(simulator),
      close: () => simulator.close(),
    };
  },
};
