import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableKsqlLives } from "./portable-lives.ts";

/** The life of a ksqlDB cluster. */
export const ksqlLives = onSimulator(portableKsqlLives, simulatedWorld);
