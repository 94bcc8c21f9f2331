import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { policyActions } from "./policy-actions.ts";
import { roleActions } from "./role-actions.ts";

/** The service of users, roles and permissions. */
export function camService(world: World): CloudService {
  return {
    name: "cam",
    version: "2019-01-16",
    needsRegion: false,
    secrets: [],
    actions: [...roleActions(world), ...policyActions(world)],
  };
}
