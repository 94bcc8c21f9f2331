import type { ProviderDefinition } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { Platform } from "./platform/platform.ts";
import { serviceAccount } from "./resources/iam/service-account.ts";
import { kafkaTopic } from "./resources/kafka/kafka-topic.ts";
import { environment } from "./resources/org/environment.ts";

/** The whole package: configuration, resources and functions. */
export const provider: ProviderDefinition<typeof config.fields, Platform, Clients> = {
  name: "streamprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Confluent Cloud",
  docs: packageJson.description,
  homepage: "https://org.example/streamprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  pluginDownloadURL: packageJson.pulumi.server,
  config,
  connect: async (values, host) => {
    const platform = new Platform(values, host, process.env);
    await platform.signIn(host.signal);
    return platform;
  },
  bind: bindClients,
  resources: [environment, serviceAccount, kafkaTopic],
  functions: [],
};
