import { toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { storageFields } from "./cbs-storage-fields.ts";
import { changeDisk, resizeDisk, untilDiskIdle } from "./disk-change.ts";

type Update = UpdateOperation<typeof storageFields> & Clients;

/**
 * Changes everything except the tags and the data. Each change has an action of the platform, and waits for those
 * before.
 */
export async function changeStorage(op: Update): Promise<void> {
  const { id, args } = op;
  const DiskIds = [id];
  if (op.changed("storageType")) {
    await changeDisk(op, id, {
      action: "ModifyDiskAttributes",
      parameters: { DiskIds, DiskType: args.storageType },
      // Only a disk that was moved has a percentage to rely on.
      shows: ({ type, moved = 100 }) => type === args.storageType && moved >= 100,
      otherwise: `does not have the type ${args.storageType} yet`,
    });
  }
  const attributes = attributesOf(op);
  if (Object.keys(attributes).length > 0) await op.cbs.write("ModifyDiskAttributes", { DiskIds, ...attributes });
  if (op.changed("storageSize")) await resizeDisk(op, id, args.storageSize);
  if (op.changed("throughputPerformance")) {
    const { throughputPerformance: ThroughputPerformance } = args;
    await op.cbs.write("ModifyDiskExtraPerformance", { DiskId: id, ThroughputPerformance });
  }
  if (op.changed("diskBackupQuota") && args.diskBackupQuota !== undefined) {
    await op.cbs.write("ModifyDiskBackupQuota", { DiskId: id, DiskBackupQuota: args.diskBackupQuota });
  }
  await changePayment(op);
}

/**
 * Rolls the disk back to another snapshot. The last step of an update: after a failure, the next update sends it again,
 * which overwrites what was written to the disk since.
 */
export async function rollBack(op: Update): Promise<void> {
  const { snapshotId } = op.args;
  if (!op.changed("snapshotId") || snapshotId === undefined) return;
  await op.cbs.write("ApplySnapshot", { DiskId: op.id, SnapshotId: snapshotId });
  await untilDiskIdle(op, op.id);
}

/** What one request changes. */
function attributesOf(op: Update): Body {
  const { storageName: DiskName, projectId: ProjectId, burstPerformance: bursts } = op.args;
  return {
    ...(op.changed("storageName") ? { DiskName } : {}),
    ...(op.changed("projectId") ? { ProjectId } : {}),
    ...(op.changed("burstPerformance") && bursts !== undefined
      ? { BurstPerformanceOperation: bursts ? "CREATE" : "CANCEL" }
      : {}),
  };
}

async function changePayment(op: Update): Promise<void> {
  const { id, args } = op;
  const DiskIds = [id];
  const { prepaidRenewFlag: flag } = args;
  if (op.changed("chargeType")) {
    const { DiskChargePrepaid } = toWire(storageFields, args);
    const payment = args.chargeType === "PREPAID" ? { DiskChargePrepaid } : { DiskChargePostpaid: true };
    await changeDisk(op, id, {
      action: "ModifyDisksChargeType",
      parameters: { DiskIds, ...payment },
      shows: ({ chargeType }) => chargeType === args.chargeType,
      isPurchase: true,
      otherwise: `is not charged as ${args.chargeType} yet`,
    });
  } else if (op.changed("prepaidRenewFlag") && flag !== undefined) {
    await changeDisk(op, id, {
      action: "ModifyDisksRenewFlag",
      parameters: { DiskIds, RenewFlag: flag },
      shows: ({ renewFlag }) => renewFlag === flag,
      otherwise: `is not renewed as ${flag} yet`,
    });
  }
}
