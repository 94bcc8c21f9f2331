import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { CamUser } from "./users.ts";

/** A user that a test creates. */
export type NewCamUser = Pick<CamUser, "name"> & Partial<CamUser>;

/** Opens the users of a world to tests. Omitted values have defaults. */
export function camUserState(world: World) {
  return {
    camUsers: objectsOf(
      world.hub.agenda,
      world.camUsers,
      (fields: NewCamUser): CamUser => ({
        id: world.newNumber(),
        uin: Number(world.newNumber()),
        remark: "",
        consoleLogin: 0,
        phoneNum: "",
        countryCode: "",
        email: "",
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}
