import { changeByAction, type InstanceUpdate } from "./instance-change.ts";

/** Moves a machine to another private network, subnet or address. */
export async function changeNetwork(op: InstanceUpdate): Promise<void> {
  if (!op.changed("vpcId", "subnetId", "privateIp")) return;
  const { vpcId = op.state.vpcId, subnetId = op.state.subnetId, privateIp } = op.args;
  const address = privateIp === undefined ? {} : { PrivateIpAddresses: [privateIp] };
  const VirtualPrivateCloud = { VpcId: vpcId, SubnetId: subnetId, ...address };
  await changeByAction(
    op,
    "ModifyInstancesVpcAttribute",
    { VirtualPrivateCloud },
    {
      shows: (machine) =>
        machine.vpcId === vpcId &&
        machine.subnetId === subnetId &&
        (privateIp === undefined || machine.privateIps.includes(privateIp)),
    },
  );
}

/** Changes the bandwidth of a machine to the Internet. */
export async function changeBandwidth(op: InstanceUpdate): Promise<void> {
  const { internetMaxBandwidthOut: bandwidth } = op.args;
  if (!op.changed("internetMaxBandwidthOut") || bandwidth === undefined) return;
  const InternetAccessible = { InternetMaxBandwidthOut: bandwidth };
  await changeByAction(
    op,
    "ResetInstancesInternetMaxBandwidth",
    { InternetAccessible },
    {
      shows: (machine) => machine.bandwidth === bandwidth,
    },
  );
}
