import type { StartOptions } from "@org/cloudprov-simulator";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with a private network, and the provider. */
export async function givenNetwork(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  return {
    ...simulated,
    state,
    vpcId,
    /** The requests of an action, in order. */
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
    /** The warnings of the provider. */
    warnings: () => simulated.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

/** The same with a machine in a subnet, and a NAT gateway with two addresses. */
export async function givenNatGateway() {
  const network = await givenSubnet();
  const { state, vpcId, subnetId } = network;
  const machine = await state.machines.create({ vpcId, subnetId, privateIp: "10.1.1.5" });
  const { id: natGatewayId } = await state.natGateways.create({ vpcId });
  const [ip, otherIp] = ["203.0.113.1", "203.0.113.2"];
  for (const one of [ip, otherIp]) await state.addresses.create({ ip: one, instanceId: natGatewayId, status: "BIND" });
  return { ...network, machine, natGatewayId, ip, otherIp };
}

/** The same with a subnet. */
export async function givenSubnet(settings: StartOptions = {}) {
  const network = await givenNetwork(settings);
  const { id: subnetId } = await network.state.subnets.create({ vpcId: network.vpcId, cidrBlock: "10.1.1.0/24" });
  return { ...network, subnetId };
}
