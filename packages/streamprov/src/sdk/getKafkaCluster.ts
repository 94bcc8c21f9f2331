// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Kafka cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getKafkaClusterOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getKafkaCluster(args: GetKafkaClusterArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaClusterResult> {
  return runtime.invoke("streamprov:index/getKafkaCluster:getKafkaCluster", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    basics: args.basics,
    standards: args.standards,
    dedicated: args.dedicated,
    enterprises: args.enterprises,
    freights: args.freights,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a Kafka cluster of an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getKafkaClusterOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getKafkaClusterOutput(args: GetKafkaClusterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaClusterResult> {
  return runtime.invokeOutput<GetKafkaClusterResult>("streamprov:index/getKafkaCluster:getKafkaCluster", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    basics: args.basics,
    standards: args.standards,
    dedicated: args.dedicated,
    enterprises: args.enterprises,
    freights: args.freights,
  }, utilities.withDefaults(opts));
}

/** Arguments of getKafkaCluster. */
export interface GetKafkaClusterArgs {
  /** ID of the Kafka cluster, `lkc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the Kafka cluster; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that it belongs to. */
  environment: input.GetKafkaClusterEnvironment;
  /** One element for a cluster of the kind Basic, otherwise none. Accepted for compatibility; it has no effect. */
  basics?: input.GetKafkaClusterBasic[] | undefined;
  /** One element for a cluster of the kind Standard, otherwise none. Accepted for compatibility; it has no effect. */
  standards?: input.GetKafkaClusterStandard[] | undefined;
  /** Given for a Dedicated cluster. Accepted for compatibility; it has no effect. */
  dedicated?: input.GetKafkaClusterDedicated | undefined;
  /** One element for a cluster of the kind Enterprise, otherwise none. Accepted for compatibility; it has no effect. */
  enterprises?: input.GetKafkaClusterEnterprise[] | undefined;
  /** One element for a cluster of the kind Freight, otherwise none. Accepted for compatibility; it has no effect. */
  freights?: input.GetKafkaClusterFreight[] | undefined;
}

/** Arguments of getKafkaClusterOutput. */
export interface GetKafkaClusterOutputArgs {
  /** ID of the Kafka cluster, `lkc-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the Kafka cluster; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetKafkaClusterEnvironmentArgs>;
  /** One element for a cluster of the kind Basic, otherwise none. Accepted for compatibility; it has no effect. */
  basics?: pulumi.Input<pulumi.Input<input.GetKafkaClusterBasicArgs>[] | undefined>;
  /** One element for a cluster of the kind Standard, otherwise none. Accepted for compatibility; it has no effect. */
  standards?: pulumi.Input<pulumi.Input<input.GetKafkaClusterStandardArgs>[] | undefined>;
  /** Given for a Dedicated cluster. Accepted for compatibility; it has no effect. */
  dedicated?: pulumi.Input<input.GetKafkaClusterDedicatedArgs | undefined>;
  /** One element for a cluster of the kind Enterprise, otherwise none. Accepted for compatibility; it has no effect. */
  enterprises?: pulumi.Input<pulumi.Input<input.GetKafkaClusterEnterpriseArgs>[] | undefined>;
  /** One element for a cluster of the kind Freight, otherwise none. Accepted for compatibility; it has no effect. */
  freights?: pulumi.Input<pulumi.Input<input.GetKafkaClusterFreightArgs>[] | undefined>;
}

/** Result of getKafkaCluster. */
export interface GetKafkaClusterResult {
  /** ID of the Kafka cluster, `lkc-...`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetKafkaClusterEnvironment;
  /** One element for a cluster of the kind Basic, otherwise none. */
  basics?: output.GetKafkaClusterBasic[];
  /** One element for a cluster of the kind Standard, otherwise none. */
  standards?: output.GetKafkaClusterStandard[];
  /** Given for a Dedicated cluster. */
  dedicated?: output.GetKafkaClusterDedicated;
  /** One element for a cluster of the kind Enterprise, otherwise none. */
  enterprises?: output.GetKafkaClusterEnterprise[];
  /** One element for a cluster of the kind Freight, otherwise none. */
  freights?: output.GetKafkaClusterFreight[];
  /** Name for people. */
  displayName: string;
  /** How many zones the cluster is spread over. Known values are `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` and `HIGH`; there may be others. */
  availability: string;
  /** Cloud that it is in. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Private network that the cluster is in; its ID is empty for a public cluster. Always one element. */
  networks: output.GetKafkaClusterNetwork[];
  /** Key of your own that encrypts the data. Its ID is empty when there is none. Always one element. */
  byokKeys: output.GetKafkaClusterByokKey[];
  /** The platform refuses to delete the cluster while this is on. */
  deletionProtection: boolean;
  /** API version of the object, for `ApiKey.managedResource`. */
  apiVersion: string;
  /** Kind of the object, for `ApiKey.managedResource`. */
  kind: string;
  /** Where Kafka clients connect first, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being made. */
  bootstrapEndpoint: string;
  /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being made. */
  restEndpoint: string;
  /** Confluent Resource Name that role bindings to things inside the cluster begin with: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
  rbacCrn: string;
  /** Endpoints by access point, sorted by the access point's ID. */
  endpoints: output.GetKafkaClusterEndpoint[];
}
