import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { ipv4Block } from "../../platform/ipv4-blocks.ts";

/** The rules for the names of IP groups and IP filters. */
export const ipName = {
  min: 1,
  max: 64,
  pattern: {
    match: /^[\p{L}\p{N} [\]|&+\-_/.,]*$/u,
    says: "contain only letters, digits, spaces and the characters []|&+-_/.,",
  },
} as const;

// The platform checks IPv6 blocks.
const isBlock = new RegExp(`:|${ipv4Block("(3[0-2]|[12]?\\d)").source}`);

/** The properties of an IP group. */
export const ipGroupFields = {
  groupName: field.string({
    required: true,
    ...ipName,
    wire: "group_name",
    docs: "Display name.",
  }),
  cidrBlocks: field.set(
    field.string({
      pattern: { match: isBlock, says: "be a CIDR block, such as 192.168.0.0/24" },
      docs: "A CIDR block, such as `192.168.0.0/24`.",
    }),
    { required: true, min: 1, max: 25, wire: "cidr_blocks", docs: "CIDR blocks of the group. At most 25." },
  ),
};

/** The IP groups of the organization. An update sends all properties. */
export const ipGroups: Collection = {
  kind: "IpGroup",
  path: () => "/iam/v2/ip-groups",
  nameAt: "group_name",
  changesWhole: "PATCH",
};

export const ipGroup = resource("IpGroup", {
  docs: "A group of IP addresses. IP filters allow requests from it.",
  platformPage: apiPage("IP Groups (iam/v2)"),
  example: `const office = new streamprov.IpGroup("office", {
    groupName: "Office",
    cidrBlocks: ["192.168.0.0/24", "192.168.7.0/24"],
});`,
  errors: { "still uses the group": "Remove the group from its IP filters first." },
  ...controlPlaneObject(ipGroupFields, ipGroups),
  import: { form: "<IP group ID>", example: "ipg-abc123" },
});
