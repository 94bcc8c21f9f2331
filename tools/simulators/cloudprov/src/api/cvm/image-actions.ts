import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import type { MachineImage } from "./images.ts";

/** The actions of images. */
export function imageActions(world: World): Action[] {
  return [describeImages(world)];
}

function describeImages(world: World): Action {
  return defineAction({
    name: "DescribeImages",
    simplified: "There are no images until a test adds some to the state.",
    params: object({
      ImageIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      Filters: filtersShape("image-id", "image-type", "image-name", "platform"),
      InstanceType: optional(text({ min: 1 })),
      ...pageMembers,
    }),
    run({ params: { ImageIds, Filters, InstanceType, ...page }, region }) {
      if (ImageIds !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter.ImageIdsFiltersConflict", "ImageIds and Filters exclude each other.");
      }
      const seen = world.images.allSeen().filter((image) => {
        const isFit = InstanceType === undefined || !image.unfitTypes.includes(InstanceType);
        return image.region === region && isFit && (ImageIds?.includes(image.id) ?? true);
      });
      const all = filtered(seen, Filters, {
        "image-id": ({ id }, value) => id === value,
        "image-type": ({ type }, value) => type === value,
        "image-name": ({ name }, value) => name.includes(value),
        platform: (image, value) => image.platform.includes(value),
      });
      return { TotalCount: all.length, ImageSet: pageOf(all, page).map((image) => document(world, image)) };
    },
  });
}

function document(world: World, image: MachineImage): Reply {
  const snapshots = image.snapshotIds.flatMap((id) => world.snapshots.get(id) ?? []);
  return {
    ImageId: image.id,
    OsName: image.osName,
    ImageType: image.type,
    CreatedTime: world.timeText(image.createdAt),
    ImageName: image.name,
    ImageDescription: image.description,
    ImageSize: image.size,
    Architecture: "x86_64",
    ImageState: "NORMAL",
    Platform: image.platform,
    ImageCreator: image.creator,
    ImageSource: image.type === "PUBLIC_IMAGE" ? "OFFICIAL" : "CREATE_IMAGE",
    SyncPercent: image.type === "PUBLIC_IMAGE" ? null : 100,
    IsSupportCloudinit: true,
    SnapshotSet: snapshots.map(({ id, usage, size }) => ({ SnapshotId: id, DiskUsage: usage, DiskSize: size })),
    Tags: [],
    LicenseType: "TencentCloud",
    ImageFamily: null,
    ImageDeprecated: false,
    CdcCacheStatus: null,
  };
}
