import { conflictsWith, exactlyOneOf, field, isUnknown, type Problem, type Rule } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { isAddressOrBlock, isSameNetwork } from "../../platform/ip-address.ts";
import { idForms } from "../../platform/object-id.ts";
import { recordOf } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { isPorts } from "../vpc/protocol-form.ts";

/** The platform replaces it with the address that the request comes from. */
const ownAddress = "MY_PUBLIC_IP";
const everyAddress = "0.0.0.0/0";

const optionalText = { emptyIsUnset: true } as const;

/** The members of a rule. */
const members = withWireNames({
  action: field.string({
    required: true,
    pattern: { match: /^(accept|drop)$/i, says: "be ACCEPT or DROP" },
    docs: "What happens to matching traffic.",
  }),
  cidrBlock: field.string({
    ...optionalText,
    equality: isSameBlock,
    docs: "IPv4 address or CIDR block that the traffic comes from or goes to.",
  }),
  ipv6CidrBlock: field.string({
    ...optionalText,
    equality: isSameBlock,
    docs: "IPv6 address or CIDR block that the traffic comes from or goes to.",
  }),
  sourceSecurityId: field.string({
    ...optionalText,
    pattern: idForms.securityGroup,
    wire: "SecurityGroupId",
    docs: "ID of a security group of the same project, `sg-...`: the rule applies to traffic from or to its members. It can be the security group of the rules itself.",
  }),
  addressTemplateId: field.string({
    ...optionalText,
    pattern: idForms.addressTemplate,
    wire: "AddressTemplate.AddressId",
    docs: "ID of an address template, `ipm-...`.",
  }),
  addressTemplateGroup: field.string({
    ...optionalText,
    pattern: idForms.addressTemplateGroup,
    wire: "AddressTemplate.AddressGroupId",
    docs: "ID of an address template group, `ipmg-...`.",
  }),
  protocol: field.string({
    ...optionalText,
    computed: true,
    pattern: { match: /^(tcp|udp|icmp|icmpv6|gre|all)$/i, says: "be TCP, UDP, ICMP, ICMPv6, GRE or ALL" },
    docs: "Protocol of the traffic.",
    inputDocs: "Defaults to `ALL`, unless the rule uses a protocol template.",
  }),
  port: field.string({
    ...optionalText,
    computed: true,
    docs: "Ports: one (`80`), several (`80,443`), a range (`8000-9000`) or `ALL`.",
    inputDocs: "Defaults to `ALL`, unless the rule uses a protocol template.",
  }),
  serviceTemplateId: field.string({
    ...optionalText,
    pattern: idForms.protocolTemplate,
    wire: "ServiceTemplate.ServiceId",
    docs: "ID of a protocol template, `ppm-...`, instead of `protocol` and `port`.",
  }),
  serviceTemplateGroup: field.string({
    ...optionalText,
    pattern: idForms.protocolTemplateGroup,
    wire: "ServiceTemplate.ServiceGroupId",
    docs: "ID of a protocol template group, `ppmg-...`, instead of `protocol` and `port`.",
  }),
  description: field.string({ ...optionalText, max: 100, wire: "PolicyDescription", docs: "Description of the rule." }),
  policyIndex: field.integer({ output: true, docs: "Position of the rule in its list, starting with 0." }),
});

const ports: Rule = {
  says: "port is ALL, or has the form 80, 80,443 or 8000-9000 with the protocol TCP or UDP.",
  fields: ["protocol", "port"],
  test: ({ protocol = "ALL", port }) => {
    if (typeof port !== "string" || port === "" || /^all$/i.test(port)) return [];
    if (!isPorts(port)) {
      return [{ path: "port", message: "must be ALL, or ports from 1 to 65535, such as 80, 80,443 or 8000-9000" }];
    }
    if (isUnknown(protocol) || /^(tcp|udp)$/i.test(String(protocol))) return [];
    return [{ path: "port", message: "requires the protocol TCP or UDP; set protocol, or remove port" }];
  },
};

const addresses: Rule = {
  says: "cidrBlock must be IPv4, and ipv6CidrBlock must be IPv6. ipv6CidrBlock requires ICMPv6 instead of ICMP.",
  fields: ["protocol", "cidrBlock", "ipv6CidrBlock"],
  test: ({ protocol, cidrBlock, ipv6CidrBlock }) => {
    const problems: Problem[] = [];
    if (isText(cidrBlock) && cidrBlock !== ownAddress && !isBlock(cidrBlock, { v6: false })) {
      problems.push({ path: "cidrBlock", message: "must be an IPv4 address or CIDR block, such as 10.0.1.0/24" });
    }
    if (isText(ipv6CidrBlock) && !isBlock(ipv6CidrBlock, { v6: true })) {
      problems.push({ path: "ipv6CidrBlock", message: "must be an IPv6 address or CIDR block, such as 2001:db8::/32" });
    }
    if (isText(ipv6CidrBlock) && /^icmp$/i.test(String(protocol))) {
      problems.push({ path: "protocol", message: "must be ICMPv6 with ipv6CidrBlock" });
    }
    return problems;
  },
};

