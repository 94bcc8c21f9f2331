import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableAccessLives } from "./portable-lives.ts";

/** The lives of the resources of access management. */
export const accessLives = onSimulator(portableAccessLives, simulatedWorld);
