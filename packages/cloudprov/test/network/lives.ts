import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableNetworkLives } from "./portable-lives.ts";

/** The lives of the resources of private networks. */
export const networkLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableNetworkLives, simulatedWorld),
  EipAssociation: async ({ state }) => {
    const address = await state.addresses.create({});
    const inputs = { eipId: address.id, instanceId: "ins-0cxjwrog" };
    return { inputs, replaced: { eipId: address.id, networkInterfaceId: "eni-0a1b2c3d", privateIp: "10.0.1.22" } };
  },
};
