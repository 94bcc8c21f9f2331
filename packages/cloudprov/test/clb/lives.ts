import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableBalancingLives } from "./portable-lives.ts";

const lives = onSimulator(portableBalancingLives, simulatedWorld);

/** The lives of the resources of load balancing. */
export const balancingLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  ClbInstance: withInputs(lives.ClbInstance, {
    inputs: { projectId: 3, logSetId: "logset-1", logTopicId: "topic-1" },
    changed: { projectId: 7, logSetId: "logset-2", logTopicId: "topic-2" },
  }),
};
