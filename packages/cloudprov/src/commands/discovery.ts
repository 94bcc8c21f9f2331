import type { Discovery } from "@org/core-command";
import { discoverableKinds, outline } from "../plugin.ts";

/** How the commands find existing objects on the platform. */
export const discovery: Discovery = {
  name: outline.name,
  inside: { option: "service", kind: "ApiGatewayService", example: "service-pg6ud8pa" },
  kinds: (config, env, onWait) => discoverableKinds(outline, { config, env, onWait }),
  copies: { simulator: "@org/cloudprov-simulator" },
};
