import { type Step, stepsOf } from "../step.ts";

/** A network ACL of a network, and a subnet with it. */
export function networkAclSteps(VpcId: string): readonly Step[] {
  const vpc = stepsOf("vpc");
  const NetworkAclId = "$acl";
  const SubnetIds = ["$aclSubnet"];
  const web = { Protocol: "TCP", Port: "443", CidrBlock: "0.0.0.0/0", Action: "ACCEPT", Description: "HTTPS" };
  const everything = { Protocol: "ALL", CidrBlock: "0.0.0.0/0", Action: "ACCEPT", Description: "" };
  const described = { Filters: [{ Name: "network-acl-id", Values: [NetworkAclId] }], Offset: 0, Limit: 100 };
  const entries = (set: object, more: Partial<Step> = {}) =>
    vpc("ModifyNetworkAclEntries", { NetworkAclId, NetworkAclEntrySet: set }, more);
  return [
    vpc(
      "CreateSubnet",
      { VpcId, SubnetName: "acl", Zone: "ap-guangzhou-3", CidrBlock: "10.1.7.0/24" },
      { keeps: { aclSubnet: "Subnet.SubnetId" } },
    ),
    vpc("CreateNetworkAcl", { VpcId, NetworkAclName: "" }, { refused: "InvalidParameterValue" }),
    vpc(
      "CreateNetworkAcl",
      { VpcId, NetworkAclName: "web", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { acl: "NetworkAcl.NetworkAclId" } },
    ),
    vpc("ModifyNetworkAclAttribute", { NetworkAclId, NetworkAclName: "shop" }),
    entries({ Ingress: [web], Egress: [everything] }),
    entries({ Ingress: [{ ...web, Protocol: "ICMP" }] }, { refused: "InvalidParameterValue" }),
    entries({ Egress: [{ ...everything, Action: "DROP" }] }),
    vpc("AssociateNetworkAclSubnets", { NetworkAclId, SubnetIds }),
    vpc("DescribeNetworkAcls", described, {
      holds: {
        TotalCount: 1,
        "NetworkAclSet.0.NetworkAclName": "shop",
        "NetworkAclSet.0.IngressEntries": 3,
        "NetworkAclSet.0.IngressEntries.0.Description": "HTTPS",
        "NetworkAclSet.0.EgressEntries": 2,
        "NetworkAclSet.0.SubnetSet.0.SubnetId": "$aclSubnet",
        "NetworkAclSet.0.TagSet.0.Value": "shop",
      },
    }),
    vpc("DescribeSubnets", { SubnetIds }, { holds: { "SubnetSet.0.NetworkAclId": NetworkAclId } }),
    vpc("DeleteNetworkAcl", { NetworkAclId }, { refused: "ResourceInUse" }),
    vpc("DisassociateNetworkAclSubnets", { NetworkAclId, SubnetIds }),
    vpc("DeleteNetworkAcl", { NetworkAclId }),
    vpc("DescribeNetworkAcls", described, { holds: { TotalCount: 0 } }),
    vpc("DeleteSubnet", { SubnetId: "$aclSubnet" }),
  ];
}
