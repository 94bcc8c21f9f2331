import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { anEnvironment } from "../networking/lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For each resource of Flink what must exist before it, and the inputs of its life. */
export const flinkLives = {
  FlinkComputePool: async (platform) => {
    const inputs = {
      displayName: "orders",
      cloud: "AWS",
      region: "us-east-2",
      maxCfu: 10,
      ...(await anEnvironment(platform)),
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "shop", maxCfu: 20 },
      replaced: { ...inputs, region: "us-east-1" },
    };
  },
  FlinkComputePoolConfig: async () => ({
    inputs: { defaultComputePoolEnabled: false, defaultMaxCfu: 20 },
    changed: { defaultComputePoolEnabled: true, defaultMaxCfu: 30 },
  }),
} as const satisfies Readonly<Record<string, Prepare>>;
