import { type RunningProvider, startProvider } from "@org/core-provider/testing";
import type { PlatformName } from "./exchange.ts";
import type { Player } from "./player.ts";

/** Starts a provider as it was configured when it was recorded, with the addresses of a player. */
type Start = (player: Player, environment: Readonly<Record<string, string>>) => Promise<RunningProvider>;

const options = { config: {}, transport: "memory" } as const;

/** The packages by platform. The first variables are those of recordings of the real platform, which lack the usual addresses. */
export const replayed: Readonly<Record<PlatformName, Start>> = {
  streamprov: async (player, environment) => {
    const { provider } = await import("../../../packages/streamprov/src/provider.ts");
    const usual = { CONFLUENT_CLOUD_ENDPOINT: "https://api.confluent.cloud" };
    return startProvider(provider, { ...options, env: localIn(player, { ...usual, ...environment }) });
  },
  appprov: async (player, environment) => {
    const { provider } = await import("../../../packages/appprov/src/provider.ts");
    const usual = {
      APTIBLE_API_ROOT_URL: "https://api.aptible.com",
      APTIBLE_AUTH_ROOT_URL: "https://auth.aptible.com",
    };
    return startProvider(provider, { ...options, env: localIn(player, { ...usual, ...environment }) });
  },
  cloudprov: async (player, environment) => {
    const { provider } = await import("../../../packages/cloudprov/src/provider.ts");
    const own = { CLOUDPROV_DOMAIN: `localhost:${player.port}`, CLOUDPROV_PROTOCOL: "HTTP" };
    return startProvider(provider, { ...options, env: { ...environment, ...own } });
  },
};

function localIn(player: Player, environment: Readonly<Record<string, string>>): Record<string, string> {
  return player.local(environment) as Record<string, string>;
}
