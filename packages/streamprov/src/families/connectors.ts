import type { Family } from "@org/core-provider";
import { getConnectArtifact } from "../functions/connect/get-connect-artifact.ts";
import { getPlugin } from "../functions/connect/get-plugin.ts";
import type { Clients } from "../platform/clients.ts";
import { connectArtifact } from "../resources/connect/connect-artifact.ts";
import { connector } from "../resources/connect/connector.ts";
import { customConnectorPlugin } from "../resources/connect/custom-connector-plugin.ts";
import { customConnectorPluginVersion } from "../resources/connect/custom-connector-plugin-version.ts";
import { plugin } from "../resources/connect/plugin.ts";

export const family: Family<Clients> = {
  title: "Connectors",
  platformPage: {
    title: "Confluent Cloud API and Managed Connectors",
    url: "https://docs.confluent.io/cloud/current/connectors/connect-api-section.html",
  },
  resources: [connector, plugin, customConnectorPluginVersion, customConnectorPlugin, connectArtifact],
  functions: [getConnectArtifact, getPlugin],
};
