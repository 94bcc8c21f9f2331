// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import { App } from "./app.ts";
import { Database } from "./database.ts";
import { Endpoint } from "./endpoint.ts";
import { Environment } from "./environment.ts";
import { LogDrain } from "./logDrain.ts";
import { MetricDrain } from "./metricDrain.ts";
import { Replica } from "./replica.ts";
import { Provider } from "./provider.ts";
import * as utilities from "./utilities.ts";

export { config } from "./config/index.ts";
export { Provider, type ProviderArgs } from "./provider.ts";
export * from "./families/environments.ts";
export * from "./families/apps.ts";
export * from "./families/databases.ts";
export * from "./families/logs-and-metrics.ts";
export * from "./types/enums.ts";
export type { types } from "./types/index.ts";

const resources: Record<string, new (name: string, args: any, opts: pulumi.CustomResourceOptions) => pulumi.Resource> = {
  "appprov:index/app:App": App,
  "appprov:index/database:Database": Database,
  "appprov:index/endpoint:Endpoint": Endpoint,
  "appprov:index/environment:Environment": Environment,
  "appprov:index/logDrain:LogDrain": LogDrain,
  "appprov:index/metricDrain:MetricDrain": MetricDrain,
  "appprov:index/replica:Replica": Replica,
};

const resourceModule = {
  version: utilities.version,
  construct(name: string, type: string, urn: string): pulumi.Resource {
    const Resource = resources[type];
    if (!Resource) throw new Error(`Cannot rebuild ${urn}: @org/appprov ${utilities.version} has no resource ${type}.`);
    return new Resource(name, undefined, { urn });
  },
};

for (const name of [
  "index/app",
  "index/database",
  "index/endpoint",
  "index/environment",
  "index/logDrain",
  "index/metricDrain",
  "index/replica",
]) {
  runtime.registerResourceModule("appprov", name, resourceModule);
}

runtime.registerResourcePackage("appprov", {
  version: utilities.version,
  constructProvider(name: string, type: string, urn: string): pulumi.ProviderResource {
    if (type !== "pulumi:providers:appprov") throw new Error(`Cannot rebuild ${urn}: ${type} is not the provider of @org/appprov.`);
    return new Provider(name, undefined as any, { urn });
  },
});
