import { integer, object, optional, type Shape, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import { isAddress } from "./address-form.ts";
import type { SecurityGroupRule } from "./security-groups.ts";

/** A rule as requests hold it. An empty text is as good as none, as the platform itself shows rules in that way. */
export type GivenRule = Static<ReturnType<typeof givenRule>>;

/** The shape of a rule in a request. */
export function ruleShape(): Shape<GivenRule> {
  return givenRule();
}

const protocols = ["tcp", "udp", "icmp", "icmpv6", "gre", "all"];
const maxDescription = 100;
const addressOfRequest = "198.51.100.7";

/**
 * The rule as it is kept.
 *
 * @param region where the group is; what the rule names must be there too.
 * @throws PlatformError for everything that the platform refuses of a rule.
 */
export function checkedRule(world: World, region: string, rule: GivenRule): SecurityGroupRule {
  const { Action = "", PolicyDescription = "" } = rule;
  const service = serviceOf(world, region, rule);
  const peer = peerOf(world, region, rule);
  if (service.Protocol === "icmp" && peer.Ipv6CidrBlock !== "") throw coexist("ICMP", "Ipv6CidrBlock");
  if (Action === "") throw empty("Action");
  if (Action !== "ACCEPT" && Action !== "DROP") throw malformed("Action", Action);
  if (PolicyDescription.length > maxDescription) {
    throw new PlatformError(
      "InvalidParameterValue.TooLong",
      `PolicyDescription has at most ${maxDescription} characters.`,
    );
  }
  return { ...service, ...peer, Action, PolicyDescription, ModifyTime: world.localTimeText() };
}

/** Whether two rules are about the same traffic and do the same with it. */
export function areSame(one: SecurityGroupRule, other: SecurityGroupRule): boolean {
  const identity = ({ PolicyDescription: _text, ModifyTime: _time, ...rest }: SecurityGroupRule) => rest;
  return JSON.stringify(identity(one)) === JSON.stringify(identity(other));
}

type Service = Pick<SecurityGroupRule, "Protocol" | "Port" | "ServiceTemplate">;

function serviceOf({ templates }: World, region: string, rule: GivenRule): Service {
  const { Protocol = "", Port = "" } = rule;
  const { ServiceId = "", ServiceGroupId = "" } = rule.ServiceTemplate ?? {};
  const ServiceTemplate = { ServiceId, ServiceGroupId };
  if (ServiceId !== "" || ServiceGroupId !== "") {
    if (Protocol !== "" || Port !== "") throw coexist("ServiceTemplate", "Protocol and Port");
    if (ServiceId !== "") thereIn(region, templates.serviceTemplates.get(ServiceId), ServiceId);
    if (ServiceGroupId !== "") thereIn(region, templates.serviceTemplateGroups.get(ServiceGroupId), ServiceGroupId);
    return { Protocol: "", Port: "", ServiceTemplate };
  }
  if (Protocol === "") throw empty("Protocol");
  const protocol = Protocol.toLowerCase();
  if (!protocols.includes(protocol)) throw malformed("Protocol", Protocol);
  const hasPorts = protocol === "tcp" || protocol === "udp";
  if (/^(all)?$/i.test(Port)) {
    if (hasPorts && Port === "") throw empty("Port");
    return { Protocol: protocol, Port: "ALL", ServiceTemplate };
  }
  if (!hasPorts) throw coexist(`Protocol ${Protocol}`, "Port");
  checkPorts(Port);
  return { Protocol: protocol, Port, ServiceTemplate };
}

function checkPorts(ports: string): void {
  if (!/^\d+(-\d+|(,\d+)*)$/.test(ports)) throw malformed("Port", ports);
  const numbers = ports.split(/[-,]/).map(Number);
  const [first = 0, last = first] = numbers;
  if (numbers.some((port) => port < 1 || port > 65_535) || (ports.includes("-") && first > last)) {
    throw new PlatformError("InvalidParameterValue.Range", `The ports ${ports} are not within 1 and 65535.`);
  }
}

type Peer = Pick<SecurityGroupRule, "CidrBlock" | "Ipv6CidrBlock" | "SecurityGroupId" | "AddressTemplate">;

function peerOf({ templates, securityGroups }: World, region: string, rule: GivenRule): Peer {
  const { Ipv6CidrBlock = "", SecurityGroupId = "" } = rule;
  const CidrBlock = rule.CidrBlock === "MY_PUBLIC_IP" ? addressOfRequest : (rule.CidrBlock ?? "");
  const { AddressId = "", AddressGroupId = "" } = rule.AddressTemplate ?? {};
  const given = { CidrBlock, Ipv6CidrBlock, SecurityGroupId, AddressTemplate: AddressId + AddressGroupId };
  const [first, second] = Object.entries(given).flatMap(([name, value]) => (value === "" ? [] : [name]));
  if (first === undefined) throw empty("CidrBlock, Ipv6CidrBlock, SecurityGroupId or AddressTemplate");
  if (second !== undefined) throw coexist(first, second);
  if (CidrBlock !== "" && (!isAddress(CidrBlock) || /[-:]/.test(CidrBlock))) throw malformed("CidrBlock", CidrBlock);
  if (Ipv6CidrBlock !== "" && (!isAddress(Ipv6CidrBlock) || !/^[^-]*:[^-]*$/.test(Ipv6CidrBlock))) {
    throw malformed("Ipv6CidrBlock", Ipv6CidrBlock);
  }
  if (SecurityGroupId !== "") thereIn(region, securityGroups.get(SecurityGroupId), SecurityGroupId);
  if (AddressId !== "") thereIn(region, templates.addressTemplates.get(AddressId), AddressId);
  if (AddressGroupId !== "") thereIn(region, templates.addressTemplateGroups.get(AddressGroupId), AddressGroupId);
  return {
    CidrBlock: CidrBlock.replace(/^0\.0\.0\.0\/\d+$/, "0.0.0.0/0"),
    Ipv6CidrBlock,
    SecurityGroupId,
    AddressTemplate: { AddressId, AddressGroupId },
  };
}

function thereIn(region: string, one: { readonly region: string } | undefined, id: string): void {
  found(one?.region === region ? one : undefined, "ResourceNotFound", `object ${id} that a rule names`);
}

function coexist(one: string, other: string): PlatformError {
  return new PlatformError("InvalidParameter.Coexist", `${one} and ${other} must not be given together.`);
}

function empty(what: string): PlatformError {
  return new PlatformError("InvalidParameterValue.Empty", `A rule needs ${what}.`);
}

function malformed(what: string, value: string): PlatformError {
  return new PlatformError("InvalidParameterValue.Malformed", `${what} \`${value}\` is malformed.`);
}

function givenRule() {
  return object({
    PolicyIndex: optional(integer({ min: 0 })),
    Protocol: optional(text()),
    Port: optional(text()),
    ServiceTemplate: optional(object({ ServiceId: optional(text()), ServiceGroupId: optional(text()) })),
    CidrBlock: optional(text()),
    Ipv6CidrBlock: optional(text()),
    SecurityGroupId: optional(text()),
    AddressTemplate: optional(object({ AddressId: optional(text()), AddressGroupId: optional(text()) })),
    Action: optional(text()),
    PolicyDescription: optional(text()),
    ModifyTime: optional(text()),
    Priority: optional(integer()),
  });
}
