import type { Family } from "@org/core-provider";
import { getAccessPoint } from "../functions/networking/get-access-point.ts";
import { getDnsForwarder } from "../functions/networking/get-dns-forwarder.ts";
import { getDnsRecord } from "../functions/networking/get-dns-record.ts";
import { getEndpoint } from "../functions/networking/get-endpoint.ts";
import { getGateway } from "../functions/networking/get-gateway.ts";
import { getGateways } from "../functions/networking/get-gateways.ts";
import { getIpAddresses } from "../functions/networking/get-ip-addresses.ts";
import { getNetwork } from "../functions/networking/get-network.ts";
import { getNetworkLinkEndpoint } from "../functions/networking/get-network-link-endpoint.ts";
import { getNetworkLinkService } from "../functions/networking/get-network-link-service.ts";
import { getPeering } from "../functions/networking/get-peering.ts";
import { getPrivateLinkAccess } from "../functions/networking/get-private-link-access.ts";
import { getPrivateLinkAttachment } from "../functions/networking/get-private-link-attachment.ts";
import { getPrivateLinkAttachmentConnection } from "../functions/networking/get-private-link-attachment-connection.ts";
import { getTransitGatewayAttachment } from "../functions/networking/get-transit-gateway-attachment.ts";
import type { Clients } from "../platform/clients.ts";
import { accessPoint } from "../resources/networking/access-point.ts";
import { dnsForwarder } from "../resources/networking/dns-forwarder.ts";
import { dnsRecord } from "../resources/networking/dns-record.ts";
import { gateway } from "../resources/networking/gateway.ts";
import { network } from "../resources/networking/network.ts";
import { networkLinkEndpoint } from "../resources/networking/network-link-endpoint.ts";
import { networkLinkService } from "../resources/networking/network-link-service.ts";
import { peering } from "../resources/networking/peering.ts";
import { privateLinkAccess } from "../resources/networking/private-link-access.ts";
import { privateLinkAttachment } from "../resources/networking/private-link-attachment.ts";
import { privateLinkAttachmentConnection } from "../resources/networking/private-link-attachment-connection.ts";
import { transitGatewayAttachment } from "../resources/networking/transit-gateway-attachment.ts";

export const family: Family<Clients> = {
  title: "Private networking",
  platformPage: {
    title: "APIs to manage networks in Confluent Cloud",
    url: "https://docs.confluent.io/cloud/current/networking/overview.html",
  },
  resources: [
    network,
    peering,
    privateLinkAccess,
    transitGatewayAttachment,
    gateway,
    accessPoint,
    privateLinkAttachment,
    privateLinkAttachmentConnection,
    networkLinkService,
    networkLinkEndpoint,
    dnsRecord,
    dnsForwarder,
  ],
  functions: [
    getAccessPoint,
    getDnsForwarder,
    getDnsRecord,
    getEndpoint,
    getGateway,
    getGateways,
    getIpAddresses,
    getNetwork,
    getNetworkLinkEndpoint,
    getNetworkLinkService,
    getPeering,
    getPrivateLinkAccess,
    getPrivateLinkAttachment,
    getPrivateLinkAttachmentConnection,
    getTransitGatewayAttachment,
  ],
};
