import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { type Disk, ordinaryDisk } from "./disks.ts";

/** A disk that a test creates. */
export type NewDisk = Partial<Disk>;

/** Opens the disks of a world to tests. Omitted values have defaults. */
export function diskState(world: World) {
  return {
    disks: objectsOf(
      world.hub.agenda,
      world.disks,
      (fields: NewDisk): Disk => ({
        ...ordinaryDisk,
        id: world.newId("disk"),
        region: "ap-guangzhou",
        zone: "ap-guangzhou-3",
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** The name of a disk in the tag service. */
export function tagsOfDisk({ id, region }: Pick<Disk, "id" | "region">): TaggedResource {
  return { service: "cvm", prefix: "volume", region, resourceId: id };
}

/** Whether a resource is an existing disk. */
export function isDisk({ disks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "cvm" && prefix === "volume" && disks.get(resourceId)?.region === region;
}
