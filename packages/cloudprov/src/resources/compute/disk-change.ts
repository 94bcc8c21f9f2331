import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { waitsFor } from "../../platform/wait-until.ts";
import { type DiskFacts, diskFacts } from "./disks.ts";

/** Waits until something is true of a disk, and returns the disk. */
export const untilDisk = waitsFor({ name: "disk", read: diskFacts, minutes: 10 });

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
interface DiskChange {
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
 * Detaches a disk from its machine, and waits until it is free. It leaves a disk alone that is attached to another machine. A
 * disk that is still being attached shows no machine yet, so the attachment is awaited first.
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
