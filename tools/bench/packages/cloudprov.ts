import { type CloudprovSimulator, startSimulator } from "@org/cloudprov-simulator";
import { calm } from "../platform/conditions.ts";
import { limitersBy } from "./limiters.ts";
import type { LimiterCount, ProviderPackage } from "./provider-package.ts";

const counts = [20, 200, 1000] as const;
const [, many] = counts;
/** Enough for the largest stack of any scenario. */
const quota = 20_000;

/** Address templates and API keys, half and half, on a platform that shows at once what has been made. */
export const cloudprov: ProviderPackage = {
  name: "cloudprov",
  objects: "address templates and API keys",
  counts,
  limitPerSecond: 20,
  quickstart: {
    example: "cloudprov-quickstart",
    pace: "3 s for a release, 1 s after each change of a service or a template",
  },
  aims: [
    {
      operations: ["up", "refresh", "destroy"],
      objects: many,
      conditions: { latencyMs: 50, perSecond: 0 },
      secondsOverFloor: 3,
    },
    // A listing of each kind, with 100 on a page.
    { operations: ["refresh"], objects: many, conditions: calm, requests: 2 },
  ],

  async start(pace) {
    const simulator = await startSimulator({
      ...(pace === "slow" ? { releaseMs: 3000, gatewayTaskMs: 1000, templateTaskMs: 1000 } : {}),
      visibilityLagMs: 0,
      templateQuotas: { templates: quota, groups: quota, members: 100 },
      gatewayQuotas: { keys: quota, services: quota, plans: quota },
    });
    const { state, credentials, domain, cosDomain, journal } = simulator;
    return {
      journal,
      connection: {
        config: { "cloudprov:domain": domain, "cloudprov:cosDomain": cosDomain, "cloudprov:protocol": "HTTP" },
        secrets: { "cloudprov:secretId": credentials.secretId, "cloudprov:secretKey": credentials.secretKey },
      },
      set({ latencyMs, perSecond }) {
        const limit = perSecond === 0 ? undefined : perSecond;
        simulator.set({ latencyMs, callsPerSecond: { default: limit, vpc: limit } });
      },
      object(number) {
        const half = Math.floor(number / 2);
        if (number % 2 === 1) {
          const secretName = `key-${String(half).padStart(4, "0")}`;
          return { type: "ApiGatewayApiKey", name: secretName, inputs: { secretName } };
        }
        const name = `office-${String(half).padStart(4, "0")}`;
        const addresses = [`10.${Math.floor(half / 250)}.${half % 250}.0/24`, "192.0.2.1-192.0.2.99"];
        return { type: "AddressTemplate", name, inputs: { name, addresses } };
      },
      count: () => state.addressTemplates.list().length + state.gatewayKeys.list().length,
      limiters: () => limitersOfActions(simulator),
      close: () => simulator.close(),
    };
  },
};

/** The platform counts the calls of each action in each region, and refuses in an answer with the status 200. */
function limitersOfActions(simulator: CloudprovSimulator): readonly LimiterCount[] {
  return limitersBy(
    simulator.calls().map(({ service, action, region, code }) => {
      const refused = code === "RequestLimitExceeded" ? 1 : 0;
      return { limiter: `${service} ${action} ${region}`, taken: 1 - refused, refused };
    }),
  );
}
