import { field } from "@org/core-provider";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { ipv4Block } from "../../platform/ipv4-blocks.ts";

/** What the names of IP groups and filters keep to. */
export const ipName = {
  min: 1,
  max: 64,
  pattern: { match: /^[\p{L}\p{N} [\]|&+\-_/.,]*$/u, says: "hold nothing but letters, digits, blanks and []|&+-_/.," },
} as const;

// What IPv6 blocks must be like is for the platform to say.
const isBlock = new RegExp(`:|${ipv4Block("(3[0-2]|[12]?\\d)").source}`);

/** The properties of an IP group. */
export const ipGroupFields = {
  groupName: field.string({
    required: true,
    ...ipName,
    wire: "group_name",
    docs: "Name for people.",
  }),
  cidrBlocks: field.set(
    field.string({
      pattern: { match: isBlock, says: "be a block of addresses, such as 192.168.0.0/24" },
      docs: "A block of addresses, such as `192.168.0.0/24`.",
    }),
    { required: true, min: 1, max: 25, wire: "cidr_blocks", docs: "Blocks of addresses of the group, at most 25." },
  ),
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
