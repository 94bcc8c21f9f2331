import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShapeWithTags, pageMembers, pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { checkDiskName, checkSize, existingDisk, prepaidFacts, prepaidMember } from "./disk-checks.ts";
import { tagsOfDisk } from "./disk-state.ts";
import { type Disk, ordinaryDisk } from "./disks.ts";
import { inOrder, orderMember } from "./list-order.ts";

/** The actions that create, list and delete disks. */
export function diskActions(world: World): Action[] {
  return [createDisks(world), describeDisks(world), terminateDisks(world)];
}

/** The IDs of disks in a request. */
export const diskIds = listOf(text({ min: 1 }), { min: 1, max: 100 });

const placementMember = object({
  Zone: text({ min: 1 }),
  ProjectId: optional(integer({ min: 0 })),
  DedicatedClusterId: optional(text({ min: 1 })),
});

function createDisks(world: World): Action {
  return defineAction({
    name: "CreateDisks",
    params: object({
      Placement: placementMember,
      DiskChargeType: oneOf("PREPAID", "POSTPAID_BY_HOUR", "CDCPAID"),
      DiskType: text({ min: 1 }),
      DiskName: optional(text()),
      Tags: tagsMember,
      SnapshotId: optional(text({ min: 1 })),
      DiskCount: optional(integer({ min: 1 })),
      ThroughputPerformance: optional(integer({ min: 0 })),
      KmsKeyId: optional(text({ min: 1 })),
      DiskSize: optional(integer()),
      ClientToken: optional(text({ min: 1, max: 64 })),
      Encrypt: optional(oneOf("ENCRYPT")),
      DiskChargePrepaid: optional(prepaidMember),
      DiskBackupQuota: optional(integer()),
      BurstPerformance: optional(flag()),
      EncryptType: optional(oneOf("ENCRYPT_V1", "ENCRYPT_V2")),
    }),
    run({ params, region }) {
      const { ClientToken: token, DiskCount = 1, Tags = [], ...asked } = params;
      const once = { token, as: ["CreateDisks", region, params], conflict: "InvalidParameter.InvalidClientToken" };
      return answerOnce(world.rememberedAnswers, once, () => {
        const disk = newDisk(world, asked, region);
        const quota = world.settings.diskQuota;
        if (world.disks.all().filter((one) => one.region === region).length + DiskCount > quota) {
          throw new PlatformError("ResourceInsufficient.OverQuota", `The quota of ${quota} disks is used up.`);
        }
        const all = Array.from({ length: DiskCount }, () => world.disks.insert({ ...disk, id: world.newId("disk") }));
        for (const { Key, Value } of Tags) for (const one of all) world.tags.put(tagsOfDisk(one), Key, Value);
        return { DiskIdSet: all.map(({ id }) => id) };
      });
    },
  });
}

interface AskedDisk {
  readonly Placement: { readonly Zone: string; readonly ProjectId?: number; readonly DedicatedClusterId?: string };
  readonly DiskChargeType: string;
  readonly DiskType: string;
  readonly DiskName?: string;
  readonly SnapshotId?: string;
  readonly ThroughputPerformance?: number;
  readonly KmsKeyId?: string;
  readonly DiskSize?: number;
  readonly Encrypt?: string;
  readonly DiskChargePrepaid?: Parameters<typeof prepaidFacts>[1];
  readonly DiskBackupQuota?: number;
  readonly BurstPerformance?: boolean;
  readonly EncryptType?: string;
}

function newDisk(world: World, asked: AskedDisk, region: string): Omit<Disk, "id"> {
  const { Placement, DiskChargeType: chargeType, DiskType: type, DiskName: name = "未命名", SnapshotId } = asked;
  checkDiskName(name);
  if (!new RegExp(`^${region}-\\d+$`).test(Placement.Zone)) {
    throw new PlatformError("InvalidParameterValue", `The zone ${Placement.Zone} is not in ${region}.`);
  }
  if (!["CLOUD_PREMIUM", "CLOUD_BSSD", "CLOUD_SSD", "CLOUD_HSSD"].includes(type)) {
    throw new PlatformError(
      "InvalidParameter.DiskConfigNotSupported",
      `Disks of the type ${type} are not sold separately.`,
    );
  }
  if (asked.KmsKeyId !== undefined && asked.Encrypt === undefined) {
    throw new PlatformError("InvalidParameter", "KmsKeyId needs Encrypt.");
  }
  const size = sizeOf(world, asked, region);
  checkExtras(type, size, asked);
  return {
    ...ordinaryDisk,
    region,
    zone: Placement.Zone,
    name,
    type,
    size,
    projectId: Placement.ProjectId ?? 0,
    dedicatedClusterId: Placement.DedicatedClusterId ?? "",
    chargeType,
    ...(chargeType === "PREPAID" ? prepaidFacts(world, asked.DiskChargePrepaid) : {}),
    isEncrypted: asked.Encrypt !== undefined,
    encryptType: asked.Encrypt === undefined ? "" : (asked.EncryptType ?? "ENCRYPT_V2"),
    kmsKeyId: asked.KmsKeyId ?? (asked.Encrypt === undefined ? "" : "KMS-CBS"),
    throughput: asked.ThroughputPerformance ?? 0,
    bursts: asked.BurstPerformance ?? false,
    backupQuota: asked.DiskBackupQuota ?? 0,
    restored: SnapshotId === undefined ? [] : [SnapshotId],
    createdAt: world.now(),
  };
}

