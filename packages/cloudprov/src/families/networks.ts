import type { Family } from "@org/core-provider";
import { getAvailabilityRegions } from "../functions/network/get-availability-regions.ts";
import { getEips } from "../functions/network/get-eips.ts";
import { getNatGateways } from "../functions/network/get-nat-gateways.ts";
import { getSecurityGroups } from "../functions/network/get-security-groups.ts";
import { getVpcInstances } from "../functions/network/get-vpc-instances.ts";
import { getVpcRouteTables } from "../functions/network/get-vpc-route-tables.ts";
import { getVpcSubnets } from "../functions/network/get-vpc-subnets.ts";
import { getAddressTemplateGroups } from "../functions/vpc/get-address-template-groups.ts";
import { getAddressTemplates } from "../functions/vpc/get-address-templates.ts";
import { getProtocolTemplateGroups } from "../functions/vpc/get-protocol-template-groups.ts";
import { getProtocolTemplates } from "../functions/vpc/get-protocol-templates.ts";
import type { Clients } from "../platform/clients.ts";
import { dnat } from "../resources/network/dnat.ts";
import { eip } from "../resources/network/eip.ts";
import { eipAssociation } from "../resources/network/eip-association.ts";
import { eni } from "../resources/network/eni.ts";
import { eniAttachment } from "../resources/network/eni-attachment.ts";
import { natGateway } from "../resources/network/nat-gateway.ts";
import { natGatewaySnat } from "../resources/network/nat-gateway-snat.ts";
import { routeTable } from "../resources/network/route-table.ts";
import { routeTableAssociation } from "../resources/network/route-table-association.ts";
import { routeTableEntry } from "../resources/network/route-table-entry.ts";
import { securityGroup } from "../resources/network/security-group.ts";
import { securityGroupRuleSet } from "../resources/network/security-group-rule-set.ts";
import { subnet } from "../resources/network/subnet.ts";
import { vpc } from "../resources/network/vpc.ts";
import { vpcAcl } from "../resources/network/vpc-acl.ts";
import { vpcAclAttachment } from "../resources/network/vpc-acl-attachment.ts";
import { addressTemplate } from "../resources/vpc/address-template.ts";
import { addressTemplateGroup } from "../resources/vpc/address-template-group.ts";
import { protocolTemplate } from "../resources/vpc/protocol-template.ts";
import { protocolTemplateGroup } from "../resources/vpc/protocol-template-group.ts";

export const family: Family<Clients> = {
  title: "Private networks",
  platformPage: { title: "Virtual Private Cloud", url: "https://cloud.tencent.com/document/product/215" },
  resources: [
    eip,
    eipAssociation,
    vpc,
    subnet,
    routeTable,
    routeTableEntry,
    routeTableAssociation,
    natGateway,
    natGatewaySnat,
    dnat,
    eni,
    eniAttachment,
    vpcAcl,
    vpcAclAttachment,
    securityGroup,
    securityGroupRuleSet,
    addressTemplate,
    addressTemplateGroup,
    protocolTemplate,
    protocolTemplateGroup,
  ],
  functions: [
    getVpcInstances,
    getVpcSubnets,
    getVpcRouteTables,
    getNatGateways,
    getEips,
    getSecurityGroups,
    getAvailabilityRegions,
    getAddressTemplateGroups,
    getAddressTemplates,
    getProtocolTemplateGroups,
    getProtocolTemplates,
  ],
};
