import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";

/** The service of API gateways. */
export function apiGatewayService(_world: World): CloudService {
  return {
    name: "apigateway",
    version: "2018-08-08",
    needsRegion: true,
    secrets: [],
    actions: [],
  };
}