function sizeOf(world: World, { SnapshotId, DiskSize }: AskedDisk, region: string): number {
  const known = SnapshotId === undefined ? undefined : world.snapshots.get(SnapshotId);
  if (SnapshotId !== undefined) {
    const snapshot = found(
      known?.region === region ? known : undefined,
      "InvalidSnapshotId.NotFound",
      `snapshot ${SnapshotId}`,
    );
    if (snapshot.usage !== "DATA_DISK") {
      throw new PlatformError("InvalidSnapshot.NotSupported", `${SnapshotId} is the snapshot of a system disk.`);
    }
  }
  const size = DiskSize ?? known?.size;
  if (size === undefined) throw new PlatformError("MissingParameter", "DiskSize is missing.");
  checkSize(size);
  if (known !== undefined && size < known.size) {
    throw new PlatformError("InvalidParameter.DiskSizeNotMatch", `The snapshot has ${known.size} GB.`);
  }
  return size;
}

/** Rejects additional performance that a type does not offer. */
export function checkExtras(
  type: string,
  size: number,
  {
    ThroughputPerformance: throughput = 0,
    BurstPerformance: bursts = false,
  }: Pick<AskedDisk, "ThroughputPerformance" | "BurstPerformance">,
): void {
  const offersExtras = ["CLOUD_HSSD", "CLOUD_TSSD"].includes(type) && size >= 460;
  if ((throughput > 0 || bursts) && !offersExtras) {
    throw new PlatformError("InvalidParameterValue", `A ${type} of ${size} GB has no additional performance.`);
  }
}

function describeDisks(world: World): Action {
  return defineAction({
    name: "DescribeDisks",
    params: object({
      DiskIds: optional(diskIds),
      Filters: filtersShapeWithTags(
        "disk-usage",
        "disk-charge-type",
        "portable",
        "project-id",
        "disk-id",
        "disk-name",
        "disk-type",
        "disk-state",
        "instance-id",
        "zone",
        "instance-ip-address",
        "instance-name",
        "tag-key",
        "tag-value",
        "dedicated-cluster-id",
      ),
      OrderField: optional(oneOf("CREATE_TIME", "DEADLINE")),
      Order: orderMember,
      ...pageMembers,
    }),
    run({ params: { DiskIds, Filters, OrderField, Order, ...page }, region }) {
      if (DiskIds !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter", "DiskIds and Filters must not be given together.");
      }
      const seen = world.disks
        .allSeen()
        .filter(({ id, region: own }) => own === region && (DiskIds?.includes(id) ?? true));
      const tags = (disk: Disk) => world.tags.of(tagsOfDisk(disk));
      const timeOf = ({ createdAt, expiresAt = 0 }: Disk) => (OrderField === "DEADLINE" ? expiresAt : createdAt);
      const all = filtered(inOrder(seen, Order, timeOf), Filters, {
        "disk-usage": ({ usage }, value) => usage === value,
        "disk-charge-type": ({ chargeType }, value) => chargeType === value,
        portable: ({ isPortable }, value) => String(isPortable).toUpperCase() === value,
        "project-id": ({ projectId }, value) => String(projectId) === value,
        "disk-id": ({ id }, value) => id === value,
        "disk-name": ({ name }, value) => name === value,
        "disk-type": ({ type }, value) => type === value,
        "disk-state": ({ state }, value) => state === value,
        "instance-id": ({ instanceId }, value) => instanceId === value,
        zone: ({ zone }, value) => zone === value,
        "instance-name": ({ instanceId }, value) => world.machines.get(instanceId)?.name === value,
        "instance-ip-address": ({ instanceId }, value) => {
          const machine = world.machines.get(instanceId);
          return machine !== undefined && [machine.privateIp, machine.publicIp].includes(value);
        },
        "tag-value": (disk, value) => tags(disk).some((tag) => tag.value === value),
        "dedicated-cluster-id": ({ dedicatedClusterId }, value) => dedicatedClusterId === value,
        ...tagTests(Filters, "tag-key", tags),
      });
      return { TotalCount: all.length, DiskSet: pageOf(all, page).map((disk) => document(world, disk)) };
    },
  });
}

