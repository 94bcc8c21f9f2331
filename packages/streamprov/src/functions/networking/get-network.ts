import { exactlyOneOf, field, fromWire, type Outputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { cloudRegionOutputs, environmentArg } from "../../platform/references.ts";
import { networks } from "../../resources/networking/network.ts";
import { cloudDetails, networkOutputs, networkParts } from "../../resources/networking/network-body.ts";

const dnsConfig = () =>
  field.object(
    {
      resolution: field.string({
        required: true,
        docs: "`CHASED_PRIVATE` or `PRIVATE`; empty when the platform does not tell.",
      }),
    },
    { docs: "How host names are resolved." },
  );

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the network, `n-...`." }),
  displayName: field.string({ output: true, wire: "spec.display_name", docs: "Name for people." }),
  ...cloudRegionOutputs(),
  connectionTypes: field.list(field.string({ docs: "`PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`." }), {
    output: true,
    wire: "spec.connection_types",
    docs: "Ways in which other networks connect to this one.",
  }),
  cidr: field.string({ output: true, wire: "spec.cidr", docs: "IPv4 block of the network; empty when there is none." }),
  reservedCidr: field.string({
    output: true,
    wire: "spec.reserved_cidr",
    docs: "IPv4 block that the platform keeps for itself; empty when there is none.",
  }),
  zones: field.list(field.string({ docs: "ID of a zone." }), {
    output: true,
    wire: "spec.zones",
    docs: "Zones that the network is spread over.",
  }),
  zoneInfos: field.list(
    field.object(
      {
        zoneId: field.string({ required: true, wire: "zone_id", docs: "ID of the zone." }),
        cidr: field.string({ required: true, wire: "cidr", docs: "IPv4 block of the zone." }),
      },
      { docs: "A zone." },
    ),
    { output: true, wire: "spec.zones_info", docs: "Zones with their blocks." },
  ),
  environment: environmentArg(),
  dnsConfigs: field.list(dnsConfig(), {
    output: true,
    docs: "How host names are resolved, always one element.",
  }),
  ...cloudDetails({ output: true }, { required: true }),
  ...networkOutputs,
};

export const getNetwork = lookup("getNetwork", {
  docs: "Looks up a network of an environment by its ID or its name, in whatever state it is.",
  example: `const peered = streamprov.getNetworkOutput({
    displayName: "peered",
    environment: { id: "env-abc123" },
});`,
  inputs: {
    id: field.string({ docs: "ID of the network, `n-...`." }),
    displayName: field.string({ docs: "Name of the network; upper and lower case count." }),
    environment: environmentArg(),
    dnsConfigs: field.list(dnsConfig(), { ignored: true, docs: "How host names are resolved." }),
    ...cloudDetails({ ignored: true }, { required: true }),
  },
  outputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { id, displayName } = op.args;
    const body = await lookupOne(op, {
      kind: "network",
      collection: networks,
      values: op.args,
      id,
      by: { displayName },
    });
    const { dns_config: dns } = (body["spec"] ?? {}) as { dns_config?: { resolution?: string } | null };
    return {
      ...(fromWire(outputs, body) as Outputs<typeof outputs>),
      ...networkParts(body),
      dnsConfigs: [{ resolution: dns?.resolution ?? "" }],
    };
  },
});
