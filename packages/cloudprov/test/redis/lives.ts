import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableRedisLives } from "./portable-lives.ts";

const lives = onSimulator(portableRedisLives, simulatedWorld);

/** The lives of the resources of Redis. */
export const redisLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  RedisInstance: withInputs(lives.RedisInstance, { inputs: { projectId: 7 }, changed: { projectId: 8 } }),
};
