import { exactlyOneOf, field, isUnknown, type Problem, type Rule } from "@org/core-provider";
import { address } from "../../platform/element-rules.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, text } from "../../platform/response-fields.ts";
import { recordOf } from "../../platform/responses.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The most addresses of an interface. */
const maxAddresses = 30;

const ip = { wire: "PrivateIpAddress" } as const;

/** The properties of a network interface. */
export const eniFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "NetworkInterfaceName",
    docs: "Name of the interface.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    docs: "ID of the private network.",
  }),
  subnetId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.subnet,
    docs: "ID of the subnet, from which the interface gets its addresses.",
  }),
  description: field.string({
    default: "",
    max: 60,
    wire: "NetworkInterfaceDescription",
    docs: "Description.",
  }),
  orderlySecurityGroups: field.list(field.string({ pattern: idForms.securityGroup, docs: "ID of a security group." }), {
    computed: true,
    emptyIsUnset: true,
    wire: "SecurityGroupIds",
    docs: "IDs of the security groups, in the order in which their rules apply. An interface needs at least one to be attached. Removing the property keeps the current groups.",
  }),
  ipv4s: field.set(
    field.object(
      {
        ip: field.string({ ...ip, required: true, docs: "A free address of the subnet." }),
        primary: field.boolean({ required: true, docs: "Whether it is the primary address, which cannot be changed." }),
        description: field.string({ default: "", max: 25, docs: "Description." }),
      },
      { docs: "A private address.", rules: [address("ip")] },
    ),
    {
      min: 1,
      max: maxAddresses,
      wire: "PrivateIpAddresses",
      docs: "The private addresses, of which one is primary. Removing one also unbinds a public address from it.",
    },
  ),
  ipv4Count: field.integer({
    min: 1,
    max: maxAddresses,
    docs: "Number of private addresses, including the primary one, which the platform chooses. A smaller number removes addresses that no public address is bound to.",
  }),
  tags: tagsField,
  mac: field.string({ output: true, wire: "MacAddress", docs: "MAC address." }),
  state: field.string({ output: true, docs: "State, such as `AVAILABLE`." }),
  primary: field.boolean({ output: true, docs: "Whether it is the first interface of a machine." }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
  ipv4Infos: field.list(
    field.object(
      {
        ip: text("Address.", ip),
        primary: flag("Whether it is the primary address."),
        description: text("Description."),
      },
      { docs: "A private address." },
    ),
    {
      output: true,
      changesWith: ["ipv4s", "ipv4Count"],
      wire: "PrivateIpAddressSet",
      docs: "All private addresses, including those that other products of the platform have added.",
    },
  ),
  cdcId: field.string({
    output: true,
    docs: "ID of the dedicated cluster. Empty for an interface in a public zone.",
  }),
});

/** Addresses are unique, and one of them is primary. */
const onePrimary: Rule = {
  says: "Exactly one of ipv4s is primary, and no address is repeated.",
  fields: ["ipv4s"],
  test: ({ ipv4s }) => {
    const all = Array.isArray(ipv4s) ? (ipv4s as readonly unknown[]) : [];
    const members = all.map((one) => (isUnknown(one) ? {} : (recordOf(one) ?? {})));
    const problems = members.flatMap(({ ip: text }, at): Problem[] => {
      const first = members.findIndex((one) => one["ip"] === text);
      if (typeof text !== "string" || first === at) return [];
      return [{ path: `ipv4s[${at}].ip`, message: `must not repeat ipv4s[${first}].ip; remove one of the two` }];
    });
    const isDecided = members.every(({ primary }) => typeof primary === "boolean");
    const count = members.filter(({ primary }) => primary === true).length;
    if (all.length === 0 || !isDecided || count === 1) return problems;
    return [...problems, { path: "ipv4s", message: "must have exactly one address whose primary is true" }];
  },
};

/** The rules for the addresses of an interface. */
export const addressRules = [exactlyOneOf("ipv4Count", "ipv4s"), onePrimary];
