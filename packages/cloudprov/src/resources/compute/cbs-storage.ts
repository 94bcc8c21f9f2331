import {
  type CheckOperation,
  type DeleteOperation,
  type DiffVerdict,
  hasValue,
  onlyWhen,
  type ReadyOperation,
  requiredWhen,
  type UpdateOperation,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { paidInAdvance, purchaseOf } from "../../platform/prepaid.ts";
import { remedies } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { changeStorage, rollBack } from "./cbs-storage-changes.ts";
import { isPrepaid, storageFields } from "./cbs-storage-fields.ts";
import { storageObject } from "./cbs-storage-object.ts";
import { untilDisk, untilDiskIdle } from "./disk-change.ts";
import { leaveRecycleBin, terminateDisk } from "./disk-deletion.ts";

const handlers = createdWithTags(
  { ...storageObject, fields: storageFields, asSent },
  resourceTags({ service: "cvm", prefix: "volume" }),
);

const prepaid = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod", others: ["prepaidRenewFlag"] });
const isEncrypted = hasValue("encrypt", true);

function asSent({ Encrypt, ...body }: Body): Body {
  return { ...body, ...(Encrypt === true ? { Encrypt: "ENCRYPT" } : {}) };
}

export const cbsStorage = resource("CbsStorage", {
  docs: "A disk of the Cloud Block Storage that can be attached to one machine at a time, with `CbsStorageAttachment`. Deleting the resource deletes the data; a prepaid disk stays in the platform's recycle bin for 7 days. Changing `availabilityZone`, `dedicatedClusterId` or the encryption replaces the disk with an empty one; the preview warns about it.",
  example: `const data = new cloudprov.CbsStorage("data", {
    storageName: "data",
    storageType: "CLOUD_SSD",
    storageSize: 100,
    availabilityZone: "ap-guangzhou-3",
    tags: { team: "shop" },
}, { protect: true });`,
  platformPage: { title: "Cloud Block Storage", url: "https://cloud.tencent.com/document/product/362" },
  errors: remedies(
    "cbs",
    "InsufficientRefundQuota",
    "InvalidAccount.InsufficientBalance",
    "InvalidParameter.DiskConfigNotSupported",
    "InvalidParameter.DiskSizeNotMatch",
    "InvalidSnapshotId.NotFound",
    "ResourceInsufficient.OverQuota",
    "ResourceUnavailable.Attached",
    "TradeDealConflict",
    "UnsupportedOperation.InstanceNotStopped",
  ),
  import: { form: "<disk ID>", example: "disk-41s6jwy4" },
  rules: [
    requiredWhen(["prepaidPeriod"], isPrepaid),
    prepaid.periods,
    onlyWhen("kmsKeyId", isEncrypted),
    onlyWhen("encryptType", isEncrypted),
  ],
  ...handlers,
  // Moving the data of a large disk to another type takes a while.
  timeouts: { create: 40, update: 120 },
  normalize: prepaid.normalize,

  check(op: CheckOperation): void {
    handlers.check(op);
    prepaid.check(op);
  },

  async preview(op) {
    const { chargeType, prepaidPeriod, prepaidRenewFlag = "NOTIFY_AND_MANUAL_RENEW" } = op.args;
    if (chargeType === "PREPAID" && (op.state === undefined || op.changed("chargeType"))) {
      op.warn(purchaseOf(prepaidPeriod, prepaidRenewFlag));
    } else if (op.state === undefined && chargeType === "POSTPAID_BY_HOUR") {
      op.warn("the disk is charged by the hour until it is deleted");
    }
  },

  diff(op): DiffVerdict {
    if (op.replacing) op.warn("the data on the disk is lost: the replacement is a new disk");
    else if (op.changes.has("snapshotId") && op.args["snapshotId"] !== undefined) {
      op.warn("the data on the disk is overwritten by that of the snapshot");
    }
    const { prepaidPeriod } = op.state;
    const renews = prepaidPeriod !== undefined && op.changes.has("prepaidPeriod") && !op.changes.has("chargeType");
    if (!renews || op.args["prepaidPeriod"] === undefined) return {};
    const message = "cannot be changed, because the provider does not renew disks: renew it in the console";
    return { reject: [{ path: "prepaidPeriod", message }] };
  },

  async ready(op: ReadyOperation<typeof storageFields> & Clients): Promise<void> {
    await untilDisk(op, op.id, {
      to: "to be created",
      otherwise: "was created, but does not appear",
      done: (disk) => disk !== undefined,
      minutes: 30,
    });
    await untilDiskIdle(op, op.id);
  },

  async update(op: UpdateOperation<typeof storageFields> & Clients): Promise<void> {
    await changeStorage(op);
    await handlers.update(op);
    await rollBack(op);
  },

  async delete(op: DeleteOperation<typeof storageFields> & Clients): Promise<void> {
    await terminateDisk(op, op.id);
    await untilDisk(op, op.id, {
      to: "to be deleted",
      otherwise: "still exists",
      done: (disk) => disk === undefined,
    });
    if (op.state.forceDelete) await leaveRecycleBin(op, op.id);
  },
});
