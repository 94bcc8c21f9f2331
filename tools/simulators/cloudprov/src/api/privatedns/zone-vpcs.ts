import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { BoundVpc } from "./private-dns.ts";

const vpc = { UniqVpcId: text({ min: 1 }), Region: text({ min: 1 }) };

/** The networks of the account in a request. */
export const vpcSet = optional(listOf(object(vpc)));
/** The networks of other accounts in a request. */
export const accountVpcSet = optional(listOf(object({ ...vpc, Uin: text({ min: 1 }), VpcName: optional(text()) })));

/** Networks that a zone shall be bound to. */
interface Binding {
  readonly domain: string;
  readonly vpcs: readonly BoundVpc[];
  /** Those of the account itself. */
  readonly own: readonly BoundVpc[];
  /** The zone, if it exists already. */
  readonly zoneId?: string;
}

/** @throws {PlatformError} if a network does not exist, or has the domain from another zone. */
export function checkVpcs({ networks, privateDns }: World, { domain, vpcs, own, zoneId }: Binding): void {
  for (const { UniqVpcId, Region } of own) {
    if (networks.vpcs.get(UniqVpcId)?.region !== Region) {
      throw new PlatformError("InvalidParameter.IllegalVpcInfo", `There is no network ${UniqVpcId} in ${Region}.`);
    }
  }
  const others = privateDns.zones.all().filter((zone) => zone.domain === domain && zone.id !== zoneId);
  const taken = others.flatMap((zone) => [...zone.vpcs, ...zone.accountVpcs]).map(({ UniqVpcId }) => UniqVpcId);
  const conflict = vpcs.find(({ UniqVpcId }) => taken.includes(UniqVpcId));
  if (conflict !== undefined) {
    throw new PlatformError("InvalidParameter.VpcBinded", `${conflict.UniqVpcId} has ${domain} from another zone.`);
  }
}
