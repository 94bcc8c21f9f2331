import type { Family } from "@org/core-provider";
import { getApiGatewayApiAppApi } from "../functions/api-gateway/get-api-gateway-api-app-api.ts";
import { getApiGatewayApiAppService } from "../functions/api-gateway/get-api-gateway-api-app-service.ts";
import { getApiGatewayApiApps } from "../functions/api-gateway/get-api-gateway-api-apps.ts";
import { getApiGatewayApiDocs } from "../functions/api-gateway/get-api-gateway-api-docs.ts";
import { getApiGatewayApiKeys } from "../functions/api-gateway/get-api-gateway-api-keys.ts";
import { getApiGatewayApiPlugins } from "../functions/api-gateway/get-api-gateway-api-plugins.ts";
import { getApiGatewayApiUsagePlans } from "../functions/api-gateway/get-api-gateway-api-usage-plans.ts";
import { getApiGatewayApis } from "../functions/api-gateway/get-api-gateway-apis.ts";
import { getApiGatewayBindApiAppsStatus } from "../functions/api-gateway/get-api-gateway-bind-api-apps-status.ts";
import { getApiGatewayCustomerDomains } from "../functions/api-gateway/get-api-gateway-customer-domains.ts";
import { getApiGatewayIpStrategies } from "../functions/api-gateway/get-api-gateway-ip-strategies.ts";
import { getApiGatewayPlugins } from "../functions/api-gateway/get-api-gateway-plugins.ts";
import { getApiGatewayServiceEnvironmentList } from "../functions/api-gateway/get-api-gateway-service-environment-list.ts";
import { getApiGatewayServiceReleaseVersions } from "../functions/api-gateway/get-api-gateway-service-release-versions.ts";
import { getApiGatewayServices } from "../functions/api-gateway/get-api-gateway-services.ts";
import { getApiGatewayThrottlingApis } from "../functions/api-gateway/get-api-gateway-throttling-apis.ts";
import { getApiGatewayThrottlingServices } from "../functions/api-gateway/get-api-gateway-throttling-services.ts";
import { getApiGatewayUpstreams } from "../functions/api-gateway/get-api-gateway-upstreams.ts";
import { getApiGatewayUsagePlanEnvironments } from "../functions/api-gateway/get-api-gateway-usage-plan-environments.ts";
import { getApiGatewayUsagePlans } from "../functions/api-gateway/get-api-gateway-usage-plans.ts";
import type { Clients } from "../platform/clients.ts";
import { apiGatewayApi } from "../resources/api-gateway/api-gateway-api.ts";
import { apiGatewayApiApp } from "../resources/api-gateway/api-gateway-api-app.ts";
import { apiGatewayApiAppAttachment } from "../resources/api-gateway/api-gateway-api-app-attachment.ts";
import { apiGatewayApiDoc } from "../resources/api-gateway/api-gateway-api-doc.ts";
import { apiGatewayApiKey } from "../resources/api-gateway/api-gateway-api-key.ts";
import { apiGatewayApiKeyAttachment } from "../resources/api-gateway/api-gateway-api-key-attachment.ts";
import { apiGatewayCustomDomain } from "../resources/api-gateway/api-gateway-custom-domain.ts";
import { apiGatewayImportOpenApi } from "../resources/api-gateway/api-gateway-import-open-api.ts";
import { apiGatewayIpStrategy } from "../resources/api-gateway/api-gateway-ip-strategy.ts";
import { apiGatewayPlugin } from "../resources/api-gateway/api-gateway-plugin.ts";
import { apiGatewayPluginAttachment } from "../resources/api-gateway/api-gateway-plugin-attachment.ts";
import { apiGatewayService } from "../resources/api-gateway/api-gateway-service.ts";
import { apiGatewayServiceRelease } from "../resources/api-gateway/api-gateway-service-release.ts";
import { apiGatewayStrategyAttachment } from "../resources/api-gateway/api-gateway-strategy-attachment.ts";
import { apiGatewayUpdateApiAppKey } from "../resources/api-gateway/api-gateway-update-api-app-key.ts";
import { apiGatewayUpdateService } from "../resources/api-gateway/api-gateway-update-service.ts";
import { apiGatewayUpstream } from "../resources/api-gateway/api-gateway-upstream.ts";
import { apiGatewayUsagePlan } from "../resources/api-gateway/api-gateway-usage-plan.ts";
import { apiGatewayUsagePlanAttachment } from "../resources/api-gateway/api-gateway-usage-plan-attachment.ts";

export const family: Family<Clients> = {
  title: "API gateway",
  platformPage: { title: "API Gateway", url: "https://cloud.tencent.com/document/product/628" },
  resources: [
    apiGatewayApi,
    apiGatewayApiApp,
    apiGatewayApiDoc,
    apiGatewayApiAppAttachment,
    apiGatewayApiKey,
    apiGatewayApiKeyAttachment,
    apiGatewayCustomDomain,
    apiGatewayImportOpenApi,
    apiGatewayIpStrategy,
    apiGatewayPlugin,
    apiGatewayPluginAttachment,
    apiGatewayService,
    apiGatewayServiceRelease,
    apiGatewayStrategyAttachment,
    apiGatewayUpdateApiAppKey,
    apiGatewayUpdateService,
    apiGatewayUpstream,
    apiGatewayUsagePlan,
    apiGatewayUsagePlanAttachment,
  ],
  functions: [
    getApiGatewayApiAppApi,
    getApiGatewayApiAppService,
    getApiGatewayApiApps,
    getApiGatewayApiDocs,
    getApiGatewayApiKeys,
    getApiGatewayApiPlugins,
    getApiGatewayApiUsagePlans,
    getApiGatewayApis,
    getApiGatewayBindApiAppsStatus,
    getApiGatewayCustomerDomains,
    getApiGatewayIpStrategies,
    getApiGatewayPlugins,
    getApiGatewayServiceEnvironmentList,
    getApiGatewayServiceReleaseVersions,
    getApiGatewayServices,
    getApiGatewayThrottlingApis,
    getApiGatewayThrottlingServices,
    getApiGatewayUpstreams,
    getApiGatewayUsagePlanEnvironments,
    getApiGatewayUsagePlans,
  ],
};
