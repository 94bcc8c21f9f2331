import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { oneMoreOf } from "./one-more.ts";

/** The life of a package, which the platform has no deletion for. */
export const packageLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  AntiddosBgpInstance: async ({ state }) => ({
    inputs: {
      instanceChargeType: "PREPAID",
      packageType: "Standard",
      instanceChargePrepaid: { period: 1 },
      standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
      tagInfoLists: [{ tagKey: "team", tagValue: "shop" }],
    },
    twin: oneMoreOf(state.bgpInstances),
    remove: (id) => state.bgpInstances.remove(id.replace(/#.*/, "")),
  }),
};
