import { integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { existingNatGateway } from "./nat-gateway-lifecycle.ts";
import type { NatGateway } from "./nat-gateways.ts";
import { createDnatRule, dnatIdOf, endpointsDocument, hasPrivateAddress, requireBound } from "./nat-rule-lifecycle.ts";
import { type DnatRule, dnatQuota, type Endpoints } from "./nat-rules.ts";
import { idsShape, requireOneOf } from "./network-checks.ts";

/** The actions of the forwarded ports of NAT gateways. */
export function dnatActions(world: World): Action[] {
  return [create(world), describe(world), modify(world), remove(world)];
}

const ruleShape = object({
  IpProtocol: text({ min: 1 }),
  PublicIpAddress: text({ min: 1 }),
  PublicPort: integer(),
  PrivateIpAddress: text({ min: 1 }),
  PrivatePort: integer(),
  Description: optional(text()),
});

type AskedRule = Static<typeof ruleShape>;

const rulesShape = listOf(ruleShape, { min: 1 });

function create(world: World): Action {
  return defineAction({
    name: "CreateNatGatewayDestinationIpPortTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), DestinationIpPortTranslationNatRules: rulesShape }),
    run({ params: { NatGatewayId, DestinationIpPortTranslationNatRules: asked }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      for (const rule of asked) {
        const wanted = { ...endpointsOf(rule), natGatewayId: gateway.id, description: rule.Description ?? "" };
        check(world, gateway, wanted);
        const { dnatRules } = world.networks;
        if (dnatRules.get(dnatIdOf(wanted)) !== undefined) {
          throw new PlatformError("InvalidParameterValue.NatGatewayDnatRuleExisted", "The port is forwarded already.");
        }
        if (dnatRules.all().filter(({ natGatewayId }) => natGatewayId === gateway.id).length >= dnatQuota) {
          throw new PlatformError(
            "LimitExceeded.NatGatewayDnatLimitExceeded",
            `A gateway forwards at most ${dnatQuota} ports.`,
          );
        }
        createDnatRule(world, wanted);
      }
      return {};
    },
  });
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeNatGatewayDestinationIpPortTranslationNatRules",
    params: object({
      NatGatewayIds: optional(idsShape),
      Filters: filtersShape(
        "nat-gateway-id",
        "vpc-id",
        "public-ip-address",
        "public-port",
        "private-ip-address",
        "private-port",
        "description",
      ),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { NatGatewayIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "NatGatewayIds");
      const gatewayOf = ({ natGatewayId }: DnatRule) => world.networks.natGateways.get(natGatewayId);
      const all = filtered<DnatRule>(
        world.networks.dnatRules
          .allSeen()
          .filter((one) => gatewayOf(one)?.region === region && (ids?.includes(one.natGatewayId) ?? true)),
        Filters,
        {
          "nat-gateway-id": ({ natGatewayId }, value) => natGatewayId === value,
          "vpc-id": (one, value) => gatewayOf(one)?.vpcId === value,
          "public-ip-address": ({ publicAddress }, value) => publicAddress === value,
          "public-port": ({ publicPort }, value) => String(publicPort) === value,
          "private-ip-address": ({ privateAddress }, value) => privateAddress === value,
          "private-port": ({ privatePort }, value) => String(privatePort) === value,
          description: ({ description }, value) => description.includes(value),
        },
      );
      return {
        TotalCount: all.length,
        NatGatewayDestinationIpPortTranslationNatRuleSet: pageOf(all, params).map((one) => ({
          ...endpointsDocument(one),
          NatGatewayId: one.natGatewayId,
          VpcId: gatewayOf(one)?.vpcId ?? "",
          CreatedTime: world.localTimeText(one.createdAt),
        })),
      };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyNatGatewayDestinationIpPortTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), SourceNatRule: ruleShape, DestinationNatRule: ruleShape }),
    run({ params: { NatGatewayId, SourceNatRule, DestinationNatRule: asked }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      const old = existingRule(world, gateway, SourceNatRule);
      const wanted = { ...endpointsOf(asked), natGatewayId: gateway.id, description: asked.Description ?? "" };
      check(world, gateway, wanted);
      const { dnatRules } = world.networks;
      if (dnatIdOf(wanted) === old.id) {
        dnatRules.replace({ ...old, ...wanted });
        return {};
      }
      if (dnatRules.get(dnatIdOf(wanted)) !== undefined) {
        throw new PlatformError("InvalidParameterValue.NatGatewayDnatRuleExisted", "The port is forwarded already.");
      }
      dnatRules.remove(old.id);
      createDnatRule(world, wanted);
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteNatGatewayDestinationIpPortTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), DestinationIpPortTranslationNatRules: rulesShape }),
    run({ params: { NatGatewayId, DestinationIpPortTranslationNatRules: asked }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      const all = asked.map((rule) => existingRule(world, gateway, rule));
      for (const { id } of all) world.networks.dnatRules.remove(id);
      return {};
    },
  });
}

function endpointsOf(rule: AskedRule): Endpoints {
  return {
    protocol: rule.IpProtocol,
    publicAddress: rule.PublicIpAddress,
    publicPort: rule.PublicPort,
    privateAddress: rule.PrivateIpAddress,
    privatePort: rule.PrivatePort,
  };
}

function check(world: World, gateway: NatGateway, rule: Endpoints): void {
  if (!["TCP", "UDP"].includes(rule.protocol)) {
    throw new PlatformError("InvalidParameterValue", "IpProtocol must be TCP or UDP.");
  }
  for (const port of [rule.publicPort, rule.privatePort]) {
    if (port < 1 || port > 65_535) throw new PlatformError("InvalidParameterValue", `There is no port ${port}.`);
  }
  requireBound(world, gateway, rule.publicAddress);
  if (!hasPrivateAddress(world, gateway.vpcId, rule.privateAddress)) {
    throw new PlatformError(
      "InvalidParameterValue.NatGatewayDnatRulePipNeedVm",
      `No machine has ${rule.privateAddress}.`,
    );
  }
}

/** The rule with both of these sides. */
function existingRule({ networks }: World, { id }: NatGateway, asked: AskedRule): DnatRule {
  const wanted = endpointsOf(asked);
  const rule = networks.dnatRules.get(dnatIdOf({ ...wanted, natGatewayId: id }));
  const isSame = rule?.privateAddress === wanted.privateAddress && rule.privatePort === wanted.privatePort;
  return found(isSame ? rule : undefined, "InvalidParameterValue.NatGatewayDnatRuleNotExists", `rule of ${id}`);
}
