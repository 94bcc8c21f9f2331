import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  field,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { isMissing } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { detachDisk, untilDisk, untilDiskIdle } from "./disk-change.ts";
import { attachedDisks, diskFacts, goneDiskCodes, listedDisk } from "./disks.ts";

const fields = withWireNames({
  instanceId: field.string({
    required: true,
    pattern: idForms.instance,
    replaceOnChange: true,
    docs: "ID of the machine, `ins-...`, in the availability zone of the disk.",
  }),
  storageId: field.string({
    required: true,
    pattern: idForms.disk,
    replaceOnChange: true,
    docs: "ID of the disk, `disk-...`. Disks that were bought with a machine cannot be attached to another one.",
  }),
});

/** The machine that a disk is attached to; undefined without one. */
async function machineOf(op: Op, storageId: string): Promise<string | undefined> {
  const disk = await diskFacts(op, storageId);
  return disk?.isAttached ? disk.instanceId : undefined;
}

export const cbsStorageAttachment = resource("CbsStorageAttachment", {
  docs: "Attaches a disk to a machine. A disk has one machine at a time, so a changed attachment is deleted before the new one is created. The operating system of the machine must mount the disk, and unmount it before the resource is deleted.",
  example: `const data = new cloudprov.CbsStorageAttachment("data", {
    storageId: config.require("storageId"),
    instanceId: config.require("machineId"),
});`,
  platformPage: { title: "Cloud Block Storage", url: "https://cloud.tencent.com/document/product/362" },
  errors: remedies(
    "cbs",
    "InvalidDisk.AlreadyBound",
    "InvalidDisk.NotPortable",
    "InvalidInstance.NotSupported",
    "InvalidInstanceId.NotFound",
    "LimitExceeded.InstanceAttachedDisk",
    "ResourceUnavailable.ZoneNotMatch",
  ),
  import: { form: "<disk ID>", example: "disk-41s6jwy4" },
  fields,
  readBackSeconds,
  naturalKey: ["storageId"],
  mayBeDeleted: (error) => isMissing(error, goneDiskCodes),
  findExisting: {
    id: ({ args }) => args.storageId,
    exists: async (op: CreateOperation<typeof fields> & Clients) =>
      (await machineOf(op, op.args.storageId)) === op.args.instanceId,
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { storageId, instanceId } = op.args;
    return createWithKnownId(op, storageId, {
      async post() {
        await requireDetached(op, storageId);
        await op.cbs.create("AttachDisks", { DiskIds: [storageId], InstanceId: instanceId });
      },
      exists: async () => {
        await untilDiskIdle(op, storageId);
        return (await machineOf(op, storageId)) === instanceId;
      },
    });
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilDisk(op, op.id, {
      to: "to be attached",
      otherwise: `is not attached to ${op.args.instanceId} yet`,
      done: (disk) => disk === undefined || disk.state === "ATTACHED",
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const disk = await (op.purpose === "refresh" ? listedDisk(op, op.id) : diskFacts(op, op.id));
    if (disk === undefined || !(disk.isAttached || disk.state === "ATTACHING")) return undefined;
    // While it is being attached, a disk shows no machine yet.
    const shown = disk.instanceId;
    const { instanceId = shown } = op.purpose === "readBack" ? op.args : op.state;
    // Somebody else has attached it to another machine, which a deletion of this attachment must not affect.
    const isMoved = shown !== "" && shown !== instanceId;
    return isMoved || instanceId === "" ? undefined : { storageId: op.id, instanceId };
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await detachDisk(op, op.id, op.state.instanceId);
  },

  list: {
    async *run(op) {
      for await (const { id, name } of attachedDisks(op)) yield { id, name };
    },
  },
});

/** Fails unless a disk is free. */
async function requireDetached(op: Op, storageId: string): Promise<void> {
  const disk = await untilDiskIdle(op, storageId);
  if (disk === undefined) throw new CodedError("not-found", `the disk ${storageId} does not exist`);
  if (!disk.isAttached) return;
  throw new CodedError("conflict", `the disk ${storageId} is attached to ${disk.instanceId}: detach it there first`);
}
