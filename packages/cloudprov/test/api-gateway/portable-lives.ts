import { free, type PortableLife, secret, type World } from "@org/core-provider/testing";
import { ownVpc } from "../neighbors.ts";

/** A service of the run, as inputs name it. */
async function ownService(world: World, text = "shared") {
  const inputs = { serviceName: world.name(text), protocol: "http&https", netTypes: ["OUTER"] };
  return { serviceId: (await world.given("ApiGatewayService", inputs)).id };
}

/** The properties that an API has besides its service, name, path and way to sign in. */
const backend = { serviceConfigUrl: "http://10.0.0.1", serviceConfigPath: "/", serviceConfigMethod: "GET" };

/** An API in the service, as inputs name both. */
async function ownApi(world: World, { service = "shared", name = "shared", authType = "NONE" } = {}) {
  const inService = await ownService(world, service);
  const inputs = { ...inService, apiName: world.name(name), authType, requestConfigPath: `/${name}`, ...backend };
  return { ...inService, apiId: (await world.given("ApiGatewayApi", inputs)).id };
}

/** Releases the service with its APIs, and returns the version. */
async function release(world: World, { serviceId }: { readonly serviceId: string }, releaseDesc: string) {
  const inputs = { serviceId, environmentName: "release", releaseDesc };
  return (await world.given("ApiGatewayServiceRelease", inputs)).outputs["releaseVersion"];
}

/** An API of a service that is released. The kind that requires it has the service to itself. */
async function ownReleasedApi(world: World, service: string, authType = "NONE") {
  const api = await ownApi(world, { service, authType });
  await release(world, api, "first version");
  return api;
}

/** A strategy in the service, as an attachment names it. */
async function ownStrategy(world: World, { serviceId }: { readonly serviceId: string }, text: string) {
  const inputs = { serviceId, strategyName: world.name(text), strategyType: "WHITE", strategyData: "9.9.9.9" };
  const { outputs } = await world.given("ApiGatewayIpStrategy", inputs);
  return { strategyId: outputs["strategyId"] };
}

const ownKey = async (world: World, text: string) =>
  (await world.given("ApiGatewayApiKey", { secretName: world.name(text) })).id;

const ownPlan = async (world: World, text: string) => ({
  usagePlanId: (await world.given("ApiGatewayUsagePlan", { usagePlanName: world.name(text) })).id,
});

const ownApp = async (world: World, text: string) => ({
  apiAppId: (await world.given("ApiGatewayApiApp", { apiAppName: world.name(text) })).id,
});

const office = { pluginType: "IPControl", pluginData: '{"type":"white_list","blocks":"10.0.0.0/24"}' };

const ownPlugin = async (world: World, text: string) => ({
  pluginId: (await world.given("ApiGatewayPlugin", { pluginName: world.name(text), ...office })).id,
});

