import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableStorageLives } from "./portable-lives.ts";

/** The lives of the resources of object storage. */
export const storageLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = onSimulator(
  portableStorageLives,
  simulatedWorld,
);
