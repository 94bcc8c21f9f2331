import { startSimulator } from "@org/cloudprov-simulator";
import type { Killable } from "@org/kills";
import { everything } from "../cloudprov/programs/everything.ts";
import { latencyMs } from "./latency.ts";

/** One resource of every kind that the package models. */
export const cloudprov: Killable = {
  provider: "cloudprov",
  history: ["gatewayReleases"],
  indistinguishable: ["bgpInstances"],
  replaces: /:(AddressTemplate|ApiGatewayApiKey|ApiGatewayUsagePlan)$/,
  async start() {
    const platform = await startSimulator({
      latencyMs,
      templateTaskMs: 200,
      gatewayTaskMs: 200,
      releaseMs: 300,
      docBuildMs: 300,
    });
    const { id: domainName } = await platform.state.schedulingDomains.create({});
    const { id: instanceId } = await platform.state.advancedIps.create({});
    const { id: imageId } = await platform.state.images.create({ name: "Ubuntu" });
    const site = { instanceId, ip: "203.0.113.10", domain: "www.example.com", protocol: "http" };
    const { domain, cosDomain, credentials } = platform;
    return {
      platform,
      connection: {
        config: { "cloudprov:domain": domain, "cloudprov:cosDomain": cosDomain, "cloudprov:protocol": "HTTP" },
        secrets: { "cloudprov:secretId": credentials.secretId, "cloudprov:secretKey": credentials.secretKey },
      },
      program: async () => everything({ domainName, site, imageId }),
      changed: async () => everything({ domainName, site, imageId, note: "Later" }),
    };
  },
};
