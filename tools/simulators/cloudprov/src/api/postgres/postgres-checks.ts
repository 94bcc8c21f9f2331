import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { freeIps } from "../vpc/private-addresses.ts";
import { zonesOf } from "../zones.ts";
import type { PostgresNetwork } from "./postgres-instances.ts";

/** The months that can be bought. */
const periods = [...Array.from({ length: 12 }, (_, at) => at + 1), 24, 36];

/** When an instance expires that is paid for more months. */
export function expiryAfter(world: World, months: number, from = world.now()): number {
  if (!periods.includes(months)) {
    throw new PlatformError("InvalidParameterValue.ParameterOutRangeError", `Period must not be ${months}.`);
  }
  const time = new Date(from);
  time.setUTCMonth(time.getUTCMonth() + months);
  return time.getTime();
}

/** Rejects a password that is too simple. */
export function checkPostgresPassword(password: string): void {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password));
  if (password.length >= 8 && password.length <= 32 && kinds.length === 4 && !password.startsWith("/")) return;
  throw new PlatformError("InvalidParameterValue.InvalidPasswordFormat", "The password is too simple.");
}

/** Rejects a name that is too long or contains other characters. */
export function checkPostgresName(name: string): void {
  if (/^[\p{L}\d_-]{1,60}$/u.test(name)) return;
  throw new PlatformError("InvalidParameterValue.ParameterCharacterError", `The name ${name} is not allowed.`);
}

/** Rejects a size of the disk that is not sold. */
export function checkStorage(storage: number): void {
  if (storage >= 10 && storage % 10 === 0) return;
  throw new PlatformError("InvalidParameterValue.InvalidInstanceVolume", `Storage must not be ${storage}.`);
}

/** Rejects a zone that the region does not have. */
export function checkZone(world: World, region: string, zone: string): void {
  if (zonesOf(world.settings, region).some(({ name }) => name === zone)) return;
  throw new PlatformError("InvalidParameterValue.IllegalZone", `The zone ${zone} does not exist.`);
}

/** Rejects unknown security groups. */
export function checkPostgresGroups(world: World, ids: readonly string[]): void {
  const unknown = ids.find((id) => world.securityGroups.get(id) === undefined);
  if (unknown === undefined) return;
  throw new PlatformError("InvalidParameterValue.InvalidParameterValueError", `${unknown} does not exist.`);
}

/** A private address in a subnet. */
export function addressIn(world: World, region: string, vpcId: string, subnetId: string): PostgresNetwork {
  const { vpcs, subnets } = world.networks;
  const subnet = subnets.get(subnetId);
  if (vpcs.get(vpcId)?.region !== region || subnet?.vpcId !== vpcId) {
    throw new PlatformError("InvalidParameter.VpcNotFoundError", `The subnet ${subnetId} is not in ${vpcId}.`);
  }
  const [ip] = freeIps(world, subnet, { count: 1 });
  if (ip === undefined) throw new PlatformError("VpcError", `${subnetId} has no free address.`);
  return { vpcId, subnetId, ip, status: "opened" };
}
