import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portablePostgresqlLives } from "./portable-lives.ts";

const lives = onSimulator(portablePostgresqlLives, simulatedWorld);

/** The lives of the resources of PostgreSQL. */
export const postgresqlLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  PostgresqlInstance: withInputs(lives.PostgresqlInstance, { inputs: { projectId: 7 }, changed: { projectId: 8 } }),
};
