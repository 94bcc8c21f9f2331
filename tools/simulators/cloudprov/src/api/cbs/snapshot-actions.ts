import { listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { inOrder, orderMember } from "./list-order.ts";
import type { Snapshot } from "./snapshots.ts";

/** The actions of snapshots. */
export function snapshotActions(world: World): Action[] {
  return [describeSnapshots(world)];
}

function describeSnapshots(world: World): Action {
  return defineAction({
    name: "DescribeSnapshots",
    simplified: "There are no snapshots until a test adds some to the state.",
    params: object({
      SnapshotIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      Filters: filtersShape("snapshot-id", "snapshot-name", "disk-id", "disk-usage", "zone"),
      OrderField: optional(oneOf("CREATE_TIME")),
      Order: orderMember,
      ...pageMembers,
    }),
    run({ params: { SnapshotIds, Filters, Order, ...page }, region }) {
      if (SnapshotIds !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter", "SnapshotIds and Filters must not be given together.");
      }
      const seen = world.snapshots
        .allSeen()
        .filter(({ id, region: own }) => own === region && (SnapshotIds?.includes(id) ?? true));
      const all = filtered(
        inOrder(seen, Order, ({ createdAt }) => createdAt),
        Filters,
        {
          "snapshot-id": ({ id }, value) => id === value,
          "snapshot-name": ({ name }, value) => name === value,
          "disk-id": ({ diskId }, value) => diskId === value,
          "disk-usage": ({ usage }, value) => usage === value,
          zone: (snapshot, value) => snapshot.zone === value,
        },
      );
      return { TotalCount: all.length, SnapshotSet: pageOf(all, page).map((one) => document(world, one)) };
    },
  });
}

function document(world: World, snapshot: Snapshot): Reply {
  const images = world.images.all().filter(({ snapshotIds }) => snapshotIds.includes(snapshot.id));
  const created = world.localTimeText(snapshot.createdAt);
  return {
    SnapshotId: snapshot.id,
    SnapshotName: snapshot.name,
    SnapshotState: "NORMAL",
    SnapshotType: "PRIVATE_SNAPSHOT",
    Placement: {
      Zone: snapshot.zone,
      CageId: null,
      CdcId: null,
      CdcName: null,
      DedicatedClusterId: null,
      ProjectId: 0,
      ProjectName: null,
    },
    DiskId: snapshot.diskId,
    DiskUsage: snapshot.usage,
    DiskSize: snapshot.size,
    CopyFromRemote: false,
    CopyingToRegions: [],
    IsPermanent: true,
    IsLocked: false,
    DeadlineTime: null,
    Percent: 100,
    Images: images.map(({ id, name }) => ({ ImageId: id, ImageName: name })),
    ImageCount: images.length,
    ShareReference: 0,
    Encrypt: false,
    CreateTime: created,
    LatestModifyTime: created,
    TimeStartShare: null,
    AutoSnapshotPolicyId: null,
    SnapshotMode: "NORMAL",
    Tags: [],
  };
}
