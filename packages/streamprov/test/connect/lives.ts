import { onSimulator, secret, type Values } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableConnectLives } from "./portable-lives.ts";

/** A Kafka cluster in an environment, as inputs name both. */
export async function aCluster({ state }: StreamprovSimulator) {
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const { id } = await state.kafkaClusters.create({ environmentId, displayName: "orders" });
  return { environment: { id: environmentId }, kafkaCluster: { id } };
}

/** The settings of a source of invented orders. */
export const datagen = {
  configNonsensitive: {
    name: "orders",
    "connector.class": "DatagenSource",
    "kafka.topic": "orders",
    quickstart: "ORDERS",
    "output.data.format": "JSON",
    "tasks.max": "1",
  },
  configSensitive: secret({ "kafka.api.key": "key-of-orders", "kafka.api.secret": "secret-of-orders" }),
};

/** Inputs with some settings given otherwise; undefined takes one away. */
export function withSettings(inputs: Values, changes: Readonly<Record<string, string | undefined>>): Values {
  const all = { ...(inputs["configNonsensitive"] as object), ...changes };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { ...inputs, configNonsensitive: Object.fromEntries(given) };
}

/** The life of a connector. */
export const connectLives = onSimulator(portableConnectLives, simulatedWorld);
