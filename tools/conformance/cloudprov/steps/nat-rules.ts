import { type Step, stepsOf } from "../step.ts";

/** The rules of a NAT gateway with one address: those for outgoing traffic, and the forwarded ports. */
export function natRuleSteps(VpcId: string, NatGatewayId: string, ip: string): readonly Step[] {
  const vpc = stepsOf("vpc");
  const cvm = stepsOf("cvm");
  const SubnetId = "$natSubnet";
  const InstanceIds = ["$natMachine"];
  const outgoing = {
    ResourceId: SubnetId,
    ResourceType: "SUBNET",
    PrivateIpAddress: "10.1.8.0/24",
    PublicIpAddresses: [ip],
    Description: "Web",
  };
  const forwarded = {
    IpProtocol: "TCP",
    PublicIpAddress: ip,
    PublicPort: 2222,
    PrivateIpAddress: "$natPrivateIp",
    PrivatePort: 22,
    Description: "SSH",
  };
  const changed = { ...forwarded, Description: "Administration" };
  const ofGateway = { Filters: [{ Name: "nat-gateway-id", Values: [NatGatewayId] }], Offset: 0, Limit: 100 };
  return [
    vpc(
      "CreateSubnet",
      { VpcId, SubnetName: "nat", Zone: "ap-guangzhou-3", CidrBlock: "10.1.8.0/24" },
      { keeps: { natSubnet: "Subnet.SubnetId" } },
    ),
    cvm(
      "RunInstances",
      {
        Placement: { Zone: "ap-guangzhou-3" },
        ImageId: "$image",
        InstanceType: "S5.MEDIUM2",
        VirtualPrivateCloud: { VpcId, SubnetId },
      },
      { keeps: { natMachine: "InstanceIdSet.0" } },
    ),
    cvm("DescribeInstances", { InstanceIds }, { keeps: { natPrivateIp: "InstanceSet.0.PrivateIpAddresses.0" } }),
    vpc("CreateNatGatewaySourceIpTranslationNatRule", {
      NatGatewayId,
      SourceIpTranslationNatRules: [outgoing],
    }),
    vpc(
      "CreateNatGatewaySourceIpTranslationNatRule",
      { NatGatewayId, SourceIpTranslationNatRules: [outgoing] },
      { refused: "InvalidParameterValue.NatSnatRuleExists" },
    ),
    vpc(
      "DescribeNatGatewaySourceIpTranslationNatRules",
      { NatGatewayId, Filters: [{ Name: "resource-id", Values: [SubnetId] }], Offset: 0, Limit: 100 },
      {
        keeps: { snat: "SourceIpTranslationNatRuleSet.0.NatGatewaySnatId" },
        holds: { TotalCount: 1, "SourceIpTranslationNatRuleSet.0.PublicIpAddresses.0": ip },
      },
    ),
    vpc("ModifyNatGatewaySourceIpTranslationNatRule", {
      NatGatewayId,
      SourceIpTranslationNatRule: { ...outgoing, Description: "Shop", NatGatewaySnatId: "$snat" },
    }),
    vpc(
      "DescribeNatGatewaySourceIpTranslationNatRules",
      { NatGatewayId },
      { holds: { "SourceIpTranslationNatRuleSet.0.Description": "Shop" } },
    ),
    vpc("DeleteNatGatewaySourceIpTranslationNatRule", { NatGatewayId, NatGatewaySnatIds: ["$snat"] }),
    vpc(
      "DeleteNatGatewaySourceIpTranslationNatRule",
      { NatGatewayId, NatGatewaySnatIds: ["$snat"] },
      { refused: "InvalidParameterValue.NatGatewaySnatRuleNotExists" },
    ),
    vpc(
      "CreateNatGatewayDestinationIpPortTranslationNatRule",
      { NatGatewayId, DestinationIpPortTranslationNatRules: [{ ...forwarded, PublicIpAddress: "192.0.2.1" }] },
      { refused: "UnsupportedOperation.NatGatewayEipNotExists" },
    ),
    vpc("CreateNatGatewayDestinationIpPortTranslationNatRule", {
      NatGatewayId,
      DestinationIpPortTranslationNatRules: [forwarded],
    }),
    vpc(
      "CreateNatGatewayDestinationIpPortTranslationNatRule",
      { NatGatewayId, DestinationIpPortTranslationNatRules: [forwarded] },
      { refused: "InvalidParameterValue.NatGatewayDnatRuleExisted" },
    ),
    vpc("ModifyNatGatewayDestinationIpPortTranslationNatRule", {
      NatGatewayId,
      SourceNatRule: forwarded,
      DestinationNatRule: changed,
    }),
    vpc("DescribeNatGatewayDestinationIpPortTranslationNatRules", ofGateway, {
      holds: {
        TotalCount: 1,
        "NatGatewayDestinationIpPortTranslationNatRuleSet.0.Description": "Administration",
        "NatGatewayDestinationIpPortTranslationNatRuleSet.0.PublicPort": 2222,
        "NatGatewayDestinationIpPortTranslationNatRuleSet.0.VpcId": VpcId,
      },
    }),
    vpc("DeleteNatGatewayDestinationIpPortTranslationNatRule", {
      NatGatewayId,
      DestinationIpPortTranslationNatRules: [changed],
    }),
    vpc("DescribeNatGatewayDestinationIpPortTranslationNatRules", ofGateway, { holds: { TotalCount: 0 } }),
    cvm("TerminateInstances", { InstanceIds }),
    vpc("DeleteSubnet", { SubnetId }),
  ];
}
