import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { addressesOf } from "./nat-gateway-lifecycle.ts";
import type { NatGateway } from "./nat-gateways.ts";
import type { DnatRule, Endpoints, SnatRule } from "./nat-rules.ts";

/** Creates a rule for outgoing traffic. */
export function createSnatRule(
  world: World,
  fields: Pick<SnatRule, "natGatewayId" | "resourceType" | "resourceId" | "privateAddress"> & Partial<SnatRule>,
): SnatRule {
  return world.networks.snatRules.insert({
    id: world.newId("snat"),
    publicAddresses: [],
    description: "",
    createdAt: world.now(),
    ...fields,
  });
}

/** Forwards a port. */
export function createDnatRule(world: World, fields: Omit<DnatRule, "id" | "createdAt">): DnatRule {
  return world.networks.dnatRules.insert({ ...fields, id: dnatIdOf(fields), createdAt: world.now() });
}

/** What identifies a forwarded port. */
export function dnatIdOf({
  natGatewayId,
  protocol,
  publicAddress,
  publicPort,
}: Pick<DnatRule, "natGatewayId" | "protocol" | "publicAddress" | "publicPort">): string {
  return [natGatewayId, protocol, publicAddress, publicPort].join(" ");
}

/** Rejects a public address that is not bound to a gateway. */
export function requireBound(world: World, { id }: NatGateway, ip: string): void {
  if (addressesOf(world, id).some((one) => one.ip === ip && one.status === "BIND")) return;
  throw new PlatformError("UnsupportedOperation.NatGatewayEipNotExists", `${ip} is not bound to ${id}.`);
}

/** Whether a machine or a network interface has a private address of a network. */
export function hasPrivateAddress({ machines, networks }: World, vpcId: string, ip: string): boolean {
  return (
    machines.all().some((one) => one.vpcId === vpcId && one.privateIp === ip) ||
    networks.networkInterfaces.all().some((one) => one.vpcId === vpcId && one.addresses.some((own) => own.ip === ip))
  );
}

/** Deletes the rules of a gateway. */
export function deleteNatRules({ networks: { snatRules, dnatRules } }: World, natGatewayId: string): void {
  for (const one of snatRules.all()) if (one.natGatewayId === natGatewayId) snatRules.erase(one.id);
  for (const one of dnatRules.all()) if (one.natGatewayId === natGatewayId) dnatRules.erase(one.id);
}

/** A rule for outgoing traffic as the platform lists it. */
export function snatDocument(world: World, { vpcId }: Pick<NatGateway, "vpcId">, rule: SnatRule): Reply {
  return {
    ResourceId: rule.resourceId,
    ResourceType: rule.resourceType,
    PrivateIpAddress: rule.privateAddress,
    PublicIpAddresses: rule.publicAddresses,
    Description: rule.description,
    NatGatewaySnatId: rule.id,
    NatGatewayId: rule.natGatewayId,
    VpcId: vpcId,
    CreatedTime: world.localTimeText(rule.createdAt),
  };
}

/** The two sides of a forwarded port as the platform lists them. */
export function endpointsDocument(rule: Endpoints & Pick<DnatRule, "description">): Reply {
  return {
    IpProtocol: rule.protocol,
    PublicIpAddress: rule.publicAddress,
    PublicPort: rule.publicPort,
    PrivateIpAddress: rule.privateAddress,
    PrivatePort: rule.privatePort,
    Description: rule.description,
  };
}
