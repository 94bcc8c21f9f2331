import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableGatewayLives } from "./portable-lives.ts";

/** The lives of the resources of the API gateway. */
export const gatewayLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableGatewayLives, simulatedWorld),
  ApiGatewayCustomDomain: async ({ state }) => {
    const service = await state.gatewayServices.create({});
    const inputs = {
      serviceId: service.id,
      subDomain: "api.example.com",
      protocol: "http",
      netType: "OUTER",
      defaultDomain: `${service.id}-1300000001.ap-guangzhou.apigw.tencentcs.com`,
    };
    return {
      inputs,
      changed: { ...inputs, isDefaultMapping: false, pathMappings: ["/v1#release"] },
      replaced: { ...inputs, subDomain: "www.example.com" },
    };
  },
};
