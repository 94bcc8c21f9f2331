// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Kafka cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKafkaClusterOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getKafkaCluster(args: GetKafkaClusterArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaClusterResult> {
  return runtime.invoke("streamprov:index/getKafkaCluster:getKafkaCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    basics: args.basics,
    standards: args.standards,
    dedicated: args.dedicated,
    enterprises: args.enterprises,
    freights: args.freights,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Kafka cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKafkaClusterOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getKafkaClusterOutput(args: GetKafkaClusterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaClusterResult> {
  return runtime.invokeOutput<GetKafkaClusterResult>("streamprov:index/getKafkaCluster:getKafkaCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    basics: args.basics,
    standards: args.standards,
    dedicated: args.dedicated,
    enterprises: args.enterprises,
    freights: args.freights,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKafkaCluster. */
export interface GetKafkaClusterArgs {
  /** ID of the Kafka cluster, `lkc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the Kafka cluster, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetKafkaClusterEnvironment;
  /** One element for a cluster of the type Basic, otherwise empty. Accepted for compatibility; it has no effect. */
  basics?: types.input.GetKafkaClusterBasic[] | undefined;
  /** One element for a cluster of the type Standard, otherwise empty. Accepted for compatibility; it has no effect. */
  standards?: types.input.GetKafkaClusterStandard[] | undefined;
  /** Limits of the Dedicated cluster. Set only for that type. Accepted for compatibility; it has no effect. */
  dedicated?: types.input.GetKafkaClusterDedicated | undefined;
  /** One element for a cluster of the type Enterprise, otherwise empty. Accepted for compatibility; it has no effect. */
  enterprises?: types.input.GetKafkaClusterEnterprise[] | undefined;
  /** One element for a cluster of the type Freight, otherwise empty. Accepted for compatibility; it has no effect. */
  freights?: types.input.GetKafkaClusterFreight[] | undefined;
}

/** Arguments of getKafkaClusterOutput. */
export interface GetKafkaClusterOutputArgs {
  /** ID of the Kafka cluster, `lkc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the Kafka cluster, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetKafkaClusterEnvironmentArgs>;
  /** One element for a cluster of the type Basic, otherwise empty. Accepted for compatibility; it has no effect. */
  basics?: pulumi.Input<pulumi.Input<types.input.GetKafkaClusterBasicArgs>[] | undefined>;
  /** One element for a cluster of the type Standard, otherwise empty. Accepted for compatibility; it has no effect. */
  standards?: pulumi.Input<pulumi.Input<types.input.GetKafkaClusterStandardArgs>[] | undefined>;
  /** Limits of the Dedicated cluster. Set only for that type. Accepted for compatibility; it has no effect. */
  dedicated?: pulumi.Input<types.input.GetKafkaClusterDedicatedArgs | undefined>;
  /** One element for a cluster of the type Enterprise, otherwise empty. Accepted for compatibility; it has no effect. */
  enterprises?: pulumi.Input<pulumi.Input<types.input.GetKafkaClusterEnterpriseArgs>[] | undefined>;
  /** One element for a cluster of the type Freight, otherwise empty. Accepted for compatibility; it has no effect. */
  freights?: pulumi.Input<pulumi.Input<types.input.GetKafkaClusterFreightArgs>[] | undefined>;
}

/** Result of getKafkaCluster. */
export interface GetKafkaClusterResult {
  /** ID of the Kafka cluster, `lkc-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetKafkaClusterEnvironment;
  /** One element for a cluster of the type Basic, otherwise empty. */
  basics?: types.output.GetKafkaClusterBasic[];
  /** One element for a cluster of the type Standard, otherwise empty. */
  standards?: types.output.GetKafkaClusterStandard[];
  /** Limits of the Dedicated cluster. Set only for that type. */
  dedicated?: types.output.GetKafkaClusterDedicated;
  /** One element for a cluster of the type Enterprise, otherwise empty. */
  enterprises?: types.output.GetKafkaClusterEnterprise[];
  /** One element for a cluster of the type Freight, otherwise empty. */
  freights?: types.output.GetKafkaClusterFreight[];
  /** Display name. */
  displayName: string;
  /** Availability of the cluster: in one or several availability zones. Known values are `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` and `HIGH`; there may be others. */
  availability: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Private network of the cluster. The ID is empty for a public cluster. Always one element. */
  networks: types.output.GetKafkaClusterNetwork[];
  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. Always one element. */
  byokKeys: types.output.GetKafkaClusterByokKey[];
  /** Whether the platform rejects the deletion of the cluster. */
  deletionProtection: boolean;
  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  apiVersion: string;
  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  kind: string;
  /** Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created. */
  bootstrapEndpoint: string;
  /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created. */
  restEndpoint: string;
  /** Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
  rbacCrn: string;
  /** Endpoints by access point, sorted by the access point's ID. */
  endpoints: types.output.GetKafkaClusterEndpoint[];
}
