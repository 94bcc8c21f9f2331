import { onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableCatalogLives } from "./portable-lives.ts";

/** The lives of the catalog's resources. */
export const catalogLives = onSimulator(portableCatalogLives, simulatedWorld);
