import {
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  expectation,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, listed, refreshed, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { address, networkBlock } from "../../platform/element-rules.ts";
import { ifExists } from "../../platform/errors.ts";
import { importById } from "../../platform/import-by-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { describeNatGateways, natGatewayList } from "./nat-gateway.ts";
import { natGatewaySnatFields as fields, targetRules } from "./nat-gateway-snat-fields.ts";

const describe = "DescribeNatGatewaySourceIpTranslationNatRules";
const goneCodes = ["InvalidParameterValue.NatGatewaySnatRuleNotExists"];

const id = compositeId({
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
const snatIdOf = textAt("NatGatewaySnatId");
const isReadable = expectation(fields);

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
function asSent({
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
async function readRule(op: Op, own: string, values: Values): Promise<Body | undefined> {
  const { NatGatewayId: natGatewayId, ResourceId } = id.key(own);
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

const snatRules: ActionObject = {
  service: "vpc",
  create: {
    action: "CreateNatGatewaySourceIpTranslationNatRule",
    asSent: (body) => ({ NatGatewayId: body["NatGatewayId"], SourceIpTranslationNatRules: [asSent(body)] }),
  },
  delete: "DeleteNatGatewaySourceIpTranslationNatRule",
  goneCodes,
  deterministicId: () => true,
  // The response to a creation contains nothing about the rule.
  idOf: (found, { natGatewayId, subnetId, instanceId }) =>
    id.build({
      natGatewayId,
      resourceId: "NatGatewaySnatId" in found ? resourceOf(found) : (subnetId ?? instanceId),
    }),
  key: (own, { snatId }) => ({ NatGatewayId: id.key(own)["NatGatewayId"], NatGatewaySnatIds: [snatId] }),
  read: readRule,
  listing: {
    name: "Description",
    uniqueKey: resourceOf,
    within: { natGatewayId: fields.natGatewayId },
    takenCodes: ["InvalidParameterValue.NatSnatRuleExists"],
    find: (op, resourceId, values) => rulesOf(op, values, resourceId),
  },
};

/** The same by the platform's IDs, which distinguish several rules for a subnet or a machine. */
const bySnatId: Parameters<typeof refreshed>[1] = {
  idOf: snatIdOf,
  goneCodes,
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

const handlers = actionObject({ ...snatRules, fields });

export const natGatewaySnat = resource("NatGatewaySnat", {
  docs: "The public addresses of the traffic that a subnet or a machine sends through a NAT gateway. Without such a rule, the traffic has any of the gateway's addresses. A subnet or a machine has one rule per gateway.",
  example: `const web = new cloudprov.NatGatewaySnat("web", {
    natGatewayId: config.require("natGatewayId"),
    resourceType: "SUBNET",
    subnetId: config.require("subnetId"),
    subnetCidrBlock: "10.1.1.0/24",
    publicIpAddrs: ["203.0.113.7"],
    description: "Web servers",
});`,
  errors: remedies(
    "vpc",
    "UnsupportedOperation.NatGatewayEipNotExists",
    "UnsupportedOperation.UnbindEIP",
    "UnsupportedOperation.NatGatewayRulePipExists",
    "UnsupportedOperation.NatGatewaySnatPipNeedVm",
    "UnsupportedOperation.NatGatewayTypeNotSupportSNAT",
  ),
  import: importById(id),
  naturalKey: ["natGatewayId", "subnetId", "instanceId"],
  rules: [...targetRules, networkBlock("subnetCidrBlock"), address("instancePrivateIpAddr")],
  ...handlers,
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => snatRules.idOf({}, op.args),
    exists: async (op: CreateOperation<typeof fields> & Clients) =>
      (await ifExists(readRule(op, snatRules.idOf({}, op.args), {}), goneCodes)) !== undefined,
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const { snatId, natGatewayId } = op.state;
    if (op.purpose !== "refresh" || snatId === undefined) return handlers.read(op);
    const found = await refreshed({ ...op, id: snatId }, bySnatId, isReadable, { natGatewayId });
    return found && fromWire(fields, found);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { natGatewayId: NatGatewayId, snatId: NatGatewaySnatId } = op.state;
    const SourceIpTranslationNatRule = { ...asSent(toWire(fields, op.args)), NatGatewaySnatId };
    await op.vpc.write("ModifyNatGatewaySourceIpTranslationNatRule", { NatGatewayId, SourceIpTranslationNatRule });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    // A rule whose creation was interrupted has no ID in the state.
    const found = op.state.snatId === undefined ? await ifExists(readRule(op, op.id, op.state), goneCodes) : undefined;
    const snatId = op.state.snatId ?? (found && snatIdOf(found));
    if (snatId !== undefined) await handlers.delete({ ...op, state: { ...op.state, snatId } });
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const { NatGatewayId: natGatewayId } of op.vpc.pages(describeNatGateways, {}, natGatewayList)) {
        yield* listed(op, snatRules, { natGatewayId });
      }
    },
  },
});
