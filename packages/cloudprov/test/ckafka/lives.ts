import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { portableCkafkaLives } from "./portable-lives.ts";

/** A private network with a subnet in the zone 100003, as the inputs of an instance. */
export async function givenSubnet({ state }: Pick<CloudprovSimulator, "state">) {
  return { zoneId: 100_003, ...(await privateNetwork(state)) };
}

/** The lives of the resources of CKafka. */
export const ckafkaLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = onSimulator(
  portableCkafkaLives,
  simulatedWorld,
);
