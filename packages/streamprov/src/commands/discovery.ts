import type { Discovery } from "@org/core-command";
import { dataPlaneServices, discoverableKinds, outline, reachableServices } from "../plugin.ts";

/** How the commands find existing objects on the platform. */
export const discovery: Discovery = {
  name: outline.name,
  inside: { option: "environment", kind: "Environment", example: "env-abc123" },
  kinds: (config, env, onWait) => discoverableKinds(outline, { config, env, onWait }),
  services: (config, env) => dataPlaneServices({ config, env }),
  reachable: (config, env) => reachableServices({ config, env }),
};