/** The lives of the API gateway, which run on the simulator and on the real platform. It charges for calls only. */
export const portableGatewayLives = {
  ApiGatewayService: free(async ({ name }) => {
    const inputs = {
      serviceName: name("shop"),
      protocol: "http&https",
      netTypes: ["OUTER"],
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
      tags: { team: "payments" },
    };
    return {
      inputs,
      changed: { ...inputs, serviceName: name("shops"), releaseLimit: 600, testLimit: 6, tags: { team: "orders" } },
      replaced: { ...inputs, ipVersion: "IPv6" },
    };
  }),
  ApiGatewayApi: free(async (world) => {
    const inputs = {
      ...(await ownService(world)),
      apiName: world.name("orders"),
      requestConfigPath: "/orders",
      requestParameters: [{ name: "page", position: "QUERY", type: "int" }],
      ...backend,
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
    };
    return {
      inputs,
      changed: { ...inputs, apiDesc: "all orders", releaseLimit: 600 },
      replaced: { ...inputs, ...(await ownService(world, "other")) },
    };
  }),
  ApiGatewayApiKey: free(async ({ name }) => {
    const key = { accessKeyType: "manual", accessKeyId: name("partner_key", "_") };
    const inputs = { secretName: name("partner"), ...key, accessKeySecret: secret("partner_secret") };
    return {
      inputs,
      changed: { ...inputs, accessKeySecret: secret("other_secret"), status: "off" },
      replaced: { secretName: name("friend") },
    };
  }),
  ApiGatewayIpStrategy: free(async (world) => {
    const inputs = {
      ...(await ownService(world)),
      strategyName: world.name("office"),
      strategyType: "WHITE",
      strategyData: "9.9.9.9",
    };
    return {
      inputs,
      changed: { ...inputs, strategyData: "9.9.9.9\n8.8.8.8" },
      replaced: { ...inputs, strategyName: world.name("offices") },
    };
  }),
  ApiGatewayPlugin: free(async ({ name }) => {
    const inputs = { pluginName: name("office"), ...office };
    return {
      inputs,
      changed: { ...inputs, pluginName: name("offices") },
      replaced: { ...inputs, pluginType: "Cors", pluginData: "{}" },
    };
  }),
  ApiGatewayServiceRelease: free(async (world) => {
    const { serviceId } = await ownApi(world, { service: "released" });
    const inputs = { serviceId, environmentName: "release", releaseDesc: "first version" };
    return { inputs, replaced: { ...inputs, releaseDesc: "second version" }, superseded: true as const };
  }),
  ApiGatewayUsagePlan: free(async ({ name }) => ({
    inputs: { usagePlanName: name("trial"), maxRequestNum: 10_000 },
    changed: { usagePlanName: name("trials"), maxRequestNum: 20_000 },
  })),
  ApiGatewayUsagePlanAttachment: free(async (world) => {
    const { serviceId, apiId } = await ownReleasedApi(world, "planned", "SECRET");
    const inputs = {
      ...(await ownPlan(world, "attached")),
      serviceId,
      environment: "release",
      bindType: "API",
      apiId,
      accessKeyIds: [await ownKey(world, "one"), await ownKey(world, "other")],
    };
    return { inputs, replaced: { ...inputs, environment: "test" } };
  }),
  ApiGatewayApiApp: free(async ({ name }) => {
    const inputs = { apiAppName: name("storefront"), apiAppDesc: "The shop", tags: { team: "payments" } };
    return { inputs, changed: { ...inputs, apiAppName: name("shopfront"), tags: { team: "orders" } } };
  }),
  ApiGatewayApiDoc: free(async (world) => {
    const service = "documented";
    const [one, other] = [
      await ownApi(world, { service, name: "one" }),
      await ownApi(world, { service, name: "other" }),
    ];
    await release(world, one, "first version");
    const apiIds = [one.apiId, other.apiId];
    const inputs = { apiDocName: world.name("manual"), serviceId: one.serviceId, environment: "release", apiIds };
    return { inputs, changed: { ...inputs, apiDocName: world.name("handbook"), apiIds: [other.apiId] } };
  }),
  ApiGatewayUpstream: free(async (world) => {
    const node = { host: "10.0.0.8", port: 8080, weight: 10, tags: ["blue"] };
    const inputs = {
      scheme: "HTTP",
      algorithm: "ROUND-ROBIN",
      uniqVpcId: (await ownVpc(world)).vpcId,
      upstreamName: world.name("stock"),
      upstreamType: "IP_PORT",
      nodes: [node],
      tags: { team: "payments" },
    };
    return { inputs, changed: { ...inputs, retries: 0, nodes: [{ ...node, weight: 20 }], tags: { team: "orders" } } };
  }),
  ApiGatewayImportOpenApi: free(async (world) => {
    const content = `openapi: 3.0.0
paths:
  /orders:
    get:
      operationId: orders
      x-apigw-backend:
        ServiceType: MOCK
        ServiceMockReturnMessage: none
`;
    const inputs = { ...(await ownService(world, "imported")), content };
    return { inputs, replaced: { ...inputs, ...(await ownService(world, "other-imported")) } };
  }),
  ApiGatewayUpdateApiAppKey: free(async (world) => {
    const app = await ownApp(world, "renewed");
    return {
      inputs: { ...app, apiAppKey: "first_key" },
      foundAfterDelete: true as const,
      shared: true as const,
      replaced: { ...app, apiAppKey: "second_key" },
    };
  }),
  ApiGatewayUpdateService: free(async (world) => {
    const api = await ownApi(world, { service: "switched" });
    const [older, newer] = [await release(world, api, "first version"), await release(world, api, "second version")];
    const inputs = { serviceId: api.serviceId, environmentName: "release", versionName: older };
    return {
      inputs,
      foundAfterDelete: true as const,
      shared: true as const,
      replaced: { ...inputs, versionName: newer },
    };
  }),
  ApiGatewayPluginAttachment: free(async (world) => {
    const { serviceId, apiId } = await ownReleasedApi(world, "plugged");
    const inputs = { ...(await ownPlugin(world, "attached")), serviceId, environmentName: "release", apiId };
    return { inputs, replaced: { ...inputs, ...(await ownPlugin(world, "other")) } };
  }),
  ApiGatewayStrategyAttachment: free(async (world) => {
    const api = await ownReleasedApi(world, "guarded");
    const inputs = {
      serviceId: api.serviceId,
      ...(await ownStrategy(world, api, "attached")),
      environmentName: "release",
      bindApiId: api.apiId,
    };
    return { inputs, replaced: { ...inputs, ...(await ownStrategy(world, api, "other")) } };
  }),
  ApiGatewayApiKeyAttachment: free(async (world) => {
    const inputs = { apiKeyId: await ownKey(world, "attached"), ...(await ownPlan(world, "with-key")) };
    return { inputs, replaced: { ...inputs, apiKeyId: await ownKey(world, "other-attached") } };
  }),
  ApiGatewayApiAppAttachment: free(async (world) => {
    const { serviceId, apiId } = await ownReleasedApi(world, "with-app", "APP");
    const inputs = { ...(await ownApp(world, "attached")), environment: "release", serviceId, apiId };
    return { inputs, replaced: { ...inputs, ...(await ownApp(world, "other")) } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
