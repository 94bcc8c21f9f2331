/**
 * APIs from an OpenAPI document, on the company's domain and with a documentation page. The service is released to the
 * pre-release environment, which is then switched to this release.
 */
import * as cloudprov from "@org/cloudprov";

const status = new cloudprov.ApiGatewayService("status", {
  serviceName: "status",
  protocol: "http",
  netTypes: ["OUTER"],
});
const apis = new cloudprov.ApiGatewayImportOpenApi("status", {
  serviceId: status.id,
  encodeType: "JSON",
  content: JSON.stringify({
    openapi: "3.0.0",
    paths: { "/status": { get: { "x-apigw-backend": { ServiceType: "MOCK", ServiceMockReturnMessage: "fine" } } } },
  }),
});
const health = new cloudprov.ApiGatewayApi("health", {
  serviceId: status.id,
  apiName: "health",
  authType: "NONE",
  requestConfigPath: "/health",
  serviceConfigUrl: "http://status.example.com",
  serviceConfigPath: "/health",
  serviceConfigMethod: "GET",
});
const release = new cloudprov.ApiGatewayServiceRelease(
  "status",
  { serviceId: status.id, environmentName: "prepub", releaseDesc: "First version" },
  { dependsOn: [apis, health] },
);
const current = new cloudprov.ApiGatewayUpdateService("status", {
  serviceId: status.id,
  environmentName: "prepub",
  versionName: release.releaseVersion,
});
new cloudprov.ApiGatewayCustomDomain("status", {
  serviceId: status.id,
  subDomain: "status.example.com",
  protocol: "http",
  netType: "OUTER",
  defaultDomain: status.outerSubDomain,
});
new cloudprov.ApiGatewayApiDoc(
  "manual",
  { apiDocName: "manual", serviceId: status.id, environment: "prepub", apiIds: [health.id] },
  { dependsOn: [current] },
);
