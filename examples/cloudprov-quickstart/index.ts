import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const greeting = config.get("greeting") ?? "Hello.";
const requestsPerSecond = config.getNumber("requestsPerSecond") ?? 50;
const officeNetwork = config.get("officeNetwork") ?? "198.51.100.0/24";

const service = new cloudprov.ApiGatewayService("shop", {
  serviceName: "shop",
  protocol: "https",
  serviceDesc: "The shop's public API",
  netTypes: ["OUTER"],
  releaseLimit: 500,
  tags: { team: "shop" },
});

const orders = new cloudprov.ApiGatewayApi("orders", {
  serviceId: service.id,
  apiName: "orders",
  authType: "SECRET",
  requestConfigPath: "/orders",
  requestConfigMethod: "GET",
  serviceConfigType: "MOCK",
  serviceConfigMockReturnMessage: greeting,
});

const partner = new cloudprov.ApiGatewayApiKey("partner", { secretName: "partner" });

const plan = new cloudprov.ApiGatewayUsagePlan("partners", {
  usagePlanName: "partners",
  usagePlanDesc: "What partners may ask for",
  maxRequestNumPreSec: requestsPerSecond,
});

const release = new cloudprov.ApiGatewayServiceRelease(
  "live",
  { serviceId: service.id, environmentName: "release", releaseDesc: greeting },
  { dependsOn: orders },
);

new cloudprov.ApiGatewayUsagePlanAttachment(
  "partners",
  {
    usagePlanId: plan.id,
    serviceId: service.id,
    environment: "release",
    bindType: "API",
    apiId: orders.id,
    accessKeyIds: [partner.accessKeyId],
  },
  { dependsOn: release },
);

new cloudprov.ApiGatewayIpStrategy("office", {
  serviceId: service.id,
  strategyName: "office",
  strategyType: "WHITE",
  strategyData: "198.51.100.7",
});

new cloudprov.ApiGatewayPlugin("office", {
  pluginName: "office",
  pluginType: "IPControl",
  pluginData: JSON.stringify({ type: "white_list", blocks: officeNetwork }),
});

const office = new cloudprov.AddressTemplate("office", { addresses: [officeNetwork] });
const web = new cloudprov.ProtocolTemplate("web", { protocols: ["tcp:80,443"] });
new cloudprov.AddressTemplateGroup("offices", { templateIds: [office.id] });
new cloudprov.ProtocolTemplateGroup("services", { templateIds: [web.id] });

export const host = service.outerSubDomain;
export const keyId = partner.accessKeyId;
export const keySecret = partner.accessKeySecret;
