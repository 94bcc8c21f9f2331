import { isObject, type Models, type Shape, shapeOfModel } from "@org/simulator";

/** The members that the platform's OpenAPI documents give to what its answers hold. */
const models: Models = {
  List: "api_version kind metadata:ListMeta data",
  ListMeta: "first last prev next total_size self",
  ObjectMeta: "self resource_name created_at updated_at deleted_at",
  Reference: "id environment related resource_name api_version kind",
  Environment: "api_version kind id metadata:ObjectMeta display_name stream_governance_config:StreamGovernance",
  StreamGovernance: "package",
  ServiceAccount: "api_version kind id metadata:ObjectMeta display_name description",
  User: "api_version kind id metadata:ObjectMeta email full_name auth_type",
  ApiKey: "api_version kind id metadata:ObjectMeta spec:ApiKeySpec",
  ApiKeySpec: "secret display_name description owner:Reference resource:Reference resources:Reference",
  RoleBinding: "api_version kind id metadata:ObjectMeta principal role_name crn_pattern",
  IdentityProvider:
    "api_version kind id metadata:ObjectMeta display_name description identity_claim state issuer jwks_uri keys:Jwk",
  Jwk: "kty kid alg use n e",
  IdentityPool:
    "api_version kind id metadata:ObjectMeta display_name description identity_claim filter principal state",
  KafkaCluster: "api_version kind id metadata:ObjectMeta spec:KafkaClusterSpec status:KafkaClusterStatus",
  KafkaClusterSpec:
    "display_name availability cloud region config:KafkaClusterConfig kafka_bootstrap_endpoint http_endpoint api_endpoint endpoints deletion_protection environment:Reference network:Reference byok:Reference",
  KafkaClusterConfig: "kind max_ecku cku encryption_key zones release_priority",
  KafkaClusterStatus: "phase cku",
  Network: "api_version kind id metadata:ObjectMeta spec:NetworkSpec status:NetworkStatus",
  NetworkSpec:
    "display_name cloud region connection_types cidr zones zones_info:ZoneInfo dns_config:DnsConfig reserved_cidr environment:Reference gateway:Reference",
  ZoneInfo: "zone_id cidr",
  DnsConfig: "resolution",
  NetworkStatus:
    "phase supported_connection_types active_connection_types error_code error_message dns_domain endpoint_suffix zonal_subdomains cloud:NetworkCloud idle_since",
  NetworkCloud:
    "kind vpc account private_link_endpoint_service project vpc_network private_service_connect_service_attachments vnet subscription private_link_service_aliases private_link_service_resource_ids",
  Peering: "api_version kind id metadata:ObjectMeta spec:PeeringSpec status:NetworkingStatus",
  PeeringSpec: "display_name cloud:PeeringCloud environment:Reference network:Reference",
  PeeringCloud: "kind account vpc routes customer_region tenant vnet project vpc_network import_custom_routes",
  NetworkingStatus: "phase error_code error_message",
  PrivateLinkAccess: "api_version kind id metadata:ObjectMeta spec:PrivateLinkAccessSpec status:NetworkingStatus",
  PrivateLinkAccessSpec: "display_name cloud:PrivateLinkAccessCloud environment:Reference network:Reference",
  PrivateLinkAccessCloud: "kind account subscription project",
  TransitGatewayAttachment:
    "api_version kind id metadata:ObjectMeta spec:TransitGatewayAttachmentSpec status:TransitGatewayAttachmentStatus",
  TransitGatewayAttachmentSpec:
    "display_name cloud:TransitGatewayAttachmentCloud environment:Reference network:Reference",
  TransitGatewayAttachmentCloud: "kind ram_share_arn transit_gateway_id routes",
  TransitGatewayAttachmentStatus: "phase error_code error_message cloud:TransitGatewayAttachmentStatusCloud",
  TransitGatewayAttachmentStatusCloud: "kind transit_gateway_attachment_id",
  Gateway: "api_version kind id metadata:ObjectMeta spec:GatewaySpec status:GatewayStatus",
  GatewaySpec: "display_name config:GatewayConfig environment:Reference",
  GatewayConfig: "kind region zones",
  GatewayStatus: "phase error_code error_message cloud_gateway:CloudGateway",
  CloudGateway:
    "kind principal_arn vpc_endpoint_service_name account subscription private_link_service_alias private_link_service_resource_id ip_addresses project private_service_connect_service_attachment iam_principal",
  AccessPoint: "api_version kind id metadata:ObjectMeta spec:AccessPointSpec status:AccessPointStatus",
  AccessPointSpec: "display_name config:AccessPointConfig environment:Reference gateway:Reference",
  AccessPointConfig:
    "kind vpc_endpoint_service_name enable_high_availability target_system vpc_endpoint_id network_interfaces account egress_routes private_link_service_resource_id private_link_subresource_name private_endpoint_resource_id private_service_connect_endpoint_target private_service_connect_connection_id",
  AccessPointStatus: "phase error_code error_message config:AccessPointStatusConfig",
  AccessPointStatusConfig:
    "kind vpc_endpoint_id vpc_endpoint_dns_name vpc_endpoint_service_name dns_domain private_endpoint_resource_id private_endpoint_domain private_endpoint_ip_address private_endpoint_custom_dns_config_domains private_link_service_alias private_link_service_resource_id private_service_connect_endpoint_connection_id private_service_connect_endpoint_name private_service_connect_endpoint_ip_address private_service_connect_service_attachment",
  DnsRecord: "api_version kind id metadata:ObjectMeta spec:DnsRecordSpec status:NetworkingStatus",
  DnsRecordSpec: "display_name domain config:DnsRecordConfig environment:Reference gateway:Reference",
  DnsRecordConfig: "kind resource_id",
  DnsForwarder: "api_version kind id metadata:ObjectMeta spec:DnsForwarderSpec status:NetworkingStatus",
  DnsForwarderSpec: "display_name domains config:DnsForwarderConfig environment:Reference gateway:Reference",
  DnsForwarderConfig: "kind dns_server_ips domain_mappings",
  PrivateLinkAttachment:
    "api_version kind id metadata:ObjectMeta spec:PrivateLinkAttachmentSpec status:PrivateLinkAttachmentStatus",
  PrivateLinkAttachmentSpec: "display_name cloud region environment:Reference",
  PrivateLinkAttachmentStatus: "phase error_code error_message dns_domain cloud:PrivateLinkAttachmentService",
  PrivateLinkAttachmentService:
    "kind vpc_endpoint_service:VpcEndpointService private_link_service:PrivateLinkService service_attachment:ServiceAttachment",
  VpcEndpointService: "vpc_endpoint_service_name",
  PrivateLinkService: "private_link_service_alias private_link_service_resource_id",
  ServiceAttachment: "private_service_connect_service_attachment",
  PrivateLinkAttachmentConnection:
    "api_version kind id metadata:ObjectMeta spec:PrivateLinkAttachmentConnectionSpec status:PrivateLinkAttachmentConnectionStatus",
  PrivateLinkAttachmentConnectionSpec:
    "display_name cloud:PrivateLinkAttachmentConnectionCloud environment:Reference private_link_attachment:Reference",
  PrivateLinkAttachmentConnectionCloud:
    "kind vpc_endpoint_id private_endpoint_resource_id private_service_connect_connection_id",
  PrivateLinkAttachmentConnectionStatus: "phase error_code error_message cloud",
  NetworkLinkService: "api_version kind id metadata:ObjectMeta spec:NetworkLinkServiceSpec status:NetworkingStatus",
  NetworkLinkServiceSpec: "display_name description accept:AcceptPolicy environment:Reference network:Reference",
  AcceptPolicy: "environments networks",
  NetworkLinkEndpoint:
    "api_version kind id metadata:ObjectMeta spec:NetworkLinkEndpointSpec status:NetworkLinkEndpointStatus",
  NetworkLinkEndpointSpec:
    "display_name description environment:Reference network:Reference network_link_service:Reference",
  NetworkLinkEndpointStatus: "phase error_code error_message expires_at",
  Invitation:
    "api_version kind id metadata:ObjectMeta email auth_type status accepted_at expires_at user:Reference creator:Reference",
  GroupMapping: "api_version kind id metadata:ObjectMeta display_name description filter principal state",
  // The documents leave the last member out, which the platform's own clients send and read.
  CertificateAuthority:
    "api_version kind id metadata:ObjectMeta display_name description fingerprints expiration_dates serial_numbers certificate_chain_filename crl_source crl_url crl_updated_at state require_crl_on_client_certificate",
  CertificateIdentityPool:
    "api_version kind id metadata:ObjectMeta display_name description external_identifier filter principal state",
  IpGroup: "api_version kind id metadata:ObjectMeta group_name cidr_blocks",
  IpFilter:
    "api_version kind id metadata:ObjectMeta filter_name resource_group resource_scope operation_groups ip_groups:Reference",
  ByokKey:
    "api_version kind id metadata:ObjectMeta key:KeyOfCloud display_name provider state validation:KeyValidation",
  KeyOfCloud: "kind key_arn roles application_id key_id key_vault_id tenant_id security_group",
  KeyValidation: "phase message since region",
  KsqlCluster: "api_version kind id metadata:ObjectMeta spec:KsqlClusterSpec status:KsqlClusterStatus",
  KsqlClusterSpec:
    "display_name use_detailed_processing_log csu kafka_cluster:Reference credential_identity:Reference environment:Reference",
  KsqlClusterStatus: "http_endpoint phase is_paused storage topic_prefix",
  TableflowTopic: "api_version kind metadata:ObjectMeta spec:TableflowTopicSpec status:TableflowTopicStatus",
  TableflowTopicSpec:
    "display_name suspended config:TableConfig storage:TableStorage table_formats environment:Reference kafka_cluster:Reference",
  TableConfig:
    "enable_compaction enable_partitioning retention_ms data_retention_ms record_failure_strategy error_handling:ErrorHandling metadata_column_naming_scheme",
  ErrorHandling: "mode target",
  TableStorage:
    "kind bucket_name bucket_region provider_integration_id table_path storage_account_name container_name storage_region",
  TableflowTopicStatus: "phase error_message catalog_sync_statuses failing_table_formats write_mode",
  CatalogIntegration:
    "api_version kind id metadata:ObjectMeta spec:CatalogIntegrationSpec status:CatalogIntegrationStatus",
  CatalogIntegrationSpec: "display_name suspended config:CatalogConfig environment:Reference kafka_cluster:Reference",
  CatalogConfig:
    "kind provider_integration_id custom_database endpoint client_id client_secret warehouse allowed_scope custom_namespace workspace_endpoint catalog_name custom_schema",
  CatalogIntegrationStatus: "phase error_message last_sync_at",
  RtceTopic: "api_version kind metadata:ObjectMeta spec:RtceTopicSpec status:RtceTopicStatus",
  RtceTopicSpec: "cloud region topic_name description environment:Reference kafka_cluster:Reference",
  RtceTopicStatus: "phase error_message",
  Integration: "api_version kind id display_name provider config:IntegrationConfig environment:Reference usages status",
  IntegrationConfig:
    "kind iam_role_arn external_id customer_iam_role_arn customer_azure_tenant_id confluent_multi_tenant_app_id customer_google_service_account google_service_account",
  Endpoint:
    "api_version kind id metadata:ObjectMeta cloud region service is_private connection_type endpoint endpoint_type environment:Reference resource:Reference gateway:Reference access_point:Reference",
  IpAddress: "api_version kind ip_prefix cloud region services address_type",
  SchemaRegistryCluster:
    "api_version kind id metadata:ObjectMeta spec:SchemaRegistryClusterSpec status:SchemaRegistryClusterStatus",
  SchemaRegistryClusterSpec:
    "display_name package http_endpoint catalog_http_endpoint private_http_endpoint private_networking_config:PrivateNetworking cloud region environment:Reference",
  PrivateNetworking: "regional_endpoints",
  SchemaRegistryClusterStatus: "phase",
  TableflowRegion: "api_version kind id metadata:ObjectMeta cloud region",
  FlinkRegion:
    "api_version kind id metadata:ObjectMeta display_name cloud region_name http_endpoint private_http_endpoint",
  ClientQuota: "api_version kind id metadata:ObjectMeta spec:ClientQuotaSpec",
  ClientQuotaSpec:
    "display_name description throughput:Throughput cluster:Reference principals:Reference environment:Reference",
  Throughput: "ingress_byte_rate egress_byte_rate",
  GatewayMeta: "self created_at updated_at uid resource_version labels",
  Connection: "api_version kind metadata:GatewayMeta name spec:ConnectionSpec status:ConnectionStatus",
  ConnectionSpec: "connection_type endpoint auth_data:PlaintextProvider",
  PlaintextProvider: "kind data",
  ConnectionStatus: "phase detail",
  MaterializedTable:
    "api_version kind metadata:GatewayMeta name organization_id environment_id spec:MaterializedTableSpec status:MaterializedTableStatus",
  MaterializedTableSpec:
    "kafka_cluster_id compute_pool_id principal stopped table_options session_options columns:Column watermark:Watermark constraints:Constraint distribution:Distribution query",
  MaterializedTableStatus: "phase detail warnings creation_statement scaling_status version latest_version",
  Column: "kind name type comment metadata_key virtual expression",
  Watermark: "column expression",
  Constraint: "name type columns enforced",
  Distribution: "kind keys bucket_count",
  Statement:
    "api_version kind metadata:GatewayMeta name organization_id environment_id spec:StatementSpec status:StatementStatus result",
  StatementSpec: "statement properties compute_pool_id principal stopped execution_mode scaling",
  StatementStatus:
    "phase scaling_status state_limit_status detail warnings traits network_kind latest_offsets latest_offsets_timestamp end_time duration affected_resource identity",
  ComputePool: "api_version kind id metadata:ObjectMeta spec:ComputePoolSpec status:ComputePoolStatus",
  ComputePoolSpec: "display_name cloud region max_cfu enable_ai default_pool environment:Reference network:Reference",
  ComputePoolStatus: "phase current_cfu",
  OrgComputePoolConfig: "api_version kind organization_id spec:OrgComputePoolConfigSpec",
  OrgComputePoolConfigSpec: "default_pool_enabled default_pool_max_cfu",
  ConnectorList: "*:ConnectorExpansion",
  ConnectorExpansion: "id:ConnectorId info:Connector status:ConnectorStatus",
  ConnectorId: "id id_type",
  Connector: "name type config tasks offsets",
  ConnectorStatus: "name type connector:ConnectorState tasks",
  ConnectorState: "state worker_id trace",
  DeletedConnector: "error",
  ConnectorPlugin: "name groups error_count configs:ConnectorSetting",
  ConnectorSetting: "definition:SettingDefinition value:SettingValue metadata",
  SettingDefinition:
    "name type required default_value importance documentation group width display_name dependents order alias",
  SettingValue: "name value recommended_values errors visible",
  OffsetRequest: "id name offsets requested_at type",
  OffsetRequestStatus: "request:OffsetRequest status:OffsetStatus previous_offsets applied_at",
  OffsetStatus: "phase message",
  FlinkArtifact:
    "api_version kind id metadata:ObjectMeta cloud region environment display_name class content_format description documentation_link runtime_language versions:FlinkArtifactVersion",
  FlinkArtifactVersion: "version release_notes is_beta artifact_id upload_source",
  ConnectArtifact: "api_version kind id metadata:ObjectMeta spec:ConnectArtifactSpec status:ConnectArtifactStatus",
  ConnectArtifactSpec:
    "cloud environment display_name description content_format upload_source:UploadSource plugins usages",
  ConnectArtifactStatus: "phase",
  CustomConnectorPlugin:
    "api_version kind id metadata:ObjectMeta display_name content_format description documentation_link connector_class connector_type cloud sensitive_config_properties upload_source:UploadSource runtime_language",
  Plugin: "api_version kind id metadata:ObjectMeta spec:PluginSpec",
  PluginSpec: "cloud display_name description runtime_language environment:Reference",
  PluginVersion: "api_version kind id metadata:ObjectMeta spec:PluginVersionSpec status:PluginVersionStatus",
  PluginVersionSpec:
    "version sensitive_config_properties documentation_link content_format connector_classes:ConnectorClass upload_source:UploadSource environment:Reference",
  ConnectorClass: "class_name type",
  PluginVersionStatus: "phase error_message",
  UploadSource: "location upload_id",
  UploadAddress: "api_version kind content_format cloud region environment upload_id upload_url upload_form_data",
  Topic:
    "kind metadata:ObjectMeta cluster_id topic_name is_internal replication_factor partitions_count partitions:Link configs:Link partition_reassignments:Link authorized_operations",
  Link: "related",
  TopicConfig:
    "kind metadata:ObjectMeta cluster_id name value is_default is_read_only is_sensitive source synonyms:Synonym topic_name",
  BrokerConfig:
    "kind metadata:ObjectMeta cluster_id config_type name value is_default is_read_only is_sensitive source synonyms:Synonym",
  Synonym: "name value source",
  ClusterLink:
    "kind metadata:ObjectMeta source_cluster_id destination_cluster_id remote_cluster_id link_name link_id cluster_link_id topic_names link_error link_error_message link_state tasks category_counts",
  LinkConfig:
    "kind metadata:ObjectMeta cluster_id name value is_default is_read_only is_sensitive source synonyms link_name",
  Mirror:
    "kind metadata:ObjectMeta link_name mirror_topic_name source_topic_name num_partitions mirror_lags mirror_status mirror_topic_error state_time_ms mirror_state_transition_errors",
  AlteredMirror:
    "kind metadata:ObjectMeta mirror_topic_name error_code error_message mirror_lags messages_truncated partition_level_truncation_data",
  Acl: "kind metadata:ObjectMeta cluster_id resource_type resource_name pattern_type principal host operation permission",
  Schema:
    "subject version id guid schemaType references:SchemaReference metadata:SchemaMetadata ruleSet:RuleSet schema schemaTags ts deleted",
  RegisteredSchema:
    "id version guid schemaType references:SchemaReference metadata:SchemaMetadata ruleSet:RuleSet schema ts deleted",
  SchemaOfId:
    "subject version guid schemaType schema references:SchemaReference metadata:SchemaMetadata ruleSet:RuleSet schemaTags maxId ts deleted",
  SchemaReference: "name subject version",
  SchemaMetadata: "tags properties sensitive",
  RuleSet: "migrationRules:Rule domainRules:Rule encodingRules:Rule enableAt",
  Rule: "name doc kind mode type tags params expr onSuccess onFailure disabled",
  Compatibility: "is_compatible messages",
  SubjectConfig:
    "alias aliasForDeks normalize validateFields validateNewSchemas validateRules compatibilityLevel compatibilityPolicy compatibilityGroup defaultMetadata overrideMetadata defaultRuleSet overrideRuleSet",
  Mode: "mode",
  Exporter: "name contextType context subjects kekRenameFormat subjectRenameFormat config",
  ExporterName: "name",
  ExporterStatus: "name state offset ts trace",
  Kek: "name kmsType kmsKeyId kmsProps doc shared ts deleted",
  Dek: "kekName subject version algorithm encryptedKeyMaterial keyMaterial ts deleted",
  TagDefinition:
    "category guid createdBy updatedBy createTime updateTime version name description typeVersion serviceType options attributeDefs:AttributeDefinition superTypes entityTypes subTypes color error:CatalogError",
  BusinessMetadataDefinition:
    "category guid createdBy updatedBy createTime updateTime version name description typeVersion serviceType options attributeDefs:AttributeDefinition error:CatalogError",
  AttributeDefinition:
    "name typeName isOptional cardinality valuesMinCount valuesMaxCount isUnique isIndexable includeInNotification defaultValue description searchWeight indexType constraints options displayName",
  CatalogError: "error_code message",
  TagBinding:
    "typeName attributes entityGuid entityStatus propagate validityPeriods removePropagationsOnEntityDelete entityType entityName error:CatalogError",
  BusinessMetadataBinding: "typeName attributes entityType entityName error:CatalogError",
  EntityWithExtInfo: "referredEntities entity:CatalogEntity",
  CatalogEntity:
    "typeName attributes guid homeId isProxy isIncomplete provenanceType status createdBy updatedBy createTime updateTime version relationshipAttributes classifications meanings customAttributes businessAttributes labels proxy",
  EntityUpdate: "mutatedEntities",
  SearchResult: "searchParameters types entities:EntityHeader referredEntities",
  EntityHeader:
    "typeName attributes guid status displayText classificationNames classifications meaningNames meanings isIncomplete labels",
};

