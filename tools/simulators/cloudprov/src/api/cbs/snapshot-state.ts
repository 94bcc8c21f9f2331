import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Snapshot } from "./snapshots.ts";

/** A snapshot that a test creates. */
export type NewSnapshot = Partial<Snapshot>;

/** Opens the snapshots of a world to tests. Omitted values have defaults. */
export function snapshotState(world: World) {
  return {
    snapshots: objectsOf(
      world.hub.agenda,
      world.snapshots,
      (fields: NewSnapshot): Snapshot => ({
        id: world.newId("snap"),
        region: "ap-guangzhou",
        name: "",
        zone: "ap-guangzhou-3",
        diskId: world.newId("disk"),
        usage: "SYSTEM_DISK",
        size: 20,
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}
