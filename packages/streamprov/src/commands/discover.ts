import { discoverCommand } from "@org/core-command";
import { discovery } from "./discovery.ts";

/** Finds objects on the platform. */
export const discover = discoverCommand(discovery);
