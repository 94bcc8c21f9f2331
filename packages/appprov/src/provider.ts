import { inFamilies, type ProviderDefinition } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { getBackupRetentionPolicy } from "./functions/environments/get-backup-retention-policy.ts";
import { getEnvironment } from "./functions/environments/get-environment.ts";
import { getStack } from "./functions/environments/get-stack.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, isNotFound } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";
import { app } from "./resources/apps/app.ts";
import { endpoint } from "./resources/apps/endpoint.ts";
import { database } from "./resources/databases/database.ts";
import { replica } from "./resources/databases/replica.ts";
import { logDrain } from "./resources/drains/log-drain.ts";
import { metricDrain } from "./resources/drains/metric-drain.ts";
import { environment } from "./resources/environments/environment.ts";

/** The package with all resources and functions. */
export const provider: ProviderDefinition<typeof config.fields, Platform, Clients> = {
  name: "appprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Aptible",
  docs: packageJson.description,
  homepage: "https://org.example/appprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  keywords: packageJson.keywords,
  publisher: packageJson.author,
  pluginDownloadURL: packageJson.pulumi.server,
  terraform: "aptible",
  parents: { envId: "Environment" },
  config,
  connect: async (_values, host) => new Platform(host, process.env),
  bind: bindClients,
  mayBeDeleted: isNotFound,
  isForbidden,
  requireCredentials: (platform, op) => platform.requireCredentials(op),
  identity,
  account: ({ account }) => account,
  // IDs are unique on the whole platform.
  idScope: ({ account: [apiHost = ""] }) => [apiHost],
  ...inFamilies<Clients>([
    {
      title: "Environments",
      platformPage: {
        title: "Environments",
        url: "https://www.aptible.com/docs/core-concepts/architecture/environments",
      },
      resources: [environment],
      functions: [getBackupRetentionPolicy, getEnvironment, getStack],
    },
    { title: "Apps", resources: [app, endpoint], functions: [] },
    { title: "Databases", resources: [database, replica], functions: [] },
    { title: "Logs and metrics", resources: [logDrain, metricDrain], functions: [] },
  ]),
};
