import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { MachineImage } from "./images.ts";

/** An image that a test creates. */
export type NewMachineImage = Pick<MachineImage, "name"> & Partial<MachineImage>;

/** Opens the images of a world to tests. Omitted values have defaults. */
export function imageState(world: World) {
  return {
    images: objectsOf(
      world.hub.agenda,
      world.images,
      (fields: NewMachineImage): MachineImage => ({
        id: world.newId("img"),
        region: "ap-guangzhou",
        type: "PUBLIC_IMAGE",
        osName: "Ubuntu Server 24.04 LTS 64bit",
        platform: "Ubuntu",
        description: "",
        size: 20,
        creator: "",
        unfitTypes: [],
        snapshotIds: [],
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}
