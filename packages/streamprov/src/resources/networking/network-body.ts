import { type Facts, field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { resourceName } from "../../platform/references.ts";

/** What the platform tells of a network and no program gives: the same in the resource and in the lookup. */
export const networkOutputs = {
  gateways: field.list(
    field.object(
      { id: field.string({ output: true, docs: "ID of the gateway, `gw-...`; empty when there is none." }) },
      { output: true, docs: "The gateway." },
    ),
    { output: true, docs: "The network's gateway, always one element." },
  ),
  resourceName: resourceName("environment=env-abc123/network=n-abc123"),
  dnsDomain: field.string({
    output: true,
    wire: "status.dns_domain",
    docs: "Root DNS domain, on networks with PRIVATELINK; otherwise empty.",
  }),
  endpointSuffix: field.string({
    output: true,
    wire: "status.endpoint_suffix",
    docs: "What the host names of services in the network end with.",
  }),
  zonalSubdomains: field.map(field.string({ docs: "DNS domain of the zone." }), {
    output: true,
    wire: "status.zonal_subdomains",
    docs: "DNS domain of each zone by the zone's ID, on networks with PRIVATELINK.",
  }),
};

/**
 * Details of the network in its cloud. They can be given for compatibility, which has no effect: `list` are the facts
 * of the three lists, `member` those of what is in them.
 */
export const cloudDetails = <const L extends Partial<Facts>, const M extends Partial<Facts>>(list: L, member: M) => ({
  aws: field.list(
    field.object(
      {
        vpc: field.string({ ...member, docs: "ID of the platform's VPC." }),
        account: field.string({ ...member, docs: "AWS account that the VPC belongs to." }),
        privateLinkEndpointService: field.string({
          ...member,
          docs: "Endpoint service to reach the VPC by PrivateLink; empty when there is none.",
        }),
      },
      { docs: "The network in AWS." },
    ),
    { ...list, docs: "The network in AWS: one element in that cloud, otherwise none." },
  ),
  azures: field.list(
    field.object(
      {
        privateLinkServiceAliases: field.map(field.string({ docs: "Alias of the service." }), {
          ...member,
          docs: "Alias of the Private Link service in each zone.",
        }),
      },
      { docs: "The network in Azure." },
    ),
    { ...list, docs: "The network in Azure: one element in that cloud, otherwise none." },
  ),
  gcps: field.list(
    field.object(
      {
        project: field.string({ ...member, docs: "ID of the platform's project." }),
        vpcNetwork: field.string({ ...member, docs: "Name of the platform's VPC network." }),
        privateServiceConnectServiceAttachments: field.map(field.string({ docs: "URI of the attachment." }), {
          ...member,
          docs: "Service attachment for Private Service Connect in each zone.",
        }),
      },
      { docs: "The network in Google Cloud." },
    ),
    { ...list, docs: "The network in Google Cloud: one element in that cloud, otherwise none." },
  ),
});

/**
 * The parts of a network's body that do not follow its fields. The details of a cloud are there once the network is
 * ready; the lists of the other clouds are empty.
 */
export function networkParts(body: Body) {
  const { cloud, gatewayId, ...details } = fromWire(partsFacts, body);
  const when = <T>(name: string, value: T): readonly T[] => (cloud.toUpperCase() === name ? [value] : []);
  const { vpc, account, privateLinkEndpointService, privateLinkServiceAliases } = details;
  const { project, vpcNetwork, privateServiceConnectServiceAttachments } = details;
  return {
    gateways: [{ id: gatewayId }],
    aws: when("AWS", { vpc, account, privateLinkEndpointService }),
    azures: when("AZURE", { privateLinkServiceAliases }),
    gcps: when("GCP", { project, vpcNetwork, privateServiceConnectServiceAttachments }),
  };
}

const detail = (name: string) =>
  field.string({ output: true, wire: `status.cloud.${name}`, docs: "A detail of the network in its cloud." });
const byZone = (name: string) =>
  field.map(field.string({ docs: "That of the zone." }), {
    output: true,
    wire: `status.cloud.${name}`,
    docs: "A detail of each zone.",
  });

const partsFacts = {
  cloud: field.string({ output: true, wire: "spec.cloud", docs: "Cloud that it is in." }),
  gatewayId: field.string({ output: true, wire: "spec.gateway.id", docs: "ID of its gateway." }),
  vpc: detail("vpc"),
  account: detail("account"),
  privateLinkEndpointService: detail("private_link_endpoint_service"),
  privateLinkServiceAliases: byZone("private_link_service_aliases"),
  project: detail("project"),
  vpcNetwork: detail("vpc_network"),
  privateServiceConnectServiceAttachments: byZone("private_service_connect_service_attachments"),
};
