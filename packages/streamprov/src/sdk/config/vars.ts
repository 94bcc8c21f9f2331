// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { Config } from "@pulumi/pulumi";
import type { types } from "../types/shared.ts";

const values = new Config("streamprov");

/** The stack's configuration of streamprov: the values set with `pulumi config set streamprov:<name>`, undefined if not set. */
export const config = {
  /** Base URL of the control plane, of Tableflow and of the token exchange. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `CONFLUENT_CLOUD_ENDPOINT`, or to `https://api.confluent.cloud` if it is not set. */
  get endpoint(): string | undefined {
    return values.get("endpoint");
  },
  /** Number of retries for a request that fails temporarily. At least 4. Defaults to the environment variable `TF_PROVIDER_CONFLUENT_MAX_RETRIES`, or to `4` if it is not set. */
  get maxRetries(): number | undefined {
    return values.getNumber("maxRetries");
  },
  /** Cloud API key, for the control plane. Defaults to the environment variable `CONFLUENT_CLOUD_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. */
  get cloudApiKey(): string | undefined {
    return values.get("cloudApiKey");
  },
  /** Secret of the Cloud API key. Defaults to the environment variable `CONFLUENT_CLOUD_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. */
  get cloudApiSecret(): string | undefined {
    return values.get("cloudApiSecret");
  },
  /** ID of the Kafka cluster for Kafka resources, `lkc-...`. Defaults to the environment variable `KAFKA_ID`. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. */
  get kafkaId(): string | undefined {
    return values.get("kafkaId");
  },
  /** REST endpoint of that Kafka cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `KAFKA_REST_ENDPOINT`. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. */
  get kafkaRestEndpoint(): string | undefined {
    return values.get("kafkaRestEndpoint");
  },
  /** API key of that Kafka cluster. Defaults to the environment variable `KAFKA_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. */
  get kafkaApiKey(): string | undefined {
    return values.get("kafkaApiKey");
  },
  /** Secret of the Kafka API key. Defaults to the environment variable `KAFKA_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. */
  get kafkaApiSecret(): string | undefined {
    return values.get("kafkaApiSecret");
  },
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the environment variable `SCHEMA_REGISTRY_ID`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  get schemaRegistryId(): string | undefined {
    return values.get("schemaRegistryId");
  },
  /** REST endpoint of that Schema Registry, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `SCHEMA_REGISTRY_REST_ENDPOINT`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  get schemaRegistryRestEndpoint(): string | undefined {
    return values.get("schemaRegistryRestEndpoint");
  },
  /** REST endpoint of the Stream Catalog, if it differs from the Schema Registry's. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `CATALOG_REST_ENDPOINT`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  get catalogRestEndpoint(): string | undefined {
    return values.get("catalogRestEndpoint");
  },
  /** API key of that Schema Registry. Defaults to the environment variable `SCHEMA_REGISTRY_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  get schemaRegistryApiKey(): string | undefined {
    return values.get("schemaRegistryApiKey");
  },
  /** Secret of the Schema Registry API key. Defaults to the environment variable `SCHEMA_REGISTRY_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  get schemaRegistryApiSecret(): string | undefined {
    return values.get("schemaRegistryApiSecret");
  },
  /** ID of the organization for Flink resources, a UUID. Defaults to the environment variable `CONFLUENT_ORGANIZATION_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get organizationId(): string | undefined {
    return values.get("organizationId");
  },
  /** ID of the environment for Flink resources, `env-...`. Other resources do not use it. Defaults to the environment variable `CONFLUENT_ENVIRONMENT_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get environmentId(): string | undefined {
    return values.get("environmentId");
  },
  /** ID of the compute pool for Flink statements, `lfcp-...`. Defaults to the environment variable `FLINK_COMPUTE_POOL_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get flinkComputePoolId(): string | undefined {
    return values.get("flinkComputePoolId");
  },
  /** ID of the principal that runs Flink statements: `sa-...`, `u-...` or `pool-...`. Defaults to the environment variable `FLINK_PRINCIPAL_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get flinkPrincipalId(): string | undefined {
    return values.get("flinkPrincipalId");
  },
  /** REST endpoint of the Flink region, such as `https://flink.us-east-1.aws.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `FLINK_REST_ENDPOINT`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get flinkRestEndpoint(): string | undefined {
    return values.get("flinkRestEndpoint");
  },
  /** API key of the Flink region. Defaults to the environment variable `FLINK_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get flinkApiKey(): string | undefined {
    return values.get("flinkApiKey");
  },
  /** Secret of the Flink API key. Defaults to the environment variable `FLINK_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get flinkApiSecret(): string | undefined {
    return values.get("flinkApiSecret");
  },
  /** Tableflow API key. Defaults to the environment variable `TABLEFLOW_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. */
  get tableflowApiKey(): string | undefined {
    return values.get("tableflowApiKey");
  },
  /** Secret of the Tableflow API key. Defaults to the environment variable `TABLEFLOW_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. */
  get tableflowApiSecret(): string | undefined {
    return values.get("tableflowApiSecret");
  },
  /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  get oauth(): types.output.config.Oauth | undefined {
    return values.getObject<types.output.config.Oauth>("oauth");
  },
};
