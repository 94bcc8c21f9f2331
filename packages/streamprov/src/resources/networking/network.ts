import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { ipv4Block } from "../../platform/ipv4-blocks.ts";
import { cloudRegion, environmentRef, platformNamed } from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";
import { cloudDetails, networkOutputs, networkParts } from "./network-body.ts";
import { networkRules } from "./network-rules.ts";

/** A CIDR block of IPv4 addresses. */
function block(size: number, example: string) {
  return {
    match: ipv4Block(String(size)),
    says: `be an IPv4 CIDR block of size /${size}, such as ${example}`,
  };
}

/** The properties of a network. */
export const networkFields = {
  displayName: platformNamed(),
  ...cloudRegion(),
  connectionTypes: field.list(
    field.string({ values: ["PEERING", "TRANSITGATEWAY", "PRIVATELINK"], docs: "A connection type." }),
    {
      required: true,
      replaceOnChange: true,
      min: 1,
      wire: "spec.connection_types",
      docs: "Connection types of the network: `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`.",
      inputDocs: "The order is significant.",
    },
  ),
  cidr: field.string({
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    pattern: block(16, "10.200.0.0/16"),
    wire: "spec.cidr",
    docs: "IPv4 CIDR block of the network, or empty.",
    inputDocs: "Networks with PEERING or TRANSITGATEWAY require either cidr or zoneInfos with a block for each zone.",
  }),
  reservedCidr: field.string({
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    pattern: block(24, "172.20.255.0/24"),
    wire: "spec.reserved_cidr",
    docs: "IPv4 CIDR block that the platform reserves in AWS networks with PEERING or TRANSITGATEWAY. Empty in other networks.",
    inputDocs: "Defaults to `172.20.255.0/24`.",
  }),
  zones: field.set(field.string({ docs: "ID of a zone." }), {
    terraform: { kind: "list" },
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    wire: "spec.zones",
    docs: "Three availability zones of the network.",
    inputDocs: "If unset, the platform chooses them.",
  }),
  zoneInfos: field.list(
    field.object(
      {
        zoneId: field.string({ computed: true, emptyIsUnset: true, wire: "zone_id", docs: "ID of the zone." }),
        cidr: field.string({
          computed: true,
          emptyIsUnset: true,
          pattern: block(27, "10.200.0.0/27"),
          wire: "cidr",
          docs: "IPv4 CIDR block of the zone, of size /27.",
        }),
      },
      { docs: "A zone." },
    ),
    {
      computed: true,
      replaceOnChange: true,
      emptyIsUnset: true,
      wire: "spec.zones_info",
      docs: "Availability zones with their CIDR blocks.",
      inputDocs: "Use it instead of cidr. The order is significant.",
    },
  ),
  dnsConfig: field.object(
    {
      resolution: field.string({
        required: true,
        replaceOnChange: true,
        knownValues: ["CHASED_PRIVATE", "PRIVATE"],
        wire: "resolution",
        docs: "DNS resolution of host names: public and private DNS (CHASED_PRIVATE), or only private DNS (PRIVATE).",
        inputDocs: "Defaults to CHASED_PRIVATE.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.dns_config",
      docs: "DNS resolution in networks with PRIVATELINK.",
    },
  ),
  environment: environmentRef(),
  ...cloudDetails({ computed: true, ignored: true }, { computed: true }),
  ...networkOutputs,
};

/** The networks of an environment. */
export const networks = environmentCollection({
  kind: "Network",
  path: "/networking/v1/networks",
  phases: { done: ["READY"], reasonAt: "status.error_message" },
});

export const network = resource("Network", {
  docs: "A private network on the platform for Dedicated Kafka clusters. Other networks connect to it through peering, a transit gateway or private link.",
  platformPage: apiPage("Networks (networking/v1)"),
  example: `const peered = new streamprov.Network("peered", {
    displayName: "peered",
    cloud: "AWS",
    region: "us-east-2",
    cidr: "10.200.0.0/16",
    connectionTypes: ["PEERING"],
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "ended in the state": notProvided("network"),
    "still uses the network":
      "Delete the clusters in the network first. If the program contains them, they must refer to the network, so that Pulumi deletes them before it.",
  },
  ...controlPlaneObject(networkFields, networks, { outputs: networkParts }),
  rules: networkRules,
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<network ID>", "n-abc123").import,
});
