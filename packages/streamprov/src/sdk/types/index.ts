// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type { types as organization } from "../types/families/organization.ts";
import type { types as access } from "../types/families/access.ts";
import type { types as keysAndIntegrations } from "../types/families/keys-and-integrations.ts";
import type { types as networking } from "../types/families/networking.ts";
import type { types as kafka } from "../types/families/kafka.ts";
import type { types as connectors } from "../types/families/connectors.ts";
import type { types as schemaRegistry } from "../types/families/schema-registry.ts";
import type { types as catalog } from "../types/families/catalog.ts";
import type { types as streamProcessing } from "../types/families/stream-processing.ts";
import type { types as tables } from "../types/families/tables.ts";
import type { types as shared } from "../types/shared.ts";

export namespace types {
  export namespace input {
    export type EnvironmentStreamGovernance = organization.input.EnvironmentStreamGovernance;

    export type GetEnvironmentStreamGovernance = organization.input.GetEnvironmentStreamGovernance;

    export type GetEnvironmentStreamGovernanceArgs = organization.input.GetEnvironmentStreamGovernanceArgs;

    export type ApiKeyManagedResource = access.input.ApiKeyManagedResource;

    export type ApiKeyManagedResourceEnvironment = access.input.ApiKeyManagedResourceEnvironment;

    export type ApiKeyOwner = access.input.ApiKeyOwner;

    export type CertificatePoolCertificateAuthority = access.input.CertificatePoolCertificateAuthority;

    export type IdentityPoolIdentityProvider = access.input.IdentityPoolIdentityProvider;

    export type InvitationCreator = access.input.InvitationCreator;

    export type InvitationUser = access.input.InvitationUser;

    export type GetCertificatePoolCertificateAuthority = access.input.GetCertificatePoolCertificateAuthority;

    export type GetCertificatePoolCertificateAuthorityArgs = access.input.GetCertificatePoolCertificateAuthorityArgs;

    export type GetIdentityPoolIdentityProvider = access.input.GetIdentityPoolIdentityProvider;

    export type GetIdentityPoolIdentityProviderArgs = access.input.GetIdentityPoolIdentityProviderArgs;

    export type ByokKeyAws = keysAndIntegrations.input.ByokKeyAws;

    export type ByokKeyAzure = keysAndIntegrations.input.ByokKeyAzure;

    export type ByokKeyGcp = keysAndIntegrations.input.ByokKeyGcp;

    export type ProviderIntegrationAuthorizationAzure = keysAndIntegrations.input.ProviderIntegrationAuthorizationAzure;

    export type ProviderIntegrationAuthorizationEnvironment = keysAndIntegrations.input.ProviderIntegrationAuthorizationEnvironment;

    export type ProviderIntegrationAuthorizationGcp = keysAndIntegrations.input.ProviderIntegrationAuthorizationGcp;

    export type ProviderIntegrationAws = keysAndIntegrations.input.ProviderIntegrationAws;

    export type ProviderIntegrationEnvironment = keysAndIntegrations.input.ProviderIntegrationEnvironment;

    export type ProviderIntegrationSetupEnvironment = keysAndIntegrations.input.ProviderIntegrationSetupEnvironment;

    export type GetProviderIntegrationAuthorizationEnvironment = keysAndIntegrations.input.GetProviderIntegrationAuthorizationEnvironment;

    export type GetProviderIntegrationAuthorizationEnvironmentArgs = keysAndIntegrations.input.GetProviderIntegrationAuthorizationEnvironmentArgs;

    export type GetProviderIntegrationEnvironment = keysAndIntegrations.input.GetProviderIntegrationEnvironment;

    export type GetProviderIntegrationEnvironmentArgs = keysAndIntegrations.input.GetProviderIntegrationEnvironmentArgs;

    export type GetProviderIntegrationSetupEnvironment = keysAndIntegrations.input.GetProviderIntegrationSetupEnvironment;

    export type GetProviderIntegrationSetupEnvironmentArgs = keysAndIntegrations.input.GetProviderIntegrationSetupEnvironmentArgs;

    export type AccessPointAwsEgressPrivateLinkEndpoint = networking.input.AccessPointAwsEgressPrivateLinkEndpoint;

    export type AccessPointAwsIngressPrivateLinkEndpoint = networking.input.AccessPointAwsIngressPrivateLinkEndpoint;

    export type AccessPointAwsPrivateNetworkInterface = networking.input.AccessPointAwsPrivateNetworkInterface;

    export type AccessPointAzureEgressPrivateLinkEndpoint = networking.input.AccessPointAzureEgressPrivateLinkEndpoint;

    export type AccessPointAzureIngressPrivateLinkEndpoint = networking.input.AccessPointAzureIngressPrivateLinkEndpoint;

    export type AccessPointEnvironment = networking.input.AccessPointEnvironment;

    export type AccessPointGateway = networking.input.AccessPointGateway;

    export type AccessPointGcpEgressPrivateServiceConnectEndpoint = networking.input.AccessPointGcpEgressPrivateServiceConnectEndpoint;

    export type AccessPointGcpIngressPrivateServiceConnectEndpoint = networking.input.AccessPointGcpIngressPrivateServiceConnectEndpoint;

    export type DnsForwarderEnvironment = networking.input.DnsForwarderEnvironment;

    export type DnsForwarderForwardViaGcpDnsZones = networking.input.DnsForwarderForwardViaGcpDnsZones;

    export type DnsForwarderForwardViaIp = networking.input.DnsForwarderForwardViaIp;

    export type DnsForwarderGateway = networking.input.DnsForwarderGateway;

    export type DnsRecordEnvironment = networking.input.DnsRecordEnvironment;

    export type DnsRecordGateway = networking.input.DnsRecordGateway;

    export type DnsRecordPrivateLinkAccessPoint = networking.input.DnsRecordPrivateLinkAccessPoint;

    export type GatewayAwsEgressPrivateLinkGateway = networking.input.GatewayAwsEgressPrivateLinkGateway;

    export type GatewayAwsIngressPrivateLinkGateway = networking.input.GatewayAwsIngressPrivateLinkGateway;

    export type GatewayAwsPrivateNetworkInterfaceGateway = networking.input.GatewayAwsPrivateNetworkInterfaceGateway;

    export type GatewayAzureEgressPrivateLinkGateway = networking.input.GatewayAzureEgressPrivateLinkGateway;

    export type GatewayAzureIngressPrivateLinkGateway = networking.input.GatewayAzureIngressPrivateLinkGateway;

    export type GatewayEnvironment = networking.input.GatewayEnvironment;

    export type GatewayGcpIngressPrivateServiceConnectGateway = networking.input.GatewayGcpIngressPrivateServiceConnectGateway;

    export type NetworkAw = networking.input.NetworkAw;

    export type NetworkAzure = networking.input.NetworkAzure;

    export type NetworkDnsConfig = networking.input.NetworkDnsConfig;

    export type NetworkEnvironment = networking.input.NetworkEnvironment;

    export type NetworkGateway = networking.input.NetworkGateway;

    export type NetworkGcp = networking.input.NetworkGcp;

    export type NetworkLinkEndpointEnvironment = networking.input.NetworkLinkEndpointEnvironment;

    export type NetworkLinkEndpointNetwork = networking.input.NetworkLinkEndpointNetwork;

    export type NetworkLinkEndpointNetworkLinkService = networking.input.NetworkLinkEndpointNetworkLinkService;

    export type NetworkLinkServiceAccept = networking.input.NetworkLinkServiceAccept;

    export type NetworkLinkServiceEnvironment = networking.input.NetworkLinkServiceEnvironment;

    export type NetworkLinkServiceNetwork = networking.input.NetworkLinkServiceNetwork;

    export type NetworkZoneInfo = networking.input.NetworkZoneInfo;

    export type PeeringAws = networking.input.PeeringAws;

    export type PeeringAzure = networking.input.PeeringAzure;

    export type PeeringEnvironment = networking.input.PeeringEnvironment;

    export type PeeringGcp = networking.input.PeeringGcp;

    export type PeeringNetwork = networking.input.PeeringNetwork;

    export type PrivateLinkAccessAws = networking.input.PrivateLinkAccessAws;

    export type PrivateLinkAccessAzure = networking.input.PrivateLinkAccessAzure;

    export type PrivateLinkAccessEnvironment = networking.input.PrivateLinkAccessEnvironment;

    export type PrivateLinkAccessGcp = networking.input.PrivateLinkAccessGcp;

    export type PrivateLinkAccessNetwork = networking.input.PrivateLinkAccessNetwork;

    export type PrivateLinkAttachmentAw = networking.input.PrivateLinkAttachmentAw;

    export type PrivateLinkAttachmentAzure = networking.input.PrivateLinkAttachmentAzure;

    export type PrivateLinkAttachmentConnectionAws = networking.input.PrivateLinkAttachmentConnectionAws;

    export type PrivateLinkAttachmentConnectionAzure = networking.input.PrivateLinkAttachmentConnectionAzure;

    export type PrivateLinkAttachmentConnectionEnvironment = networking.input.PrivateLinkAttachmentConnectionEnvironment;

    export type PrivateLinkAttachmentConnectionGcp = networking.input.PrivateLinkAttachmentConnectionGcp;

    export type PrivateLinkAttachmentConnectionPrivateLinkAttachment = networking.input.PrivateLinkAttachmentConnectionPrivateLinkAttachment;

    export type PrivateLinkAttachmentEnvironment = networking.input.PrivateLinkAttachmentEnvironment;

    export type PrivateLinkAttachmentGcp = networking.input.PrivateLinkAttachmentGcp;

    export type TransitGatewayAttachmentAws = networking.input.TransitGatewayAttachmentAws;

    export type TransitGatewayAttachmentEnvironment = networking.input.TransitGatewayAttachmentEnvironment;

    export type TransitGatewayAttachmentNetwork = networking.input.TransitGatewayAttachmentNetwork;

    export type GetAccessPointEnvironment = networking.input.GetAccessPointEnvironment;

    export type GetAccessPointEnvironmentArgs = networking.input.GetAccessPointEnvironmentArgs;

    export type GetAccessPointGcpEgressPrivateServiceConnectEndpoint = networking.input.GetAccessPointGcpEgressPrivateServiceConnectEndpoint;

    export type GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs = networking.input.GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs;

    export type GetDnsForwarderEnvironment = networking.input.GetDnsForwarderEnvironment;

    export type GetDnsForwarderEnvironmentArgs = networking.input.GetDnsForwarderEnvironmentArgs;

    export type GetDnsRecordEnvironment = networking.input.GetDnsRecordEnvironment;

    export type GetDnsRecordEnvironmentArgs = networking.input.GetDnsRecordEnvironmentArgs;

