import { compositeId, fromWire, responseField } from "@org/core-provider";
import type { ActionObject, Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { dnatFields as fields } from "./dnat-fields.ts";

const describe = "DescribeNatGatewayDestinationIpPortTranslationNatRules";
/** Error codes that mean a rule or its gateway does not exist. */
export const goneDnatCodes = ["InvalidParameterValue.NatGatewayDnatRuleNotExists"];

/** The ID of a rule. */
export const dnatId = compositeId({
  separator: ":",
  parts: [
    { property: "protocol", example: "TCP", match: /TCP|UDP/ },
    { property: "vpcId", separator: "://", example: "vpc-asg3sfa3", match: /vpc-\w+/ },
    { property: "natId", example: "nat-1asg3t63", match: /nat-\w+/ },
    { property: "elasticIp", separator: "@", example: "203.0.113.7", match: /[\d.]+/ },
    { property: "elasticPort", example: "8080", match: /[1-9]\d*/ },
  ],
});

const endpoints = {
  vpc: idText("", { wire: "VpcId" }),
  gateway: idText("", { wire: "NatGatewayId" }),
  protocol: idText("", { wire: "IpProtocol" }),
  publicIp: idText("", { wire: "PublicIpAddress" }),
  publicPort: requiredWhole("", { wire: "PublicPort" }),
  privateIp: idText("", { wire: "PrivateIpAddress" }),
  privatePort: requiredWhole("", { wire: "PrivatePort" }),
  description: responseField.string({ optional: true, wire: "Description" }),
} as const;

const list = responseList("NatGatewayDestinationIpPortTranslationNatRuleSet", (found) => fromWire(endpoints, found));

/** A rule of a response with the names and types of the properties. */
function asRead(found: Body): Body {
  const { description, ...rule } = fromWire(endpoints, found);
  return {
    VpcId: rule.vpc,
    NatGatewayId: rule.gateway,
    IpProtocol: rule.protocol.toUpperCase(),
    PublicIpAddress: rule.publicIp,
    PublicPort: String(rule.publicPort),
    PrivateIpAddress: rule.privateIp,
    PrivatePort: String(rule.privatePort),
    ...(description ? { Description: description } : {}),
    CreatedTime: found["CreatedTime"],
  };
}

/** A rule as requests have it. */
export function dnatRuleAsSent({ VpcId: _, NatGatewayId: __, CreatedTime: ___, ...rule }: Body): Body {
  return { ...rule, PublicPort: Number(rule["PublicPort"]), PrivatePort: Number(rule["PrivatePort"]) };
}

function idOf(values: Values): string {
  return dnatId.build({ ...values, elasticPort: String(Number(values["elasticPort"])) });
}

/** The rules of all gateways, or those that forward a port of an address. */
async function* find(op: Op, own?: string): AsyncGenerator<Body> {
  const parts = own === undefined ? undefined : dnatId.parts(own);
  const filters = Object.entries(parts ?? {}).flatMap(([name, value]) => {
    const filter = filterNames[name];
    return filter === undefined ? [] : [{ Name: filter, Values: [value] }];
  });
  for await (const found of op.vpc.pages(describe, filters.length === 0 ? {} : { Filters: filters }, list)) {
    const rule = asRead(found);
    if (own === undefined || idIn(rule) === own) yield rule;
  }
}

const filterNames: Readonly<Record<string, string>> = {
  natId: "nat-gateway-id",
  vpcId: "vpc-id",
  elasticIp: "public-ip-address",
  elasticPort: "public-port",
};

function idIn(rule: Body): string {
  return idOf(fromWire(fields, rule));
}

/** The rule with an ID; undefined if it does not exist. */
export async function readDnatRule(op: Op, own: string): Promise<Body | undefined> {
  for await (const rule of find(op, own)) return rule;
  return undefined;
}

/** How the platform creates, identifies and lists rules. */
export const dnatRules: ActionObject = {
  service: "vpc",
  create: {
    action: "CreateNatGatewayDestinationIpPortTranslationNatRule",
    asSent: (body) => ({
      NatGatewayId: body["NatGatewayId"],
      DestinationIpPortTranslationNatRules: [dnatRuleAsSent(body)],
    }),
  },
  delete: "DeleteNatGatewayDestinationIpPortTranslationNatRule",
  goneCodes: goneDnatCodes,
  deterministicId: () => true,
  // The response to a creation contains nothing about the rule.
  idOf: (found, values) => ("NatGatewayId" in found ? idIn(found) : idOf(values)),
  key: (_, values) => ({ NatGatewayId: values["natId"] }),
  read: readDnatRule,
  listing: {
    name: "Name",
    uniqueKey: idIn,
    takenCodes: ["InvalidParameterValue.NatGatewayDnatRuleExisted", "InvalidParameterValue.NatGatewayDnatRuleRepeated"],
    async *find(op, own) {
      for await (const rule of find(op, own)) {
        yield { ...rule, Name: `${rule["PublicIpAddress"]}:${rule["PublicPort"]} ${rule["IpProtocol"]}` };
      }
    },
    whole: {
      async page(op, offset) {
        const { elements, ...rest } = await op.vpc.page(describe, {}, list, { offset });
        return { ...rest, elements: elements.map(asRead) };
      },
      asRead: (found) => found,
    },
  },
};
