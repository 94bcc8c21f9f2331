import {
  type CreateOperation,
  type DeleteOperation,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { actionObject, listed, refreshed } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { address, networkBlock } from "../../platform/element-rules.ts";
import { ifExists } from "../../platform/errors.ts";
import { importById } from "../../platform/import-by-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { natGatewaySnatFields as fields, targetRules } from "./nat-gateway-snat-fields.ts";
import { describeNatGateways, natGatewayList } from "./nat-gateways.ts";
import {
  bySnatId,
  goneSnatCodes,
  isReadable,
  readSnatRule,
  snatIdOf,
  snatRuleAsSent,
  snatRuleId,
  snatRules,
} from "./snat-rules.ts";

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
  import: importById(snatRuleId),
  naturalKey: ["natGatewayId", "subnetId", "instanceId"],
  rules: [...targetRules, networkBlock("subnetCidrBlock"), address("instancePrivateIpAddr")],
  ...handlers,
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => snatRules.idOf({}, op.args),
    exists: async (op: CreateOperation<typeof fields> & Clients) =>
      (await ifExists(readSnatRule(op, snatRules.idOf({}, op.args), {}), goneSnatCodes)) !== undefined,
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const { snatId, natGatewayId } = op.state;
    if (op.purpose !== "refresh" || snatId === undefined) return handlers.read(op);
    const found = await refreshed({ ...op, id: snatId }, bySnatId, isReadable, { natGatewayId });
    return found && fromWire(fields, found);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { natGatewayId: NatGatewayId, snatId: NatGatewaySnatId } = op.state;
    const SourceIpTranslationNatRule = { ...snatRuleAsSent(toWire(fields, op.args)), NatGatewaySnatId };
    await op.vpc.write("ModifyNatGatewaySourceIpTranslationNatRule", { NatGatewayId, SourceIpTranslationNatRule });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    // A rule whose creation was interrupted has no ID in the state.
    const found =
      op.state.snatId === undefined ? await ifExists(readSnatRule(op, op.id, op.state), goneSnatCodes) : undefined;
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
