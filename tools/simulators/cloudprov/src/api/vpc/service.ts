import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { templateActions } from "./template-actions.ts";

/** The service of private networks, of which the templates of addresses and protocols are there. */
export function vpcService(world: World): CloudService {
  return {
    name: "vpc",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: templateActions(world),
  };
}
