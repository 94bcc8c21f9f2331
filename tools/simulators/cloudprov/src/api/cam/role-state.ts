import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { CamRole } from "./roles.ts";

/** A role that a test creates. */
export type NewCamRole = Pick<CamRole, "name"> & Partial<CamRole>;

/** A role with the default settings. */
export function newCamRole(world: World, fields: NewCamRole): CamRole {
  return {
    id: String(4_611_686_018_000_000_000n + BigInt(world.newNumber())),
    document: '{"version":"2.0","statement":[]}',
    description: "",
    consoleLogin: 0,
    sessionDuration: 7_200,
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
  };
}

/** Opens the roles of a world to tests. Omitted values have defaults. */
export function camState(world: World) {
  return {
    camRoles: objectsOf(world.hub.agenda, world.camRoles, (fields: NewCamRole) => newCamRole(world, fields)),
  };
}

/** The name of a role in the tag service. */
export function tagsOfCamRole({ id }: Pick<CamRole, "id">): TaggedResource {
  return { service: "cam", prefix: "role", region: "", resourceId: id };
}

/** Whether a resource is an existing role. */
export function isCamRole({ camRoles }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "cam" && prefix === "role" && region === "" && camRoles.get(resourceId) !== undefined;
}
