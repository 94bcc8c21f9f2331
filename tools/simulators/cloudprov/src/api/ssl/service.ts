import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { certificateActions } from "./certificate-actions.ts";

/** The service of certificates. It is global. */
export function sslService(world: World): CloudService {
  return {
    name: "ssl",
    version: "2019-12-05",
    needsRegion: false,
    secrets: ["CertificatePrivateKey", "KeyPassword"],
    actions: certificateActions(world),
  };
}
