// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a ksqlDB cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getKsqlClusterOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getKsqlCluster(args: GetKsqlClusterArgs, opts?: pulumi.InvokeOptions): Promise<GetKsqlClusterResult> {
  return runtime.invoke("streamprov:index/getKsqlCluster:getKsqlCluster", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a ksqlDB cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getKsqlClusterOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getKsqlClusterOutput(args: GetKsqlClusterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKsqlClusterResult> {
  return runtime.invokeOutput<GetKsqlClusterResult>("streamprov:index/getKsqlCluster:getKsqlCluster", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/** Arguments of getKsqlCluster. */
export interface GetKsqlClusterArgs {
  /** ID of the ksqlDB cluster, `lksqlc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the ksqlDB cluster; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that it belongs to. */
  environment: input.GetKsqlClusterEnvironment;
}

/** Arguments of getKsqlClusterOutput. */
export interface GetKsqlClusterOutputArgs {
  /** ID of the ksqlDB cluster, `lksqlc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the ksqlDB cluster; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetKsqlClusterEnvironmentArgs>;
}

/** Result of getKsqlCluster. */
export interface GetKsqlClusterResult {
  /** ID of the ksqlDB cluster, `lksqlc-...`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetKsqlClusterEnvironment;
  /** Name for people. */
  displayName: string;
  /** Number of Confluent Streaming Units: 1, 2, 4, 8 or 12. */
  csu: number;
  /** Whether the processing log holds the data of the rows that it is about. */
  useDetailedProcessingLog: boolean;
  /** Kafka cluster that it reads and writes. Always one element. */
  kafkaClusters: output.GetKsqlClusterKafkaCluster[];
  /** Service account or user that it works as. What it may do in the Kafka cluster and the Schema Registry must be allowed before. Always one element. */
  credentialIdentities: output.GetKsqlClusterCredentialIdentity[];
  /** API version of the object, for `ApiKey.managedResource`. */
  apiVersion: string;
  /** Kind of the object, for `ApiKey.managedResource`. */
  kind: string;
  /** Endpoint that queries are sent to. */
  restEndpoint: string;
  /** Its storage, in GB. */
  storage: number;
  /** What the names of its own topics begin with, for ACLs. */
  topicPrefix: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lksqlc-abc123`. */
  resourceName: string;
}
