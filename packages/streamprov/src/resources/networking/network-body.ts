import { type Facts, field, fromWire, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { resourceName } from "../../platform/references.ts";

/** The outputs of a network, which the resource and the lookup share. */
export const networkOutputs = {
  gateways: field.list(
    field.object(
      { id: field.string({ output: true, docs: "ID of the gateway, `gw-...`, or empty." }) },
      { output: true, docs: "The gateway." },
    ),
    { output: true, docs: "Gateway of the network: always one element." },
  ),
  resourceName: resourceName("environment=env-abc123/network=n-abc123"),
  dnsDomain: field.string({
    output: true,
    wire: "status.dns_domain",
    docs: "Root DNS domain of a network with PRIVATELINK; otherwise empty.",
  }),
  endpointSuffix: field.string({
    output: true,
    wire: "status.endpoint_suffix",
    docs: "Suffix of the host names of services in the network.",
  }),
  zonalSubdomains: field.map(field.string({ docs: "DNS domain of the zone." }), {
    output: true,
    wire: "status.zonal_subdomains",
    docs: "DNS domain of each zone by zone ID, in a network with PRIVATELINK.",
  }),
};

/**
 * Details of the network in its cloud. Programs may set them for compatibility, without effect. `list` contains the facts
 * of the three lists, `member` those of their members.
 */
export const cloudDetails = <const L extends Partial<Facts>, const M extends Partial<Facts>>(list: L, member: M) => ({
  aws: field.list(
    field.object(
      {
        vpc: field.string({ ...member, docs: "ID of the platform's VPC." }),
        account: field.string({ ...member, docs: "AWS account that the VPC belongs to." }),
        privateLinkEndpointService: field.string({
          ...member,
          docs: "Endpoint service of the VPC for PrivateLink, or empty.",
        }),
      },
      { docs: "The network in AWS." },
    ),
    { ...list, docs: "The network in AWS: one element in that cloud, otherwise empty." },
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
    { ...list, docs: "The network in Azure: one element in that cloud, otherwise empty." },
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
    { ...list, docs: "The network in Google Cloud: one element in that cloud, otherwise empty." },
  ),
});

/**
 * The values that do not follow from the wire names. The platform returns the details of the cloud once the network is
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

const detail = (name: string) => responseField.string({ wire: `status.cloud.${name}` });
const byZone = (name: string) =>
  responseField.map(responseField.string({}), {
    wire: `status.cloud.${name}`,
  });

const partsFacts = {
  cloud: responseField.string({ wire: "spec.cloud" }),
  gatewayId: responseField.string({ wire: "spec.gateway.id" }),
  vpc: detail("vpc"),
  account: detail("account"),
  privateLinkEndpointService: detail("private_link_endpoint_service"),
  privateLinkServiceAliases: byZone("private_link_service_aliases"),
  project: detail("project"),
  vpcNetwork: detail("vpc_network"),
  privateServiceConnectServiceAttachments: byZone("private_service_connect_service_attachments"),
};
