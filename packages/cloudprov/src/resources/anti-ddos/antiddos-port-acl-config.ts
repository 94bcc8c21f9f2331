import { compositeId, field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { parsedJson } from "../../platform/json.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { inOrder, instanceId, instancePart, ofInstance, port } from "./protected-instance.ts";

const config = withWireNames({
  forwardProtocol: field.string({
    required: true,
    knownValues: ["tcp", "udp", "all"],
    docs: "Protocol of the packets.",
  }),
  dPortStart: port("First destination port."),
  dPortEnd: port("Last destination port."),
  sPortStart: port("First source port."),
  sPortEnd: port("Last source port."),
  action: field.string({
    required: true,
    knownValues: ["drop", "transmit", "forward"],
    docs: "What happens to matching packets: `drop` drops them, `transmit` lets them through, `forward` passes them to the other protections.",
  }),
  priority: field.integer({
    computed: true,
    emptyIsUnset: true,
    min: 1,
    max: 1000,
    docs: "Order of the rules: 1 comes first.",
    inputDocs: "By default, the platform chooses the priority.",
  }),
});

const fields = withWireNames({
  instanceId,
  aclConfig: field.object(config, {
    required: true,
    replaceOnChange: true,
    rules: [inOrder("dPortStart", "dPortEnd"), inOrder("sPortStart", "sPortEnd")],
    docs: "The packets to match, and what happens to them.",
  }),
});

/** The members of a rule by their names in an ID, in order. */
const members = {
  action: "Action",
  d_port_end: "DPortEnd",
  d_port_start: "DPortStart",
  forward_protocol: "ForwardProtocol",
  priority: "Priority",
  s_port_end: "SPortEnd",
  s_port_start: "SPortStart",
};

/** Every member of a rule is part of its identity. */
const identifying = Object.fromEntries(
  Object.entries(members).map(([name, member]) => [
    name,
    field.any({ output: true, returned: "always", wire: `AclConfig.${member}`, docs: "A part of the ID." }),
  ]),
);

/** A rule as it appears in an ID. */
function textOf({ AclConfig: acl }: Body): string {
  const rule: Body = { Priority: 0, ...(acl as Body) };
  return JSON.stringify(Object.fromEntries(Object.entries(members).map(([name, wire]) => [name, rule[wire]])));
}

const id = compositeId({
  separator: "#",
  parts: [
    instancePart,
    {
      property: "rule",
      form: "<rule as JSON>",
      mayHoldSeparator: true,
      example:
        '{"action":"drop","d_port_end":23,"d_port_start":22,"forward_protocol":"all","priority":2,"s_port_end":23,"s_port_start":22}',
    },
  ],
});

export const antiddosPortAclConfig = resource("AntiddosPortAclConfig", {
  docs: "A rule that drops or allows packets to an Anti-DDoS instance by port. The platform gives a rule no ID, so the rule's values are its ID. In it, the priority 0 means that the platform chose the priority.",
  example: `const noTelnet = new cloudprov.AntiddosPortAclConfig("no-telnet", {
    instanceId: config.require("instanceId"),
    aclConfig: {
        forwardProtocol: "tcp",
        dPortStart: 22,
        dPortEnd: 23,
        sPortStart: 0,
        sPortEnd: 65535,
        action: "drop",
    },
});`,
  errors: {
    ...remedies("antiddos", "ResourceInUse", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({
    fields,
    service: "antiddos",
    id,
    place: ["instanceId"],
    own: "rule",
    keys: (entry) => [textOf(entry), textOf({ AclConfig: { ...(entry["AclConfig"] as Body), Priority: 0 } })],
    keyOfContent: textOf,
    normal: (text) => {
      const rule = recordOf(parsedJson(text));
      const names = Object.keys(members);
      const isWhole = rule && names.every((name) => name === "priority" || rule[name] !== undefined);
      if (!isWhole || Object.keys(rule).some((name) => !names.includes(name))) return undefined;
      return JSON.stringify(Object.fromEntries(names.map((name) => [name, rule[name] ?? 0])));
    },
    nameOf: ({ AclConfig: acl }) => {
      const { Action: action, ForwardProtocol: protocol, DPortStart: from, DPortEnd: to } = acl as Body;
      return `${String(action)}-${String(protocol)}-${String(from)}-${String(to)}`;
    },
    listing: {
      action: "DescribeListPortAclList",
      parameters: ofInstance,
      list: (readable) => responseList("AclList", identifying, readable),
      pageSize: 100,
      asRead: ({ AclConfig: acl }) => ({ AclConfig: acl }),
    },
    create: { action: "CreatePortAclConfig" },
    delete: {
      action: "DeletePortAclConfig",
      parameters: ({ InstanceId: instance, AclConfig: acl }) => ({ InstanceId: instance, AclConfig: acl }),
    },
  }),
});
