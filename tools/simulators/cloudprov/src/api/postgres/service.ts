import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { postgresChangeActions } from "./postgres-change-actions.ts";
import { postgresInstanceActions } from "./postgres-instance-actions.ts";
import { postgresOfferActions } from "./postgres-offers.ts";
import { postgresParameterActions } from "./postgres-parameter-actions.ts";
import { postgresReleaseActions } from "./postgres-release-actions.ts";

/** The service of PostgreSQL. */
export function postgresService(world: World): CloudService {
  return {
    name: "postgres",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: [
      ...postgresInstanceActions(world),
      ...postgresChangeActions(world),
      ...postgresParameterActions(world),
      ...postgresReleaseActions(world),
      ...postgresOfferActions(world),
    ],
  };
}
