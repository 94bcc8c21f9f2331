/**
 * An API behind a gateway, and a partner who calls it. The usage plan limits the partner's requests; it applies to the
 * released API, so the release comes first.
 */
import * as cloudprov from "@org/cloudprov";

const shop = new cloudprov.ApiGatewayService("shop", {
  serviceName: "shop",
  protocol: "http&https",
  netTypes: ["OUTER"],
});
const orders = new cloudprov.ApiGatewayApi("orders", {
  serviceId: shop.id,
  apiName: "orders",
  authType: "SECRET",
  requestConfigPath: "/orders",
  serviceConfigUrl: "http://orders.example.com",
  serviceConfigPath: "/orders",
  serviceConfigMethod: "GET",
});
const release = new cloudprov.ApiGatewayServiceRelease(
  "shop",
  { serviceId: shop.id, environmentName: "release", releaseDesc: "First version" },
  { dependsOn: [orders] },
);
const trial = new cloudprov.ApiGatewayUsagePlan("trial", {
  usagePlanName: "trial",
  maxRequestNum: 10000,
  maxRequestNumPreSec: 10,
});
const partner = new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });
new cloudprov.ApiGatewayApiKeyAttachment("partner", { usagePlanId: trial.id, apiKeyId: partner.id });
new cloudprov.ApiGatewayUsagePlanAttachment(
  "trial",
  { usagePlanId: trial.id, serviceId: shop.id, environment: "release", bindType: "API", apiId: orders.id },
  { dependsOn: [release] },
);
