import { type Step, stepsOf } from "../step.ts";
import { natGatewaySteps } from "./nat-gateways.ts";
import { networkAclSteps } from "./network-acls.ts";
import { networkInterfaceSteps } from "./network-interfaces.ts";
import { routeTableSteps } from "./routes.ts";

export function networkSteps(): readonly Step[] {
  return [
    ...templates("AddressTemplate", "address-template", "ipm", "Address", { first: "10.0.0.1", second: "10.0.0.0/24" }),
    ...templates("ServiceTemplate", "service-template", "ppm", "Service", { first: "tcp:80", second: "udp:all" }),
    ...privateNetworks(),
    ...securityGroups(),
    { service: "cvm", action: "DescribeRegions", params: {}, holds: { "RegionSet.0.RegionState": "AVAILABLE" } },
    ...addresses(),
  ];
}

function templates(
  word: string,
  filter: string,
  prefix: string,
  member: string,
  values: { readonly first: string; readonly second: string },
): Step[] {
  const list = member === "Address" ? "Addresses" : "Services";
  const group = `${word}Group`;
  const of = (action: string, params: object, more: Partial<Step> = {}): Step => ({
    service: "vpc",
    action,
    params: params as Step["params"],
    ...more,
  });
  const described = { [member]: values.second, Description: "the others" };
  const byId = (kind: string, name: string, id: string) =>
    of(
      `Describe${kind}s`,
      { Filters: [{ Name: `${name}-id`, Values: [id] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, [`${kind}Set`]: 1 } },
    );
  const made = { [`${word}Name`]: "office", [list]: [values.first], Tags: [{ Key: "team", Value: "shop" }] };
  return [
    of(`Create${word}`, made, { keeps: { first: `${word}.${word}Id` }, holds: { [`${word}.TagSet`]: 1 } }),
    of(
      `Create${word}`,
      { [`${word}Name`]: "lab", [`${list}Extra`]: [described] },
      { keeps: { second: `${word}.${word}Id` }, holds: { [`${word}.${member}ExtraSet.0.Description`]: "the others" } },
    ),
    of(`Create${word}`, { [`${word}Name`]: "none", [list]: [] }, { refused: "InvalidParameterValue.Empty" }),
    byId(word, filter, "$first"),
    of(`Describe${word}s`, { Offset: "1", Limit: "1" }, { holds: { TotalCount: 2, [`${word}Set`]: 1 } }),
    of(`Modify${word}Attribute`, { [`${word}Id`]: "$first", [list]: [values.first, values.second] }),
    of(`Modify${word}Attribute`, { [`${word}Id`]: "$second", [`${word}Name`]: "other" }),
    of(`Delete${word}`, { [`${word}Id`]: `${prefix}-00000000` }, { refused: "ResourceNotFound" }),
    of(
      `Create${group}`,
      { [`${group}Name`]: "all", [`${word}Ids`]: ["$first", "$second"] },
      { keeps: { group: `${group}.${group}Id` } },
    ),
    byId(group, `${filter}-group`, "$group"),
    of(`Modify${group}Attribute`, { [`${group}Id`]: "$group", [`${word}Ids`]: ["$first"] }),
    of(`Delete${word}`, { [`${word}Id`]: "$first" }, { refused: "ResourceInUse" }),
    of(`Delete${group}`, { [`${group}Id`]: "$group" }),
    of(`Delete${word}`, { [`${word}Id`]: "$first" }),
    of(`Delete${word}`, { [`${word}Id`]: "$second" }),
    of(`Describe${word}s`, {}, { holds: { TotalCount: 0 } }),
  ];
}

function privateNetworks(): Step[] {
  const VpcId = "$vpc";
  const vpc = stepsOf("vpc");
  return [
    vpc("CreateVpc", { VpcName: "web", CidrBlock: "10.1.0.1/16" }, { refused: "InvalidParameterValue.Malformed" }),
    vpc(
      "CreateVpc",
      { VpcName: "web", CidrBlock: "10.1.0.0/16", EnableMulticast: "false", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { vpc: "Vpc.VpcId" } },
    ),
    vpc("ModifyVpcAttribute", { VpcId, VpcName: "shop", DnsServers: ["10.1.0.2"] }),
    vpc("CreateAssistantCidr", { VpcId, CidrBlocks: ["10.2.0.0/16"] }),
    vpc(
      "CreateAssistantCidr",
      { VpcId, CidrBlocks: ["10.2.1.0/24"] },
      { refused: "InvalidParameterValue.SubnetOverlapAssistCidr" },
    ),
    vpc("ModifyAssistantCidr", { VpcId, NewCidrBlocks: ["10.3.0.0/16"], OldCidrBlocks: ["10.2.0.0/16"] }),
    vpc(
      "DescribeVpcs",
      { Filters: [{ Name: "vpc-name", Values: ["shop"] }], Offset: "0", Limit: "100" },
      {
        holds: {
          TotalCount: 1,
          "VpcSet.0.VpcId": VpcId,
          "VpcSet.0.DnsServerSet.0": "10.1.0.2",
          "VpcSet.0.AssistantCidrSet.0.CidrBlock": "10.3.0.0/16",
          "VpcSet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc(
      "DescribeRouteTables",
      { Filters: [{ Name: "vpc-id", Values: [VpcId] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, "RouteTableSet.0.Main": true } },
    ),
    ...subnets(VpcId),
    ...routeTableSteps(VpcId),
    ...natGatewaySteps(VpcId),
    ...networkAclSteps(VpcId),
    ...networkInterfaceSteps(VpcId),
    vpc("DeleteVpc", { VpcId }),
    vpc("DescribeVpcs", { VpcIds: [VpcId] }, { refused: "ResourceNotFound" }),
  ];
}

function subnets(VpcId: string): Step[] {
  const vpc = stepsOf("vpc");
  const SubnetId = "$subnet";
  const made = { VpcId, SubnetName: "web", Zone: "ap-guangzhou-3", CidrBlock: "10.1.1.0/24" };
  return [
    vpc("CreateSubnet", { ...made, CidrBlock: "10.9.1.0/24" }, { refused: "InvalidParameterValue.SubnetRange" }),
    vpc(
      "CreateSubnet",
      { ...made, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { subnet: "Subnet.SubnetId", table: "Subnet.RouteTableId" } },
    ),
    vpc("CreateSubnet", made, { refused: "InvalidParameterValue.SubnetConflict" }),
    vpc("ModifySubnetAttribute", { SubnetId, SubnetName: "shop", EnableBroadcast: "true" }),
    vpc("ReplaceRouteTableAssociation", { SubnetId, RouteTableId: "$table" }),
    vpc(
      "DescribeSubnets",
      { Filters: [{ Name: "vpc-id", Values: [VpcId] }], Offset: "0", Limit: "100" },
      {
        holds: {
          TotalCount: 1,
          "SubnetSet.0.SubnetId": SubnetId,
          "SubnetSet.0.SubnetName": "shop",
          "SubnetSet.0.EnableBroadcast": true,
          "SubnetSet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc("DeleteVpc", { VpcId }, { refused: "ResourceInUse" }),
    vpc("DeleteSubnet", { SubnetId }),
    vpc("DescribeSubnets", { SubnetIds: [SubnetId] }, { refused: "ResourceNotFound" }),
  ];
}

function securityGroups(): Step[] {
  const SecurityGroupId = "$group";
  const vpc = stepsOf("vpc");
  const policies = (action: string, SecurityGroupPolicySet: object, more: Partial<Step> = {}): Step =>
    vpc(`${action}SecurityGroupPolicies`, { SecurityGroupId, SecurityGroupPolicySet }, more);
  const web = { Protocol: "TCP", Port: "443", CidrBlock: "0.0.0.0/0", Action: "ACCEPT" };
  return [
    vpc(
      "CreateSecurityGroup",
      { GroupName: "web", GroupDescription: "", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { group: "SecurityGroup.SecurityGroupId" } },
    ),
    vpc("ModifySecurityGroupAttribute", { SecurityGroupId, GroupName: "shop" }),
    vpc(
      "DescribeSecurityGroups",
      { Filters: [{ Name: "security-group-name", Values: ["shop"] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, "SecurityGroupSet.0.SecurityGroupId": SecurityGroupId } },
    ),
    policies("Create", { Ingress: [web] }),
    policies("Create", { Ingress: [web] }, { refused: "UnsupportedOperation.DuplicatePolicy" }),
    policies("Create", { Ingress: [], Egress: [] }, { refused: "InvalidParameterValue.Empty" }),
    policies("Modify", { Ingress: [web], Egress: [{ ...web, Ipv6CidrBlock: "::/0", CidrBlock: "" }] }),
    vpc(
      "DescribeSecurityGroupPolicies",
      { SecurityGroupId },
      { holds: { "SecurityGroupPolicySet.Ingress.0.Protocol": "tcp", "SecurityGroupPolicySet.Version": "2" } },
    ),
    vpc(
      "DescribeSecurityGroupAssociationStatistics",
      { SecurityGroupIds: [SecurityGroupId] },
      {
        holds: {
          "SecurityGroupAssociationStatisticsSet.0.SecurityGroupId": SecurityGroupId,
          "SecurityGroupAssociationStatisticsSet.0.TotalCount": 0,
        },
      },
    ),
    policies("Modify", { Ingress: [{ ...web, Port: "80" }] }),
    vpc(
      "DescribeSecurityGroupPolicies",
      { SecurityGroupId },
      { holds: { "SecurityGroupPolicySet.Ingress.0.Port": "80", "SecurityGroupPolicySet.Egress.0.Port": "443" } },
    ),
    policies("Modify", {}, { refused: "InvalidParameterValue.Empty" }),
    policies("Delete", { Ingress: [{ PolicyIndex: 0 }] }),
    vpc("DeleteSecurityGroup", { SecurityGroupId }),
    vpc("DescribeSecurityGroups", { SecurityGroupIds: [SecurityGroupId] }, { refused: "ResourceNotFound" }),
  ];
}

function addresses(): Step[] {
  const AddressIds = ["$address"];
  const vpc = stepsOf("vpc");
  const made = { AddressName: "web", ClientToken: "first", Tags: [{ Key: "team", Value: "shop" }] };
  return [
    vpc("AllocateAddresses", made, { keeps: { address: "AddressSet.0" } }),
    vpc("AllocateAddresses", made, { holds: { AddressSet: 1 } }),
    vpc("AllocateAddresses", { InternetMaxBandwidthOut: 0 }, { refused: "InvalidParameterValue.BandwidthOutOfRange" }),
    vpc("ModifyAddressAttribute", { AddressId: "$address", AddressName: "shop" }),
    vpc("ModifyAddressesBandwidth", { AddressIds, InternetMaxBandwidthOut: 5 }, { keeps: { resizing: "TaskId" } }),
    vpc("DescribeTaskResult", { TaskId: "#resizing" }, { holds: { Result: "SUCCESS" } }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { TotalCount: 1, "AddressSet.0.Bandwidth": 5 } }),
    vpc("ModifyAddressInternetChargeType", {
      AddressId: "$address",
      InternetChargeType: "BANDWIDTH_PREPAID_BY_MONTH",
      InternetMaxBandwidthOut: 5,
      AddressChargePrepaid: { Period: 1, AutoRenewFlag: 0 },
    }),
    vpc("RenewAddresses", { AddressIds, AddressChargePrepaid: { Period: 2, AutoRenewFlag: 1 } }),
    vpc("ModifyAddressesRenewFlag", { AddressIds, RenewFlag: "NOTIFY_AND_MANUAL_RENEW" }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { "AddressSet.0.RenewFlag": "NOTIFY_AND_MANUAL_RENEW" } }),
    vpc("DisassociateAddress", { AddressId: "$address" }, { refused: "UnsupportedOperation.AddressStatusNotPermit" }),
    vpc("AssociateAddress", { AddressId: "$address", InstanceId: "ins-0cxjwrog" }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { "AddressSet.0.InstanceId": "ins-0cxjwrog" } }),
    vpc("DisassociateAddress", { AddressId: "$address" }),
    vpc(
      "DisassociateNatGatewayAddress",
      { NatGatewayId: "nat-00000000", PublicIpAddresses: ["203.0.113.1"] },
      { refused: "ResourceNotFound" },
    ),
    vpc("ReleaseAddresses", { AddressIds }),
    vpc("ReleaseAddresses", { AddressIds }),
    vpc("DescribeTaskResult", { TaskId: 1 }, { refused: "InvalidParameter" }),
  ];
}
