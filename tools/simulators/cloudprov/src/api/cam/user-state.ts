import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { CamUser } from "./users.ts";

/** A user that a test creates. */
export type NewCamUser = Pick<CamUser, "name"> & Partial<CamUser>;

/** A user with the default settings. */
export function newCamUser(world: World, fields: NewCamUser): CamUser {
  return {
    id: world.newNumber(),
    uin: Number(world.newNumber()),
    remark: "",
    consoleLogin: 0,
    phoneNum: "",
    countryCode: "",
    email: "",
    createdAt: world.now(),
    ...fields,
  };
}

/** Opens the users of a world to tests. Omitted values have defaults. */
export function camUserState(world: World) {
  return {
    camUsers: objectsOf(world.hub.agenda, world.camUsers, (fields: NewCamUser) => newCamUser(world, fields)),
  };
}

/** The name of a user in the tag service. */
export function tagsOfCamUser({ uin }: Pick<CamUser, "uin">, region: string): TaggedResource {
  return { service: "cam", prefix: "uin", region, resourceId: String(uin) };
}

/** Whether a resource is an existing user. */
export function isCamUser({ camUsers }: World, { service, prefix, resourceId }: TaggedResource): boolean {
  return service === "cam" && prefix === "uin" && camUsers.all().some(({ uin }) => String(uin) === resourceId);
}