    export type GetEndpointFilter = networking.input.GetEndpointFilter;

    export type GetEndpointFilterArgs = networking.input.GetEndpointFilterArgs;

    export type GetEndpointFilterEnvironment = networking.input.GetEndpointFilterEnvironment;

    export type GetEndpointFilterEnvironmentArgs = networking.input.GetEndpointFilterEnvironmentArgs;

    export type GetGatewayEnvironment = networking.input.GetGatewayEnvironment;

    export type GetGatewayEnvironmentArgs = networking.input.GetGatewayEnvironmentArgs;

    export type GetGatewaysEnvironment = networking.input.GetGatewaysEnvironment;

    export type GetGatewaysEnvironmentArgs = networking.input.GetGatewaysEnvironmentArgs;

    export type GetGatewaysFilter = networking.input.GetGatewaysFilter;

    export type GetGatewaysFilterArgs = networking.input.GetGatewaysFilterArgs;

    export type GetIpAddressesFilter = networking.input.GetIpAddressesFilter;

    export type GetIpAddressesFilterArgs = networking.input.GetIpAddressesFilterArgs;

    export type GetNetworkAw = networking.input.GetNetworkAw;

    export type GetNetworkAwArgs = networking.input.GetNetworkAwArgs;

    export type GetNetworkAzure = networking.input.GetNetworkAzure;

    export type GetNetworkAzureArgs = networking.input.GetNetworkAzureArgs;

    export type GetNetworkDnsConfig = networking.input.GetNetworkDnsConfig;

    export type GetNetworkDnsConfigArgs = networking.input.GetNetworkDnsConfigArgs;

    export type GetNetworkEnvironment = networking.input.GetNetworkEnvironment;

    export type GetNetworkEnvironmentArgs = networking.input.GetNetworkEnvironmentArgs;

    export type GetNetworkGcp = networking.input.GetNetworkGcp;

    export type GetNetworkGcpArgs = networking.input.GetNetworkGcpArgs;

    export type GetNetworkLinkEndpointEnvironment = networking.input.GetNetworkLinkEndpointEnvironment;

    export type GetNetworkLinkEndpointEnvironmentArgs = networking.input.GetNetworkLinkEndpointEnvironmentArgs;

    export type GetNetworkLinkServiceEnvironment = networking.input.GetNetworkLinkServiceEnvironment;

    export type GetNetworkLinkServiceEnvironmentArgs = networking.input.GetNetworkLinkServiceEnvironmentArgs;

    export type GetPeeringEnvironment = networking.input.GetPeeringEnvironment;

    export type GetPeeringEnvironmentArgs = networking.input.GetPeeringEnvironmentArgs;

    export type GetPrivateLinkAccessEnvironment = networking.input.GetPrivateLinkAccessEnvironment;

    export type GetPrivateLinkAccessEnvironmentArgs = networking.input.GetPrivateLinkAccessEnvironmentArgs;

    export type GetPrivateLinkAttachmentConnectionEnvironment = networking.input.GetPrivateLinkAttachmentConnectionEnvironment;

    export type GetPrivateLinkAttachmentConnectionEnvironmentArgs = networking.input.GetPrivateLinkAttachmentConnectionEnvironmentArgs;

    export type GetPrivateLinkAttachmentEnvironment = networking.input.GetPrivateLinkAttachmentEnvironment;

    export type GetPrivateLinkAttachmentEnvironmentArgs = networking.input.GetPrivateLinkAttachmentEnvironmentArgs;

    export type GetTransitGatewayAttachmentEnvironment = networking.input.GetTransitGatewayAttachmentEnvironment;

    export type GetTransitGatewayAttachmentEnvironmentArgs = networking.input.GetTransitGatewayAttachmentEnvironmentArgs;

    export type ClusterLinkDestinationKafkaCluster = kafka.input.ClusterLinkDestinationKafkaCluster;

    export type ClusterLinkDestinationKafkaClusterCredentials = kafka.input.ClusterLinkDestinationKafkaClusterCredentials;

    export type ClusterLinkLocalKafkaCluster = kafka.input.ClusterLinkLocalKafkaCluster;

    export type ClusterLinkLocalKafkaClusterCredentials = kafka.input.ClusterLinkLocalKafkaClusterCredentials;

    export type ClusterLinkRemoteKafkaCluster = kafka.input.ClusterLinkRemoteKafkaCluster;

    export type ClusterLinkRemoteKafkaClusterCredentials = kafka.input.ClusterLinkRemoteKafkaClusterCredentials;

    export type ClusterLinkSourceKafkaCluster = kafka.input.ClusterLinkSourceKafkaCluster;

    export type ClusterLinkSourceKafkaClusterCredentials = kafka.input.ClusterLinkSourceKafkaClusterCredentials;

    export type KafkaAclCredentials = kafka.input.KafkaAclCredentials;

    export type KafkaAclKafkaCluster = kafka.input.KafkaAclKafkaCluster;

    export type KafkaClientQuotaEnvironment = kafka.input.KafkaClientQuotaEnvironment;

    export type KafkaClientQuotaKafkaCluster = kafka.input.KafkaClientQuotaKafkaCluster;

    export type KafkaClientQuotaThroughput = kafka.input.KafkaClientQuotaThroughput;

    export type KafkaClusterBasic = kafka.input.KafkaClusterBasic;

    export type KafkaClusterByokKey = kafka.input.KafkaClusterByokKey;

    export type KafkaClusterConfigCredentials = kafka.input.KafkaClusterConfigCredentials;

    export type KafkaClusterConfigKafkaCluster = kafka.input.KafkaClusterConfigKafkaCluster;

    export type KafkaClusterDedicated = kafka.input.KafkaClusterDedicated;

    export type KafkaClusterEndpoint = kafka.input.KafkaClusterEndpoint;

    export type KafkaClusterEnterprise = kafka.input.KafkaClusterEnterprise;

    export type KafkaClusterEnvironment = kafka.input.KafkaClusterEnvironment;

    export type KafkaClusterFreight = kafka.input.KafkaClusterFreight;

    export type KafkaClusterNetwork = kafka.input.KafkaClusterNetwork;

    export type KafkaClusterStandard = kafka.input.KafkaClusterStandard;

    export type KafkaMirrorTopicClusterLink = kafka.input.KafkaMirrorTopicClusterLink;

    export type KafkaMirrorTopicKafkaCluster = kafka.input.KafkaMirrorTopicKafkaCluster;

    export type KafkaMirrorTopicKafkaClusterCredentials = kafka.input.KafkaMirrorTopicKafkaClusterCredentials;

    export type KafkaMirrorTopicSourceKafkaTopic = kafka.input.KafkaMirrorTopicSourceKafkaTopic;

    export type KafkaTopicCredentials = kafka.input.KafkaTopicCredentials;

    export type KafkaTopicKafkaCluster = kafka.input.KafkaTopicKafkaCluster;

    export type GetClusterLinkCredentials = kafka.input.GetClusterLinkCredentials;

    export type GetClusterLinkCredentialsArgs = kafka.input.GetClusterLinkCredentialsArgs;

    export type GetClusterLinkKafkaCluster = kafka.input.GetClusterLinkKafkaCluster;

    export type GetClusterLinkKafkaClusterArgs = kafka.input.GetClusterLinkKafkaClusterArgs;

    export type GetKafkaClusterBasic = kafka.input.GetKafkaClusterBasic;

    export type GetKafkaClusterBasicArgs = kafka.input.GetKafkaClusterBasicArgs;

    export type GetKafkaClusterDedicated = kafka.input.GetKafkaClusterDedicated;

    export type GetKafkaClusterDedicatedArgs = kafka.input.GetKafkaClusterDedicatedArgs;

    export type GetKafkaClusterEnterprise = kafka.input.GetKafkaClusterEnterprise;

    export type GetKafkaClusterEnterpriseArgs = kafka.input.GetKafkaClusterEnterpriseArgs;

    export type GetKafkaClusterEnvironment = kafka.input.GetKafkaClusterEnvironment;

    export type GetKafkaClusterEnvironmentArgs = kafka.input.GetKafkaClusterEnvironmentArgs;

    export type GetKafkaClusterFreight = kafka.input.GetKafkaClusterFreight;

    export type GetKafkaClusterFreightArgs = kafka.input.GetKafkaClusterFreightArgs;

    export type GetKafkaClusterStandard = kafka.input.GetKafkaClusterStandard;

    export type GetKafkaClusterStandardArgs = kafka.input.GetKafkaClusterStandardArgs;

    export type GetKafkaClustersEnvironment = kafka.input.GetKafkaClustersEnvironment;

    export type GetKafkaClustersEnvironmentArgs = kafka.input.GetKafkaClustersEnvironmentArgs;

    export type GetKafkaTopicCredentials = kafka.input.GetKafkaTopicCredentials;

    export type GetKafkaTopicCredentialsArgs = kafka.input.GetKafkaTopicCredentialsArgs;

    export type GetKafkaTopicKafkaCluster = kafka.input.GetKafkaTopicKafkaCluster;

    export type GetKafkaTopicKafkaClusterArgs = kafka.input.GetKafkaTopicKafkaClusterArgs;

    export type ConnectArtifactEnvironment = connectors.input.ConnectArtifactEnvironment;

    export type ConnectorEnvironment = connectors.input.ConnectorEnvironment;

    export type ConnectorKafkaCluster = connectors.input.ConnectorKafkaCluster;

    export type ConnectorOffset = connectors.input.ConnectorOffset;

    export type CustomConnectorPluginVersionConnectorClass = connectors.input.CustomConnectorPluginVersionConnectorClass;

    export type CustomConnectorPluginVersionEnvironment = connectors.input.CustomConnectorPluginVersionEnvironment;

    export type PluginEnvironment = connectors.input.PluginEnvironment;

    export type GetConnectArtifactEnvironment = connectors.input.GetConnectArtifactEnvironment;

    export type GetConnectArtifactEnvironmentArgs = connectors.input.GetConnectArtifactEnvironmentArgs;

    export type GetPluginEnvironment = connectors.input.GetPluginEnvironment;

    export type GetPluginEnvironmentArgs = connectors.input.GetPluginEnvironmentArgs;

    export type SchemaCredentials = schemaRegistry.input.SchemaCredentials;

    export type SchemaExporterCredentials = schemaRegistry.input.SchemaExporterCredentials;

    export type SchemaExporterDestinationSchemaRegistryCluster = schemaRegistry.input.SchemaExporterDestinationSchemaRegistryCluster;

    export type SchemaExporterDestinationSchemaRegistryClusterCredentials = schemaRegistry.input.SchemaExporterDestinationSchemaRegistryClusterCredentials;

