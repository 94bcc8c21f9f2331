import { listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { existingNatGateway } from "./nat-gateway-lifecycle.ts";
import type { NatGateway } from "./nat-gateways.ts";
import { createSnatRule, hasPrivateAddress, requireBound, snatDocument } from "./nat-rule-lifecycle.ts";
import type { SnatResourceType, SnatRule } from "./nat-rules.ts";

/** The actions of the rules for outgoing traffic of NAT gateways. */
export function snatActions(world: World): Action[] {
  return [create(world), describe(world), modify(world), remove(world)];
}

const ruleShape = object({
  ResourceId: text(),
  ResourceType: text(),
  PrivateIpAddress: text(),
  PublicIpAddresses: listOf(text({ min: 1 })),
  Description: text(),
  NatGatewaySnatId: optional(text()),
  NatGatewayId: optional(text()),
  VpcId: optional(text()),
  CreatedTime: optional(text()),
});

type AskedRule = Static<typeof ruleShape>;

const types: readonly string[] = ["SUBNET", "NETWORKINTERFACE", "USERDEFINED"] satisfies SnatResourceType[];

function create(world: World): Action {
  return defineAction({
    name: "CreateNatGatewaySourceIpTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), SourceIpTranslationNatRules: listOf(ruleShape, { min: 1 }) }),
    run({ params: { NatGatewayId, SourceIpTranslationNatRules: asked }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      for (const rule of asked) {
        checkTarget(world, gateway, rule);
        checkAddresses(world, gateway, rule);
        createSnatRule(world, {
          natGatewayId: gateway.id,
          resourceType: rule.ResourceType as SnatResourceType,
          resourceId: rule.ResourceId,
          privateAddress: rule.PrivateIpAddress,
          publicAddresses: rule.PublicIpAddresses,
          description: rule.Description,
        });
      }
      return {};
    },
  });
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeNatGatewaySourceIpTranslationNatRules",
    params: object({
      NatGatewayId: text({ min: 1 }),
      Filters: filtersShape("resource-id", "public-ip-address", "description"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const gateway = existingNatGateway(world, params.NatGatewayId, region);
      const all = filtered<SnatRule>(
        world.networks.snatRules.allSeen().filter(({ natGatewayId }) => natGatewayId === gateway.id),
        params.Filters,
        {
          "resource-id": ({ resourceId }, value) => resourceId === value,
          "public-ip-address": ({ publicAddresses }, value) => publicAddresses.includes(value),
          description: ({ description }, value) => description.includes(value),
        },
      );
      return {
        TotalCount: all.length,
        SourceIpTranslationNatRuleSet: pageOf(all, params).map((rule) => snatDocument(world, gateway, rule)),
      };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyNatGatewaySourceIpTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), SourceIpTranslationNatRule: ruleShape }),
    run({ params: { NatGatewayId, SourceIpTranslationNatRule: asked }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      const old = existingRule(world, gateway, asked.NatGatewaySnatId ?? "");
      checkAddresses(world, gateway, asked);
      world.networks.snatRules.replace({
        ...old,
        publicAddresses: asked.PublicIpAddresses,
        description: asked.Description,
      });
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteNatGatewaySourceIpTranslationNatRule",
    params: object({ NatGatewayId: text({ min: 1 }), NatGatewaySnatIds: listOf(text({ min: 1 }), { min: 1 }) }),
    run({ params: { NatGatewayId, NatGatewaySnatIds: ids }, region }) {
      const gateway = existingNatGateway(world, NatGatewayId, region);
      const all = ids.map((id) => existingRule(world, gateway, id));
      for (const { id } of all) world.networks.snatRules.remove(id);
      return {};
    },
  });
}

/** Rejects a subnet or a machine that is not in the network of the gateway, or that has the same rule. */
function checkTarget(
  world: World,
  { id, vpcId }: NatGateway,
  { ResourceType: type, ResourceId: resource, PrivateIpAddress: address }: AskedRule,
): void {
  const { subnets, snatRules } = world.networks;
  if (!types.includes(type)) throw new PlatformError("InvalidParameterValue", `There is no resource type ${type}.`);
  if (type === "SUBNET") {
    const subnet = subnets.get(resource);
    found(subnet?.vpcId === vpcId ? subnet : undefined, "ResourceNotFound", `subnet ${resource} of ${vpcId}`);
  }
  if (type === "NETWORKINTERFACE") {
    const machine = world.machines.get(resource);
    found(machine?.vpcId === vpcId ? machine : undefined, "ResourceNotFound", `machine ${resource} of ${vpcId}`);
    if (!hasPrivateAddress(world, vpcId, address)) {
      throw new PlatformError("UnsupportedOperation.NatGatewaySnatPipNeedVm", `No machine has ${address}.`);
    }
  }
  const isSame = (one: SnatRule) =>
    one.natGatewayId === id && one.resourceId === resource && one.privateAddress === address;
  if (snatRules.all().some(isSame)) {
    throw new PlatformError("InvalidParameterValue.NatSnatRuleExists", `${resource} has such a rule.`);
  }
}

function checkAddresses(world: World, gateway: NatGateway, { PublicIpAddresses: ips }: AskedRule): void {
  if (ips.length === 0) throw new PlatformError("InvalidParameterValue", "A rule needs a public address.");
  for (const ip of ips) requireBound(world, gateway, ip);
}

function existingRule({ networks }: World, gateway: NatGateway, id: string): SnatRule {
  const rule = networks.snatRules.get(id);
  return found(
    rule?.natGatewayId === gateway.id ? rule : undefined,
    "InvalidParameterValue.NatGatewaySnatRuleNotExists",
    `rule ${id} of ${gateway.id}`,
  );
}
