import { objectsOf } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import type { World } from "../../world.ts";
import type { CamAccessKey } from "./access-keys.ts";

/** A key that a test creates. */
export type NewCamAccessKey = Pick<CamAccessKey, "userId"> & Partial<CamAccessKey>;

/** A new key of a user. */
export function newAccessKey(world: World, fields: NewCamAccessKey): CamAccessKey {
  return {
    id: `AKID${world.newHex(32)}`,
    secretKey: randomSecret(),
    accountId: world.access.credentials.accountId,
    description: "",
    status: "Active",
    createdAt: world.now(),
    ...fields,
  };
}

/** Opens the API keys of a world to tests. Omitted values have defaults. */
export function accessKeyState(world: World) {
  return {
    camAccessKeys: objectsOf(world.hub.agenda, world.camAccessKeys, (fields: NewCamAccessKey) =>
      newAccessKey(world, fields),
    ),
  };
}

/** Deletes the keys of a deleted user. */
export function removeKeysOf({ camAccessKeys }: World, uin: number): void {
  for (const { id, userId } of camAccessKeys.all()) if (userId === String(uin)) camAccessKeys.remove(id);
}