    export type SchemaExporterSchemaRegistryCluster = schemaRegistry.input.SchemaExporterSchemaRegistryCluster;

    export type SchemaMetadata = schemaRegistry.input.SchemaMetadata;

    export type SchemaMetadataTag = schemaRegistry.input.SchemaMetadataTag;

    export type SchemaRegistryClusterConfigCredentials = schemaRegistry.input.SchemaRegistryClusterConfigCredentials;

    export type SchemaRegistryClusterConfigSchemaRegistryCluster = schemaRegistry.input.SchemaRegistryClusterConfigSchemaRegistryCluster;

    export type SchemaRegistryClusterModeCredentials = schemaRegistry.input.SchemaRegistryClusterModeCredentials;

    export type SchemaRegistryClusterModeSchemaRegistryCluster = schemaRegistry.input.SchemaRegistryClusterModeSchemaRegistryCluster;

    export type SchemaRegistryDekCredentials = schemaRegistry.input.SchemaRegistryDekCredentials;

    export type SchemaRegistryDekSchemaRegistryCluster = schemaRegistry.input.SchemaRegistryDekSchemaRegistryCluster;

    export type SchemaRegistryKekCredentials = schemaRegistry.input.SchemaRegistryKekCredentials;

    export type SchemaRegistryKekSchemaRegistryCluster = schemaRegistry.input.SchemaRegistryKekSchemaRegistryCluster;

    export type SchemaRuleset = schemaRegistry.input.SchemaRuleset;

    export type SchemaRulesetDomainRule = schemaRegistry.input.SchemaRulesetDomainRule;

    export type SchemaRulesetEncodingRule = schemaRegistry.input.SchemaRulesetEncodingRule;

    export type SchemaRulesetMigrationRule = schemaRegistry.input.SchemaRulesetMigrationRule;

    export type SchemaSchemaReference = schemaRegistry.input.SchemaSchemaReference;

    export type SchemaSchemaRegistryCluster = schemaRegistry.input.SchemaSchemaRegistryCluster;

    export type SubjectConfigCredentials = schemaRegistry.input.SubjectConfigCredentials;

    export type SubjectConfigSchemaRegistryCluster = schemaRegistry.input.SubjectConfigSchemaRegistryCluster;

    export type SubjectModeCredentials = schemaRegistry.input.SubjectModeCredentials;

    export type SubjectModeSchemaRegistryCluster = schemaRegistry.input.SubjectModeSchemaRegistryCluster;

    export type GetSchemaCredentials = schemaRegistry.input.GetSchemaCredentials;

    export type GetSchemaCredentialsArgs = schemaRegistry.input.GetSchemaCredentialsArgs;

    export type GetSchemaMetadata = schemaRegistry.input.GetSchemaMetadata;

    export type GetSchemaMetadataArgs = schemaRegistry.input.GetSchemaMetadataArgs;

    export type GetSchemaMetadataTag = schemaRegistry.input.GetSchemaMetadataTag;

    export type GetSchemaMetadataTagArgs = schemaRegistry.input.GetSchemaMetadataTagArgs;

    export type GetSchemaRegistryClusterConfigCredentials = schemaRegistry.input.GetSchemaRegistryClusterConfigCredentials;

    export type GetSchemaRegistryClusterConfigCredentialsArgs = schemaRegistry.input.GetSchemaRegistryClusterConfigCredentialsArgs;

    export type GetSchemaRegistryClusterConfigSchemaRegistryCluster = schemaRegistry.input.GetSchemaRegistryClusterConfigSchemaRegistryCluster;

    export type GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs;

    export type GetSchemaRegistryClusterEnvironment = schemaRegistry.input.GetSchemaRegistryClusterEnvironment;

    export type GetSchemaRegistryClusterEnvironmentArgs = schemaRegistry.input.GetSchemaRegistryClusterEnvironmentArgs;

    export type GetSchemaRegistryClusterModeCredentials = schemaRegistry.input.GetSchemaRegistryClusterModeCredentials;

    export type GetSchemaRegistryClusterModeCredentialsArgs = schemaRegistry.input.GetSchemaRegistryClusterModeCredentialsArgs;

    export type GetSchemaRegistryClusterModeSchemaRegistryCluster = schemaRegistry.input.GetSchemaRegistryClusterModeSchemaRegistryCluster;

    export type GetSchemaRegistryClusterModeSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemaRegistryClusterModeSchemaRegistryClusterArgs;

    export type GetSchemaRegistryClustersEnvironment = schemaRegistry.input.GetSchemaRegistryClustersEnvironment;

    export type GetSchemaRegistryClustersEnvironmentArgs = schemaRegistry.input.GetSchemaRegistryClustersEnvironmentArgs;

    export type GetSchemaRegistryDekCredentials = schemaRegistry.input.GetSchemaRegistryDekCredentials;

    export type GetSchemaRegistryDekCredentialsArgs = schemaRegistry.input.GetSchemaRegistryDekCredentialsArgs;

    export type GetSchemaRegistryDekSchemaRegistryCluster = schemaRegistry.input.GetSchemaRegistryDekSchemaRegistryCluster;

    export type GetSchemaRegistryDekSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemaRegistryDekSchemaRegistryClusterArgs;

    export type GetSchemaRegistryKekCredentials = schemaRegistry.input.GetSchemaRegistryKekCredentials;

    export type GetSchemaRegistryKekCredentialsArgs = schemaRegistry.input.GetSchemaRegistryKekCredentialsArgs;

    export type GetSchemaRegistryKekSchemaRegistryCluster = schemaRegistry.input.GetSchemaRegistryKekSchemaRegistryCluster;

    export type GetSchemaRegistryKekSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemaRegistryKekSchemaRegistryClusterArgs;

    export type GetSchemaRuleset = schemaRegistry.input.GetSchemaRuleset;

    export type GetSchemaRulesetArgs = schemaRegistry.input.GetSchemaRulesetArgs;

    export type GetSchemaRulesetDomainRule = schemaRegistry.input.GetSchemaRulesetDomainRule;

    export type GetSchemaRulesetDomainRuleArgs = schemaRegistry.input.GetSchemaRulesetDomainRuleArgs;

    export type GetSchemaRulesetEncodingRule = schemaRegistry.input.GetSchemaRulesetEncodingRule;

    export type GetSchemaRulesetEncodingRuleArgs = schemaRegistry.input.GetSchemaRulesetEncodingRuleArgs;

    export type GetSchemaRulesetMigrationRule = schemaRegistry.input.GetSchemaRulesetMigrationRule;

    export type GetSchemaRulesetMigrationRuleArgs = schemaRegistry.input.GetSchemaRulesetMigrationRuleArgs;

    export type GetSchemaSchemaRegistryCluster = schemaRegistry.input.GetSchemaSchemaRegistryCluster;

    export type GetSchemaSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemaSchemaRegistryClusterArgs;

    export type GetSchemasCredentials = schemaRegistry.input.GetSchemasCredentials;

    export type GetSchemasCredentialsArgs = schemaRegistry.input.GetSchemasCredentialsArgs;

    export type GetSchemasFilter = schemaRegistry.input.GetSchemasFilter;

    export type GetSchemasFilterArgs = schemaRegistry.input.GetSchemasFilterArgs;

    export type GetSchemasSchemaRegistryCluster = schemaRegistry.input.GetSchemasSchemaRegistryCluster;

    export type GetSchemasSchemaRegistryClusterArgs = schemaRegistry.input.GetSchemasSchemaRegistryClusterArgs;

    export type GetSubjectConfigCredentials = schemaRegistry.input.GetSubjectConfigCredentials;

    export type GetSubjectConfigCredentialsArgs = schemaRegistry.input.GetSubjectConfigCredentialsArgs;

    export type GetSubjectConfigSchemaRegistryCluster = schemaRegistry.input.GetSubjectConfigSchemaRegistryCluster;

    export type GetSubjectConfigSchemaRegistryClusterArgs = schemaRegistry.input.GetSubjectConfigSchemaRegistryClusterArgs;

    export type GetSubjectModeCredentials = schemaRegistry.input.GetSubjectModeCredentials;

    export type GetSubjectModeCredentialsArgs = schemaRegistry.input.GetSubjectModeCredentialsArgs;

    export type GetSubjectModeSchemaRegistryCluster = schemaRegistry.input.GetSubjectModeSchemaRegistryCluster;

    export type GetSubjectModeSchemaRegistryClusterArgs = schemaRegistry.input.GetSubjectModeSchemaRegistryClusterArgs;

    export type BusinessMetadataAttributeDefinition = catalog.input.BusinessMetadataAttributeDefinition;

    export type BusinessMetadataBindingCredentials = catalog.input.BusinessMetadataBindingCredentials;

    export type BusinessMetadataBindingSchemaRegistryCluster = catalog.input.BusinessMetadataBindingSchemaRegistryCluster;

    export type BusinessMetadataCredentials = catalog.input.BusinessMetadataCredentials;

    export type BusinessMetadataSchemaRegistryCluster = catalog.input.BusinessMetadataSchemaRegistryCluster;

    export type CatalogEntityAttributesCredentials = catalog.input.CatalogEntityAttributesCredentials;

    export type CatalogEntityAttributesSchemaRegistryCluster = catalog.input.CatalogEntityAttributesSchemaRegistryCluster;

    export type TagBindingCredentials = catalog.input.TagBindingCredentials;

    export type TagBindingSchemaRegistryCluster = catalog.input.TagBindingSchemaRegistryCluster;

    export type TagCredentials = catalog.input.TagCredentials;

    export type TagSchemaRegistryCluster = catalog.input.TagSchemaRegistryCluster;

    export type GetBusinessMetadataBindingCredentials = catalog.input.GetBusinessMetadataBindingCredentials;

    export type GetBusinessMetadataBindingCredentialsArgs = catalog.input.GetBusinessMetadataBindingCredentialsArgs;

    export type GetBusinessMetadataBindingSchemaRegistryCluster = catalog.input.GetBusinessMetadataBindingSchemaRegistryCluster;

    export type GetBusinessMetadataBindingSchemaRegistryClusterArgs = catalog.input.GetBusinessMetadataBindingSchemaRegistryClusterArgs;

    export type GetBusinessMetadataCredentials = catalog.input.GetBusinessMetadataCredentials;

    export type GetBusinessMetadataCredentialsArgs = catalog.input.GetBusinessMetadataCredentialsArgs;

    export type GetBusinessMetadataSchemaRegistryCluster = catalog.input.GetBusinessMetadataSchemaRegistryCluster;

    export type GetBusinessMetadataSchemaRegistryClusterArgs = catalog.input.GetBusinessMetadataSchemaRegistryClusterArgs;

