import { CodedError, fromWire, type Problem, type Rule, UnexpectedResponse } from "@org/core-provider";
import { isAddressOrBlock } from "../../platform/ip-address.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, requirePresent } from "../../platform/responses.ts";

/** The form of a rule. */
export const ruleForm = "ACTION#CIDR#PORT#PROTOCOL or ACTION#CIDR#PORT#PROTOCOL#DESCRIPTION";

/** The rule at the end of each list, which the platform itself adds. */
const finalRule = "DROP#0.0.0.0/0#ALL#ALL";

const entry = {
  protocol: idText("", { wire: "Protocol" }),
  port: text("", { wire: "Port" }),
  block: text("", { wire: "CidrBlock" }),
  ipv6Block: text("", { wire: "Ipv6CidrBlock" }),
  action: idText("", { wire: "Action" }),
  description: text("", { wire: "Description" }),
} as const;

type Entry = ReturnType<typeof fromWire<typeof entry>>;

/** The rules of a list must have the form, and parts that fit each other. Texts are not quoted: they may be secret. */
export function rulesHaveForm(name: string): Rule {
  return {
    says: `Each of ${name} must have the form ${ruleForm}.`,
    fields: [name],
    test: ({ [name]: list }) =>
      textsIn(list).flatMap((rule, at): Problem[] => {
        const fault = typeof rule === "string" ? faultOf(rule) : undefined;
        return fault === undefined ? [] : [{ path: `${name}[${at}]`, message: fault }];
      }),
  };
}

function faultOf(rule: string): string | undefined {
  const [action = "", block = "", port = "", protocol = "", description = "", ...more] = rule.split("#");
  if (rule.split("#").length < 4) return `must have the form ${ruleForm}, such as ACCEPT#10.0.0.0/8#80#TCP`;
  if (more.length > 0) return "must have no # in its description";
  if (!/^(accept|drop)$/i.test(action)) return "must begin with ACCEPT or DROP";
  if (!isAddressOrBlock(block) || block.includes(":")) {
    return "must have an IPv4 address or block as its second part, such as 10.0.0.0/8";
  }
  if (!/^(all|tcp|udp|icmp)$/i.test(protocol)) return "must have ALL, TCP, UDP or ICMP as its fourth part";
  if (!isPort(port)) return "must have ALL, a port or a range of ports as its third part, such as 80 or 80-90";
  if (/^(all|icmp)$/i.test(protocol) && !/^all$/i.test(port)) return "must have the port ALL with ALL or ICMP";
  return description.length > 100 ? "must have a description of at most 100 characters" : undefined;
}

function isPort(text: string): boolean {
  if (/^all$/i.test(text)) return true;
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  return first !== undefined && Number(first) <= Number(last) && Number(last) <= 65_535;
}

/** A list of rules in the platform's form: in upper case, and without the rule that each list ends with. */
export function normalRules(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const rules = (list as readonly unknown[]).map((rule) => (typeof rule === "string" ? normalRule(rule) : rule));
  while (rules.at(-1) === finalRule) rules.pop();
  return rules.length === 0 ? undefined : rules;
}

function normalRule(rule: string): string {
  const [action = "", block = "", port = "", protocol = "", description = ""] = rule.split("#");
  const parts = [action.toUpperCase(), block, port.toUpperCase(), protocol.toUpperCase()];
  return [...parts, ...(description === "" ? [] : [description])].join("#");
}

/** The entries of a request. An empty list is sent as the rule that each list ends with. */
export function entriesOf(rules: readonly string[] = []): readonly Body[] {
  return (rules.length === 0 ? [finalRule] : rules).map((rule) => {
    const [action, block, port, protocol, description = ""] = rule.split("#");
    return {
      Protocol: protocol,
      CidrBlock: block,
      Action: action,
      ...(port === "ALL" ? {} : { Port: port }),
      Description: description,
    };
  });
}

/** The rules in the entries of a response, without those that the platform itself adds. */
export function rulesIn(entries: readonly Body[]): readonly string[] {
  const all = entries.map(readEntry);
  while (all.length > 0 && isPlatforms(all.at(-1))) all.pop();
  return all.map(({ action, block, ipv6Block, port, protocol, description }) =>
    normalRule([action, block || ipv6Block, port || "ALL", protocol, description].join("#")),
  );
}

/** @throws UnexpectedResponse if a part is missing: the rule would look like another one. */
function readEntry(found: Body): Entry {
  requirePresent(found, "Port", "CidrBlock", "Description");
  const one = fromWire(entry, found);
  if (one.block === "" && one.ipv6Block === "") throw new UnexpectedResponse("CidrBlock", "is empty");
  return one;
}

function isPlatforms(one: Entry | undefined): boolean {
  if (one === undefined || !/^all$/i.test(one.protocol)) return false;
  const [accepts, drops] = [/^accept$/i.test(one.action), /^drop$/i.test(one.action)];
  return (accepts && one.ipv6Block === "::/0") || (drops && one.block === "0.0.0.0/0");
}

/** @throws Error if a rule is about IPv6: an update of the list would delete it. */
export function requireIpv4(id: string, ...lists: readonly (readonly string[])[]): void {
  if (!lists.flat().some((rule) => rule.split("#")[1]?.includes(":"))) return;
  throw new CodedError(
    "invalid-import",
    `the network ACL ${id} has rules for IPv6, which this resource cannot keep. Remove them there, or do not manage the list with Pulumi`,
  );
}

function textsIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}
