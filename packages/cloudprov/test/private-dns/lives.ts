import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portablePrivateDnsLives } from "./portable-lives.ts";

/** The lives of the resources of private DNS. */
export const privateDnsLives = onSimulator(portablePrivateDnsLives, simulatedWorld);
