import { field } from "@org/core-provider";
import { lookupAll } from "../../platform/listing.ts";
import { alternatives } from "./alternatives.ts";

const filter = field.object(
  {
    addressTypes: alternatives("`EGRESS` or `INGRESS`.", { knownValues: ["EGRESS", "INGRESS"] }),
    clouds: alternatives("`AWS`, `AZURE` or `GCP`; `ANY` for what is in all.", {
      knownValues: ["AWS", "AZURE", "GCP", "ANY"],
    }),
    regions: alternatives("Regions of the clouds, such as `us-east-1`."),
    services: alternatives("`KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`.", {
      knownValues: ["KAFKA", "CONNECT", "EXTERNAL_OAUTH"],
    }),
  },
  { docs: "Which addresses to list; all when left out." },
);

export const getIpAddresses = lookupAll("getIpAddresses", {
  docs: "Lists the public IP addresses that the platform's services use, for firewalls.",
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
  each: "A block of addresses.",
  id: () => "ip-addresses",
  outputs: {
    apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
    kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
    ipPrefix: field.string({ output: true, wire: "ip_prefix", docs: "The addresses, such as `10.200.0.0/28`." }),
    services: field.list(field.string({ docs: "A service." }), {
      output: true,
      wire: "services",
      docs: "Services that use the addresses.",
    }),
    cloud: field.string({ output: true, wire: "cloud", docs: "Cloud that they are in; `ANY` for all." }),
    region: field.string({ output: true, wire: "region", docs: "Region that they are in." }),
    addressType: field.string({ output: true, wire: "address_type", docs: "`EGRESS` or `INGRESS`." }),
  },
});
