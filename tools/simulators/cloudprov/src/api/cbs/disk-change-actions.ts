import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { checkExtras, diskIds } from "./disk-actions.ts";
import {
  checkDiskName,
  checkSize,
  idleDisk,
  portableDisk,
  prepaidFacts,
  prepaidMember,
  renewFlag,
} from "./disk-checks.ts";
import { later } from "./disk-tasks.ts";

/** The actions that change disks. */
export function diskChangeActions(world: World): Action[] {
  return [
    modifyDiskAttributes(world),
    resizeDisk(world),
    applySnapshot(world),
    modifyDiskExtraPerformance(world),
    modifyDiskBackupQuota(world),
    modifyDisksChargeType(world),
    modifyDisksRenewFlag(world),
  ];
}

function modifyDiskAttributes(world: World): Action {
  return defineAction({
    name: "ModifyDiskAttributes",
    params: object({
      DiskIds: diskIds,
      DiskName: optional(text()),
      Portable: optional(flag()),
      ProjectId: optional(integer({ min: 0 })),
      DeleteWithInstance: optional(flag()),
      DiskType: optional(text({ min: 1 })),
      BurstPerformanceOperation: optional(oneOf("CREATE", "CANCEL")),
    }),
    run({ params: { DiskIds, DiskType, BurstPerformanceOperation, ...params }, region }) {
      const all = DiskIds.map((id) => idleDisk(world, id, region));
      if (DiskType !== undefined) {
        const isAlone = [BurstPerformanceOperation, ...Object.values(params)].every((one) => one === undefined);
        const [disk, ...others] = all;
        if (!isAlone || disk === undefined || others.length > 0) {
          throw new PlatformError("InvalidParameter", "DiskType is for one disk, and without other changes.");
        }
        if (!["CLOUD_PREMIUM", "CLOUD_SSD"].includes(DiskType)) {
          throw new PlatformError("InvalidParameterValue", `A disk cannot become ${DiskType}.`);
        }
        world.disks.replace({ ...disk, nextType: DiskType });
        later(world, disk.id, { nextType: undefined, type: DiskType });
        return {};
      }
      for (const disk of all) {
        const {
          DiskName: name = disk.name,
          ProjectId: projectId = disk.projectId,
          Portable: isPortable = disk.isPortable,
          DeleteWithInstance: deleteWithInstance = disk.deleteWithInstance,
        } = params;
        checkDiskName(name);
        if (projectId !== disk.projectId && !disk.isPortable) {
          throw new PlatformError("InvalidDisk.NotPortable", `${disk.id} belongs to a machine.`);
        }
        const bursts = BurstPerformanceOperation === undefined ? disk.bursts : BurstPerformanceOperation === "CREATE";
        if (bursts) checkExtras(disk.type, disk.size, { BurstPerformance: bursts });
        world.disks.replace({ ...disk, name, projectId, isPortable, deleteWithInstance, bursts });
      }
      return {};
    },
  });
}

function resizeDisk(world: World): Action {
  return defineAction({
    name: "ResizeDisk",
    params: object({ DiskSize: integer(), DiskId: text({ min: 1 }) }),
    run({ params: { DiskId, DiskSize: size }, region }) {
      const disk = portableDisk(world, DiskId, region);
      checkSize(size);
      if (size <= disk.size) {
        throw new PlatformError("InvalidParameterValue", `The disk ${DiskId} has ${disk.size} GB already.`);
      }
      world.disks.replace({ ...disk, state: "EXPANDING" });
      later(world, DiskId, { state: disk.state, size });
      return {};
    },
  });
}

