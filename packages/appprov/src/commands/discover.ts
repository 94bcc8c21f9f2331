import { discoverCommand } from "@org/core-command";
import { discoverableKinds, provider } from "../plugin.ts";

/** Finds objects on the platform. */
export const discover = discoverCommand({
  name: provider.name,
  inside: { option: "environment", kind: "Environment", example: "7" },
  kinds: (config, env, onWait) => discoverableKinds(provider, { config, env, onWait }),
});
