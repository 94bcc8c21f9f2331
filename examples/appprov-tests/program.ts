import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

/** An environment with an app, whose number of containers is in the configuration. */
export async function program(): Promise<Record<string, unknown>> {
  const config = new pulumi.Config("shop");
  const environment = new appprov.Environment("shop", {
    handle: "shop",
    stackId: appprov.getStackOutput({ name: "shared-us-west-1" }).stackId,
    backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
  });
  const web = new appprov.App("web", {
    envId: environment.envId,
    handle: "web",
    dockerImage: "docker.io/library/nginx:1.29",
    config: { API_KEY: config.requireSecret("apiKey") },
    services: [{ processType: "cmd", containerCount: config.requireNumber("containers") }],
  });
  return { appId: web.appId };
}
