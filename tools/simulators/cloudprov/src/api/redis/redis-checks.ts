import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import { contains } from "../vpc/blocks.ts";
import { freeIps, usedIps } from "../vpc/private-addresses.ts";
import { zonesOf } from "../zones.ts";
import type { RedisInstance } from "./redis-instances.ts";

/** The months that can be bought. */
const periods = [...Array.from({ length: 12 }, (_, at) => at + 1), 24, 36];

/** When an instance that is paid for some months expires. */
export function expiryAfter(world: World, months: number | undefined): number {
  if (months === undefined || !periods.includes(months)) {
    throw new PlatformError("InvalidParameter.Period", `Period must not be ${months}.`);
  }
  const time = new Date(world.now());
  time.setUTCMonth(time.getUTCMonth() + months);
  return time.getTime();
}

/** Rejects a password that is missing or too simple. */
export function checkRedisPassword(password: string | undefined): string {
  if (password === undefined || password === "") {
    throw new PlatformError("InvalidParameterValue.PasswordEmpty", "A password is needed.");
  }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[()`~!@#$%^&*\-+=_|{}[\]:;<>,.?/]/].filter((kind) => kind.test(password));
  if (password.length >= 8 && password.length <= 64 && kinds.length >= 2 && !password.startsWith("/")) return password;
  throw new PlatformError("InvalidParameterValue.PasswordRuleError", "The password is too simple.");
}

/** Rejects a name that is too long or contains other characters. */
export function checkRedisName(name: string): void {
  if (/^[\p{L}\d_-]{1,60}$/u.test(name)) return;
  throw new PlatformError("InvalidParameterValue.InstanceNameRuleError", `The name ${name} is not allowed.`);
}

/** Rejects unknown security groups. */
export function checkRedisGroups(world: World, ids: readonly string[]): void {
  const unknown = ids.find((id) => world.securityGroups.get(id) === undefined);
  if (unknown === undefined) return;
  throw new PlatformError("InvalidParameterValue.SecurityGroupIdsNotExists", `${unknown} does not exist.`);
}

/** The name of a zone that a request names or numbers. */
export function zoneIn(
  world: World,
  region: string,
  { ZoneId, ZoneName }: { ZoneId?: number; ZoneName?: string },
): string {
  const zones = zonesOf(world.settings, region);
  const zone = zones.find(({ name, number }) => name === ZoneName || number === ZoneId);
  return found(zone, "ResourceUnavailable.NoServiceAvailableForThisZoneId", `zone ${ZoneName ?? ZoneId}`).name;
}

/** Where an instance is in a network: in a subnet, with an address that nothing else has. */
export function redisAddress(
  world: World,
  { vpcId, subnetId, ip }: { readonly vpcId: string; readonly subnetId: string; readonly ip?: string },
  { region, id }: { readonly region: string; readonly id?: string },
): Pick<RedisInstance, "vpcId" | "subnetId" | "ip"> {
  const { vpcs, subnets } = world.networks;
  if (vpcs.get(vpcId)?.region !== region) {
    throw new PlatformError("InvalidParameterValue.UnVpcIdNotExists", `The network ${vpcId} does not exist.`);
  }
  const subnet = subnets.get(subnetId);
  if (subnet?.vpcId !== vpcId) {
    throw new PlatformError("InvalidParameterValue.InvalidSubnetId", `The subnet ${subnetId} is not in ${vpcId}.`);
  }
  if (ip !== undefined && (!contains(subnet.cidrBlock, `${ip}/32`) || usedIps(world, subnetId, id).includes(ip))) {
    throw new PlatformError("InvalidParameterValue.InvalidParameterValueError", `${ip} is not free in ${subnetId}.`);
  }
  const [free] = freeIps(world, subnet, { count: 1 });
  if (free === undefined) {
    throw new PlatformError("ResourceUnavailable.NoEnoughVipInVPC", `${subnetId} has no free address.`);
  }
  return { vpcId, subnetId, ip: ip ?? free };
}

/** Finds an instance. */
export function existingRedis(world: World, id: string, region: string): RedisInstance {
  const instance = world.redis.instances.get(id);
  return found(
    instance?.region === region ? instance : undefined,
    "ResourceNotFound.InstanceNotExists",
    `instance ${id}`,
  );
}

/** Finds an instance that can be changed. */
export function idleRedis(world: World, id: string, region: string): RedisInstance {
  const instance = existingRedis(world, id, region);
  if (instance.status === -2) throw new PlatformError("ResourceUnavailable.InstanceIsolated", `${id} is isolated.`);
  if (instance.status === -3) throw new PlatformError("ResourceUnavailable.InstanceDeleted", `${id} is deleted.`);
  if (instance.status === 2) return instance;
  throw new PlatformError("ResourceUnavailable.InstanceStatusError", `A task works on ${id}.`);
}
