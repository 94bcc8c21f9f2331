import { integer, object, oneOf, optional, type Static } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { Disk } from "./disks.ts";

/** The months that can be bought. */
export const periods = [...Array.from({ length: 12 }, (_, at) => at + 1), 24, 36];

/** How a prepaid disk is renewed. */
export const renewFlag = oneOf("NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW");

/** For how long a disk is paid in advance, in months, and how it is renewed. */
export const prepaidMember = object({ Period: integer(), RenewFlag: optional(renewFlag) });

/** The members of a disk that is paid in advance. */
export function prepaidFacts(world: World, prepaid: Static<typeof prepaidMember> | undefined): Partial<Disk> {
  if (prepaid === undefined) throw new PlatformError("MissingParameter", "DiskChargePrepaid is missing.");
  const { Period, RenewFlag = "NOTIFY_AND_MANUAL_RENEW" } = prepaid;
  if (!periods.includes(Period)) throw new PlatformError("InvalidParameterValue", `Period must not be ${Period}.`);
  const time = new Date(world.now());
  time.setUTCMonth(time.getUTCMonth() + Period);
  return { chargeType: "PREPAID", renewFlag: RenewFlag, expiresAt: time.getTime() };
}

/** Rejects a size that no disk has. */
export function checkSize(size: number): void {
  if (size >= 10 && size <= 32_000 && size % 10 === 0) return;
  throw new PlatformError("InvalidParameter.DiskConfigNotSupported", `A disk of ${size} GB is not offered.`);
}

/** Rejects a name that is too long. */
export function checkDiskName(name: string): void {
  if (Buffer.byteLength(name) > 60) throw new PlatformError("InvalidParameterValue", "A name has at most 60 bytes.");
}

/** Finds a disk. */
export function existingDisk(world: World, id: string, region: string): Disk {
  const disk = world.disks.get(id);
  return found(disk?.region === region ? disk : undefined, "InvalidDiskId.NotFound", `disk ${id}`);
}

/** Finds a disk for which no task is running, and which is not in the recycle bin. */
export function idleDisk(world: World, id: string, region: string): Disk {
  const disk = existingDisk(world, id, region);
  if (disk.nextType !== undefined) {
    throw new PlatformError("ResourceInUse.DiskMigrating", `The data of ${id} is being moved.`);
  }
  if (disk.state === "ROLLBACKING") {
    throw new PlatformError("ResourceInUse.DiskRollbacking", `The disk ${id} is being rolled back.`);
  }
  if (disk.state === "TORECYCLE") throw new PlatformError("InvalidDisk.Expire", `The disk ${id} was returned.`);
  if (!["UNATTACHED", "ATTACHED"].includes(disk.state)) {
    throw new PlatformError("ResourceBusy", `The disk ${id} is ${disk.state}.`);
  }
  return disk;
}

/** The same for a change that only portable disks allow. */
export function portableDisk(world: World, id: string, region: string): Disk {
  const disk = idleDisk(world, id, region);
  if (!disk.isPortable) throw new PlatformError("InvalidDisk.NotPortable", `The disk ${id} belongs to a machine.`);
  return disk;
}
