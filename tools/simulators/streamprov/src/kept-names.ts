/** The kinds of object whose request bodies the platform keeps, by the names of their stores. */
export const keptNames = [
  "peerings",
  "privateLinkAccesses",
  "transitGatewayAttachments",
  "gateways",
  "accessPoints",
  "privateLinkAttachments",
  "privateLinkAttachmentConnections",
  "networkLinkServices",
  "networkLinkEndpoints",
  "dnsRecords",
  "dnsForwarders",
  "invitations",
  "groupMappings",
  "certificateAuthorities",
  "certificatePools",
  "ipGroups",
  "ipFilters",
  "byokKeys",
  "providerIntegrations",
  "providerIntegrationSetups",
  "clientQuotas",
  "ksqlClusters",
  "rtceTopics",
  "tableflowTopics",
  "catalogIntegrations",
  "flinkComputePools",
  "plugins",
  "customConnectorPluginVersions",
  "customConnectorPlugins",
  "connectArtifacts",
  "flinkArtifacts",
] as const;

export type KeptName = (typeof keptNames)[number];

/** The same for every kind. */
export function eachKept<T>(value: T): Record<KeptName, T> {
  return Object.fromEntries(keptNames.map((name) => [name, value])) as Record<KeptName, T>;
}