    export type GetTagBindingCredentials = catalog.input.GetTagBindingCredentials;

    export type GetTagBindingCredentialsArgs = catalog.input.GetTagBindingCredentialsArgs;

    export type GetTagBindingSchemaRegistryCluster = catalog.input.GetTagBindingSchemaRegistryCluster;

    export type GetTagBindingSchemaRegistryClusterArgs = catalog.input.GetTagBindingSchemaRegistryClusterArgs;

    export type GetTagCredentials = catalog.input.GetTagCredentials;

    export type GetTagCredentialsArgs = catalog.input.GetTagCredentialsArgs;

    export type GetTagSchemaRegistryCluster = catalog.input.GetTagSchemaRegistryCluster;

    export type GetTagSchemaRegistryClusterArgs = catalog.input.GetTagSchemaRegistryClusterArgs;

    export type FlinkArtifactEnvironment = streamProcessing.input.FlinkArtifactEnvironment;

    export type FlinkArtifactVersion = streamProcessing.input.FlinkArtifactVersion;

    export type FlinkComputePoolEnvironment = streamProcessing.input.FlinkComputePoolEnvironment;

    export type FlinkConnectionComputePool = streamProcessing.input.FlinkConnectionComputePool;

    export type FlinkConnectionCredentials = streamProcessing.input.FlinkConnectionCredentials;

    export type FlinkConnectionEnvironment = streamProcessing.input.FlinkConnectionEnvironment;

    export type FlinkConnectionOrganization = streamProcessing.input.FlinkConnectionOrganization;

    export type FlinkConnectionPrincipal = streamProcessing.input.FlinkConnectionPrincipal;

    export type FlinkMaterializedTableColumn = streamProcessing.input.FlinkMaterializedTableColumn;

    export type FlinkMaterializedTableColumnColumnsComputed = streamProcessing.input.FlinkMaterializedTableColumnColumnsComputed;

    export type FlinkMaterializedTableColumnColumnsMetadata = streamProcessing.input.FlinkMaterializedTableColumnColumnsMetadata;

    export type FlinkMaterializedTableColumnColumnsPhysical = streamProcessing.input.FlinkMaterializedTableColumnColumnsPhysical;

    export type FlinkMaterializedTableComputePool = streamProcessing.input.FlinkMaterializedTableComputePool;

    export type FlinkMaterializedTableConstraint = streamProcessing.input.FlinkMaterializedTableConstraint;

    export type FlinkMaterializedTableCredentials = streamProcessing.input.FlinkMaterializedTableCredentials;

    export type FlinkMaterializedTableDistribution = streamProcessing.input.FlinkMaterializedTableDistribution;

    export type FlinkMaterializedTableEnvironment = streamProcessing.input.FlinkMaterializedTableEnvironment;

    export type FlinkMaterializedTableKafkaCluster = streamProcessing.input.FlinkMaterializedTableKafkaCluster;

    export type FlinkMaterializedTableOrganization = streamProcessing.input.FlinkMaterializedTableOrganization;

    export type FlinkMaterializedTablePrincipal = streamProcessing.input.FlinkMaterializedTablePrincipal;

    export type FlinkMaterializedTableWatermark = streamProcessing.input.FlinkMaterializedTableWatermark;

    export type FlinkStatementComputePool = streamProcessing.input.FlinkStatementComputePool;

    export type FlinkStatementCredentials = streamProcessing.input.FlinkStatementCredentials;

    export type FlinkStatementEnvironment = streamProcessing.input.FlinkStatementEnvironment;

    export type FlinkStatementOrganization = streamProcessing.input.FlinkStatementOrganization;

    export type FlinkStatementPrincipal = streamProcessing.input.FlinkStatementPrincipal;

    export type KsqlClusterCredentialIdentity = streamProcessing.input.KsqlClusterCredentialIdentity;

    export type KsqlClusterEnvironment = streamProcessing.input.KsqlClusterEnvironment;

    export type KsqlClusterKafkaCluster = streamProcessing.input.KsqlClusterKafkaCluster;

    export type GetFlinkArtifactEnvironment = streamProcessing.input.GetFlinkArtifactEnvironment;

    export type GetFlinkArtifactEnvironmentArgs = streamProcessing.input.GetFlinkArtifactEnvironmentArgs;

    export type GetFlinkComputePoolEnvironment = streamProcessing.input.GetFlinkComputePoolEnvironment;

    export type GetFlinkComputePoolEnvironmentArgs = streamProcessing.input.GetFlinkComputePoolEnvironmentArgs;

    export type GetFlinkConnectionComputePool = streamProcessing.input.GetFlinkConnectionComputePool;

    export type GetFlinkConnectionComputePoolArgs = streamProcessing.input.GetFlinkConnectionComputePoolArgs;

    export type GetFlinkConnectionCredentials = streamProcessing.input.GetFlinkConnectionCredentials;

    export type GetFlinkConnectionCredentialsArgs = streamProcessing.input.GetFlinkConnectionCredentialsArgs;

    export type GetFlinkConnectionEnvironment = streamProcessing.input.GetFlinkConnectionEnvironment;

    export type GetFlinkConnectionEnvironmentArgs = streamProcessing.input.GetFlinkConnectionEnvironmentArgs;

    export type GetFlinkConnectionOrganization = streamProcessing.input.GetFlinkConnectionOrganization;

    export type GetFlinkConnectionOrganizationArgs = streamProcessing.input.GetFlinkConnectionOrganizationArgs;

    export type GetFlinkConnectionPrincipal = streamProcessing.input.GetFlinkConnectionPrincipal;

    export type GetFlinkConnectionPrincipalArgs = streamProcessing.input.GetFlinkConnectionPrincipalArgs;

    export type GetFlinkMaterializedTableComputePool = streamProcessing.input.GetFlinkMaterializedTableComputePool;

    export type GetFlinkMaterializedTableComputePoolArgs = streamProcessing.input.GetFlinkMaterializedTableComputePoolArgs;

    export type GetFlinkMaterializedTableCredentials = streamProcessing.input.GetFlinkMaterializedTableCredentials;

    export type GetFlinkMaterializedTableCredentialsArgs = streamProcessing.input.GetFlinkMaterializedTableCredentialsArgs;

    export type GetFlinkMaterializedTableEnvironment = streamProcessing.input.GetFlinkMaterializedTableEnvironment;

    export type GetFlinkMaterializedTableEnvironmentArgs = streamProcessing.input.GetFlinkMaterializedTableEnvironmentArgs;

    export type GetFlinkMaterializedTableOrganization = streamProcessing.input.GetFlinkMaterializedTableOrganization;

    export type GetFlinkMaterializedTableOrganizationArgs = streamProcessing.input.GetFlinkMaterializedTableOrganizationArgs;

    export type GetFlinkMaterializedTablePrincipal = streamProcessing.input.GetFlinkMaterializedTablePrincipal;

    export type GetFlinkMaterializedTablePrincipalArgs = streamProcessing.input.GetFlinkMaterializedTablePrincipalArgs;

    export type GetKsqlClusterEnvironment = streamProcessing.input.GetKsqlClusterEnvironment;

    export type GetKsqlClusterEnvironmentArgs = streamProcessing.input.GetKsqlClusterEnvironmentArgs;

    export type CatalogIntegrationAwsGlue = tables.input.CatalogIntegrationAwsGlue;

    export type CatalogIntegrationCredentials = tables.input.CatalogIntegrationCredentials;

    export type CatalogIntegrationEnvironment = tables.input.CatalogIntegrationEnvironment;

    export type CatalogIntegrationKafkaCluster = tables.input.CatalogIntegrationKafkaCluster;

    export type CatalogIntegrationSnowflake = tables.input.CatalogIntegrationSnowflake;

    export type CatalogIntegrationUnity = tables.input.CatalogIntegrationUnity;

    export type RtceTopicEnvironment = tables.input.RtceTopicEnvironment;

    export type RtceTopicKafkaCluster = tables.input.RtceTopicKafkaCluster;

    export type TableflowTopicAzureDataLakeStorageGen2 = tables.input.TableflowTopicAzureDataLakeStorageGen2;

    export type TableflowTopicByobAws = tables.input.TableflowTopicByobAws;

    export type TableflowTopicCredentials = tables.input.TableflowTopicCredentials;

    export type TableflowTopicEnvironment = tables.input.TableflowTopicEnvironment;

    export type TableflowTopicErrorHandling = tables.input.TableflowTopicErrorHandling;

    export type TableflowTopicKafkaCluster = tables.input.TableflowTopicKafkaCluster;

    export type TableflowTopicManagedStorage = tables.input.TableflowTopicManagedStorage;

    export type GetCatalogIntegrationCredentials = tables.input.GetCatalogIntegrationCredentials;

    export type GetCatalogIntegrationCredentialsArgs = tables.input.GetCatalogIntegrationCredentialsArgs;

    export type GetCatalogIntegrationEnvironment = tables.input.GetCatalogIntegrationEnvironment;

    export type GetCatalogIntegrationEnvironmentArgs = tables.input.GetCatalogIntegrationEnvironmentArgs;

    export type GetCatalogIntegrationKafkaCluster = tables.input.GetCatalogIntegrationKafkaCluster;

    export type GetCatalogIntegrationKafkaClusterArgs = tables.input.GetCatalogIntegrationKafkaClusterArgs;

    export type GetRtceTopicEnvironment = tables.input.GetRtceTopicEnvironment;

    export type GetRtceTopicEnvironmentArgs = tables.input.GetRtceTopicEnvironmentArgs;

    export type GetRtceTopicKafkaCluster = tables.input.GetRtceTopicKafkaCluster;

    export type GetRtceTopicKafkaClusterArgs = tables.input.GetRtceTopicKafkaClusterArgs;

    export type GetTableflowTopicCredentials = tables.input.GetTableflowTopicCredentials;

    export type GetTableflowTopicCredentialsArgs = tables.input.GetTableflowTopicCredentialsArgs;

    export type GetTableflowTopicEnvironment = tables.input.GetTableflowTopicEnvironment;

    export type GetTableflowTopicEnvironmentArgs = tables.input.GetTableflowTopicEnvironmentArgs;

    export type GetTableflowTopicKafkaCluster = tables.input.GetTableflowTopicKafkaCluster;

    export type GetTableflowTopicKafkaClusterArgs = tables.input.GetTableflowTopicKafkaClusterArgs;

    export type ProviderOauth = shared.input.ProviderOauth;
  }

  export namespace output {
    export type EnvironmentStreamGovernance = organization.output.EnvironmentStreamGovernance;

