import { type DeleteOperation, toWire, type UpdateOperation } from "@org/core-provider";
import { actionObject } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { address } from "../../platform/element-rules.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { dnatFields as fields, portRules } from "./dnat-fields.ts";
import { dnatId, dnatRuleAsSent, dnatRules, goneDnatCodes, readDnatRule } from "./dnat-rules.ts";

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
  import: {
    ...dnatId.import,
    parse: (given) => dnatId.parse(given.replace(/^\w+/, (protocol) => protocol.toUpperCase())),
  },
  naturalKey: ["natId", "protocol", "elasticIp", "elasticPort"],
  rules: [address("elasticIp"), address("privateIp"), ...portRules],
  ...handlers,

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const found = await readDnatRule(op, op.id);
    // A missing rule is reported by the action.
    const SourceNatRule = dnatRuleAsSent(found ?? toWire(fields, op.state));
    await op.vpc.write("ModifyNatGatewayDestinationIpPortTranslationNatRule", {
      NatGatewayId: op.state.natId,
      SourceNatRule,
      DestinationNatRule: { ...SourceNatRule, Description: op.args.description ?? "" },
    });
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const found = await ifExists(readDnatRule(op, op.id), goneDnatCodes);
    if (found === undefined) return;
    const { Description: _, ...rule } = dnatRuleAsSent(found);
    const parameters = { NatGatewayId: op.state.natId, DestinationIpPortTranslationNatRules: [rule] };
    await ifExists(op.vpc.write("DeleteNatGatewayDestinationIpPortTranslationNatRule", parameters), goneDnatCodes);
  },
});
