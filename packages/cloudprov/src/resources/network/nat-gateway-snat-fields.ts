import { field, hasValue, onlyWhen, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const ofTarget = { emptyIsUnset: true, replaceOnChange: true } as const;

/** The properties of a rule for outgoing traffic. */
export const natGatewaySnatFields = withWireNames({
  natGatewayId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.natGateway,
    docs: "ID of the NAT gateway.",
  }),
  resourceType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["SUBNET", "NETWORKINTERFACE"],
    docs: "What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine.",
  }),
  subnetId: field.string({ ...ofTarget, pattern: idForms.subnet, docs: "ID of the subnet." }),
  subnetCidrBlock: field.string({ ...ofTarget, docs: "Address range of the subnet." }),
  instanceId: field.string({ ...ofTarget, pattern: idForms.instance, docs: "ID of the machine." }),
  instancePrivateIpAddr: field.string({ ...ofTarget, docs: "Private address of the machine's first interface." }),
  publicIpAddrs: field.list(field.string({ docs: "A public IP address." }), {
    required: true,
    min: 1,
    equality: haveSameElements,
    terraform: "public_ip_addr",
    wire: "PublicIpAddresses",
    docs: "Public addresses of the traffic, which are bound to the gateway. Their order does not matter.",
  }),
  description: field.string({ required: true, docs: "Description." }),
  snatId: field.string({ output: true, wire: "NatGatewaySnatId", docs: "The platform's ID of the rule, `snat-...`." }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
});

/** A rule has the properties of its type. */
export const targetRules = [
  ...rulesOf("SUBNET", "subnetId", "subnetCidrBlock"),
  ...rulesOf("NETWORKINTERFACE", "instanceId", "instancePrivateIpAddr"),
];

function rulesOf(type: string, ...names: readonly string[]) {
  const isOfType = hasValue("resourceType", type);
  return [requiredWhen(names, isOfType), ...names.map((name) => onlyWhen(name, isOfType))];
}

function haveSameElements(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((list) => (Array.isArray(list) ? list.toSorted() : []));
  return JSON.stringify(one) === JSON.stringify(other);
}