/** The rules of a security group, in their order. */
export const ruleLists = {
  ingresses: ruleList("Ingress", "Rules for incoming traffic. The first rule that matches decides."),
  egresses: ruleList("Egress", "Rules for outgoing traffic. The first rule that matches decides."),
};

function ruleList(wire: "Ingress" | "Egress", docs: string) {
  const rule = field.object(members, {
    docs: "A rule.",
    rules: [
      exactlyOneOf("cidrBlock", "ipv6CidrBlock", "sourceSecurityId", "addressTemplateId", "addressTemplateGroup"),
      conflictsWith("serviceTemplateId", "serviceTemplateGroup", "protocol", "port"),
      conflictsWith("serviceTemplateGroup", "protocol", "port"),
      ports,
      addresses,
    ],
  });
  return field.list(rule, { emptyIsUnset: true, wire, docs });
}

/** A list must not contain the same rule twice, even with another description. */
export function distinctRules(name: string): Rule {
  return {
    says: `The rules of ${name} must be unique.`,
    fields: [name],
    test: ({ [name]: list }) => {
      const keys = rulesIn(list).map(keyOf);
      return keys.flatMap((key, at): Problem[] => {
        const first = keys.indexOf(key);
        if (key === undefined || first === at) return [];
        return [{ path: `${name}[${at}]`, message: `must not repeat ${name}[${first}]; remove one of the two` }];
      });
    },
  };
}

/** A list of rules in the platform's form: rules for all traffic name the protocol and port `ALL`. */
export function normalRules(list: unknown): unknown {
  return Array.isArray(list) ? rulesIn(list).map(normalRule) : list;
}

/** A protocol, a port or an action with the spelling of the documentation. */
export function spelled(text: string): string {
  return text.toUpperCase().replace("ICMPV6", "ICMPv6");
}

/** Warnings about addresses in a list of rules that the platform replaces, by path. */
export function* addressWarnings(name: string, list: unknown): Generator<string> {
  for (const [at, rule] of rulesIn(list).entries()) {
    const { cidrBlock } = recordOf(rule) ?? {};
    const path = `${name}[${at}].cidrBlock`;
    if (cidrBlock === ownAddress) {
      yield `${path}: the platform replaces ${ownAddress} with the address of the machine that runs this update, and later changes of that address are not noticed. Use an address instead`;
    } else if (isText(cidrBlock) && isStoredAsEvery(cidrBlock)) {
      yield `${path}: the platform stores ${cidrBlock} as ${everyAddress}, so the rule applies to every address. Write ${everyAddress} if that is intended`;
    }
  }
}

function rulesIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

function normalRule(rule: unknown): unknown {
  const given = isUnknown(rule) ? undefined : recordOf(rule);
  if (given === undefined) return rule;
  const { action, protocol, port, serviceTemplateId, serviceTemplateGroup, ...others } = given;
  const templates = present({ serviceTemplateId, serviceTemplateGroup });
  const service = Object.keys(templates).length === 0 ? { protocol: "ALL", port: "ALL" } : templates;
  const texts = Object.entries(present({ action, protocol, port }));
  return {
    ...others,
    ...service,
    ...Object.fromEntries(texts.map(([name, value]) => [name, typeof value === "string" ? spelled(value) : value])),
  };
}

function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? "") !== ""));
}

/** The members that the platform compares, as a text; undefined if one is unknown. */
function keyOf(rule: unknown): string | undefined {
  const normal = normalRule(rule);
  const { description: _, ...compared } = isUnknown(normal) ? {} : (recordOf(normal) ?? {});
  const given = Object.entries(present(compared));
  if (given.length === 0 || given.some(([, value]) => isUnknown(value))) return undefined;
  return JSON.stringify(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isBlock(text: string, { v6 }: { readonly v6: boolean }): boolean {
  return isAddressOrBlock(text) && text.includes(":") === v6;
}

function isStoredAsEvery(block: string): boolean {
  return block.startsWith("0.0.0.0/") && block !== everyAddress;
}

function isSameBlock(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((block) => (isText(block) && isStoredAsEvery(block) ? everyAddress : block));
  if (!isText(one) || !isText(other)) return false;
  const [fixed, ...more] = [one, other].filter((block) => block !== ownAddress);
  if (fixed !== undefined && more.length === 0) return isBlock(fixed, { v6: false }) && !fixed.includes("/");
  return isSameNetwork(one, other);
}
