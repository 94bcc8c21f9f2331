import { type Step, stepsOf } from "../step.ts";
import { natRuleSteps } from "./nat-rules.ts";

/** A NAT gateway of a network, with its addresses. */
export function natGatewaySteps(VpcId: string): readonly Step[] {
  const vpc = stepsOf("vpc");
  const NatGatewayId = "$nat";
  const made = { NatGatewayName: "web", VpcId, PublicIpAddresses: ["$firstIp"] };
  const ipOf = (id: string, name: string) =>
    vpc("DescribeAddresses", { AddressIds: [id] }, { keeps: { [name]: "AddressSet.0.AddressIp" } });
  return [
    vpc(
      "AllocateAddresses",
      { AddressCount: 2, ClientToken: "nat" },
      { keeps: { firstEip: "AddressSet.0", secondEip: "AddressSet.1" } },
    ),
    ipOf("$firstEip", "firstIp"),
    ipOf("$secondEip", "secondIp"),
    vpc(
      "CreateNatGateway",
      { ...made, PublicIpAddresses: ["192.0.2.1"] },
      { refused: "UnsupportedOperation.PublicIpAddressIsNotExisted" },
    ),
    vpc(
      "CreateNatGateway",
      { ...made, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { nat: "NatGatewaySet.0.NatGatewayId" }, holds: { TotalCount: 1 } },
    ),
    vpc("CreateNatGateway", { ...made, InternetMaxBandwidthOut: 7 }, { refused: "InvalidParameterValue" }),
    vpc("ModifyNatGatewayAttribute", { NatGatewayId, NatGatewayName: "shop", InternetMaxBandwidthOut: 200 }),
    vpc("ResetNatGatewayConnection", { NatGatewayId, MaxConcurrentConnection: 3_000_000 }),
    vpc(
      "AssociateNatGatewayAddress",
      { NatGatewayId, PublicIpAddresses: ["$secondIp"] },
      { keeps: { task: "RequestId" } },
    ),
    vpc("DescribeVpcTaskResult", { TaskId: "$task" }, { holds: { Status: "SUCCESS" } }),
    vpc(
      "DescribeNatGateways",
      { NatGatewayIds: [NatGatewayId], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "NatGatewaySet.0.NatGatewayName": "shop",
          "NatGatewaySet.0.State": "AVAILABLE",
          "NatGatewaySet.0.InternetMaxBandwidthOut": 200,
          "NatGatewaySet.0.MaxConcurrentConnection": 3_000_000,
          "NatGatewaySet.0.PublicIpAddressSet": 2,
          "NatGatewaySet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc("DisassociateNatGatewayAddress", { NatGatewayId, PublicIpAddresses: ["$secondIp"] }),
    ...natRuleSteps(VpcId, NatGatewayId, "$firstIp"),
    vpc("DeleteNatGateway", { NatGatewayId }),
    vpc("DescribeNatGateways", { NatGatewayIds: [NatGatewayId] }, { holds: { TotalCount: 0 } }),
    vpc("ReleaseAddresses", { AddressIds: ["$firstEip", "$secondEip"] }),
  ];
}
