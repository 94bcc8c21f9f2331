import { field } from "@org/core-provider";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

/** The properties of an IP group. */
export const ipGroupFields = {
  groupName: field.string({
    required: true,
    min: 1,
    max: 64,
    wire: "group_name",
    docs: "Name for people: at most 64 letters, digits, blanks and `[]|&+-_/.,;`.",
  }),
  cidrBlocks: field.set(field.string({ min: 1, docs: "A block of addresses, such as `192.168.0.0/24`." }), {
    required: true,
    min: 1,
    max: 25,
    wire: "cidr_blocks",
    docs: "Blocks of addresses of the group, at most 25.",
  }),
};

/** Where IP groups are. A change names both properties, whichever changed. */
export const ipGroups: Collection = {
  kind: "IpGroup",
  path: () => "/iam/v2/ip-groups",
  nameAt: "group_name",
  changesWhole: "PATCH",
};

export const ipGroup = resource("IpGroup", {
  docs: "A group of IP addresses, from which IP filters let requests in.",
  example: `const office = new streamprov.IpGroup("office", {
    groupName: "Office",
    cidrBlocks: ["192.168.0.0/24", "192.168.7.0/24"],
});`,
  fields: ipGroupFields,
  import: { form: "<IP group ID>", example: "ipg-abc123" },
  ...controlPlaneObject(ipGroupFields, ipGroups),
});
