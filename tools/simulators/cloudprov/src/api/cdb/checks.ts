import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { freeIps } from "../vpc/private-addresses.ts";
import type { MysqlInstance } from "./mysql.ts";

/** The months that can be bought. */
const periods = [...Array.from({ length: 12 }, (_, at) => at + 1), 24, 36];

/** The versions of the engine, oldest first. */
export const versions = ["5.5", "5.6", "5.7", "8.0", "8.4"];

/** Rejects a value. */
export function invalid(message: string): PlatformError {
  return new PlatformError("InvalidParameterValue.InvalidParameterValueError", message);
}

/** When a period that begins now ends. */
export function endOf(world: World, months: number): number {
  if (!periods.includes(months)) throw invalid(`Period must not be ${months}.`);
  const time = new Date(world.now());
  time.setUTCMonth(time.getUTCMonth() + months);
  return time.getTime();
}

/** Rejects sizes that are not offered. */
export function checkSize({
  memory,
  volume,
  deviceType,
}: Pick<MysqlInstance, "memory" | "volume" | "deviceType">): void {
  if (memory < 1000 || memory > 720_000) throw invalid(`${memory} MB of memory are not offered.`);
  if (volume < (deviceType.startsWith("CLOUD") ? 20 : 25) || volume > 30_000 || volume % 5 !== 0) {
    throw invalid(`${volume} GB are not offered.`);
  }
}

/** The cores that belong to an amount of memory. */
export function leastCores(memory: number): number {
  return memory <= 2000 ? 1 : Math.ceil(memory / 4000);
}

/** Rejects a zone of another region. */
export function checkZone(zone: string, region: string): void {
  if (!new RegExp(`^${region}-\\d+$`).test(zone)) throw invalid(`The zone ${zone} is not in ${region}.`);
}

/** Rejects a password that is too simple. The message never contains it. */
export function checkPassword(password: string): void {
  if (password.length < 8 || password.length > 64) {
    throw new PlatformError("InvalidParameterValue.AccountPasswordLengthError", "A password has 8 to 64 characters.");
  }
  const kinds = [/[A-Za-z]/, /\d/, /[_+\-,&=!@#$%^*().|]/].filter((kind) => kind.test(password));
  if (kinds.length < 2) {
    throw new PlatformError(
      "InvalidParameterValue.AccountPasswordRuleError",
      "A password has two kinds of characters.",
    );
  }
}

/** The members of a request that place an instance in a network. */
interface AskedNetwork {
  readonly UniqVpcId?: string;
  readonly UniqSubnetId?: string;
}

/** Where an instance is in a network, with a free address. */
export function placeIn(
  world: World,
  { UniqVpcId, UniqSubnetId }: AskedNetwork,
  region: string,
): Pick<MysqlInstance, "vpcId" | "subnetId" | "vip"> {
  const { vpcs, subnets } = world.networks;
  if ((UniqVpcId === undefined) !== (UniqSubnetId === undefined)) {
    throw new PlatformError("MissingParameter.MissingParamError", "UniqVpcId and UniqSubnetId belong together.");
  }
  if (UniqVpcId === undefined || UniqSubnetId === undefined) {
    const vpcId = vpcs.all().find((one) => one.region === region && one.isDefault)?.id ?? "";
    return { vpcId, subnetId: "", vip: `10.0.${world.hub.ids.integer(0, 254)}.${world.hub.ids.integer(2, 254)}` };
  }
  const subnet = subnets.get(UniqSubnetId);
  if (subnet?.region !== region || subnet.vpcId !== UniqVpcId) {
    throw new PlatformError("InternalError.VpcError", `There is no subnet ${UniqSubnetId} in ${UniqVpcId}.`);
  }
  const [vip] = freeIps(world, subnet, { count: 1 });
  if (vip === undefined) throw new PlatformError("FailedOperation.VpcIpInUseError", "The subnet has no free address.");
  return { vpcId: UniqVpcId, subnetId: UniqSubnetId, vip };
}
