import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { existingMachine } from "./machine-tasks.ts";
import type { Machine } from "./machines.ts";

/** The IDs of machines in a request. */
export const machineIds = listOf(text({ min: 1 }), { min: 1, max: 100 });
const id = text({ min: 1 });

export const renewFlag = oneOf("NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW");
export const prepaidMember = object({ Period: integer(), RenewFlag: optional(renewFlag) });
export const networkMember = object({
  VpcId: id,
  SubnetId: id,
  AsVpcGateway: optional(flag()),
  PrivateIpAddresses: optional(listOf(id, { min: 1 })),
  Ipv6AddressCount: optional(integer({ min: 0 })),
});
export const loginMember = object({
  Password: optional(text()),
  KeyIds: optional(listOf(id, { min: 1 })),
  KeepImageLogin: optional(oneOf("TRUE", "FALSE")),
});
const service = optional(object({ Enabled: flag() }));
export const servicesMember = object({
  SecurityService: service,
  MonitorService: service,
  AutomationService: service,
});
export const systemDiskMember = object({
  DiskType: optional(id),
  DiskSize: optional(integer({ min: 1 })),
  DiskName: optional(text()),
  Encrypt: optional(flag()),
  KmsKeyId: optional(id),
});

const periods = [...Array.from({ length: 12 }, (_, at) => at + 1), 24, 36, 48, 60];

/** The members of a machine that is paid in advance for some months from a time. */
export function prepaidFacts(
  from: number,
  prepaid: { readonly Period: number; readonly RenewFlag?: string } | undefined,
): Pick<Machine, "chargeType" | "renewFlag" | "expiresAt"> {
  if (prepaid === undefined) throw new PlatformError("MissingParameter", "InstanceChargePrepaid is missing.");
  const { Period, RenewFlag = "NOTIFY_AND_MANUAL_RENEW" } = prepaid;
  if (!periods.includes(Period)) throw new PlatformError("InvalidPeriod", `Period must not be ${Period}.`);
  const time = new Date(from);
  time.setUTCMonth(time.getUTCMonth() + Period);
  return { chargeType: "PREPAID", renewFlag: RenewFlag, expiresAt: time.getTime() };
}

/** How users sign in to a machine. Without anything, the platform sets a random password. */
export function loginFacts(
  world: World,
  login: { readonly Password?: string; readonly KeyIds?: readonly string[]; readonly KeepImageLogin?: string } = {},
): Pick<Machine, "password" | "keyIds" | "keepsImageLogin"> {
  const { Password, KeyIds = [], KeepImageLogin = "FALSE" } = login;
  const given = [Password !== undefined, KeyIds.length > 0, KeepImageLogin === "TRUE"].filter(Boolean);
  if (given.length > 1) throw new PlatformError("InvalidParameter.ParameterConflict", "There is more than one login.");
  if (Password !== undefined) checkPassword(Password);
  checkKeys(world, KeyIds);
  const random = given.length === 0 ? "random" : "";
  return { password: Password ?? random, keyIds: KeyIds, keepsImageLogin: KeepImageLogin === "TRUE" };
}

/** Rejects unknown key pairs. */
export function checkKeys(world: World, ids: readonly string[]): void {
  const unknown = ids.find((one) => world.keyPairs.get(one) === undefined);
  if (unknown === undefined) return;
  throw new PlatformError("InvalidParameterValue.KeyPairNotFound", `The key pair ${unknown} does not exist.`);
}

/** Rejects a password that is too simple. */
export function checkPassword(password: string): void {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password));
  if (password.length >= 8 && password.length <= 30 && kinds.length >= 2 && !password.startsWith("/")) return;
  throw new PlatformError("InvalidParameterValue.InvalidPassword", "The password is too simple.");
}

/** Rejects unknown security groups. */
export function checkGroups(world: World, ids: readonly string[]): void {
  const unknown = ids.find((one) => world.securityGroups.get(one) === undefined);
  if (unknown === undefined) return;
  throw new PlatformError("InvalidSecurityGroupId.NotFound", `The security group ${unknown} does not exist.`);
}

/** Rejects an unknown image. */
export function checkImage(world: World, imageId: string, region: string): void {
  if (!/^img-[0-9a-z]{8}$/.test(imageId)) {
    throw new PlatformError("InvalidImageId.Malformed", `${imageId} is malformed.`);
  }
  if (world.images.get(imageId)?.region === region) return;
  throw new PlatformError("InvalidImageId.NotFound", `The image ${imageId} does not exist.`);
}

/** Processors and memory of a type of machine. */
export function typeFacts(world: World, name: string, zone: string): Pick<Machine, "type" | "cpu" | "memory"> {
  if (!name.includes(".")) throw new PlatformError("InvalidInstanceType.Malformed", `${name} is malformed.`);
  const known = world.instanceTypes.all().find((one) => one.name === name && one.zone === zone);
  if (known?.isSoldOut) throw new PlatformError("ResourcesSoldOut.SpecifiedInstanceType", `${name} is sold out.`);
  return { type: name, cpu: known?.cpu ?? 2, memory: known?.memory ?? 4 };
}

/** The machines of a request. */
export function machinesOf(world: World, ids: readonly string[], region: string): Machine[] {
  return ids.map((one) => existingMachine(world, one, region));
}
