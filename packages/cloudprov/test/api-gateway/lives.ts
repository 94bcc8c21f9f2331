import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, secret } from "@org/core-provider/testing";

/** The lives of the resources of the API gateway. */
export const gatewayLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ApiGatewayService: async () => {
    const inputs = {
      serviceName: "shop",
      protocol: "http&https",
      netTypes: ["OUTER"],
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
      tags: { team: "payments" },
    };
    const changed = { ...inputs, serviceName: "shops", releaseLimit: 600, testLimit: 6, tags: { team: "orders" } };
    return { inputs, changed, replaced: { ...inputs, ipVersion: "IPv6" } };
  },
  ApiGatewayApi: async ({ state }) => {
    const service = await state.gatewayServices.create({});
    const other = await state.gatewayServices.create({});
    const inputs = {
      serviceId: service.id,
      apiName: "orders",
      requestConfigPath: "/orders",
      requestParameters: [{ name: "page", position: "QUERY", type: "int" }],
      serviceConfigUrl: "http://10.0.0.1",
      serviceConfigPath: "/",
      serviceConfigMethod: "GET",
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
    };
    const changed = { ...inputs, apiDesc: "all orders", releaseLimit: 600 };
    return { inputs, changed, replaced: { ...inputs, serviceId: other.id } };
  },
  ApiGatewayApiKey: async () => ({
    inputs: {
      secretName: "partner",
      accessKeyType: "manual",
      accessKeyId: "partner_key",
      accessKeySecret: secret("partner_secret"),
    },
    changed: {
      secretName: "partner",
      accessKeyType: "manual",
      accessKeyId: "partner_key",
      accessKeySecret: secret("other_secret"),
      status: "off",
    },
    replaced: { secretName: "friend" },
  }),
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
  ApiGatewayIpStrategy: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    const inputs = { serviceId, strategyName: "office", strategyType: "WHITE", strategyData: "9.9.9.9" };
    return {
      inputs,
      changed: { ...inputs, strategyData: "9.9.9.9\n8.8.8.8" },
      replaced: { ...inputs, strategyName: "offices" },
    };
  },
  ApiGatewayPlugin: async () => {
    const inputs = {
      pluginName: "office",
      pluginType: "IPControl",
      pluginData: '{"type":"white_list","blocks":"10.0.0.0/24"}',
    };
    return {
      inputs,
      changed: { ...inputs, pluginName: "offices" },
      replaced: { ...inputs, pluginType: "Cors", pluginData: "{}" },
    };
  },
  ApiGatewayServiceRelease: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.gatewayApis.create({ serviceId });
    const inputs = { serviceId, environmentName: "release", releaseDesc: "first version" };
    return { inputs, replaced: { ...inputs, releaseDesc: "second version" }, superseded: true };
  },
  ApiGatewayUsagePlan: async () => ({
    inputs: { usagePlanName: "trial", maxRequestNum: 10_000 },
    changed: { usagePlanName: "trials", maxRequestNum: 20_000 },
  }),
  ApiGatewayUsagePlanAttachment: async ({ state }) => {
    const { id: usagePlanId } = await state.usagePlans.create({});
    const { id: serviceId } = await state.gatewayServices.create({});
    const { id: apiId } = await state.gatewayApis.create({ serviceId, config: { AuthType: "SECRET" } });
    const keys = [(await state.gatewayKeys.create({})).id, (await state.gatewayKeys.create({})).id];
    const inputs = { usagePlanId, serviceId, environment: "release", bindType: "API", apiId, accessKeyIds: keys };
    return { inputs, replaced: { ...inputs, environment: "test" } };
  },
};
