import type { CloudprovSimulator } from "@org/cloudprov-simulator";

/** Creates a private network with a subnet on the platform, and returns their IDs. */
export async function privateNetwork(state: CloudprovSimulator["state"]) {
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: subnetId } = await state.subnets.create({ vpcId, cidrBlock: "10.1.1.0/24" });
  return { vpcId, subnetId };
}
