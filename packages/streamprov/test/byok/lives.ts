import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableByokLives } from "./portable-lives.ts";

/** The life of a customer-managed key. */
export const byokLives = onSimulator(portableByokLives, simulatedWorld);
