import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableCkafkaLives } from "./portable-lives.ts";

/** The lives of the resources of CKafka. */
export const ckafkaLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = onSimulator(
  portableCkafkaLives,
  simulatedWorld,
);
