const archive = "it requires an archive with the code of a connector or a function";

/** Why some resources have no life on the real platform. */
export const notLive: Readonly<Record<string, string>> = {
  AccessPoint: "it requires network interfaces or endpoint services in the cloud that are created for its gateway",
  CatalogIntegration: "it requires a catalog outside of the platform, such as AWS Glue",
  ConnectArtifact: archive,
  CustomConnectorPlugin: archive,
  CustomConnectorPluginVersion: archive,
  DnsRecord: "it requires an access point",
  FlinkArtifact: archive,
  FlinkComputePoolConfig: "it would change a setting of the whole organization",
  FlinkConnection: "it requires an account of a service outside of the platform, such as OpenAI",
  GroupMapping: "it requires an organization with single sign-on",
  IpFilter: "a mistake would lock the account out",
  PrivateLinkAttachmentConnection: "it requires an endpoint in the cloud that is created for its attachment",
  ProviderIntegrationAuthorization: "it requires the consent of an administrator in Azure or Google Cloud",
};
