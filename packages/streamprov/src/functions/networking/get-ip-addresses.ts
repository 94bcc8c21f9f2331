import { field, fromWire, type Outputs } from "@org/core-provider";
import { listAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";

const alternatives = (docs: string, known?: readonly string[]) =>
  field.list(field.string({ ...(known ? { knownValues: known } : {}), docs: "A value." }), {
    docs: `${docs} Several are alternatives.`,
  });

const filter = field.object(
  {
    addressTypes: alternatives("`EGRESS` or `INGRESS`.", ["EGRESS", "INGRESS"]),
    clouds: alternatives("`AWS`, `AZURE` or `GCP`; `ANY` for what is in all.", ["AWS", "AZURE", "GCP", "ANY"]),
    regions: alternatives("Regions of the clouds, such as `us-east-1`."),
    services: alternatives("`KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`.", ["KAFKA", "CONNECT", "EXTERNAL_OAUTH"]),
  },
  { docs: "Which addresses to list; all when left out." },
);

const ipAddress = {
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
};

export const getIpAddresses = lookup("getIpAddresses", {
  docs: "Lists the public IP addresses that the platform's services use, for firewalls.",
  example: `const egress = streamprov.getIpAddressesOutput({
    filter: { clouds: ["AWS"], regions: ["us-east-1"], addressTypes: ["EGRESS"] },
});`,
  inputs: { filter },
  outputs: {
    id: field.string({ output: true, docs: "Identifies nothing on the platform." }),
    filter,
    ipAddresses: field.list(field.object(ipAddress, { docs: "A block of addresses." }), {
      output: true,
      docs: "The addresses, in the platform's order.",
    }),
  },
  async run(op) {
    const { clouds, regions, services, addressTypes } = op.args.filter ?? {};
    const query: Record<string, readonly string[]> = {};
    const filters = { cloud: clouds, region: regions, services, address_type: addressTypes };
    for (const [name, values] of Object.entries(filters)) if (values) query[name] = values;
    const ipAddresses: Outputs<typeof ipAddress>[] = [];
    for await (const body of listAll(op.cloud, "/networking/v1/ip-addresses", query)) {
      ipAddresses.push(fromWire(ipAddress, body) as Outputs<typeof ipAddress>);
    }
    return { id: "ip-addresses", filter: op.args.filter, ipAddresses };
  },
});
