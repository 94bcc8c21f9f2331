import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { untilDisk } from "./disk-change.ts";
import { diskFacts, goneDiskCodes, isRecycled, readDisk } from "./disks.ts";
import { returnPrepaid } from "./prepaid-return.ts";

/** Error codes that mean a disk was deleted before. */
const deletedCodes = [...goneDiskCodes, "ResourceUnavailable.RepeatRefund"];

/** Deletes a disk. A prepaid disk moves to the recycle bin, or stays there. */
export async function terminateDisk(op: Op, id: string): Promise<void> {
  const disk = await diskFacts(op, id);
  if (disk === undefined) return;
  const parameters = { DiskIds: [id] };
  if (disk.chargeType !== "PREPAID") {
    await ifExists(op.cbs.write("TerminateDisks", parameters), deletedCodes);
    return;
  }
  const wait = { to: "to be deleted", otherwise: "still exists", minutes: 1 / 6 };
  await returnPrepaid(
    () => ifExists(op.cbs.create("TerminateDisks", parameters), deletedCodes),
    () => untilDisk(op, id, { ...wait, done: (one) => one === undefined }),
  );
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
