import { discoverCommand } from "@org/core-command";
import { discoverableKinds } from "@org/core-provider/server";
import { provider } from "../provider.ts";

/** Finds what exists on the platform. */
export const discover = discoverCommand({
  name: provider.name,
  inside: { option: "environment", kind: "Environment", example: "7" },
  kinds: (config, env) => discoverableKinds(provider, { config, env }),
});
