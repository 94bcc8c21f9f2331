import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";

/** The service that keeps attacks away. */
export function antiddosService(_world: World): CloudService {
  return {
    name: "antiddos",
    version: "2020-03-09",
    needsRegion: false,
    secrets: [],
    actions: [],
  };
}
