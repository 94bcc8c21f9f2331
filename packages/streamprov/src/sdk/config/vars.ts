// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { Config } from "@pulumi/pulumi";
import type { output } from "../types/output.ts";

const values = new Config("streamprov");

/** The stack's configuration of streamprov: what `pulumi config set streamprov:<name>` has set, else undefined. */
export const config = {
  /** Base URL of all control-plane calls, of Tableflow and of the token exchange. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to `https://api.confluent.cloud`. */
  get endpoint(): string | undefined {
    return values.get("endpoint");
  },
  /** How often a request that failed for a passing reason is repeated. At least 4. When left out, the environment variable `TF_PROVIDER_CONFLUENT_MAX_RETRIES` is used, else `4`. */
  get maxRetries(): number | undefined {
    return values.getNumber("maxRetries");
  },
  /** Cloud API key, for the control plane. When left out, the environment variable `CONFLUENT_CLOUD_API_KEY` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. */
  get cloudApiKey(): string | undefined {
    return values.get("cloudApiKey");
  },
  /** Secret of the Cloud API key. When left out, the environment variable `CONFLUENT_CLOUD_API_SECRET` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. */
  get cloudApiSecret(): string | undefined {
    return values.get("cloudApiSecret");
  },
  /** Kafka cluster that Kafka resources belong to, `lkc-...`. When left out, the environment variable `KAFKA_ID` is used. With `oauth`, `kafkaId` and `kafkaRestEndpoint` must be given together or not at all. */
  get kafkaId(): string | undefined {
    return values.get("kafkaId");
  },
  /** REST endpoint of that Kafka cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Must be a URL that begins with https:// (http:// for a server on this machine only). When left out, the environment variable `KAFKA_REST_ENDPOINT` is used. Without `oauth`, `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be given together or not at all. With `oauth`, `kafkaId` and `kafkaRestEndpoint` must be given together or not at all. */
  get kafkaRestEndpoint(): string | undefined {
    return values.get("kafkaRestEndpoint");
  },
  /** API key of that Kafka cluster. When left out, the environment variable `KAFKA_API_KEY` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be given together or not at all. */
  get kafkaApiKey(): string | undefined {
    return values.get("kafkaApiKey");
  },
  /** Secret of the Kafka API key. When left out, the environment variable `KAFKA_API_SECRET` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be given together or not at all. */
  get kafkaApiSecret(): string | undefined {
    return values.get("kafkaApiSecret");
  },
  /** Schema Registry cluster that schemas belong to, `lsrc-...`. When left out, the environment variable `SCHEMA_REGISTRY_ID` is used. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. With `oauth`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. */
  get schemaRegistryId(): string | undefined {
    return values.get("schemaRegistryId");
  },
  /** REST endpoint of that Schema Registry, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). When left out, the environment variable `SCHEMA_REGISTRY_REST_ENDPOINT` is used. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. With `oauth`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. */
  get schemaRegistryRestEndpoint(): string | undefined {
    return values.get("schemaRegistryRestEndpoint");
  },
  /** REST endpoint of the Stream Catalog, when it differs from the Schema Registry's. Must be a URL that begins with https:// (http:// for a server on this machine only). When left out, the environment variable `CATALOG_REST_ENDPOINT` is used. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. With `oauth`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. */
  get catalogRestEndpoint(): string | undefined {
    return values.get("catalogRestEndpoint");
  },
  /** API key of that Schema Registry. When left out, the environment variable `SCHEMA_REGISTRY_API_KEY` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. */
  get schemaRegistryApiKey(): string | undefined {
    return values.get("schemaRegistryApiKey");
  },
  /** Secret of the Schema Registry API key. When left out, the environment variable `SCHEMA_REGISTRY_API_SECRET` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. */
  get schemaRegistryApiSecret(): string | undefined {
    return values.get("schemaRegistryApiSecret");
  },
  /** Organization of Flink resources, a UUID. When left out, the environment variable `CONFLUENT_ORGANIZATION_ID` is used. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get organizationId(): string | undefined {
    return values.get("organizationId");
  },
  /** Environment of Flink resources, `env-...`. It is not a default environment for other resources. When left out, the environment variable `CONFLUENT_ENVIRONMENT_ID` is used. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get environmentId(): string | undefined {
    return values.get("environmentId");
  },
  /** Compute pool that Flink statements run in, `lfcp-...`. When left out, the environment variable `FLINK_COMPUTE_POOL_ID` is used. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get flinkComputePoolId(): string | undefined {
    return values.get("flinkComputePoolId");
  },
  /** Principal that Flink statements run as: `sa-...`, `u-...` or `pool-...`. When left out, the environment variable `FLINK_PRINCIPAL_ID` is used. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get flinkPrincipalId(): string | undefined {
    return values.get("flinkPrincipalId");
  },
  /** REST endpoint of the Flink region, such as `https://flink.us-east-1.aws.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). When left out, the environment variable `FLINK_REST_ENDPOINT` is used. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get flinkRestEndpoint(): string | undefined {
    return values.get("flinkRestEndpoint");
  },
  /** API key of the Flink region. When left out, the environment variable `FLINK_API_KEY` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get flinkApiKey(): string | undefined {
    return values.get("flinkApiKey");
  },
  /** Secret of the Flink API key. When left out, the environment variable `FLINK_API_SECRET` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get flinkApiSecret(): string | undefined {
    return values.get("flinkApiSecret");
  },
  /** Tableflow API key. When left out, the environment variable `TABLEFLOW_API_KEY` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `tableflowApiKey` and `tableflowApiSecret` must be given together or not at all. */
  get tableflowApiKey(): string | undefined {
    return values.get("tableflowApiKey");
  },
  /** Secret of the Tableflow API key. When left out, the environment variable `TABLEFLOW_API_SECRET` is used. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `tableflowApiKey` and `tableflowApiSecret` must be given together or not at all. */
  get tableflowApiSecret(): string | undefined {
    return values.get("tableflowApiSecret");
  },
  /** Sign in with a token of your identity provider instead of API keys. Excludes every key and secret variable. With `oauth`, `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. Without `oauth`, `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be given together or not at all. Without `oauth`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. Without `oauth`, `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. Without `oauth`, `tableflowApiKey` and `tableflowApiSecret` must be given together or not at all. With `oauth`, `kafkaId` and `kafkaRestEndpoint` must be given together or not at all. With `oauth`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be given together or not at all. With `oauth`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be given together or not at all. */
  get oauth(): output.config.Oauth | undefined {
    return values.getObject<output.config.Oauth>("oauth");
  },
};
