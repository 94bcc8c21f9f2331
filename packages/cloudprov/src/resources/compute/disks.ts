import { OutcomeUnknownError } from "@org/core-http";
import { CodedError, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { flag, idText, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, type ResponseList, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

export const describeDisks = "DescribeDisks";
/** Error codes that mean a disk does not exist. */
export const goneDiskCodes = ["InvalidDiskId.NotFound"];

const optionalNumber = (wire: string) => field.integer({ output: true, optional: true, wire, docs: "" });

const identity = { id: idText("", { wire: "DiskId" }), name: text("", { wire: "DiskName" }) };

const facts = {
  state: idText("", { wire: "DiskState" }),
  type: text("", { wire: "DiskType" }),
  size: optionalNumber("DiskSize"),
  chargeType: text("", { wire: "DiskChargeType" }),
  renewFlag: text("", { wire: "RenewFlag" }),
  isAttached: field.boolean({ output: true, optional: true, wire: "Attached", docs: "" }),
  instanceId: text("", { wire: "InstanceId" }),
  isMoving: flag("", { wire: "Migrating" }),
  moved: optionalNumber("MigratePercent"),
};

/** A disk as the waits see it. */
export type DiskFacts = ReturnType<typeof factsOf>;

function factsOf(found: Body) {
  const { isAttached, ...disk } = fromWire(facts, found);
  // A disk whose attachment a response does not mention counts as attached, unless it has no machine.
  return { ...disk, isAttached: isAttached ?? disk.instanceId !== "" };
}

/** The disks of a listing, of which their IDs, names and states must be valid. */
export const diskList = responseList("DiskSet", memberFacts("DiskId", "DiskName"), facts);

/** A disk as the platform returns it, also one in the recycle bin; undefined if it does not exist. */
export async function readDisk(op: Op, id: string, list: ResponseList = diskList): Promise<Body | undefined> {
  const page = op.cbs.page(describeDisks, { DiskIds: [id] }, list);
  return (await ifExists(page, goneDiskCodes))?.elements[0];
}

/** Whether a disk of a response is in the recycle bin, where it is only kept for some days. */
export function isRecycled(found: Body): boolean {
  return found["DiskState"] === "TORECYCLE";
}

/** Whether a disk of a response belongs to a machine, with which it was created and will be deleted. */
export function isOfMachine(found: Body): boolean {
  return found["DiskUsage"] === "SYSTEM_DISK" || (found["Attached"] === true && found["DeleteWithInstance"] === true);
}

/** The facts of a disk; undefined if it does not exist or is in the recycle bin. */
export async function diskFacts(op: Op, id: string): Promise<DiskFacts | undefined> {
  const found = await readDisk(op, id);
  return found === undefined || isRecycled(found) ? undefined : factsOf(found);
}

/** The same for one of many that are refreshed: from the listing of disks. */
export async function listedDisk(op: Op, id: string): Promise<DiskFacts | undefined> {
  const many: OfMany<Body> = {
    name: "machines of disks",
    what: "the machines of the disks",
    readOne: readDisk,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await one.cbs.page(describeDisks, {}, diskList, { offset });
      return { ...rest, members: new Map(elements.map((found) => [fromWire(identity, found).id, found])) };
    },
  };
  const found = await readOfMany(op, many, id);
  return found === undefined || isRecycled(found) ? undefined : factsOf(found);
}

/** The disks that are attached to machines, except those that belong to them. */
export async function* attachedDisks(op: Op) {
  const Filters = [
    { Name: "portable", Values: ["TRUE"] },
    { Name: "disk-state", Values: ["ATTACHED"] },
  ];
  for await (const found of op.cbs.pages(describeDisks, { Filters }, diskList)) {
    if (!isOfMachine(found)) yield fromWire(identity, found);
  }
}

/** A wait for something to become true of a disk. */
export interface DiskWait {
  /** Completes "waiting for the disk": `to be attached`. */
  readonly to: string;
  /** Completes "the disk": `is not attached yet`. */
  readonly otherwise: string;
  readonly done: (disk: DiskFacts | undefined) => boolean;
  readonly minutes?: number;
}

/** Waits until something is true of a disk, and returns the disk. */
export function untilDisk(op: Op, id: string, { to, otherwise, done, minutes = 10 }: DiskWait) {
  return waitUntil(op, {
    what: `the disk ${id} ${to}`,
    read: () => diskFacts(op, id),
    done,
    progress: `waiting for the disk ${to}`,
    otherwise: `the disk ${id} ${otherwise}`,
    forMs: minutes * 60_000,
  });
}

/** Whether no task is running for a disk. */
export function isIdle(disk: DiskFacts | undefined): boolean {
  if (disk === undefined) return true;
  return ["UNATTACHED", "ATTACHED"].includes(disk.state) && !disk.isMoving;
}

/** Waits until no task is running for a disk, and returns it. */
export function untilDiskIdle(op: Op, id: string, minutes = 30) {
  return untilDisk(op, id, {
    to: "to be idle",
    otherwise: "is still being changed by the platform",
    done: isIdle,
    minutes,
  });
}

/** A change of a disk by a task, and how its result shows. */
export interface DiskChange {
  readonly action: string;
  readonly parameters: Body;
  readonly shows: (disk: DiskFacts) => boolean;
  /** Completes "the disk": `does not have 50 GB yet`. */
  readonly otherwise: string;
  /** It costs money each time, so it is never sent again after a lost response. */
  readonly isPurchase?: true;
}

/** Changes a disk, and waits until that shows. A change that has taken effect is not repeated. */
export async function changeDisk(op: Op, id: string, change: DiskChange): Promise<void> {
  const { action, parameters, shows, otherwise } = change;
  const isChanged = (disk: DiskFacts | undefined) => disk !== undefined && isIdle(disk) && shows(disk);
  await unlessDone(
    () => (change.isPurchase ? op.cbs.create(action, parameters) : op.cbs.write(action, parameters)),
    async () => isChanged(await untilDiskIdle(op, id)),
  );
  const done = (disk: DiskFacts | undefined) => disk === undefined || isChanged(disk);
  await untilDisk(op, id, { to: "to be changed", otherwise, done, minutes: 30 });
}

/** Enlarges a disk, and waits until it has the size. */
export async function resizeDisk(op: Op, id: string, size: number): Promise<void> {
  await changeDisk(op, id, {
    action: "ResizeDisk",
    parameters: { DiskId: id, DiskSize: size },
    shows: (disk) => disk.size === size,
    otherwise: `does not have ${size} GB yet`,
  });
}

/**
 * Detaches a disk from its machine, and waits until it is free. A disk that is attached elsewhere stays there. One that
 * is still being attached shows no machine yet, so that is waited for first.
 */
export async function detachDisk(op: Op, id: string, instanceId: string): Promise<void> {
  const isDetached = (disk: DiskFacts | undefined) => !disk?.isAttached || disk.instanceId !== instanceId;
  if (isDetached(await untilDiskIdle(op, id))) return;
  await unlessDone(
    () => op.cbs.write("DetachDisks", { DiskIds: [id], InstanceId: instanceId }),
    async () => isDetached(await diskFacts(op, id)),
  );
  await untilDisk(op, id, {
    to: "to be detached",
    otherwise: `is still attached to ${instanceId}: unmount it in the operating system`,
    done: (disk) => disk?.isAttached !== true && disk?.state !== "DETACHING",
  });
}

/** Error codes that mean a disk was deleted before. */
const deletedCodes = [...goneDiskCodes, "ResourceUnavailable.RepeatRefund"];

/** How often a prepaid disk is returned if the responses are lost. */
const mostReturns = 3;

/** Deletes a disk. A prepaid one moves to the recycle bin, and one that is there already stays there. */
export async function terminateDisk(op: Op, id: string): Promise<void> {
  const disk = await diskFacts(op, id);
  if (disk === undefined) return;
  const parameters = { DiskIds: [id] };
  if (disk.chargeType !== "PREPAID") {
    await ifExists(op.cbs.write("TerminateDisks", parameters), deletedCodes);
    return;
  }
  for (let attempt = 1; ; attempt++) {
    try {
      // Not repeated blindly: a second request would remove the disk from the recycle bin.
      await ifExists(op.cbs.create("TerminateDisks", parameters), deletedCodes);
      return;
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) throw error;
      if (await isDeletedSoon(op, id)) return;
      if (attempt >= mostReturns) throw error;
    }
  }
}

/** Whether a disk disappears or moves to the recycle bin within seconds, so that a lost request has deleted it. */
async function isDeletedSoon(op: Op, id: string): Promise<boolean> {
  const wait = { to: "to be deleted", otherwise: "still exists", minutes: 1 / 6 };
  try {
    await untilDisk(op, id, { ...wait, done: (disk) => disk === undefined });
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.helpCode === "timeout") return false;
    throw error;
  }
}

/** Removes a deleted disk from the recycle bin, if it is there, and waits until it disappears. */
export async function leaveRecycleBin(op: Op, id: string): Promise<void> {
  const deleted = await readDisk(op, id);
  if (deleted === undefined || !isRecycled(deleted)) return;
  await ifExists(op.cbs.write("TerminateDisks", { DiskIds: [id] }), deletedCodes);
  await waitUntil(op, {
    what: `the disk ${id} to leave the recycle bin`,
    read: () => readDisk(op, id),
    done: (disk) => disk === undefined,
    progress: "waiting until the disk leaves the recycle bin",
    otherwise: `the disk ${id} is still in the recycle bin: remove it in the console`,
    forMs: 360_000,
  });
}
