import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const production = appprov.getEnvironmentOutput({ handle: config.require("environment") });

const web = new appprov.App("web", {
  envId: production.envId,
  handle: "web",
  dockerImage: config.get("image") ?? "docker.io/library/nginx:1.29",
});

const endpoint = new appprov.Endpoint(
  "web",
  {
    envId: production.envId,
    resourceType: "app",
    resourceId: web.appId,
    processType: "cmd",
    domain: config.require("domain"),
    // The platform gets the certificate, and renews it, once the DNS says that the domain is yours.
    managed: true,
    forceSsl: true,
    idleTimeout: 120,
  },
  // Limits the wait for DNS. The next `pulumi up` resumes an interrupted wait.
  { customTimeouts: { create: "2h" } },
);

/** The records that the domain needs: one to reach the endpoint, one that proves that the domain is yours. */
export const records = [
  { type: "CNAME", name: endpoint.domain, value: endpoint.externalHostname },
  { type: "CNAME", name: endpoint.dnsValidationRecord, value: endpoint.dnsValidationValue },
];
