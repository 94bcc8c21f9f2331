import { type Life, onSimulator, secret } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableFlinkLives } from "./portable-lives.ts";
import { connectedRegion } from "./region.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For each resource of Flink what must exist before it, and the inputs of its life. */
export const flinkLives = {
  ...onSimulator(portableFlinkLives, simulatedWorld),
  FlinkComputePoolConfig: async () => ({
    inputs: { defaultComputePoolEnabled: false, defaultMaxCfu: 20 },
    changed: { defaultComputePoolEnabled: true, defaultMaxCfu: 30 },
  }),
  FlinkConnection: async (platform) => {
    const { connection } = await connectedRegion(platform);
    const inputs = {
      ...connection,
      displayName: "openai",
      type: "OPENAI",
      endpoint: "https://api.openai.com/v1/chat/completions",
      apiKey: secret("first-key"),
    };
    // A name that is changed is refused, and elsewhere there is no other host: nothing that can be tried replaces it.
    return { inputs, changed: { ...inputs, apiKey: secret("second-key") }, changesUnseen: true };
  },
  FlinkStatement: async (platform) => {
    const { connection } = await connectedRegion(platform);
    const inputs = {
      ...connection,
      statementName: "orders-copy",
      statement: "INSERT INTO orders_copy SELECT * FROM orders;",
      properties: { "sql.current-catalog": "staging" },
      propertiesSensitive: { "sql.secrets.openai": secret("first-key") },
    };
    return {
      inputs,
      changed: { ...inputs, stopped: true },
      changesUnseen: true,
      replaced: { ...inputs, statement: "INSERT INTO orders_copy SELECT id FROM orders;" },
    };
  },
  FlinkMaterializedTable: async (platform) => {
    const { connection, environmentId } = await connectedRegion(platform);
    const { id } = await platform.state.kafkaClusters.create({ environmentId, displayName: "shop" });
    const inputs = {
      ...connection,
      kafkaCluster: { id },
      displayName: "orders-by-customer",
      query: "SELECT customer, SUM(price) AS total FROM orders GROUP BY customer",
      tableOptions: { "value.format": "avro-registry" },
    };
    return {
      inputs,
      changed: { ...inputs, query: "SELECT customer, MAX(price) AS total FROM orders GROUP BY customer" },
      replaced: { ...inputs, displayName: "orders-of-customers" },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
