import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableMysqlLives } from "./portable-lives.ts";

const lives = onSimulator(portableMysqlLives, simulatedWorld);

/** The lives of the resources of MySQL. */
export const mysqlLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  MysqlInstance: withInputs(lives.MysqlInstance, { inputs: { projectId: 7 }, changed: { projectId: 8 } }),
};
