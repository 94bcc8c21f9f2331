import { free, type PortableLife } from "@org/core-provider/testing";
import { ownEnvironment } from "../neighbors.ts";

/** The lives of Flink, which run on the simulator and on the real platform. */
export const portableFlinkLives = {
  // A pool is billed only while statements run in it.
  FlinkComputePool: free(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("orders"), cloud: "AWS", region: "us-east-2", maxCfu: 10, environment };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("shop"), maxCfu: 20 },
      // The platform does not reduce the size of a pool.
      drifted: { ...inputs, maxCfu: 20 },
      replaced: { ...inputs, region: "us-east-1" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
