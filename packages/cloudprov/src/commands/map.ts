import { mapCommand } from "@org/core-command";
import { discovery } from "./discovery.ts";

/** Shows the objects on the platform as an HTML page. */
export const map = mapCommand(discovery, { platform: "Tencent Cloud" });
