import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableNetworkLives } from "./portable-lives.ts";

/** The lives of the resources of private networks. */
export const networkLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = onSimulator(
  portableNetworkLives,
  simulatedWorld,
);
