import { integer, object, optional, type Static } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { Address, AddressStatus } from "./addresses.ts";

/** For how long an address is paid in advance, in months, and how it is renewed. */
export const prepaidMember = object({
  Period: integer({ min: 1, max: 36 }),
  AutoRenewFlag: optional(integer({ min: 0, max: 2 })),
});

/** The greatest bandwidth by charge type, in Mbit/s. */
const maxBandwidths: Readonly<Record<string, number>> = { BANDWIDTH_PACKAGE: 2000, BANDWIDTH_PREPAID_BY_MONTH: 200 };

/** Whether addresses of this charge type are paid in advance. */
export function isPrepaid(chargeType: string): boolean {
  return chargeType === "BANDWIDTH_PREPAID_BY_MONTH";
}

/** A prepaid address needs a period. */
export function requirePrepaid(chargeType: string, prepaid: Static<typeof prepaidMember> | undefined): void {
  if (!isPrepaid(chargeType) || prepaid !== undefined) return;
  throw new PlatformError("MissingParameter", "AddressChargePrepaid is missing.");
}

/** Checks a bandwidth against the limit of its charge type. */
export function checkBandwidth(bandwidth: number, chargeType: string): void {
  const { [chargeType]: max = 100 } = maxBandwidths;
  if (bandwidth >= 1 && bandwidth <= max) return;
  throw new PlatformError(
    "InvalidParameterValue.BandwidthOutOfRange",
    `InternetMaxBandwidthOut must be from 1 to ${max}.`,
  );
}

/** When a number of months after a time has passed. */
export function expiryAfter(ms: number, months: number): number {
  const time = new Date(ms);
  return time.setUTCMonth(time.getUTCMonth() + months);
}

/** Finds an address for which no task is running. */
export function idle(world: World, id: string, region: string): Address {
  checkId(id);
  const address = world.eips.addresses.get(id);
  const there = found(address?.region === region ? address : undefined, "InvalidAddressId.NotFound", `address ${id}`);
  if (world.busy.has(id)) {
    throw new PlatformError("OperationDenied.MutexTaskRunning", `Another task works on ${id}.`);
  }
  return there;
}

/** Rejects an address with another status. */
export function requireStatus(address: Address, ...statuses: readonly AddressStatus[]): Address {
  if (statuses.includes(address.status)) return address;
  throw new PlatformError("UnsupportedOperation.AddressStatusNotPermit", `${address.id} is ${address.status}.`);
}

/** Rejects an ID of another form. */
export function checkId(id: string): void {
  if (!/^eip-[0-9a-z]{8}$/.test(id)) {
    throw new PlatformError("InvalidParameterValue.AddressIdMalformed", `The ID \`${id}\` is malformed.`);
  }
}
