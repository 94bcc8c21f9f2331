import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of functions. */
export const functionLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ScfNamespace: async () => ({
    inputs: { namespace: "shop", description: "Shop" },
    changed: { namespace: "shop", description: "Site" },
    replaced: { namespace: "site", description: "Shop" },
  }),
};
