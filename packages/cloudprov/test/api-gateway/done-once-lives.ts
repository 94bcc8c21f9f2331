import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** For one-time operations in the API gateway: the objects each one requires, and the inputs of its life. */
export const doneOnceLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ApiGatewayUpdateApiAppKey: async ({ state }) => {
    const { id: apiAppId } = await state.apiApps.create({});
    return { inputs: { apiAppId, apiAppKey: "first_key" }, replaced: { apiAppId, apiAppKey: "second_key" } };
  },
  ApiGatewayUpdateService: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    const [older, newer] = [
      await state.gatewayReleases.create({ serviceId }),
      await state.gatewayReleases.create({ serviceId }),
    ];
    await state.onlineEnvironments.create({ serviceId, version: newer.id });
    const inputs = { serviceId, environmentName: "release", versionName: older.id };
    return { inputs, replaced: { ...inputs, versionName: newer.id } };
  },
};
