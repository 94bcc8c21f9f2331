import { field, type Rule } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The most addresses of a gateway. */
export const maxAddresses = 10;

const standard = { maxConcurrent: 2_000_000, bandwidth: 5000 } as const;
const traditional = {
  maxConcurrent: [1_000_000, 3_000_000, 10_000_000],
  bandwidth: [20, 50, 100, 200, 500, 1000, 2000, 5000],
} as const;

/** The properties of a NAT gateway. */
export const natGatewayFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "NatGatewayName",
    docs: "Name of the gateway.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    docs: "ID of the private network.",
  }),
  assignedEipSets: field.set(field.string({ docs: "A public IP address." }), {
    required: true,
    min: 1,
    max: maxAddresses,
    terraform: "assigned_eip_set",
    wire: "PublicIpAddresses",
    docs: "Public addresses of the gateway: the output `publicIp` of `Eip`, not its ID. The gateway has only these.",
  }),
  maxConcurrent: field.integer({
    computed: true,
    wire: "MaxConcurrentConnection",
    docs: "Maximum number of connections: 1000000, 3000000 or 10000000 for the traditional kind, 2000000 for the standard kind. Defaults to the platform's value, which is 1000000 or 2000000.",
  }),
  bandwidth: field.integer({
    computed: true,
    wire: "InternetMaxBandwidthOut",
    docs: "Maximum bandwidth, in Mbit/s: 20, 50, 100, 200, 500, 1000, 2000 or 5000 for the traditional kind, 5000 for the standard kind. Defaults to the platform's value, which is 100 or 5000.",
  }),
  zone: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Availability zone, such as `ap-guangzhou-3`. Defaults to the platform's choice.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    pattern: idForms.subnet,
    docs: "ID of the subnet. The platform has withdrawn this parameter for new gateways.",
  }),
  natProductVersion: field.integer({
    computed: true,
    min: 1,
    max: 2,
    replaceOnChange: true,
    docs: "Kind of the gateway: 1 is traditional, 2 is standard. Defaults to the platform's value, which is 1.",
  }),
  // A read would show a later change of the address, and replace the gateway.
  stockPublicIpAddressesBandwidthOut: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    min: 1,
    replaceOnChange: true,
    docs: "Bandwidth that the creation of the gateway gives its addresses, in Mbit/s. Set the same bandwidth in each `Eip`, whose own change would be undone otherwise. Defaults to the bandwidth that the addresses have.",
  }),
  tags: tagsField,
  createdTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
});

/** A limit is one that the kind of the gateway has. */
function limitRule(name: "maxConcurrent" | "bandwidth"): Rule {
  const says = `${traditional[name].join(", ")}; or ${standard[name]} when natProductVersion is 2`;
  return {
    says: `${name} is one of ${says}.`,
    fields: [name, "natProductVersion"],
    test: ({ [name]: value, natProductVersion: version = 1 }) => {
      if (typeof value !== "number" || typeof version !== "number") return [];
      const isAllowed = version === 2 ? value === standard[name] : traditional[name].some((one) => one === value);
      return isAllowed ? [] : [{ path: name, message: `must be one of ${says}` }];
    },
  };
}

/** The rules for the limits of a gateway. */
export const limitRules = [limitRule("maxConcurrent"), limitRule("bandwidth")];
