// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ConnectArtifact, type ConnectArtifactArgs, type ConnectArtifactState } from "../connectArtifact.ts";
export { Connector, type ConnectorArgs, type ConnectorState } from "../connector.ts";
export { CustomConnectorPlugin, type CustomConnectorPluginArgs, type CustomConnectorPluginState } from "../customConnectorPlugin.ts";
export { CustomConnectorPluginVersion, type CustomConnectorPluginVersionArgs, type CustomConnectorPluginVersionState } from "../customConnectorPluginVersion.ts";
export { Plugin, type PluginArgs, type PluginState } from "../plugin.ts";
export { getConnectArtifact, getConnectArtifactOutput, type GetConnectArtifactArgs, type GetConnectArtifactOutputArgs, type GetConnectArtifactResult } from "../getConnectArtifact.ts";
export { getPlugin, getPluginOutput, type GetPluginArgs, type GetPluginOutputArgs, type GetPluginResult } from "../getPlugin.ts";
export { ConnectArtifactCloud, ConnectArtifactContentFormat, CustomConnectorPluginCloud, CustomConnectorPluginConnectorType, CustomConnectorPluginVersionCloud, CustomConnectorPluginVersionConnectorClassConnectorType, PluginCloud, PluginRuntimeLanguage, GetConnectArtifactCloud } from "../types/enums.ts";
export type { types } from "../types/families/connectors.ts";