    export type GetEnvironmentStreamGovernance = organization.output.GetEnvironmentStreamGovernance;

    export type ApiKeyManagedResource = access.output.ApiKeyManagedResource;

    export type ApiKeyManagedResourceEnvironment = access.output.ApiKeyManagedResourceEnvironment;

    export type ApiKeyOwner = access.output.ApiKeyOwner;

    export type CertificatePoolCertificateAuthority = access.output.CertificatePoolCertificateAuthority;

    export type IdentityPoolIdentityProvider = access.output.IdentityPoolIdentityProvider;

    export type InvitationCreator = access.output.InvitationCreator;

    export type InvitationUser = access.output.InvitationUser;

    export type GetCertificatePoolCertificateAuthority = access.output.GetCertificatePoolCertificateAuthority;

    export type GetIdentityPoolIdentityProvider = access.output.GetIdentityPoolIdentityProvider;

    export type GetInvitationCreator = access.output.GetInvitationCreator;

    export type GetInvitationUser = access.output.GetInvitationUser;

    export type ByokKeyAws = keysAndIntegrations.output.ByokKeyAws;

    export type ByokKeyAzure = keysAndIntegrations.output.ByokKeyAzure;

    export type ByokKeyGcp = keysAndIntegrations.output.ByokKeyGcp;

    export type ProviderIntegrationAuthorizationAzure = keysAndIntegrations.output.ProviderIntegrationAuthorizationAzure;

    export type ProviderIntegrationAuthorizationEnvironment = keysAndIntegrations.output.ProviderIntegrationAuthorizationEnvironment;

    export type ProviderIntegrationAuthorizationGcp = keysAndIntegrations.output.ProviderIntegrationAuthorizationGcp;

    export type ProviderIntegrationAws = keysAndIntegrations.output.ProviderIntegrationAws;

    export type ProviderIntegrationEnvironment = keysAndIntegrations.output.ProviderIntegrationEnvironment;

    export type ProviderIntegrationSetupEnvironment = keysAndIntegrations.output.ProviderIntegrationSetupEnvironment;

    export type GetByokKeyAw = keysAndIntegrations.output.GetByokKeyAw;

    export type GetByokKeyAzure = keysAndIntegrations.output.GetByokKeyAzure;

    export type GetByokKeyGcp = keysAndIntegrations.output.GetByokKeyGcp;

    export type GetProviderIntegrationAuthorizationAzure = keysAndIntegrations.output.GetProviderIntegrationAuthorizationAzure;

    export type GetProviderIntegrationAuthorizationEnvironment = keysAndIntegrations.output.GetProviderIntegrationAuthorizationEnvironment;

    export type GetProviderIntegrationAuthorizationGcp = keysAndIntegrations.output.GetProviderIntegrationAuthorizationGcp;

    export type GetProviderIntegrationAw = keysAndIntegrations.output.GetProviderIntegrationAw;

    export type GetProviderIntegrationEnvironment = keysAndIntegrations.output.GetProviderIntegrationEnvironment;

    export type GetProviderIntegrationSetupEnvironment = keysAndIntegrations.output.GetProviderIntegrationSetupEnvironment;

    export type AccessPointAwsEgressPrivateLinkEndpoint = networking.output.AccessPointAwsEgressPrivateLinkEndpoint;

    export type AccessPointAwsIngressPrivateLinkEndpoint = networking.output.AccessPointAwsIngressPrivateLinkEndpoint;

    export type AccessPointAwsPrivateNetworkInterface = networking.output.AccessPointAwsPrivateNetworkInterface;

    export type AccessPointAzureEgressPrivateLinkEndpoint = networking.output.AccessPointAzureEgressPrivateLinkEndpoint;

    export type AccessPointAzureIngressPrivateLinkEndpoint = networking.output.AccessPointAzureIngressPrivateLinkEndpoint;

    export type AccessPointEnvironment = networking.output.AccessPointEnvironment;

    export type AccessPointGateway = networking.output.AccessPointGateway;

    export type AccessPointGcpEgressPrivateServiceConnectEndpoint = networking.output.AccessPointGcpEgressPrivateServiceConnectEndpoint;

    export type AccessPointGcpIngressPrivateServiceConnectEndpoint = networking.output.AccessPointGcpIngressPrivateServiceConnectEndpoint;

    export type DnsForwarderEnvironment = networking.output.DnsForwarderEnvironment;

    export type DnsForwarderForwardViaGcpDnsZones = networking.output.DnsForwarderForwardViaGcpDnsZones;

    export type DnsForwarderForwardViaIp = networking.output.DnsForwarderForwardViaIp;

    export type DnsForwarderGateway = networking.output.DnsForwarderGateway;

    export type DnsRecordEnvironment = networking.output.DnsRecordEnvironment;

    export type DnsRecordGateway = networking.output.DnsRecordGateway;

    export type DnsRecordPrivateLinkAccessPoint = networking.output.DnsRecordPrivateLinkAccessPoint;

    export type GatewayAwsEgressPrivateLinkGateway = networking.output.GatewayAwsEgressPrivateLinkGateway;

    export type GatewayAwsIngressPrivateLinkGateway = networking.output.GatewayAwsIngressPrivateLinkGateway;

    export type GatewayAwsPrivateNetworkInterfaceGateway = networking.output.GatewayAwsPrivateNetworkInterfaceGateway;

    export type GatewayAzureEgressPrivateLinkGateway = networking.output.GatewayAzureEgressPrivateLinkGateway;

    export type GatewayAzureIngressPrivateLinkGateway = networking.output.GatewayAzureIngressPrivateLinkGateway;

    export type GatewayEnvironment = networking.output.GatewayEnvironment;

    export type GatewayGcpIngressPrivateServiceConnectGateway = networking.output.GatewayGcpIngressPrivateServiceConnectGateway;

    export type NetworkAw = networking.output.NetworkAw;

    export type NetworkAzure = networking.output.NetworkAzure;

    export type NetworkDnsConfig = networking.output.NetworkDnsConfig;

    export type NetworkEnvironment = networking.output.NetworkEnvironment;

    export type NetworkGateway = networking.output.NetworkGateway;

    export type NetworkGcp = networking.output.NetworkGcp;

    export type NetworkLinkEndpointEnvironment = networking.output.NetworkLinkEndpointEnvironment;

    export type NetworkLinkEndpointNetwork = networking.output.NetworkLinkEndpointNetwork;

    export type NetworkLinkEndpointNetworkLinkService = networking.output.NetworkLinkEndpointNetworkLinkService;

    export type NetworkLinkServiceAccept = networking.output.NetworkLinkServiceAccept;

    export type NetworkLinkServiceEnvironment = networking.output.NetworkLinkServiceEnvironment;

    export type NetworkLinkServiceNetwork = networking.output.NetworkLinkServiceNetwork;

    export type NetworkZoneInfo = networking.output.NetworkZoneInfo;

    export type PeeringAws = networking.output.PeeringAws;

    export type PeeringAzure = networking.output.PeeringAzure;

    export type PeeringEnvironment = networking.output.PeeringEnvironment;

    export type PeeringGcp = networking.output.PeeringGcp;

    export type PeeringNetwork = networking.output.PeeringNetwork;

    export type PrivateLinkAccessAws = networking.output.PrivateLinkAccessAws;

    export type PrivateLinkAccessAzure = networking.output.PrivateLinkAccessAzure;

    export type PrivateLinkAccessEnvironment = networking.output.PrivateLinkAccessEnvironment;

    export type PrivateLinkAccessGcp = networking.output.PrivateLinkAccessGcp;

    export type PrivateLinkAccessNetwork = networking.output.PrivateLinkAccessNetwork;

    export type PrivateLinkAttachmentAw = networking.output.PrivateLinkAttachmentAw;

    export type PrivateLinkAttachmentAzure = networking.output.PrivateLinkAttachmentAzure;

    export type PrivateLinkAttachmentConnectionAws = networking.output.PrivateLinkAttachmentConnectionAws;

    export type PrivateLinkAttachmentConnectionAzure = networking.output.PrivateLinkAttachmentConnectionAzure;

    export type PrivateLinkAttachmentConnectionEnvironment = networking.output.PrivateLinkAttachmentConnectionEnvironment;

    export type PrivateLinkAttachmentConnectionGcp = networking.output.PrivateLinkAttachmentConnectionGcp;

    export type PrivateLinkAttachmentConnectionPrivateLinkAttachment = networking.output.PrivateLinkAttachmentConnectionPrivateLinkAttachment;

    export type PrivateLinkAttachmentEnvironment = networking.output.PrivateLinkAttachmentEnvironment;

    export type PrivateLinkAttachmentGcp = networking.output.PrivateLinkAttachmentGcp;

    export type TransitGatewayAttachmentAws = networking.output.TransitGatewayAttachmentAws;

    export type TransitGatewayAttachmentEnvironment = networking.output.TransitGatewayAttachmentEnvironment;

    export type TransitGatewayAttachmentNetwork = networking.output.TransitGatewayAttachmentNetwork;

    export type GetAccessPointAwsEgressPrivateLinkEndpoint = networking.output.GetAccessPointAwsEgressPrivateLinkEndpoint;

    export type GetAccessPointAwsIngressPrivateLinkEndpoint = networking.output.GetAccessPointAwsIngressPrivateLinkEndpoint;

    export type GetAccessPointAwsPrivateNetworkInterface = networking.output.GetAccessPointAwsPrivateNetworkInterface;

    export type GetAccessPointAzureEgressPrivateLinkEndpoint = networking.output.GetAccessPointAzureEgressPrivateLinkEndpoint;

    export type GetAccessPointAzureIngressPrivateLinkEndpoint = networking.output.GetAccessPointAzureIngressPrivateLinkEndpoint;

    export type GetAccessPointEnvironment = networking.output.GetAccessPointEnvironment;

    export type GetAccessPointGateway = networking.output.GetAccessPointGateway;

    export type GetAccessPointGcpEgressPrivateServiceConnectEndpoint = networking.output.GetAccessPointGcpEgressPrivateServiceConnectEndpoint;

    export type GetAccessPointGcpIngressPrivateServiceConnectEndpoint = networking.output.GetAccessPointGcpIngressPrivateServiceConnectEndpoint;

    export type GetDnsForwarderEnvironment = networking.output.GetDnsForwarderEnvironment;

    export type GetDnsForwarderForwardViaGcpDnsZone = networking.output.GetDnsForwarderForwardViaGcpDnsZone;

    export type GetDnsForwarderForwardViaIp = networking.output.GetDnsForwarderForwardViaIp;

    export type GetDnsForwarderGateway = networking.output.GetDnsForwarderGateway;

    export type GetDnsRecordEnvironment = networking.output.GetDnsRecordEnvironment;

