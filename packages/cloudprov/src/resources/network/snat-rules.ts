import { compositeId, expectation, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { ActionObject, refreshed, Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { natGatewaySnatFields as fields } from "./nat-gateway-snat-fields.ts";

const describe = "DescribeNatGatewaySourceIpTranslationNatRules";
/** Error codes that mean a rule or its gateway does not exist. */
export const goneSnatCodes = ["InvalidParameterValue.NatGatewaySnatRuleNotExists"];

/** The ID of a rule. */
export const snatRuleId = compositeId({
  separator: "#",
  parts: [
    { property: "natGatewayId", wire: "NatGatewayId", example: "nat-r4ip1cwt" },
    { property: "resourceId", wire: "ResourceId", form: "<subnet or machine ID>", example: "subnet-2ap74y35" },
  ],
});

const identity = {
  snatId: idText("", { wire: "NatGatewaySnatId" }),
  type: idText("", { wire: "ResourceType" }),
  resource: text("", { wire: "ResourceId" }),
} as const;
const rules = responseList("SourceIpTranslationNatRuleSet", readable);
/** The platform's ID of a rule in a response. */
export const snatIdOf = textAt("NatGatewaySnatId");
/** Checks that a response contains all properties of a rule. */
export const isReadable = expectation(fields);

/** Whether a rule is for a subnet or a machine, and not for a range that the user has defined. */
function isOrdinary(found: Body): boolean {
  return fromWire(identity, found).type !== "USERDEFINED";
}

/** @throws UnexpectedResponse if a rule is invalid. */
function readable(found: Body): void {
  if (!isOrdinary(found)) return;
  if (fromWire(identity, found).resource === "") throw new UnexpectedResponse("ResourceId", "is empty");
  fromWire(fields, asRead(found, { natGatewayId: "any" }));
}

/** A rule of a response with the names of the properties. */
function asRead({ ResourceId, PrivateIpAddress, ...rule }: Body, { natGatewayId }: Values): Body {
  const target =
    rule["ResourceType"] === "SUBNET"
      ? { SubnetId: ResourceId, SubnetCidrBlock: PrivateIpAddress }
      : { InstanceId: ResourceId, InstancePrivateIpAddr: PrivateIpAddress };
  return { ...rule, ...target, NatGatewayId: natGatewayId };
}

/** A rule as requests have it. */
export function snatRuleAsSent({
  NatGatewayId: _,
  SubnetId,
  SubnetCidrBlock,
  InstanceId,
  InstancePrivateIpAddr,
  ...rule
}: Body): Body {
  return { ...rule, ResourceId: SubnetId ?? InstanceId, PrivateIpAddress: SubnetCidrBlock ?? InstancePrivateIpAddr };
}

function resourceOf({ SubnetId, InstanceId }: Body): string {
  return String(SubnetId ?? InstanceId);
}

/** The rules of a gateway for subnets and machines, or for one of them. */
async function* rulesOf(op: Op, gateway: Values, resourceId?: string): AsyncGenerator<Body> {
  const query = { NatGatewayId: gateway["natGatewayId"], ...filteredBy("resource-id", resourceId) };
  for await (const found of op.vpc.pages(describe, query, rules)) {
    if (isOrdinary(found)) yield asRead(found, gateway);
  }
}

/** The rule with an ID. Of several rules for a subnet or a machine, the one in the state or the program is meant. */
export async function readSnatRule(op: Op, own: string, values: Values): Promise<Body | undefined> {
  const { NatGatewayId: natGatewayId, ResourceId } = snatRuleId.key(own);
  const all: Body[] = [];
  for await (const one of rulesOf(op, { natGatewayId }, ResourceId)) all.push(one);
  const wanted = values["subnetCidrBlock"] ?? values["instancePrivateIpAddr"];
  const timeOf = (one: Body) => String(one["CreatedTime"]);
  const newestFirst = all.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
  return (
    all.find((one) => one["NatGatewaySnatId"] === values["snatId"]) ??
    newestFirst.find((one) => [one["SubnetCidrBlock"], one["InstancePrivateIpAddr"]].includes(wanted)) ??
    newestFirst[0]
  );
}

/** How the platform creates, identifies and lists rules. */
export const snatRules: ActionObject = {
  service: "vpc",
  create: {
    action: "CreateNatGatewaySourceIpTranslationNatRule",
    asSent: (body) => ({ NatGatewayId: body["NatGatewayId"], SourceIpTranslationNatRules: [snatRuleAsSent(body)] }),
  },
  delete: "DeleteNatGatewaySourceIpTranslationNatRule",
  goneCodes: goneSnatCodes,
  deterministicId: () => true,
  // The response to a creation contains nothing about the rule.
  idOf: (found, { natGatewayId, subnetId, instanceId }) =>
    snatRuleId.build({
      natGatewayId,
      resourceId: "NatGatewaySnatId" in found ? resourceOf(found) : (subnetId ?? instanceId),
    }),
  key: (own, { snatId }) => ({ NatGatewayId: snatRuleId.key(own)["NatGatewayId"], NatGatewaySnatIds: [snatId] }),
  read: readSnatRule,
  listing: {
    name: "Description",
    uniqueKey: resourceOf,
    within: { natGatewayId: fields.natGatewayId },
    takenCodes: ["InvalidParameterValue.NatSnatRuleExists"],
    find: (op, resourceId, values) => rulesOf(op, values, resourceId),
  },
};

/** The same by the platform's IDs, which distinguish several rules for a subnet or a machine. */
export const bySnatId: Parameters<typeof refreshed>[1] = {
  idOf: snatIdOf,
  goneCodes: goneSnatCodes,
  read: async (op, snatId, values) => {
    for await (const one of rulesOf(op, values)) if (one["NatGatewaySnatId"] === snatId) return one;
    return undefined;
  },
  listing: {
    name: "Description",
    within: { natGatewayId: fields.natGatewayId },
    find: (op, _, values) => rulesOf(op, values),
    whole: {
      async page(op, offset, values) {
        const query = { NatGatewayId: values["natGatewayId"] };
        const { elements, ...rest } = await op.vpc.page(describe, query, rules, { offset });
        return { ...rest, elements: elements.filter(isOrdinary).map((one) => asRead(one, values)) };
      },
      asRead: (found) => found,
    },
  },
};
