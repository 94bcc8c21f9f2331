import { type Life, onSimulator, secret, withInputs } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableFlinkLives } from "./portable-lives.ts";
import { connectedRegion } from "./region.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

const lives = onSimulator(portableFlinkLives, simulatedWorld);

/** For each resource of Flink what must exist before it, and the inputs of its life. */
export const flinkLives = {
  ...lives,
  // An import also has the options that the platform adds.
  FlinkMaterializedTable: withInputs(lives.FlinkMaterializedTable, {
    inputs: { tableOptions: { "value.format": "avro-registry" } },
  }),
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
} as const satisfies Readonly<Record<string, Prepare>>;
