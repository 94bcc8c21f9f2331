import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { tagActions } from "./tag-actions.ts";

/** The service that knows the tags of all resources. */
export function tagService(world: World): CloudService {
  return {
    name: "tag",
    version: "2018-08-13",
    needsRegion: false,
    secrets: [],
    actions: tagActions(world),
  };
}
