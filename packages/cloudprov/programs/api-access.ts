/**
 * Who may call an API: addresses of the office by a strategy, addresses of the data center by a plugin, and an
 * application that signs its requests with a key.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const stock = new cloudprov.ApiGatewayService("stock", {
  serviceName: "stock",
  protocol: "https",
  netTypes: ["OUTER"],
});
const levels = new cloudprov.ApiGatewayApi("levels", {
  serviceId: stock.id,
  apiName: "levels",
  authType: "APP",
  requestConfigPath: "/levels",
  serviceConfigUrl: "http://stock.example.com",
  serviceConfigPath: "/levels",
  serviceConfigMethod: "GET",
});
const release = new cloudprov.ApiGatewayServiceRelease(
  "stock",
  { serviceId: stock.id, environmentName: "release", releaseDesc: "First version" },
  { dependsOn: [levels] },
);
const online = { dependsOn: [release] };
const place = { serviceId: stock.id, environmentName: "release" };

const office = new cloudprov.ApiGatewayIpStrategy("office", {
  serviceId: stock.id,
  strategyName: "office",
  strategyType: "WHITE",
  strategyData: "192.0.2.1",
});
new cloudprov.ApiGatewayStrategyAttachment(
  "office",
  { ...place, strategyId: office.strategyId, bindApiId: levels.id },
  online,
);
const dataCenter = new cloudprov.ApiGatewayPlugin("data-center", {
  pluginName: "data-center",
  pluginType: "IPControl",
  pluginData: JSON.stringify({ type: "white_list", blocks: "198.51.100.0/24" }),
});
new cloudprov.ApiGatewayPluginAttachment(
  "data-center",
  { ...place, pluginId: dataCenter.id, apiId: levels.id },
  online,
);
const storefront = new cloudprov.ApiGatewayApiApp("storefront", { apiAppName: "storefront" });
new cloudprov.ApiGatewayUpdateApiAppKey("storefront", {
  apiAppId: storefront.id,
  apiAppKey: config.requireSecret("storefrontKey"),
});
new cloudprov.ApiGatewayApiAppAttachment(
  "storefront",
  { apiAppId: storefront.id, serviceId: stock.id, environment: "release", apiId: levels.id },
  online,
);