/** The models of answers by method and path. The first that fits counts. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/ \/org\/v2\/environments/, "Environment"],
  [/ \/iam\/v2\/service-accounts/, "ServiceAccount"],
  [/ \/iam\/v2\/users/, "User"],
  [/ \/iam\/v2\/api-keys/, "ApiKey"],
  [/ \/iam\/v2\/role-bindings/, "RoleBinding"],
  [/ \/iam\/v2\/invitations/, "Invitation"],
  [/ \/iam\/v2\/sso\/group-mappings/, "GroupMapping"],
  [/ \/iam\/v2\/certificate-authorities\/[^/]+\/identity-pools/, "CertificateIdentityPool"],
  [/ \/iam\/v2\/certificate-authorities/, "CertificateAuthority"],
  [/ \/iam\/v2\/ip-groups/, "IpGroup"],
  [/ \/iam\/v2\/ip-filters/, "IpFilter"],
  [/ \/byok\/v1\/keys/, "ByokKey"],
  [/ \/pim\/v[12]\/integrations/, "Integration"],
  [/ \/iam\/v2\/identity-providers\/[^/]+\/identity-pools/, "IdentityPool"],
  [/ \/iam\/v2\/identity-providers/, "IdentityProvider"],
  [/ \/cmk\/v2\/clusters/, "KafkaCluster"],
  [/ \/kafka-quotas\/v1\/client-quotas/, "ClientQuota"],
  [/ \/networking\/v1\/networks/, "Network"],
  [/ \/networking\/v1\/peerings/, "Peering"],
  [/ \/networking\/v1\/private-link-accesses/, "PrivateLinkAccess"],
  [/ \/networking\/v1\/transit-gateway-attachments/, "TransitGatewayAttachment"],
  [/ \/networking\/v1\/gateways/, "Gateway"],
  [/ \/networking\/v1\/access-points/, "AccessPoint"],
  [/ \/networking\/v1\/private-link-attachments/, "PrivateLinkAttachment"],
  [/ \/networking\/v1\/private-link-attachment-connections/, "PrivateLinkAttachmentConnection"],
  [/ \/networking\/v1\/network-link-services/, "NetworkLinkService"],
  [/ \/networking\/v1\/network-link-endpoints/, "NetworkLinkEndpoint"],
  [/ \/networking\/v1\/dns-records/, "DnsRecord"],
  [/ \/networking\/v1\/dns-forwarders/, "DnsForwarder"],
  [/ \/ksqldbcm\/v2\/clusters/, "KsqlCluster"],
  [/ \/tableflow\/v1\/tableflow-topics/, "TableflowTopic"],
  [/ \/tableflow\/v1\/catalog-integrations/, "CatalogIntegration"],
  [/ \/rtce\/v1\/rtce-topics/, "RtceTopic"],
  [/ \/endpoint\/v1\/endpoints/, "Endpoint"],
  [/ \/networking\/v1\/ip-addresses/, "IpAddress"],
  [/ \/srcm\/v3\/clusters/, "SchemaRegistryCluster"],
  [/ \/tableflow\/v1\/regions/, "TableflowRegion"],
  [/ \/fcpm\/v2\/regions/, "FlinkRegion"],
  [/ \/fcpm\/v2\/compute-pools/, "ComputePool"],
  [/ \/sql\/v1\/.*\/connections/, "Connection"],
  [/ \/sql\/v1\/.*\/materialized-tables/, "MaterializedTable"],
  [/ \/sql\/v1\/.*\/statements/, "Statement"],
  [/ \/fcpm\/v2\/compute-pool-config/, "OrgComputePoolConfig"],
  [/GET \/connect\/v1\/.*\/connectors$/, "ConnectorList"],
  [/DELETE \/connect\/v1\/.*\/connectors\//, "DeletedConnector"],
  [/ \/connect\/v1\/.*\/config\/validate$/, "ConnectorPlugin"],
  [/ \/connect\/v1\/.*\/offsets\/request\/status$/, "OffsetRequestStatus"],
  [/ \/connect\/v1\/.*\/offsets\/request$/, "OffsetRequest"],
  [/ \/connect\/v1\/.*\/connectors\/[^/]+\/status$/, "ConnectorStatus"],
  [/ \/connect\/v1\/.*\/connectors/, "Connector"],
  [/\/v1\/presigned-upload-url$/, "UploadAddress"],
  [/ \/artifact\/v1\/flink-artifacts/, "FlinkArtifact"],
  [/ \/cam\/v1\/connect-artifacts/, "ConnectArtifact"],
  [/ \/connect\/v1\/custom-connector-plugins/, "CustomConnectorPlugin"],
  [/ \/ccpm\/v1\/plugins\/[^/]+\/versions/, "PluginVersion"],
  [/ \/ccpm\/v1\/plugins/, "Plugin"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/topics\/[^/]+\/configs/, "TopicConfig"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/topics/, "Topic"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/acls/, "Acl"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/broker-configs/, "BrokerConfig"],
  [/POST \/kafka\/v3\/clusters\/[^/]+\/links\/[^/]+\/mirrors:/, "AlteredMirror"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/links\/[^/]+\/mirrors/, "Mirror"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/links\/[^/]+\/configs/, "LinkConfig"],
  [/ \/kafka\/v3\/clusters\/[^/]+\/links/, "ClusterLink"],
  [/POST \/subjects\/[^/]+\/versions$/, "RegisteredSchema"],
  [/POST \/subjects\/[^/]+$/, "Schema"],
  [/GET \/subjects\/[^/]+\/versions\/[^/]+$/, "Schema"],
  [/GET \/schemas\/ids\//, "SchemaOfId"],
  [/GET \/schemas$/, "Schema"],
  [/ \/compatibility\//, "Compatibility"],
  [/GET \/config/, "SubjectConfig"],
  [/ \/mode/, "Mode"],
  [/GET \/exporters\/[^/]+\/status$/, "ExporterStatus"],
  [/GET \/exporters\/[^/]+$/, "Exporter"],
  [/(POST|PUT) \/exporters/, "ExporterName"],
  [/ \/dek-registry\/v1\/keks\/[^/]+\/deks/, "Dek"],
  [/ \/dek-registry\/v1\/keks/, "Kek"],
  [/ \/catalog\/v1\/types\/tagdefs/, "TagDefinition"],
  [/ \/catalog\/v1\/types\/businessmetadatadefs/, "BusinessMetadataDefinition"],
  [/ \/catalog\/v1\/entity\/(?:tags|type\/[^/]+\/name\/[^/]+\/tags)/, "TagBinding"],
  [
    / \/catalog\/v1\/entity\/(?:businessmetadata|type\/[^/]+\/name\/[^/]+\/businessmetadata)/,
    "BusinessMetadataBinding",
  ],
  [/GET \/catalog\/v1\/entity\/type\//, "EntityWithExtInfo"],
  [/PUT \/catalog\/v1\/entity$/, "EntityUpdate"],
  [/GET \/catalog\/v1\/search\/attribute/, "SearchResult"],
];

/** What the documents say of an answer; undefined where they give it no members. */
export function shapeOfResponse(body: unknown, request: { readonly method: string; readonly path: string }) {
  const [, model] = answers.find(([path]) => path.test(`${request.method} ${request.path}`)) ?? [];
  if (model === undefined || typeof body !== "object" || body === null) return undefined;
  return isObject(body) && "data" in body ? listOf(model) : shapeOfModel(models, model);
}

const lists = new Map<string, Shape<unknown>>();

/** A list of the control plane or of Kafka, of objects of a model. */
function listOf(model: string): Shape<unknown> {
  const list = lists.get(model) ?? shapeOfModel({ ...models, List: `${models["List"]}:${model}` }, "List");
  lists.set(model, list);
  return list;
}
