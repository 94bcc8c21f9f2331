import { startSimulator } from "@org/appprov-simulator";
import { limitersOfHosts } from "./limiters.ts";
import type { ProviderPackage } from "./provider-package.ts";

/** Log drains of one environment: an operation of the platform each to come and to go, which takes no time. */
export const appprov: ProviderPackage = {
  name: "appprov",
  objects: "log drains",
  counts: [10, 100, 1000],
  limitPerSecond: 50,
  quickstart: {
    example: "appprov-quickstart",
    pace: "3 s to provision something, 3 s for a deployment and 1 s for any other operation",
  },
  aims: [],

  async start(pace) {
    const simulator = await startSimulator(
      pace === "slow" ? { operationMs: { default: 1000, provision: 3000, deploy: 3000 } } : {},
    );
    const { state, credentials, url, authUrl, journal } = simulator;
    const backupRetention = { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };
    const environment = await state.accounts.create({ handle: "bench", backupRetention });
    return {
      journal,
      connection: {
        env: {
          APTIBLE_API_ROOT_URL: url,
          APTIBLE_AUTH_ROOT_URL: authUrl,
          APTIBLE_ACCESS_TOKEN: credentials.accessToken,
          // They would come before the token.
          APTIBLE_USERNAME: "",
          APTIBLE_PASSWORD: "",
        },
      },
      set: ({ latencyMs, perSecond }) =>
        simulator.set({ latencyMs, rateLimit: perSecond === 0 ? undefined : { perSecond } }),
      object(number) {
        const handle = `drain-${String(number).padStart(4, "0")}`;
        return {
          type: "LogDrain",
          name: handle,
          inputs: {
            envId: Number(environment.id),
            handle,
            drainType: "https_post",
            url: `https://logs.example.com/${handle}`,
          },
        };
      },
      count: () => state.logDrains.list().length,
      limiters: () => limitersOfHosts(simulator),
      close: () => simulator.close(),
    };
  },
};
