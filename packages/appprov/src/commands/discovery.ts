import type { Discovery } from "@org/core-command";
import { discoverableKinds, provider } from "../plugin.ts";

/** How the commands find existing objects on the platform. */
export const discovery: Discovery = {
  name: provider.name,
  inside: { option: "environment", kind: "Environment", example: "7" },
  kinds: (config, env, onWait) => discoverableKinds(provider, { config, env, onWait }),
};
