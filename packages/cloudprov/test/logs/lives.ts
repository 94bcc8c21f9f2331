import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableLogLives } from "./portable-lives.ts";

/** The lives of the resources of logs. */
export const logLives = onSimulator(portableLogLives, simulatedWorld);
