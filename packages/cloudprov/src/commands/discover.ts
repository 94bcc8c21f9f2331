import { discoverCommand } from "@org/core-command";
import { discoverableKinds, provider } from "../plugin.ts";

/** The command that finds existing objects on the platform. */
export const discover = discoverCommand({
  name: provider.name,
  inside: { option: "service", kind: "ApiGatewayService", example: "service-pg6ud8pa" },
  kinds: (config, env, onWait) => discoverableKinds(provider, { config, env, onWait }),
});