    export type GetDnsRecordGateway = networking.output.GetDnsRecordGateway;

    export type GetDnsRecordPrivateLinkAccessPoint = networking.output.GetDnsRecordPrivateLinkAccessPoint;

    export type GetEndpointEndpoint = networking.output.GetEndpointEndpoint;

    export type GetEndpointEndpointAccessPoint = networking.output.GetEndpointEndpointAccessPoint;

    export type GetEndpointEndpointEnvironment = networking.output.GetEndpointEndpointEnvironment;

    export type GetEndpointEndpointGateway = networking.output.GetEndpointEndpointGateway;

    export type GetEndpointEndpointResource = networking.output.GetEndpointEndpointResource;

    export type GetEndpointFilter = networking.output.GetEndpointFilter;

    export type GetEndpointFilterEnvironment = networking.output.GetEndpointFilterEnvironment;

    export type GetGatewayAwsEgressPrivateLinkGateway = networking.output.GetGatewayAwsEgressPrivateLinkGateway;

    export type GetGatewayAwsIngressPrivateLinkGateway = networking.output.GetGatewayAwsIngressPrivateLinkGateway;

    export type GetGatewayAwsPeeringGateway = networking.output.GetGatewayAwsPeeringGateway;

    export type GetGatewayAwsPrivateNetworkInterfaceGateway = networking.output.GetGatewayAwsPrivateNetworkInterfaceGateway;

    export type GetGatewayAzureEgressPrivateLinkGateway = networking.output.GetGatewayAzureEgressPrivateLinkGateway;

    export type GetGatewayAzureIngressPrivateLinkGateway = networking.output.GetGatewayAzureIngressPrivateLinkGateway;

    export type GetGatewayAzurePeeringGateway = networking.output.GetGatewayAzurePeeringGateway;

    export type GetGatewayEnvironment = networking.output.GetGatewayEnvironment;

    export type GetGatewayGcpEgressPrivateServiceConnectGateway = networking.output.GetGatewayGcpEgressPrivateServiceConnectGateway;

    export type GetGatewayGcpIngressPrivateServiceConnectGateway = networking.output.GetGatewayGcpIngressPrivateServiceConnectGateway;

    export type GetGatewayGcpPeeringGateway = networking.output.GetGatewayGcpPeeringGateway;

    export type GetGatewaysEnvironment = networking.output.GetGatewaysEnvironment;

    export type GetGatewaysFilter = networking.output.GetGatewaysFilter;

    export type GetGatewaysGateway = networking.output.GetGatewaysGateway;

    export type GetGatewaysGatewayAwsEgressPrivateLinkGateway = networking.output.GetGatewaysGatewayAwsEgressPrivateLinkGateway;

    export type GetGatewaysGatewayAwsIngressPrivateLinkGateway = networking.output.GetGatewaysGatewayAwsIngressPrivateLinkGateway;

    export type GetGatewaysGatewayAwsPeeringGateway = networking.output.GetGatewaysGatewayAwsPeeringGateway;

    export type GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway = networking.output.GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway;

    export type GetGatewaysGatewayAzureEgressPrivateLinkGateway = networking.output.GetGatewaysGatewayAzureEgressPrivateLinkGateway;

    export type GetGatewaysGatewayAzureIngressPrivateLinkGateway = networking.output.GetGatewaysGatewayAzureIngressPrivateLinkGateway;

    export type GetGatewaysGatewayAzurePeeringGateway = networking.output.GetGatewaysGatewayAzurePeeringGateway;

    export type GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway = networking.output.GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway;

    export type GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway = networking.output.GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway;

    export type GetGatewaysGatewayGcpPeeringGateway = networking.output.GetGatewaysGatewayGcpPeeringGateway;

    export type GetIpAddressesFilter = networking.output.GetIpAddressesFilter;

    export type GetIpAddressesIpAddress = networking.output.GetIpAddressesIpAddress;

    export type GetNetworkAw = networking.output.GetNetworkAw;

    export type GetNetworkAzure = networking.output.GetNetworkAzure;

    export type GetNetworkDnsConfig = networking.output.GetNetworkDnsConfig;

    export type GetNetworkEnvironment = networking.output.GetNetworkEnvironment;

    export type GetNetworkGateway = networking.output.GetNetworkGateway;

    export type GetNetworkGcp = networking.output.GetNetworkGcp;

    export type GetNetworkLinkEndpointEnvironment = networking.output.GetNetworkLinkEndpointEnvironment;

    export type GetNetworkLinkEndpointNetwork = networking.output.GetNetworkLinkEndpointNetwork;

    export type GetNetworkLinkEndpointNetworkLinkService = networking.output.GetNetworkLinkEndpointNetworkLinkService;

    export type GetNetworkLinkServiceAccept = networking.output.GetNetworkLinkServiceAccept;

    export type GetNetworkLinkServiceEnvironment = networking.output.GetNetworkLinkServiceEnvironment;

    export type GetNetworkLinkServiceNetwork = networking.output.GetNetworkLinkServiceNetwork;

    export type GetNetworkZoneInfo = networking.output.GetNetworkZoneInfo;

    export type GetPeeringAw = networking.output.GetPeeringAw;

    export type GetPeeringAzure = networking.output.GetPeeringAzure;

    export type GetPeeringEnvironment = networking.output.GetPeeringEnvironment;

    export type GetPeeringGcp = networking.output.GetPeeringGcp;

    export type GetPeeringNetwork = networking.output.GetPeeringNetwork;

    export type GetPrivateLinkAccessAw = networking.output.GetPrivateLinkAccessAw;

    export type GetPrivateLinkAccessAzure = networking.output.GetPrivateLinkAccessAzure;

    export type GetPrivateLinkAccessEnvironment = networking.output.GetPrivateLinkAccessEnvironment;

    export type GetPrivateLinkAccessGcp = networking.output.GetPrivateLinkAccessGcp;

    export type GetPrivateLinkAccessNetwork = networking.output.GetPrivateLinkAccessNetwork;

    export type GetPrivateLinkAttachmentAw = networking.output.GetPrivateLinkAttachmentAw;

    export type GetPrivateLinkAttachmentAzure = networking.output.GetPrivateLinkAttachmentAzure;

    export type GetPrivateLinkAttachmentConnectionAw = networking.output.GetPrivateLinkAttachmentConnectionAw;

    export type GetPrivateLinkAttachmentConnectionAzure = networking.output.GetPrivateLinkAttachmentConnectionAzure;

    export type GetPrivateLinkAttachmentConnectionEnvironment = networking.output.GetPrivateLinkAttachmentConnectionEnvironment;

    export type GetPrivateLinkAttachmentConnectionGcp = networking.output.GetPrivateLinkAttachmentConnectionGcp;

    export type GetPrivateLinkAttachmentConnectionPrivateLinkAttachment = networking.output.GetPrivateLinkAttachmentConnectionPrivateLinkAttachment;

    export type GetPrivateLinkAttachmentEnvironment = networking.output.GetPrivateLinkAttachmentEnvironment;

    export type GetPrivateLinkAttachmentGcp = networking.output.GetPrivateLinkAttachmentGcp;

    export type GetTransitGatewayAttachmentAw = networking.output.GetTransitGatewayAttachmentAw;

    export type GetTransitGatewayAttachmentEnvironment = networking.output.GetTransitGatewayAttachmentEnvironment;

    export type GetTransitGatewayAttachmentNetwork = networking.output.GetTransitGatewayAttachmentNetwork;

    export type ClusterLinkDestinationKafkaCluster = kafka.output.ClusterLinkDestinationKafkaCluster;

    export type ClusterLinkDestinationKafkaClusterCredentials = kafka.output.ClusterLinkDestinationKafkaClusterCredentials;

    export type ClusterLinkLocalKafkaCluster = kafka.output.ClusterLinkLocalKafkaCluster;

    export type ClusterLinkLocalKafkaClusterCredentials = kafka.output.ClusterLinkLocalKafkaClusterCredentials;

    export type ClusterLinkRemoteKafkaCluster = kafka.output.ClusterLinkRemoteKafkaCluster;

    export type ClusterLinkRemoteKafkaClusterCredentials = kafka.output.ClusterLinkRemoteKafkaClusterCredentials;

    export type ClusterLinkSourceKafkaCluster = kafka.output.ClusterLinkSourceKafkaCluster;

    export type ClusterLinkSourceKafkaClusterCredentials = kafka.output.ClusterLinkSourceKafkaClusterCredentials;

    export type KafkaAclCredentials = kafka.output.KafkaAclCredentials;

    export type KafkaAclKafkaCluster = kafka.output.KafkaAclKafkaCluster;

    export type KafkaClientQuotaEnvironment = kafka.output.KafkaClientQuotaEnvironment;

    export type KafkaClientQuotaKafkaCluster = kafka.output.KafkaClientQuotaKafkaCluster;

    export type KafkaClientQuotaThroughput = kafka.output.KafkaClientQuotaThroughput;

    export type KafkaClusterBasic = kafka.output.KafkaClusterBasic;

    export type KafkaClusterByokKey = kafka.output.KafkaClusterByokKey;

    export type KafkaClusterConfigCredentials = kafka.output.KafkaClusterConfigCredentials;

    export type KafkaClusterConfigKafkaCluster = kafka.output.KafkaClusterConfigKafkaCluster;

    export type KafkaClusterDedicated = kafka.output.KafkaClusterDedicated;

    export type KafkaClusterEndpoint = kafka.output.KafkaClusterEndpoint;

    export type KafkaClusterEnterprise = kafka.output.KafkaClusterEnterprise;

    export type KafkaClusterEnvironment = kafka.output.KafkaClusterEnvironment;

    export type KafkaClusterFreight = kafka.output.KafkaClusterFreight;

    export type KafkaClusterNetwork = kafka.output.KafkaClusterNetwork;

    export type KafkaClusterStandard = kafka.output.KafkaClusterStandard;

    export type KafkaMirrorTopicClusterLink = kafka.output.KafkaMirrorTopicClusterLink;

    export type KafkaMirrorTopicKafkaCluster = kafka.output.KafkaMirrorTopicKafkaCluster;

    export type KafkaMirrorTopicKafkaClusterCredentials = kafka.output.KafkaMirrorTopicKafkaClusterCredentials;

    export type KafkaMirrorTopicSourceKafkaTopic = kafka.output.KafkaMirrorTopicSourceKafkaTopic;

    export type KafkaTopicCredentials = kafka.output.KafkaTopicCredentials;

    export type KafkaTopicKafkaCluster = kafka.output.KafkaTopicKafkaCluster;

    export type GetClusterLinkCredentials = kafka.output.GetClusterLinkCredentials;