function applySnapshot(world: World): Action {
  return defineAction({
    name: "ApplySnapshot",
    simplified: "The disk only notes the snapshot: there is no data.",
    params: object({
      SnapshotId: text({ min: 1 }),
      DiskId: text({ min: 1 }),
      AutoStopInstance: optional(flag()),
      AutoStartInstance: optional(flag()),
    }),
    run({ params: { SnapshotId, DiskId }, region }) {
      const disk = idleDisk(world, DiskId, region);
      const snapshot = world.snapshots.get(SnapshotId);
      const own = found(
        snapshot?.region === region ? snapshot : undefined,
        "InvalidSnapshotId.NotFound",
        `snapshot ${SnapshotId}`,
      );
      if (own.diskId !== DiskId) {
        throw new PlatformError("InvalidParameterValue", `${SnapshotId} is not a snapshot of ${DiskId}.`);
      }
      if (disk.isPortable && disk.instanceId !== "") {
        throw new PlatformError("ResourceUnavailable.Attached", `${DiskId} is attached.`);
      }
      world.disks.replace({ ...disk, state: "ROLLBACKING" });
      later(world, DiskId, { state: disk.state, restored: [...disk.restored, SnapshotId] });
      return {};
    },
  });
}

function modifyDiskExtraPerformance(world: World): Action {
  return defineAction({
    name: "ModifyDiskExtraPerformance",
    params: object({ DiskId: text({ min: 1 }), ThroughputPerformance: integer({ min: 0 }) }),
    run({ params: { DiskId, ThroughputPerformance }, region }) {
      const disk = idleDisk(world, DiskId, region);
      checkExtras(disk.type, disk.size, { ThroughputPerformance });
      world.disks.replace({ ...disk, throughput: ThroughputPerformance });
      return {};
    },
  });
}

function modifyDiskBackupQuota(world: World): Action {
  return defineAction({
    name: "ModifyDiskBackupQuota",
    params: object({ DiskId: text({ min: 1 }), DiskBackupQuota: integer({ min: 1, max: 1024 }) }),
    run({ params: { DiskId, DiskBackupQuota: backupQuota }, region }) {
      world.disks.replace({ ...idleDisk(world, DiskId, region), backupQuota });
      return {};
    },
  });
}

function modifyDisksChargeType(world: World): Action {
  return defineAction({
    name: "ModifyDisksChargeType",
    params: object({
      DiskIds: listOf(text({ min: 1 }), { min: 1, max: 100 }),
      DiskChargePrepaid: optional(prepaidMember),
      DiskChargePostpaid: optional(flag()),
    }),
    run({ params: { DiskIds, DiskChargePrepaid, DiskChargePostpaid = false }, region }) {
      if ((DiskChargePrepaid === undefined) === !DiskChargePostpaid) {
        throw new PlatformError("InvalidParameter", "One of DiskChargePrepaid and DiskChargePostpaid is needed.");
      }
      const wanted = DiskChargePostpaid ? "POSTPAID_BY_HOUR" : "PREPAID";
      for (const id of DiskIds) {
        const disk = portableDisk(world, id, region);
        if (disk.chargeType === wanted) throw new PlatformError("InvalidParameterValue", `${id} is ${wanted} already.`);
        const payment = DiskChargePostpaid
          ? { chargeType: wanted, renewFlag: "", expiresAt: undefined }
          : prepaidFacts(world, DiskChargePrepaid);
        world.disks.replace({ ...disk, state: "EXPANDING" });
        later(world, id, { state: disk.state, ...payment });
      }
      return {};
    },
  });
}

function modifyDisksRenewFlag(world: World): Action {
  return defineAction({
    name: "ModifyDisksRenewFlag",
    params: object({ DiskIds: diskIds, RenewFlag: renewFlag, AutoRenewPeriod: optional(integer({ min: 1 })) }),
    run({ params: { DiskIds, RenewFlag }, region }) {
      for (const id of DiskIds) {
        const disk = idleDisk(world, id, region);
        if (disk.chargeType !== "PREPAID") throw new PlatformError("InvalidParameterValue", `${id} is not prepaid.`);
        world.disks.replace({ ...disk, renewFlag: RenewFlag });
      }
      return {};
    },
  });
}
