import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { contains } from "../vpc/blocks.ts";
import { freeIps, usedIps } from "../vpc/private-addresses.ts";
import type { Machine } from "./machines.ts";

/** The members of a request that place a machine in a network. */
export interface AskedNetwork {
  readonly VpcId: string;
  readonly SubnetId: string;
  readonly PrivateIpAddresses?: readonly string[];
  readonly Ipv6AddressCount?: number;
}

/** Where a machine is in a network: in a subnet of its zone, with an address that nothing else has. */
export function placeIn(
  world: World,
  { VpcId, SubnetId, PrivateIpAddresses }: AskedNetwork,
  machine: Pick<Machine, "region" | "zone"> & { readonly id?: string },
): Pick<Machine, "vpcId" | "subnetId" | "privateIp"> {
  const { vpcs, subnets } = world.networks;
  const { region, zone } = machine;
  if (vpcs.get(VpcId)?.region !== region) {
    throw new PlatformError("InvalidParameterValue.VpcIdNotExist", `The network ${VpcId} does not exist.`);
  }
  const subnet = subnets.get(SubnetId);
  if (subnet?.region !== region) {
    throw new PlatformError("InvalidParameterValue.SubnetNotExist", `The subnet ${SubnetId} does not exist.`);
  }
  if (subnet.vpcId !== VpcId) {
    throw new PlatformError("InvalidParameterValue.VpcIdSubnetIdNotMatch", `${SubnetId} is not in ${VpcId}.`);
  }
  if (subnet.zone !== zone) {
    throw new PlatformError("InvalidParameterValue.SubnetIdZoneIdNotMatch", `${SubnetId} is not in ${zone}.`);
  }
  const [asked] = PrivateIpAddresses ?? [];
  if (asked !== undefined && !contains(subnet.cidrBlock, `${asked}/32`)) {
    throw new PlatformError("VpcAddrNotInSubNet", `${asked} is not in ${subnet.cidrBlock}.`);
  }
  if (asked !== undefined && usedIps(world, SubnetId, machine.id).includes(asked)) {
    throw new PlatformError("VpcIpIsUsed", `${asked} is used.`);
  }
  const [free] = freeIps(world, subnet, { count: 1 });
  if (free === undefined) {
    throw new PlatformError("FailedOperation.NoAvailableIpAddressCountInSubnet", `${SubnetId} has no free address.`);
  }
  return { vpcId: VpcId, subnetId: SubnetId, privateIp: asked ?? free };
}