function terminateDisks(world: World): Action {
  return defineAction({
    name: "TerminateDisks",
    documentedOnly: "The first deletion of a prepaid disk moves it to the recycle bin.",
    params: object({
      DiskIds: listOf(text({ min: 1 }), { min: 1, max: 50 }),
      DeleteSnapshot: optional(integer({ min: 0, max: 1 })),
    }),
    run({ params: { DiskIds }, region }) {
      const all = DiskIds.map((id) => existingDisk(world, id, region));
      for (const { id, instanceId, nextType, state } of all) {
        if (instanceId !== "") throw new PlatformError("ResourceUnavailable.Attached", `${id} is attached.`);
        if (nextType !== undefined) throw new PlatformError("ResourceInUse.DiskMigrating", `${id} is being moved.`);
        if (state === "ROLLBACKING") {
          throw new PlatformError("ResourceInUse.DiskRollbacking", `${id} is being rolled back.`);
        }
        if (!["UNATTACHED", "TORECYCLE"].includes(state)) throw new PlatformError("InvalidDisk.Busy", `${id} is busy.`);
      }
      for (const disk of all) terminate(world, disk);
      return {};
    },
  });
}

/** The first deletion of a prepaid disk only moves it to the recycle bin. */
function terminate(world: World, disk: Disk): void {
  if (disk.chargeType === "PREPAID" && disk.state !== "TORECYCLE") {
    world.disks.replace({ ...disk, state: "TORECYCLE" });
    return;
  }
  world.disks.remove(disk.id);
  world.tags.clear(tagsOfDisk(disk));
}

function document(world: World, disk: Disk): Reply {
  const isMoving = disk.nextType !== undefined;
  return {
    DeleteWithInstance: disk.deleteWithInstance,
    RenewFlag: disk.renewFlag,
    DiskType: disk.type,
    DiskState: disk.state,
    SnapshotCount: world.snapshots.all().filter(({ diskId }) => diskId === disk.id).length,
    AutoRenewFlagError: false,
    Rollbacking: disk.state === "ROLLBACKING",
    InstanceIdList: [],
    Encrypt: disk.isEncrypted,
    DiskName: disk.name,
    BackupDisk: false,
    Tags: world.tags.pairsOf(tagsOfDisk(disk)),
    InstanceId: disk.instanceId,
    AttachMode: null,
    AutoSnapshotPolicyIds: null,
    ThroughputPerformance: disk.throughput,
    Migrating: isMoving,
    DiskId: disk.id,
    SnapshotSize: 0,
    Placement: {
      Zone: disk.zone,
      CageId: null,
      CdcId: null,
      CdcName: null,
      DedicatedClusterId: disk.dedicatedClusterId,
      ProjectId: disk.projectId,
      ProjectName: null,
    },
    IsReturnable: disk.chargeType === "PREPAID",
    DeadlineTime: disk.expiresAt === undefined ? "" : world.localTimeText(disk.expiresAt),
    Attached: disk.instanceId !== "",
    DiskSize: disk.size,
    MigratePercent: isMoving ? 50 : 100,
    DiskUsage: disk.usage,
    DiskChargeType: disk.chargeType,
    Portable: disk.isPortable,
    SnapshotAbility: true,
    DeadlineError: false,
    RollbackPercent: disk.state === "ROLLBACKING" ? 50 : 100,
    DifferDaysOfDeadline: null,
    ReturnFailCode: null,
    Shareable: false,
    CreateTime: world.localTimeText(disk.createdAt),
    DeleteSnapshot: 0,
    DiskBackupQuota: disk.backupQuota,
    DiskBackupCount: 0,
    InstanceType: "",
    LastAttachInsId: null,
    ErrorPrompt: "",
    BurstPerformance: disk.bursts,
    EncryptType: disk.encryptType,
    KmsKeyId: disk.kmsKeyId,
  };
}
