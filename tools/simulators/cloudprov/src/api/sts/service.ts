import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";

/** The service that gives out temporary credentials. */
export function stsService(_world: World): CloudService {
  return {
    name: "sts",
    version: "2018-08-13",
    needsRegion: false,
    secrets: ["TokenCode", "SAMLAssertion", "WebIdentityToken"],
    actions: [],
  };
}