    export type GetClusterLinkKafkaCluster = kafka.output.GetClusterLinkKafkaCluster;

    export type GetKafkaClientQuotaEnvironment = kafka.output.GetKafkaClientQuotaEnvironment;

    export type GetKafkaClientQuotaKafkaCluster = kafka.output.GetKafkaClientQuotaKafkaCluster;

    export type GetKafkaClientQuotaThroughput = kafka.output.GetKafkaClientQuotaThroughput;

    export type GetKafkaClusterBasic = kafka.output.GetKafkaClusterBasic;

    export type GetKafkaClusterByokKey = kafka.output.GetKafkaClusterByokKey;

    export type GetKafkaClusterDedicated = kafka.output.GetKafkaClusterDedicated;

    export type GetKafkaClusterEndpoint = kafka.output.GetKafkaClusterEndpoint;

    export type GetKafkaClusterEnterprise = kafka.output.GetKafkaClusterEnterprise;

    export type GetKafkaClusterEnvironment = kafka.output.GetKafkaClusterEnvironment;

    export type GetKafkaClusterFreight = kafka.output.GetKafkaClusterFreight;

    export type GetKafkaClusterNetwork = kafka.output.GetKafkaClusterNetwork;

    export type GetKafkaClusterStandard = kafka.output.GetKafkaClusterStandard;

    export type GetKafkaClustersCluster = kafka.output.GetKafkaClustersCluster;

    export type GetKafkaClustersClusterBasic = kafka.output.GetKafkaClustersClusterBasic;

    export type GetKafkaClustersClusterByokKey = kafka.output.GetKafkaClustersClusterByokKey;

    export type GetKafkaClustersClusterDedicated = kafka.output.GetKafkaClustersClusterDedicated;

    export type GetKafkaClustersClusterEndpoint = kafka.output.GetKafkaClustersClusterEndpoint;

    export type GetKafkaClustersClusterEnterprise = kafka.output.GetKafkaClustersClusterEnterprise;

    export type GetKafkaClustersClusterEnvironment = kafka.output.GetKafkaClustersClusterEnvironment;

    export type GetKafkaClustersClusterFreight = kafka.output.GetKafkaClustersClusterFreight;

    export type GetKafkaClustersClusterNetwork = kafka.output.GetKafkaClustersClusterNetwork;

    export type GetKafkaClustersClusterStandard = kafka.output.GetKafkaClustersClusterStandard;

    export type GetKafkaClustersEnvironment = kafka.output.GetKafkaClustersEnvironment;

    export type GetKafkaTopicCredentials = kafka.output.GetKafkaTopicCredentials;

    export type GetKafkaTopicKafkaCluster = kafka.output.GetKafkaTopicKafkaCluster;

    export type ConnectArtifactEnvironment = connectors.output.ConnectArtifactEnvironment;

    export type ConnectorEnvironment = connectors.output.ConnectorEnvironment;

    export type ConnectorKafkaCluster = connectors.output.ConnectorKafkaCluster;

    export type ConnectorOffset = connectors.output.ConnectorOffset;

    export type CustomConnectorPluginVersionConnectorClass = connectors.output.CustomConnectorPluginVersionConnectorClass;

    export type CustomConnectorPluginVersionEnvironment = connectors.output.CustomConnectorPluginVersionEnvironment;

    export type PluginEnvironment = connectors.output.PluginEnvironment;

    export type GetConnectArtifactEnvironment = connectors.output.GetConnectArtifactEnvironment;

    export type GetPluginEnvironment = connectors.output.GetPluginEnvironment;

    export type SchemaCredentials = schemaRegistry.output.SchemaCredentials;

    export type SchemaExporterCredentials = schemaRegistry.output.SchemaExporterCredentials;

    export type SchemaExporterDestinationSchemaRegistryCluster = schemaRegistry.output.SchemaExporterDestinationSchemaRegistryCluster;

    export type SchemaExporterDestinationSchemaRegistryClusterCredentials = schemaRegistry.output.SchemaExporterDestinationSchemaRegistryClusterCredentials;

    export type SchemaExporterSchemaRegistryCluster = schemaRegistry.output.SchemaExporterSchemaRegistryCluster;

    export type SchemaMetadata = schemaRegistry.output.SchemaMetadata;

    export type SchemaMetadataTag = schemaRegistry.output.SchemaMetadataTag;

    export type SchemaRegistryClusterConfigCredentials = schemaRegistry.output.SchemaRegistryClusterConfigCredentials;

    export type SchemaRegistryClusterConfigSchemaRegistryCluster = schemaRegistry.output.SchemaRegistryClusterConfigSchemaRegistryCluster;

    export type SchemaRegistryClusterModeCredentials = schemaRegistry.output.SchemaRegistryClusterModeCredentials;

    export type SchemaRegistryClusterModeSchemaRegistryCluster = schemaRegistry.output.SchemaRegistryClusterModeSchemaRegistryCluster;

    export type SchemaRegistryDekCredentials = schemaRegistry.output.SchemaRegistryDekCredentials;

    export type SchemaRegistryDekSchemaRegistryCluster = schemaRegistry.output.SchemaRegistryDekSchemaRegistryCluster;

    export type SchemaRegistryKekCredentials = schemaRegistry.output.SchemaRegistryKekCredentials;

    export type SchemaRegistryKekSchemaRegistryCluster = schemaRegistry.output.SchemaRegistryKekSchemaRegistryCluster;

    export type SchemaRuleset = schemaRegistry.output.SchemaRuleset;

    export type SchemaRulesetDomainRule = schemaRegistry.output.SchemaRulesetDomainRule;

    export type SchemaRulesetEncodingRule = schemaRegistry.output.SchemaRulesetEncodingRule;

    export type SchemaRulesetMigrationRule = schemaRegistry.output.SchemaRulesetMigrationRule;

    export type SchemaSchemaReference = schemaRegistry.output.SchemaSchemaReference;

    export type SchemaSchemaRegistryCluster = schemaRegistry.output.SchemaSchemaRegistryCluster;

    export type SubjectConfigCredentials = schemaRegistry.output.SubjectConfigCredentials;

    export type SubjectConfigSchemaRegistryCluster = schemaRegistry.output.SubjectConfigSchemaRegistryCluster;

    export type SubjectModeCredentials = schemaRegistry.output.SubjectModeCredentials;

    export type SubjectModeSchemaRegistryCluster = schemaRegistry.output.SubjectModeSchemaRegistryCluster;

    export type GetSchemaCredentials = schemaRegistry.output.GetSchemaCredentials;

    export type GetSchemaMetadata = schemaRegistry.output.GetSchemaMetadata;

    export type GetSchemaMetadataTag = schemaRegistry.output.GetSchemaMetadataTag;

    export type GetSchemaRegistryClusterConfigCredentials = schemaRegistry.output.GetSchemaRegistryClusterConfigCredentials;

    export type GetSchemaRegistryClusterConfigSchemaRegistryCluster = schemaRegistry.output.GetSchemaRegistryClusterConfigSchemaRegistryCluster;

    export type GetSchemaRegistryClusterEnvironment = schemaRegistry.output.GetSchemaRegistryClusterEnvironment;

    export type GetSchemaRegistryClusterModeCredentials = schemaRegistry.output.GetSchemaRegistryClusterModeCredentials;

    export type GetSchemaRegistryClusterModeSchemaRegistryCluster = schemaRegistry.output.GetSchemaRegistryClusterModeSchemaRegistryCluster;

    export type GetSchemaRegistryClustersCluster = schemaRegistry.output.GetSchemaRegistryClustersCluster;

    export type GetSchemaRegistryClustersClusterEnvironment = schemaRegistry.output.GetSchemaRegistryClustersClusterEnvironment;

    export type GetSchemaRegistryClustersEnvironment = schemaRegistry.output.GetSchemaRegistryClustersEnvironment;

    export type GetSchemaRegistryDekCredentials = schemaRegistry.output.GetSchemaRegistryDekCredentials;

    export type GetSchemaRegistryDekSchemaRegistryCluster = schemaRegistry.output.GetSchemaRegistryDekSchemaRegistryCluster;

    export type GetSchemaRegistryKekCredentials = schemaRegistry.output.GetSchemaRegistryKekCredentials;

    export type GetSchemaRegistryKekSchemaRegistryCluster = schemaRegistry.output.GetSchemaRegistryKekSchemaRegistryCluster;

    export type GetSchemaRuleset = schemaRegistry.output.GetSchemaRuleset;

    export type GetSchemaRulesetDomainRule = schemaRegistry.output.GetSchemaRulesetDomainRule;

    export type GetSchemaRulesetEncodingRule = schemaRegistry.output.GetSchemaRulesetEncodingRule;

    export type GetSchemaRulesetMigrationRule = schemaRegistry.output.GetSchemaRulesetMigrationRule;

    export type GetSchemaSchemaReference = schemaRegistry.output.GetSchemaSchemaReference;

    export type GetSchemaSchemaRegistryCluster = schemaRegistry.output.GetSchemaSchemaRegistryCluster;

    export type GetSchemasCredentials = schemaRegistry.output.GetSchemasCredentials;

    export type GetSchemasFilter = schemaRegistry.output.GetSchemasFilter;

    export type GetSchemasSchema = schemaRegistry.output.GetSchemasSchema;

    export type GetSchemasSchemaRegistryCluster = schemaRegistry.output.GetSchemasSchemaRegistryCluster;

    export type GetSchemasSchemaSchemaReference = schemaRegistry.output.GetSchemasSchemaSchemaReference;

    export type GetSubjectConfigCredentials = schemaRegistry.output.GetSubjectConfigCredentials;

    export type GetSubjectConfigSchemaRegistryCluster = schemaRegistry.output.GetSubjectConfigSchemaRegistryCluster;

    export type GetSubjectModeCredentials = schemaRegistry.output.GetSubjectModeCredentials;

    export type GetSubjectModeSchemaRegistryCluster = schemaRegistry.output.GetSubjectModeSchemaRegistryCluster;

    export type BusinessMetadataAttributeDefinition = catalog.output.BusinessMetadataAttributeDefinition;

    export type BusinessMetadataBindingCredentials = catalog.output.BusinessMetadataBindingCredentials;

    export type BusinessMetadataBindingSchemaRegistryCluster = catalog.output.BusinessMetadataBindingSchemaRegistryCluster;

    export type BusinessMetadataCredentials = catalog.output.BusinessMetadataCredentials;

    export type BusinessMetadataSchemaRegistryCluster = catalog.output.BusinessMetadataSchemaRegistryCluster;

    export type CatalogEntityAttributesCredentials = catalog.output.CatalogEntityAttributesCredentials;

