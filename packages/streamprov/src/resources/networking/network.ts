import { containsUnknown, field, isUnknown, onlyWhen, type Rule } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { ipv4Block } from "../../platform/ipv4-blocks.ts";
import { cloudRegion, environmentRef, platformNamed } from "../../platform/references.ts";
import { cloudDetails, networkOutputs, networkParts } from "./network-body.ts";

/** A block of IPv4 addresses. */
function block(size: number, example: string) {
  return {
    match: ipv4Block(String(size)),
    says: `be an IPv4 block of size /${size}, such as ${example}`,
  };
}

/** The properties of a network. */
export const networkFields = {
  displayName: platformNamed(),
  ...cloudRegion(),
  connectionTypes: field.list(
    field.string({ values: ["PEERING", "TRANSITGATEWAY", "PRIVATELINK"], docs: "A way to connect." }),
    {
      required: true,
      replaceOnChange: true,
      min: 1,
      wire: "spec.connection_types",
      docs: "Ways in which other networks connect to this one.",
      inputDocs: "Their order counts.",
    },
  ),
  cidr: field.string({
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    pattern: block(16, "10.200.0.0/16"),
    wire: "spec.cidr",
    docs: "IPv4 block of the network; empty when there is none.",
    inputDocs: "Networks with PEERING or TRANSITGATEWAY need it, or zoneInfos with a block for each zone.",
  }),
  reservedCidr: field.string({
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    pattern: block(24, "172.20.255.0/24"),
    wire: "spec.reserved_cidr",
    docs: "IPv4 block that the platform keeps for itself, in AWS networks with PEERING or TRANSITGATEWAY; empty when there is none.",
    inputDocs: "Left out, it takes `172.20.255.0/24`.",
  }),
  zones: field.set(field.string({ docs: "ID of a zone." }), {
    terraform: { kind: "list" },
    computed: true,
    replaceOnChange: true,
    emptyIsUnset: true,
    wire: "spec.zones",
    docs: "The three zones that the network is spread over.",
    inputDocs: "Left out, the platform chooses them.",
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
          docs: "IPv4 block of the zone, of size /27.",
        }),
      },
      { docs: "A zone." },
    ),
    {
      computed: true,
      replaceOnChange: true,
      emptyIsUnset: true,
      wire: "spec.zones_info",
      docs: "Zones with their blocks.",
      inputDocs: "Instead of one block in cidr. Their order counts.",
    },
  ),
  dnsConfig: field.object(
    {
      resolution: field.string({
        required: true,
        replaceOnChange: true,
        knownValues: ["CHASED_PRIVATE", "PRIVATE"],
        wire: "resolution",
        docs: "Whether host names are resolved by public and private DNS together (CHASED_PRIVATE) or by private DNS alone (PRIVATE).",
        inputDocs: "The platform takes CHASED_PRIVATE when nothing is given.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.dns_config",
      docs: "How host names are resolved, in networks with PRIVATELINK.",
    },
  ),
  environment: environmentRef(),
  ...cloudDetails({ computed: true, ignored: true }, { computed: true }),
  ...networkOutputs,
};

/** Where networks are: one collection for each environment. */
export const networks = environmentCollection({
  kind: "Network",
  path: "/networking/v1/networks",
  phases: { done: ["READY"], reasonAt: "status.error_message" },
});

export const network = resource("Network", {
  docs: "A private network of the platform, for Dedicated Kafka clusters: other networks connect to it by peering, transit gateway or private link.",
  example: `const peered = new streamprov.Network("peered", {
    displayName: "peered",
    cloud: "AWS",
    region: "us-east-2",
    cidr: "10.200.0.0/16",
    connectionTypes: ["PEERING"],
    environment: { id: "env-abc123" },
});`,
  fields: networkFields,
  rules: [
    onlyWhen("zones", {
      says: "cloud is AWS, or cloud is GCP and connectionTypes holds PRIVATELINK or PEERING",
      fields: ["cloud", "connectionTypes"],
      test: ({ cloud, connectionTypes }) => takesZones(cloud, connectionTypes),
    }),
    onlyWhen("dnsConfig", {
      says: "connectionTypes holds PRIVATELINK",
      fields: ["connectionTypes"],
      test: ({ connectionTypes }) => holds(connectionTypes, "PRIVATELINK"),
    }),
    threeDifferent("zones"),
    threeDifferent("zoneInfos"),
    differ("connectionTypes"),
  ],
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<network ID>", "n-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(networkFields, networks, { outputs: networkParts }),
});

function takesZones(cloud: unknown, connectionTypes: unknown): boolean {
  if (cloud === "AWS") return true;
  return cloud === "GCP" && holds(connectionTypes, "PRIVATELINK", "PEERING");
}

/** True when one of the types is in the list, or may be. */
function holds(connectionTypes: unknown, ...wanted: readonly string[]): boolean {
  return (
    Array.isArray(connectionTypes) && connectionTypes.some((type) => isUnknown(type) || wanted.includes(String(type)))
  );
}

/** A list that is left out, or has three different elements. */
function threeDifferent(name: string): Rule {
  return {
    says: `${name} has three different elements.`,
    fields: [name],
    test: ({ [name]: list }, shown) => {
      if (!Array.isArray(list) || containsUnknown(list)) return [];
      return list.length === 3 && different(list) === 3
        ? []
        : [
            {
              path: name,
              message: `must have three different elements, one for each zone, not ${shown(name, list.length)}`,
            },
          ];
    },
  };
}

function differ(name: string): Rule {
  return {
    says: `The elements of ${name} are different.`,
    fields: [name],
    test: ({ [name]: list }) =>
      !Array.isArray(list) || containsUnknown(list) || different(list) === list.length
        ? []
        : [{ path: name, message: "must not have an element twice; remove one of the two" }],
  };
}

function different(list: readonly unknown[]): number {
  return new Set(list.map((one) => JSON.stringify(one))).size;
}
