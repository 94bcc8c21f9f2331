import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableRegistryLives } from "./portable-lives.ts";

/** The lives of what is in a registry. */
export const registryLives = onSimulator(portableRegistryLives, simulatedWorld);