    export type CatalogEntityAttributesSchemaRegistryCluster = catalog.output.CatalogEntityAttributesSchemaRegistryCluster;

    export type TagBindingCredentials = catalog.output.TagBindingCredentials;

    export type TagBindingSchemaRegistryCluster = catalog.output.TagBindingSchemaRegistryCluster;

    export type TagCredentials = catalog.output.TagCredentials;

    export type TagSchemaRegistryCluster = catalog.output.TagSchemaRegistryCluster;

    export type GetBusinessMetadataAttributeDefinition = catalog.output.GetBusinessMetadataAttributeDefinition;

    export type GetBusinessMetadataBindingCredentials = catalog.output.GetBusinessMetadataBindingCredentials;

    export type GetBusinessMetadataBindingSchemaRegistryCluster = catalog.output.GetBusinessMetadataBindingSchemaRegistryCluster;

    export type GetBusinessMetadataCredentials = catalog.output.GetBusinessMetadataCredentials;

    export type GetBusinessMetadataSchemaRegistryCluster = catalog.output.GetBusinessMetadataSchemaRegistryCluster;

    export type GetTagBindingCredentials = catalog.output.GetTagBindingCredentials;

    export type GetTagBindingSchemaRegistryCluster = catalog.output.GetTagBindingSchemaRegistryCluster;

    export type GetTagCredentials = catalog.output.GetTagCredentials;

    export type GetTagSchemaRegistryCluster = catalog.output.GetTagSchemaRegistryCluster;

    export type FlinkArtifactEnvironment = streamProcessing.output.FlinkArtifactEnvironment;

    export type FlinkArtifactVersion = streamProcessing.output.FlinkArtifactVersion;

    export type FlinkComputePoolEnvironment = streamProcessing.output.FlinkComputePoolEnvironment;

    export type FlinkConnectionComputePool = streamProcessing.output.FlinkConnectionComputePool;

    export type FlinkConnectionCredentials = streamProcessing.output.FlinkConnectionCredentials;

    export type FlinkConnectionEnvironment = streamProcessing.output.FlinkConnectionEnvironment;

    export type FlinkConnectionOrganization = streamProcessing.output.FlinkConnectionOrganization;

    export type FlinkConnectionPrincipal = streamProcessing.output.FlinkConnectionPrincipal;

    export type FlinkMaterializedTableColumn = streamProcessing.output.FlinkMaterializedTableColumn;

    export type FlinkMaterializedTableColumnColumnsComputed = streamProcessing.output.FlinkMaterializedTableColumnColumnsComputed;

    export type FlinkMaterializedTableColumnColumnsMetadata = streamProcessing.output.FlinkMaterializedTableColumnColumnsMetadata;

    export type FlinkMaterializedTableColumnColumnsPhysical = streamProcessing.output.FlinkMaterializedTableColumnColumnsPhysical;

    export type FlinkMaterializedTableComputePool = streamProcessing.output.FlinkMaterializedTableComputePool;

    export type FlinkMaterializedTableConstraint = streamProcessing.output.FlinkMaterializedTableConstraint;

    export type FlinkMaterializedTableCredentials = streamProcessing.output.FlinkMaterializedTableCredentials;

    export type FlinkMaterializedTableDistribution = streamProcessing.output.FlinkMaterializedTableDistribution;

    export type FlinkMaterializedTableEnvironment = streamProcessing.output.FlinkMaterializedTableEnvironment;

    export type FlinkMaterializedTableKafkaCluster = streamProcessing.output.FlinkMaterializedTableKafkaCluster;

    export type FlinkMaterializedTableOrganization = streamProcessing.output.FlinkMaterializedTableOrganization;

    export type FlinkMaterializedTablePrincipal = streamProcessing.output.FlinkMaterializedTablePrincipal;

    export type FlinkMaterializedTableWatermark = streamProcessing.output.FlinkMaterializedTableWatermark;

    export type FlinkStatementComputePool = streamProcessing.output.FlinkStatementComputePool;

    export type FlinkStatementCredentials = streamProcessing.output.FlinkStatementCredentials;

    export type FlinkStatementEnvironment = streamProcessing.output.FlinkStatementEnvironment;

    export type FlinkStatementOrganization = streamProcessing.output.FlinkStatementOrganization;

    export type FlinkStatementPrincipal = streamProcessing.output.FlinkStatementPrincipal;

    export type KsqlClusterCredentialIdentity = streamProcessing.output.KsqlClusterCredentialIdentity;

    export type KsqlClusterEnvironment = streamProcessing.output.KsqlClusterEnvironment;

    export type KsqlClusterKafkaCluster = streamProcessing.output.KsqlClusterKafkaCluster;

    export type GetFlinkArtifactEnvironment = streamProcessing.output.GetFlinkArtifactEnvironment;

    export type GetFlinkArtifactVersion = streamProcessing.output.GetFlinkArtifactVersion;

    export type GetFlinkComputePoolEnvironment = streamProcessing.output.GetFlinkComputePoolEnvironment;

    export type GetFlinkConnectionComputePool = streamProcessing.output.GetFlinkConnectionComputePool;

    export type GetFlinkConnectionCredentials = streamProcessing.output.GetFlinkConnectionCredentials;

    export type GetFlinkConnectionEnvironment = streamProcessing.output.GetFlinkConnectionEnvironment;

    export type GetFlinkConnectionOrganization = streamProcessing.output.GetFlinkConnectionOrganization;

    export type GetFlinkConnectionPrincipal = streamProcessing.output.GetFlinkConnectionPrincipal;

    export type GetFlinkMaterializedTableColumn = streamProcessing.output.GetFlinkMaterializedTableColumn;

    export type GetFlinkMaterializedTableColumnColumnsComputed = streamProcessing.output.GetFlinkMaterializedTableColumnColumnsComputed;

    export type GetFlinkMaterializedTableColumnColumnsMetadata = streamProcessing.output.GetFlinkMaterializedTableColumnColumnsMetadata;

    export type GetFlinkMaterializedTableColumnColumnsPhysical = streamProcessing.output.GetFlinkMaterializedTableColumnColumnsPhysical;

    export type GetFlinkMaterializedTableComputePool = streamProcessing.output.GetFlinkMaterializedTableComputePool;

    export type GetFlinkMaterializedTableConstraint = streamProcessing.output.GetFlinkMaterializedTableConstraint;

    export type GetFlinkMaterializedTableCredentials = streamProcessing.output.GetFlinkMaterializedTableCredentials;

    export type GetFlinkMaterializedTableDistribution = streamProcessing.output.GetFlinkMaterializedTableDistribution;

    export type GetFlinkMaterializedTableEnvironment = streamProcessing.output.GetFlinkMaterializedTableEnvironment;

    export type GetFlinkMaterializedTableKafkaCluster = streamProcessing.output.GetFlinkMaterializedTableKafkaCluster;

    export type GetFlinkMaterializedTableOrganization = streamProcessing.output.GetFlinkMaterializedTableOrganization;

    export type GetFlinkMaterializedTablePrincipal = streamProcessing.output.GetFlinkMaterializedTablePrincipal;

    export type GetFlinkMaterializedTableWatermark = streamProcessing.output.GetFlinkMaterializedTableWatermark;

    export type GetKsqlClusterCredentialIdentity = streamProcessing.output.GetKsqlClusterCredentialIdentity;

    export type GetKsqlClusterEnvironment = streamProcessing.output.GetKsqlClusterEnvironment;

    export type GetKsqlClusterKafkaCluster = streamProcessing.output.GetKsqlClusterKafkaCluster;

    export type CatalogIntegrationAwsGlue = tables.output.CatalogIntegrationAwsGlue;

    export type CatalogIntegrationCredentials = tables.output.CatalogIntegrationCredentials;

    export type CatalogIntegrationEnvironment = tables.output.CatalogIntegrationEnvironment;

    export type CatalogIntegrationKafkaCluster = tables.output.CatalogIntegrationKafkaCluster;

    export type CatalogIntegrationSnowflake = tables.output.CatalogIntegrationSnowflake;

    export type CatalogIntegrationUnity = tables.output.CatalogIntegrationUnity;

    export type RtceTopicEnvironment = tables.output.RtceTopicEnvironment;

    export type RtceTopicKafkaCluster = tables.output.RtceTopicKafkaCluster;

    export type TableflowTopicAzureDataLakeStorageGen2 = tables.output.TableflowTopicAzureDataLakeStorageGen2;

    export type TableflowTopicByobAws = tables.output.TableflowTopicByobAws;

    export type TableflowTopicCredentials = tables.output.TableflowTopicCredentials;

    export type TableflowTopicEnvironment = tables.output.TableflowTopicEnvironment;

    export type TableflowTopicErrorHandling = tables.output.TableflowTopicErrorHandling;

    export type TableflowTopicKafkaCluster = tables.output.TableflowTopicKafkaCluster;

    export type TableflowTopicManagedStorage = tables.output.TableflowTopicManagedStorage;

    export type GetCatalogIntegrationAwsGlue = tables.output.GetCatalogIntegrationAwsGlue;

    export type GetCatalogIntegrationCredentials = tables.output.GetCatalogIntegrationCredentials;

    export type GetCatalogIntegrationEnvironment = tables.output.GetCatalogIntegrationEnvironment;

    export type GetCatalogIntegrationKafkaCluster = tables.output.GetCatalogIntegrationKafkaCluster;

    export type GetCatalogIntegrationSnowflake = tables.output.GetCatalogIntegrationSnowflake;

    export type GetCatalogIntegrationUnity = tables.output.GetCatalogIntegrationUnity;

    export type GetRtceTopicEnvironment = tables.output.GetRtceTopicEnvironment;

    export type GetRtceTopicKafkaCluster = tables.output.GetRtceTopicKafkaCluster;

    export type GetTableflowTopicAzureDataLakeStorageGen2 = tables.output.GetTableflowTopicAzureDataLakeStorageGen2;

    export type GetTableflowTopicByobAw = tables.output.GetTableflowTopicByobAw;

    export type GetTableflowTopicCredentials = tables.output.GetTableflowTopicCredentials;

    export type GetTableflowTopicEnvironment = tables.output.GetTableflowTopicEnvironment;

    export type GetTableflowTopicErrorHandling = tables.output.GetTableflowTopicErrorHandling;

    export type GetTableflowTopicKafkaCluster = tables.output.GetTableflowTopicKafkaCluster;

    export type GetTableflowTopicManagedStorage = tables.output.GetTableflowTopicManagedStorage;

    export type ProviderOauth = shared.output.ProviderOauth;

    export namespace config {
      export type Oauth = shared.output.config.Oauth;
    }
  }
}
