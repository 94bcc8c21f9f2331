import { familyOutlines, type ProviderOutline } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { familyNames } from "./family-names.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, isNotFound } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";

/** The whole package: configuration, resources and functions, which are loaded when they are first used. */
export const outline: ProviderOutline<typeof config.fields, Platform, Clients> = {
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
  connect: async (_values, host) => new Platform(host, host.env),
  bind: bindClients,
  mayBeDeleted: isNotFound,
  isForbidden,
  requireCredentials: (platform, op) => platform.requireCredentials(op),
  identity,
  account: ({ account }) => account,
  // IDs are unique on the whole platform.
  idScope: ({ account: [apiHost = ""] }) => [apiHost],
  families: familyOutlines<Clients>(familyNames, {
    environments: () => import("./families/environments.ts"),
    apps: () => import("./families/apps.ts"),
    databases: () => import("./families/databases.ts"),
    "logs-and-metrics": () => import("./families/logs-and-metrics.ts"),
  }),
};
