import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** For each attachment what must exist before it, and the inputs of its life. */
export const bindingLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ApiGatewayPluginAttachment: async (platform) => {
    const { serviceId, apiId } = await givenApi(platform);
    const plugin = await platform.state.gatewayPlugins.create({});
    const other = await platform.state.gatewayPlugins.create({});
    const inputs = { pluginId: plugin.id, serviceId, environmentName: "release", apiId };
    return { inputs, replaced: { ...inputs, pluginId: other.id } };
  },
  ApiGatewayStrategyAttachment: async (platform) => {
    const { serviceId, apiId } = await givenApi(platform);
    const strategy = await platform.state.ipStrategies.create({ serviceId });
    const other = await platform.state.ipStrategies.create({ serviceId });
    const inputs = { serviceId, strategyId: strategy.id, environmentName: "release", bindApiId: apiId };
    return { inputs, replaced: { ...inputs, strategyId: other.id } };
  },
  ApiGatewayApiKeyAttachment: async ({ state }) => {
    const [key, other] = [await state.gatewayKeys.create({}), await state.gatewayKeys.create({})];
    const plan = await state.usagePlans.create({});
    const inputs = { apiKeyId: key.id, usagePlanId: plan.id };
    return { inputs, replaced: { ...inputs, apiKeyId: other.id } };
  },
  ApiGatewayApiAppAttachment: async (platform) => {
    const { serviceId, apiId } = await givenApi(platform, { AuthType: "APP" });
    const app = await platform.state.apiApps.create({});
    const other = await platform.state.apiApps.create({});
    const inputs = { apiAppId: app.id, environment: "release", serviceId, apiId };
    return { inputs, replaced: { ...inputs, apiAppId: other.id } };
  },
};

/** An API of a service that is on line in `release`. */
export async function givenApi({ state }: CloudprovSimulator, config = {}) {
  const { id: serviceId } = await state.gatewayServices.create({});
  const { id: apiId } = await state.gatewayApis.create({ serviceId, config });
  await state.onlineEnvironments.create({ serviceId, apiIds: [apiId] });
  return { serviceId, apiId };
}
