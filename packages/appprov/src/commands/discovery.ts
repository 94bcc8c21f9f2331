import type { Discovery } from "@org/core-command";
import { discoverableKinds, outline } from "../plugin.ts";

/** How the commands find existing objects on the platform. */
export const discovery: Discovery = {
  name: outline.name,
  inside: { option: "environment", kind: "Environment", example: "7" },
  kinds: (config, env, onWait) => discoverableKinds(outline, { config, env, onWait }),
  copies: { simulator: "@org/appprov-simulator" },
};
