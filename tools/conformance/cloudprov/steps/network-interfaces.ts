import { type Step, stepsOf } from "../step.ts";

/** Network interfaces with their private addresses, and a machine that one of them is attached to. */
export function networkInterfaceSteps(VpcId: string): readonly Step[] {
  const vpc = stepsOf("vpc");
  const cvm = stepsOf("cvm");
  const SubnetId = "$eniSubnet";
  const NetworkInterfaceId = "$eni";
  const NetworkInterfaceIds = [NetworkInterfaceId];
  const made = { VpcId, SubnetId, NetworkInterfaceName: "web", NetworkInterfaceDescription: "Web servers" };
  const attached = { NetworkInterfaceId, InstanceId: "$eniMachine" };
  const succeeded = (task: string) => vpc("DescribeVpcTaskResult", { TaskId: task }, { holds: { Status: "SUCCESS" } });
  return [
    vpc(
      "CreateSubnet",
      { VpcId, SubnetName: "eni", Zone: "ap-guangzhou-3", CidrBlock: "10.1.9.0/24" },
      { keeps: { eniSubnet: "Subnet.SubnetId" } },
    ),
    vpc(
      "CreateNetworkInterface",
      { ...made, PrivateIpAddresses: [{ PrivateIpAddress: "10.9.1.5", Primary: true }] },
      { refused: "InvalidParameterValue.Range" },
    ),
    vpc(
      "CreateNetworkInterface",
      {
        ...made,
        PrivateIpAddresses: [{ PrivateIpAddress: "10.1.9.10", Primary: true, Description: "Site" }],
        SecondaryPrivateIpAddressCount: 1,
        Tags: [{ Key: "team", Value: "shop" }],
        ClientToken: "eni",
      },
      { keeps: { eni: "NetworkInterface.NetworkInterfaceId", created: "RequestId" } },
    ),
    succeeded("$created"),
    vpc("ModifyNetworkInterfaceAttribute", { NetworkInterfaceId, NetworkInterfaceName: "shop" }),
    vpc(
      "AssignPrivateIpAddresses",
      {
        NetworkInterfaceId,
        PrivateIpAddresses: [{ PrivateIpAddress: "10.1.9.11", Primary: false }],
        ClientToken: "eni-1",
      },
      { keeps: { assigned: "RequestId" }, holds: { PrivateIpAddressSet: 1 } },
    ),
    succeeded("$assigned"),
    vpc("ModifyPrivateIpAddressesAttribute", {
      NetworkInterfaceId,
      PrivateIpAddresses: [{ PrivateIpAddress: "10.1.9.11", Description: "Shop" }],
    }),
    vpc(
      "DescribeNetworkInterfaces",
      { NetworkInterfaceIds, Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "NetworkInterfaceSet.0.NetworkInterfaceName": "shop",
          "NetworkInterfaceSet.0.State": "AVAILABLE",
          "NetworkInterfaceSet.0.PrivateIpAddressSet": 3,
          "NetworkInterfaceSet.0.PrivateIpAddressSet.0.Primary": true,
          "NetworkInterfaceSet.0.PrivateIpAddressSet.2.Description": "Shop",
          "NetworkInterfaceSet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc("UnassignPrivateIpAddresses", {
      NetworkInterfaceId,
      PrivateIpAddresses: [{ PrivateIpAddress: "10.1.9.11" }],
    }),
    cvm(
      "RunInstances",
      {
        Placement: { Zone: "ap-guangzhou-3" },
        ImageId: "$image",
        InstanceType: "S5.MEDIUM2",
        VirtualPrivateCloud: { VpcId, SubnetId },
      },
      { keeps: { eniMachine: "InstanceIdSet.0" } },
    ),
    vpc("AttachNetworkInterface", { ...attached, ClientToken: "attach" }, { keeps: { attached: "RequestId" } }),
    succeeded("$attached"),
    vpc("AttachNetworkInterface", attached, { refused: "UnsupportedOperation.AttachmentAlreadyExists" }),
    vpc(
      "DescribeNetworkInterfaces",
      { Filters: [{ Name: "attachment.instance-id", Values: ["$eniMachine"] }] },
      { holds: { TotalCount: 1, "NetworkInterfaceSet.0.Attachment.InstanceId": "$eniMachine" } },
    ),
    vpc("DeleteNetworkInterface", { NetworkInterfaceId }, { refused: "UnsupportedOperation.InvalidState" }),
    vpc("DetachNetworkInterface", { ...attached, ClientToken: "detach" }),
    cvm("TerminateInstances", { InstanceIds: ["$eniMachine"] }),
    vpc("DeleteNetworkInterface", { NetworkInterfaceId }),
    vpc("DescribeNetworkInterfaces", { NetworkInterfaceIds }, { holds: { TotalCount: 0 } }),
    vpc("DeleteSubnet", { SubnetId }),
  ];
}
