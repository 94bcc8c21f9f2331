import {
  compositeId,
  type DeleteOperation,
  fromWire,
  responseField,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { address } from "../../platform/element-rules.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { dnatFields as fields, portRules } from "./dnat-fields.ts";

const describe = "DescribeNatGatewayDestinationIpPortTranslationNatRules";
const goneCodes = ["InvalidParameterValue.NatGatewayDnatRuleNotExists"];

const id = compositeId({
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
function asSent({ VpcId: _, NatGatewayId: __, CreatedTime: ___, ...rule }: Body): Body {
  return { ...rule, PublicPort: Number(rule["PublicPort"]), PrivatePort: Number(rule["PrivatePort"]) };
}

function idOf(values: Values): string {
  return id.build({ ...values, elasticPort: String(Number(values["elasticPort"])) });
}

/** The rules of all gateways, or those that forward a port of an address. */
async function* find(op: Op, own?: string): AsyncGenerator<Body> {
  const parts = own === undefined ? undefined : id.parts(own);
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

async function readRule(op: Op, own: string): Promise<Body | undefined> {
  for await (const rule of find(op, own)) return rule;
  return undefined;
}

const dnatRules: ActionObject = {
  service: "vpc",
  create: {
    action: "CreateNatGatewayDestinationIpPortTranslationNatRule",
    asSent: (body) => ({ NatGatewayId: body["NatGatewayId"], DestinationIpPortTranslationNatRules: [asSent(body)] }),
  },
  delete: "DeleteNatGatewayDestinationIpPortTranslationNatRule",
  goneCodes,
  deterministicId: () => true,
  // The response to a creation contains nothing about the rule.
  idOf: (found, values) => ("NatGatewayId" in found ? idIn(found) : idOf(values)),
  key: (_, values) => ({ NatGatewayId: values["natId"] }),
  read: readRule,
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

const handlers = actionObject({ ...dnatRules, fields });

export const dnat = resource("Dnat", {
  docs: "Forwards a port of a NAT gateway's public address to a machine. A changed target replaces the rule: the old one is deleted first, because a port has one target, and the port is closed in between.",
  example: `const ssh = new cloudprov.Dnat("ssh", {
    vpcId: config.require("vpcId"),
    natId: config.require("natGatewayId"),
    protocol: "TCP",
    elasticIp: "203.0.113.7",
    elasticPort: "2222",
    privateIp: "10.1.1.5",
    privatePort: "22",
    description: "SSH",
});`,
  errors: remedies(
    "vpc",
    "UnsupportedOperation.NatGatewayEipNotExists",
    "InvalidParameterValue.NatGatewayDnatRulePipNeedVm",
    "LimitExceeded.NatGatewayDnatLimitExceeded",
    "UnsupportedOperation.NatGatewayDnatAndFlowLogConflict",
  ),
  import: { ...id.import, parse: (given) => id.parse(given.replace(/^\w+/, (protocol) => protocol.toUpperCase())) },
  naturalKey: ["natId", "protocol", "elasticIp", "elasticPort"],
  rules: [address("elasticIp"), address("privateIp"), ...portRules],
  ...handlers,

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const found = await readRule(op, op.id);
    // A missing rule is reported by the action.
    const SourceNatRule = asSent(found ?? toWire(fields, op.state));
    await op.vpc.write("ModifyNatGatewayDestinationIpPortTranslationNatRule", {
      NatGatewayId: op.state.natId,
      SourceNatRule,
      DestinationNatRule: { ...SourceNatRule, Description: op.args.description ?? "" },
    });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const found = await ifExists(readRule(op, op.id), goneCodes);
    if (found === undefined) return;
    const { Description: _, ...rule } = asSent(found);
    const parameters = { NatGatewayId: op.state.natId, DestinationIpPortTranslationNatRules: [rule] };
    await ifExists(op.vpc.write("DeleteNatGatewayDestinationIpPortTranslationNatRule", parameters), goneCodes);
  },
});
