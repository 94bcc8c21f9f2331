// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a ksqlDB cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKsqlClusterOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getKsqlCluster(args: GetKsqlClusterArgs, opts?: pulumi.InvokeOptions): Promise<GetKsqlClusterResult> {
  return runtime.invoke("streamprov:index/getKsqlCluster:getKsqlCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a ksqlDB cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKsqlClusterOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getKsqlClusterOutput(args: GetKsqlClusterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKsqlClusterResult> {
  return runtime.invokeOutput<GetKsqlClusterResult>("streamprov:index/getKsqlCluster:getKsqlCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKsqlCluster. */
export interface GetKsqlClusterArgs {
  /** ID of the ksqlDB cluster, `lksqlc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the ksqlDB cluster, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetKsqlClusterEnvironment;
}

/** Arguments of getKsqlClusterOutput. */
export interface GetKsqlClusterOutputArgs {
  /** ID of the ksqlDB cluster, `lksqlc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the ksqlDB cluster, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetKsqlClusterEnvironmentArgs>;
}

/** Result of getKsqlCluster. */
export interface GetKsqlClusterResult {
  /** ID of the ksqlDB cluster, `lksqlc-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetKsqlClusterEnvironment;
  /** Display name. */
  displayName: string;
  /** Number of Confluent Streaming Units: 1, 2, 4, 8 or 12. */
  csu: number;
  /** Whether the processing log contains the data of the affected rows. */
  useDetailedProcessingLog: boolean;
  /** Kafka cluster that the ksqlDB cluster reads from and writes to. Always one element. */
  kafkaClusters: types.output.GetKsqlClusterKafkaCluster[];
  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. Always one element. */
  credentialIdentities: types.output.GetKsqlClusterCredentialIdentity[];
  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  apiVersion: string;
  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  kind: string;
  /** REST endpoint for queries. */
  restEndpoint: string;
  /** Storage in GB. */
  storage: number;
  /** Prefix of the names of its internal topics, for ACLs. */
  topicPrefix: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lksqlc-abc123`. */
  resourceName: string;
}
