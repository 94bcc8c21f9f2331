import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const apiGatewayUpdates = 7;

/** A shop behind an API gateway: its APIs, backends, callers and documentation. */
export function apiGateway({ note = "At first" } = {}): void {
  const uniqVpcId = "vpc-1a2b3c4d";
  const service = new cloudprov.ApiGatewayService("shop", {
    serviceName: "shop",
    serviceDesc: note,
    protocol: "http&https",
    netTypes: ["OUTER"],
    releaseLimit: 500,
    tags: { team: "payments" },
  });
  const serviceId = service.id;
  const upstream = new cloudprov.ApiGatewayUpstream("stock", {
    scheme: "HTTP",
    algorithm: "ROUND-ROBIN",
    uniqVpcId,
    upstreamDescription: note,
    upstreamType: "IP_PORT",
    nodes: [{ host: "10.0.0.8", port: 8080, weight: 10 }],
    tags: { team: "payments" },
  });
  const orders = new cloudprov.ApiGatewayApi("orders", {
    serviceId,
    apiName: "orders",
    apiDesc: note,
    authType: "SECRET",
    requestConfigPath: "/orders",
    serviceConfigUrl: "http://10.0.0.1",
    serviceConfigPath: "/orders",
    serviceConfigMethod: "GET",
    releaseLimit: 50,
  });
  const stock = new cloudprov.ApiGatewayApi("stock", {
    serviceId,
    apiName: "stock",
    authType: "APP",
    requestConfigPath: "/stock",
    serviceConfigProduct: "upstream",
    serviceConfigVpcId: uniqVpcId,
    serviceConfigUpstreamId: upstream.id,
    serviceConfigUrl: "http://stock",
    serviceConfigPath: "/stock",
    serviceConfigMethod: "GET",
  });
  const status = new cloudprov.ApiGatewayImportOpenApi("status", {
    serviceId,
    encodeType: "JSON",
    content: JSON.stringify({
      openapi: "3.0.0",
      paths: { "/status": { get: { "x-apigw-backend": { ServiceType: "MOCK", ServiceMockReturnMessage: "fine" } } } },
    }),
  });
  const release = new cloudprov.ApiGatewayServiceRelease(
    "release",
    { serviceId, environmentName: "release", releaseDesc: "first version" },
    { dependsOn: [orders, stock, status] },
  );
  const online = { dependsOn: [release] };

  const plan = new cloudprov.ApiGatewayUsagePlan("trial", { usagePlanName: "trial", usagePlanDesc: note });
  const partner = new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });
  const friend = new cloudprov.ApiGatewayApiKey("friend", { secretName: "friend" });
  new cloudprov.ApiGatewayUsagePlanAttachment(
    "trial",
    {
      usagePlanId: plan.id,
      serviceId,
      environment: "release",
      bindType: "API",
      apiId: orders.id,
      accessKeyIds: [partner.id],
    },
    online,
  );
  new cloudprov.ApiGatewayApiKeyAttachment("friend", { usagePlanId: plan.id, apiKeyId: friend.id });

  const plugin = new cloudprov.ApiGatewayPlugin("office", {
    pluginName: "office",
    pluginType: "IPControl",
    pluginData: JSON.stringify({ type: "white_list", blocks: "10.0.0.0/24" }),
    description: note,
  });
  const inRelease = { serviceId, environmentName: "release" };
  new cloudprov.ApiGatewayPluginAttachment("office", { ...inRelease, pluginId: plugin.id, apiId: orders.id }, online);
  const strategy = new cloudprov.ApiGatewayIpStrategy("office", {
    serviceId,
    strategyName: "office",
    strategyType: "WHITE",
    strategyData: "9.9.9.9",
  });
  new cloudprov.ApiGatewayStrategyAttachment(
    "office",
    { ...inRelease, strategyId: strategy.strategyId, bindApiId: orders.id },
    online,
  );

  const app = new cloudprov.ApiGatewayApiApp("storefront", {
    apiAppName: "storefront",
    apiAppDesc: note,
    tags: { team: "payments" },
  });
  new cloudprov.ApiGatewayUpdateApiAppKey("storefront", { apiAppId: app.id, apiAppKey: "storefront_2" });
  new cloudprov.ApiGatewayApiAppAttachment(
    "storefront",
    { apiAppId: app.id, serviceId, environment: "release", apiId: stock.id },
    online,
  );

  new cloudprov.ApiGatewayCustomDomain("shop", {
    serviceId,
    subDomain: "api.example.com",
    protocol: "http",
    netType: "OUTER",
    defaultDomain: service.outerSubDomain,
  });
  new cloudprov.ApiGatewayApiDoc("manual", {
    apiDocName: note,
    serviceId,
    environment: "release",
    apiIds: [orders.id, stock.id],
  });

  const candidate = new cloudprov.ApiGatewayServiceRelease(
    "candidate",
    { serviceId, environmentName: "prepub", releaseDesc: "second version" },
    { dependsOn: [orders, stock, status] },
  );
  new cloudprov.ApiGatewayUpdateService("candidate", {
    serviceId,
    environmentName: "prepub",
    versionName: candidate.releaseVersion,
  });
}
