import { discoverCommand } from "@org/core-command";
import { discoverableKinds, provider } from "../plugin.ts";

/** Finds objects on the platform. */
export const discover = discoverCommand({
  name: provider.name,
  inside: { option: "environment", kind: "Environment", example: "7" },
  kinds: (config, env) => discoverableKinds(provider, { config, env }),
});
