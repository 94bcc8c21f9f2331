import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableKubernetesLives } from "./portable-lives.ts";

const lives = onSimulator(portableKubernetesLives, simulatedWorld);

/** The lives of the resources of Kubernetes. */
export const kubernetesLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  KubernetesNodePool: withInputs(lives.KubernetesNodePool, { inputs: { scalingGroupProjectId: 7 } }),
};
