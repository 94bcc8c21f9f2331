// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { ProviderResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/shared.ts";
import * as utilities from "./utilities.ts";

/** Settings of Confluent Cloud for the resources that use this provider. Resources without an explicit provider use the stack's configuration, `streamprov:<name>`. */
export class Provider extends ProviderResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov";

  /** Returns true if the value is an instance of Provider, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Provider {
    return utilities.isInstance(obj, "pulumi:providers:streamprov");
  }

  /** Base URL of the control plane, of Tableflow and of the token exchange. */
  declare public readonly endpoint: pulumi.Output<string | undefined>;

  /** Cloud API key, for the control plane. */
  declare public readonly cloudApiKey: pulumi.Output<string | undefined>;

  /** Secret of the Cloud API key. */
  declare public readonly cloudApiSecret: pulumi.Output<string | undefined>;

  /** ID of the Kafka cluster for Kafka resources, `lkc-...`. */
  declare public readonly kafkaId: pulumi.Output<string | undefined>;

  /** REST endpoint of that Kafka cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. */
  declare public readonly kafkaRestEndpoint: pulumi.Output<string | undefined>;

  /** API key of that Kafka cluster. */
  declare public readonly kafkaApiKey: pulumi.Output<string | undefined>;

  /** Secret of the Kafka API key. */
  declare public readonly kafkaApiSecret: pulumi.Output<string | undefined>;

  /** ID of the Schema Registry cluster, `lsrc-...`. */
  declare public readonly schemaRegistryId: pulumi.Output<string | undefined>;

  /** REST endpoint of that Schema Registry, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. */
  declare public readonly schemaRegistryRestEndpoint: pulumi.Output<string | undefined>;

  /** REST endpoint of the Stream Catalog, if it differs from the Schema Registry's. */
  declare public readonly catalogRestEndpoint: pulumi.Output<string | undefined>;

  /** API key of that Schema Registry. */
  declare public readonly schemaRegistryApiKey: pulumi.Output<string | undefined>;

  /** Secret of the Schema Registry API key. */
  declare public readonly schemaRegistryApiSecret: pulumi.Output<string | undefined>;

  /** ID of the organization for Flink resources, a UUID. */
  declare public readonly organizationId: pulumi.Output<string | undefined>;

  /** ID of the environment for Flink resources, `env-...`. Other resources do not use it. */
  declare public readonly environmentId: pulumi.Output<string | undefined>;

  /** ID of the compute pool for Flink statements, `lfcp-...`. */
  declare public readonly flinkComputePoolId: pulumi.Output<string | undefined>;

  /** ID of the principal that runs Flink statements: `sa-...`, `u-...` or `pool-...`. */
  declare public readonly flinkPrincipalId: pulumi.Output<string | undefined>;

  /** REST endpoint of the Flink region, such as `https://flink.us-east-1.aws.confluent.cloud`. */
  declare public readonly flinkRestEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Flink region. */
  declare public readonly flinkApiKey: pulumi.Output<string | undefined>;

  /** Secret of the Flink API key. */
  declare public readonly flinkApiSecret: pulumi.Output<string | undefined>;

  /** Tableflow API key. */
  declare public readonly tableflowApiKey: pulumi.Output<string | undefined>;

  /** Secret of the Tableflow API key. */
  declare public readonly tableflowApiSecret: pulumi.Output<string | undefined>;

  /**
   * Declares a provider.
   *
   * @param name Unique name of the provider in the program.
   * @param args Its settings.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ProviderArgs, opts: pulumi.ResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    inputs["endpoint"] = args?.endpoint;
    inputs["maxRetries"] = utilities.json(args?.maxRetries);
    inputs["cloudApiKey"] = utilities.secret(args?.cloudApiKey);
    inputs["cloudApiSecret"] = utilities.secret(args?.cloudApiSecret);
    inputs["kafkaId"] = args?.kafkaId;
    inputs["kafkaRestEndpoint"] = args?.kafkaRestEndpoint;
    inputs["kafkaApiKey"] = utilities.secret(args?.kafkaApiKey);
    inputs["kafkaApiSecret"] = utilities.secret(args?.kafkaApiSecret);
    inputs["schemaRegistryId"] = args?.schemaRegistryId;
    inputs["schemaRegistryRestEndpoint"] = args?.schemaRegistryRestEndpoint;
    inputs["catalogRestEndpoint"] = args?.catalogRestEndpoint;
    inputs["schemaRegistryApiKey"] = utilities.secret(args?.schemaRegistryApiKey);
    inputs["schemaRegistryApiSecret"] = utilities.secret(args?.schemaRegistryApiSecret);
    inputs["organizationId"] = args?.organizationId;
    inputs["environmentId"] = args?.environmentId;
    inputs["flinkComputePoolId"] = args?.flinkComputePoolId;
    inputs["flinkPrincipalId"] = args?.flinkPrincipalId;
    inputs["flinkRestEndpoint"] = args?.flinkRestEndpoint;
    inputs["flinkApiKey"] = utilities.secret(args?.flinkApiKey);
    inputs["flinkApiSecret"] = utilities.secret(args?.flinkApiSecret);
    inputs["tableflowApiKey"] = utilities.secret(args?.tableflowApiKey);
    inputs["tableflowApiSecret"] = utilities.secret(args?.tableflowApiSecret);
    inputs["oauth"] = utilities.json(utilities.secret(args?.oauth));
    utilities.forwardUnknown(inputs, args);
    super(Provider.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["cloudApiKey", "cloudApiSecret", "kafkaApiKey", "kafkaApiSecret", "schemaRegistryApiKey", "schemaRegistryApiSecret", "flinkApiKey", "flinkApiSecret", "tableflowApiKey", "tableflowApiSecret"] }));
  }
}

/** Arguments of {@link Provider}. */
export interface ProviderArgs {
  /** Base URL of the control plane, of Tableflow and of the token exchange. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `CONFLUENT_CLOUD_ENDPOINT`, or to `https://api.confluent.cloud` if it is not set. */
  endpoint?: pulumi.Input<string | undefined>;
  /** Number of retries for a request that fails temporarily. At least 4. Defaults to the environment variable `TF_PROVIDER_CONFLUENT_MAX_RETRIES`, or to `4` if it is not set. */
  maxRetries?: pulumi.Input<number | undefined>;
  /** Cloud API key, for the control plane. Defaults to the environment variable `CONFLUENT_CLOUD_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. */
  cloudApiKey?: pulumi.Input<string | undefined>;
  /** Secret of the Cloud API key. Defaults to the environment variable `CONFLUENT_CLOUD_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. */
  cloudApiSecret?: pulumi.Input<string | undefined>;
  /** ID of the Kafka cluster for Kafka resources, `lkc-...`. Defaults to the environment variable `KAFKA_ID`. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. */
  kafkaId?: pulumi.Input<string | undefined>;
  /** REST endpoint of that Kafka cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `KAFKA_REST_ENDPOINT`. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. */
  kafkaRestEndpoint?: pulumi.Input<string | undefined>;
  /** API key of that Kafka cluster. Defaults to the environment variable `KAFKA_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. */
  kafkaApiKey?: pulumi.Input<string | undefined>;
  /** Secret of the Kafka API key. Defaults to the environment variable `KAFKA_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. */
  kafkaApiSecret?: pulumi.Input<string | undefined>;
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the environment variable `SCHEMA_REGISTRY_ID`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  schemaRegistryId?: pulumi.Input<string | undefined>;
  /** REST endpoint of that Schema Registry, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `SCHEMA_REGISTRY_REST_ENDPOINT`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  schemaRegistryRestEndpoint?: pulumi.Input<string | undefined>;
  /** REST endpoint of the Stream Catalog, if it differs from the Schema Registry's. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `CATALOG_REST_ENDPOINT`. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  catalogRestEndpoint?: pulumi.Input<string | undefined>;
  /** API key of that Schema Registry. Defaults to the environment variable `SCHEMA_REGISTRY_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  schemaRegistryApiKey?: pulumi.Input<string | undefined>;
  /** Secret of the Schema Registry API key. Defaults to the environment variable `SCHEMA_REGISTRY_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. */
  schemaRegistryApiSecret?: pulumi.Input<string | undefined>;
  /** ID of the organization for Flink resources, a UUID. Defaults to the environment variable `CONFLUENT_ORGANIZATION_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  organizationId?: pulumi.Input<string | undefined>;
  /** ID of the environment for Flink resources, `env-...`. Other resources do not use it. Defaults to the environment variable `CONFLUENT_ENVIRONMENT_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  environmentId?: pulumi.Input<string | undefined>;
  /** ID of the compute pool for Flink statements, `lfcp-...`. Defaults to the environment variable `FLINK_COMPUTE_POOL_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  flinkComputePoolId?: pulumi.Input<string | undefined>;
  /** ID of the principal that runs Flink statements: `sa-...`, `u-...` or `pool-...`. Defaults to the environment variable `FLINK_PRINCIPAL_ID`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  flinkPrincipalId?: pulumi.Input<string | undefined>;
  /** REST endpoint of the Flink region, such as `https://flink.us-east-1.aws.confluent.cloud`. Must be a URL that begins with https:// (http:// for a server on this machine only). Defaults to the environment variable `FLINK_REST_ENDPOINT`. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  flinkRestEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the environment variable `FLINK_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  flinkApiKey?: pulumi.Input<string | undefined>;
  /** Secret of the Flink API key. Defaults to the environment variable `FLINK_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  flinkApiSecret?: pulumi.Input<string | undefined>;
  /** Tableflow API key. Defaults to the environment variable `TABLEFLOW_API_KEY`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. */
  tableflowApiKey?: pulumi.Input<string | undefined>;
  /** Secret of the Tableflow API key. Defaults to the environment variable `TABLEFLOW_API_SECRET`. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. */
  tableflowApiSecret?: pulumi.Input<string | undefined>;
  /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. When `oauth` is set: `cloudApiKey`, `cloudApiSecret`, `kafkaApiKey`, `kafkaApiSecret`, `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `flinkApiKey`, `flinkApiSecret`, `tableflowApiKey` and `tableflowApiSecret` cannot be given. When `oauth` is not set: `cloudApiKey` and `cloudApiSecret` must be set together or not at all. When `oauth` is not set: `kafkaApiKey`, `kafkaApiSecret` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is not set: `schemaRegistryApiKey`, `schemaRegistryApiSecret`, `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is not set: `flinkApiKey`, `flinkApiSecret`, `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. When `oauth` is not set: `tableflowApiKey` and `tableflowApiSecret` must be set together or not at all. When `oauth` is set: `kafkaId` and `kafkaRestEndpoint` must be set together or not at all. When `oauth` is set: `schemaRegistryId` and one of `schemaRegistryRestEndpoint` and `catalogRestEndpoint` must be set together or not at all. When `oauth` is set: `flinkRestEndpoint`, `organizationId`, `environmentId`, `flinkComputePoolId` and `flinkPrincipalId` must be set together or not at all. */
  oauth?: pulumi.Input<types.input.ProviderOauth | undefined>;
}
