import { field, type Rule } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fixed = { required: true, replaceOnChange: true } as const;

/** A port, which the platform has as a number. */
const port = { ...fixed, equality: (before: unknown, after: unknown) => Number(before) === Number(after) } as const;

/** The properties of a forwarded port. */
export const dnatFields = withWireNames({
  vpcId: field.string({ ...fixed, pattern: idForms.vpc, docs: "ID of the private network of the gateway." }),
  natId: field.string({
    ...fixed,
    pattern: idForms.natGateway,
    wire: "NatGatewayId",
    docs: "ID of the NAT gateway.",
  }),
  protocol: field.string({ ...fixed, values: ["TCP", "UDP"], wire: "IpProtocol", docs: "Protocol of the traffic." }),
  elasticIp: field.string({
    ...fixed,
    wire: "PublicIpAddress",
    docs: "Public address that receives the traffic, which is bound to the gateway: the output `publicIp` of `Eip`.",
  }),
  elasticPort: field.string({ ...port, wire: "PublicPort", docs: "Port of the public address." }),
  privateIp: field.string({
    ...fixed,
    wire: "PrivateIpAddress",
    docs: "Private address of the machine that gets the traffic.",
  }),
  privatePort: field.string({ ...port, docs: "Port of the machine." }),
  description: field.string({ emptyIsUnset: true, docs: "Description." }),
});

/** Ports are numbers. */
export const portRules = ["elasticPort", "privatePort"].map((name): Rule => {
  const says = "a port from 1 to 65535";
  return {
    says: `${name} must be ${says}.`,
    fields: [name],
    test: ({ [name]: value }) =>
      typeof value !== "string" || (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535)
        ? []
        : [{ path: name, message: `must be ${says}` }],
  };
});
