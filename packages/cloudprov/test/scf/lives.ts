import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableFunctionLives } from "./portable-lives.ts";

const lives = onSimulator(portableFunctionLives, simulatedWorld);

/** The lives of the resources of functions. */
export const functionLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  ScfFunction: withInputs(lives.ScfFunction, {
    inputs: { l5Enable: true, layers: [{ layerName: "tools", layerVersion: 2 }] },
    changed: {
      l5Enable: false,
      layers: undefined,
      triggers: [
        { name: "hourly", type: "timer", triggerDesc: "0 30 * * * * *" },
        {
          name: "uploads-1250000000",
          cosRegion: "ap-guangzhou",
          type: "cos",
          triggerDesc: JSON.stringify({ event: "cos:ObjectCreated:*" }),
        },
      ],
    },
  }),
};
