import { field } from "@org/core-provider";
import { lookupAll } from "../../platform/listing.ts";
import { alternatives } from "./alternatives.ts";

const filter = field.object(
  {
    addressTypes: alternatives("`EGRESS` or `INGRESS`.", { knownValues: ["EGRESS", "INGRESS"] }),
    clouds: alternatives("`AWS`, `AZURE` or `GCP`; `ANY` for addresses that all clouds share.", {
      knownValues: ["AWS", "AZURE", "GCP", "ANY"],
    }),
    regions: alternatives("Cloud regions, such as `us-east-1`."),
    services: alternatives("`KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`.", {
      knownValues: ["KAFKA", "CONNECT", "EXTERNAL_OAUTH"],
    }),
  },
  { docs: "Addresses to list. Defaults to all addresses." },
);

export const getIpAddresses = lookupAll("getIpAddresses", {
  docs: "Lists the public IP addresses that the platform's services use, such as for firewall rules.",
  example: `const egress = streamprov.getIpAddressesOutput({
    filter: { clouds: ["AWS"], regions: ["us-east-1"], addressTypes: ["EGRESS"] },
});`,
  collection: { path: () => "/networking/v1/ip-addresses" },
  inputs: { filter },
  filters: ({ filter: { clouds, regions, services, addressTypes } = {} }) => ({
    cloud: clouds,
    region: regions,
    services,
    address_type: addressTypes,
  }),
  as: "ipAddresses",
  all: "The addresses",
  each: "A CIDR block.",
  id: () => "ip-addresses",
  outputs: {
    apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
    kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
    ipPrefix: field.string({ output: true, wire: "ip_prefix", docs: "CIDR block, such as `10.200.0.0/28`." }),
    services: field.list(field.string({ docs: "A service." }), {
      output: true,
      wire: "services",
      docs: "Services that use the addresses.",
    }),
    cloud: field.string({ output: true, wire: "cloud", docs: "Cloud of the addresses; `ANY` for all clouds." }),
    region: field.string({ output: true, wire: "region", docs: "Region of the addresses." }),
    addressType: field.string({ output: true, wire: "address_type", docs: "`EGRESS` or `INGRESS`." }),
  },
});
