import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { CamGroup } from "./groups.ts";

/** A group that a test creates. */
export type NewCamGroup = Pick<CamGroup, "name"> & Partial<CamGroup>;

/** A group with the default settings. */
export function newCamGroup(world: World, fields: NewCamGroup): CamGroup {
  return { id: world.newNumber(), remark: "", createdAt: world.now(), ...fields };
}

/** Opens the groups of a world to tests. Omitted values have defaults. */
export function camGroupState(world: World) {
  return {
    camGroups: objectsOf(world.hub.agenda, world.camGroups, (fields: NewCamGroup) => newCamGroup(world, fields)),
  };
}
