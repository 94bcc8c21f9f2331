import { type Fields, familyOutlines, type ProviderOutline } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { familyNames } from "./family-names.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, mayBeDeleted } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";

/** The whole package: configuration, resources and functions, which are loaded when they are first used. */
export const outline: ProviderOutline<typeof config.fields, Platform, Clients> = {
  name: "streamprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Confluent Cloud",
  docs: packageJson.description,
  homepage: "https://org.example/streamprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  keywords: packageJson.keywords,
  publisher: packageJson.author,
  pluginDownloadURL: packageJson.pulumi.server,
  terraform: "confluent",
  parents: {
    environment: "Environment",
    identityProvider: "IdentityProvider",
    certificateAuthority: "CertificateAuthority",
    kafkaCluster: "KafkaCluster",
    pluginId: "Plugin",
  },
  config,
  connect: async (values, host) => {
    const platform = new Platform(values, host, host.env);
    await platform.signIn(host.signal);
    return platform;
  },
  bind: bindClients,
  mayBeDeleted,
  isForbidden: isForbidden,
  // A resource with credentials has an API key of its service, which its check requires.
  requireCredentials: (platform, _op, { spec }) => {
    if (!holdsCredentials(spec.fields)) platform.requireCloudKey();
  },
  identity,
  account: ({ account }) => account,
  // IDs are unique on the platform.
  idScope: ({ config: { endpoint } }) => [endpoint],
  families: familyOutlines<Clients>(familyNames, {
    organization: () => import("./families/organization.ts"),
    access: () => import("./families/access.ts"),
    "keys-and-integrations": () => import("./families/keys-and-integrations.ts"),
    networking: () => import("./families/networking.ts"),
    kafka: () => import("./families/kafka.ts"),
    connectors: () => import("./families/connectors.ts"),
    "schema-registry": () => import("./families/schema-registry.ts"),
    catalog: () => import("./families/catalog.ts"),
    "stream-processing": () => import("./families/stream-processing.ts"),
    tables: () => import("./families/tables.ts"),
  }),
};

/** Whether a resource has a property for an API key, at any depth. */
function holdsCredentials(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, field]) => name === "credentials" || (field.fields !== undefined && holdsCredentials(field.fields)),
  );
}
