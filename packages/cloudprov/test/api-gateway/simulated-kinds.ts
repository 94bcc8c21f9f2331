import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { createdOnSimulator, type SimulatedKinds } from "../simulated-kinds.ts";

interface InService {
  readonly serviceId: string;
}

/** How the objects of the API gateway that lives require are created on the simulator. */
export function gatewayKinds({ state }: CloudprovSimulator): SimulatedKinds {
  return {
    ApiGatewayService: () => createdOnSimulator(state.gatewayServices.create({})),
    ApiGatewayApi: ({ serviceId, authType }: InService & { readonly authType: "APP" | "NONE" | "SECRET" }) =>
      createdOnSimulator(state.gatewayApis.create({ serviceId, config: { AuthType: authType } })),
    async ApiGatewayServiceRelease({ serviceId }: InService) {
      const { id: version } = await state.gatewayReleases.create({ serviceId });
      const online = state.onlineEnvironments.list().find((one) => one.serviceId === serviceId);
      if (online) state.onlineEnvironments.change(online.id, { version });
      else await state.onlineEnvironments.create({ serviceId, version, apiIds: apisOf(serviceId) });
      return { id: version, outputs: { releaseVersion: version } };
    },
    ApiGatewayApiKey: () => createdOnSimulator(state.gatewayKeys.create({})),
    ApiGatewayUsagePlan: () => createdOnSimulator(state.usagePlans.create({})),
    ApiGatewayApiApp: () => createdOnSimulator(state.apiApps.create({})),
    ApiGatewayPlugin: () => createdOnSimulator(state.gatewayPlugins.create({})),
    async ApiGatewayIpStrategy({ serviceId }: InService) {
      const { id: strategyId } = await state.ipStrategies.create({ serviceId });
      return { id: `${serviceId}#${strategyId}`, outputs: { strategyId } };
    },
  };

  function apisOf(serviceId: string): readonly string[] {
    const apis = state.gatewayApis.list().filter((one) => one.serviceId === serviceId);
    return apis.map(({ id }) => id);
  }
}
