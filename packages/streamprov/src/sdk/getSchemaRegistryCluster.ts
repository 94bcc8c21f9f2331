// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the Schema Registry cluster of an environment. The platform creates it some time after the environment's first Kafka cluster, so the lookup waits for up to five minutes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const registry = streamprov.getSchemaRegistryClusterOutput({ environment: { id: config.require("environmentId") } });
 * ```
 */
export function getSchemaRegistryCluster(args: GetSchemaRegistryClusterArgs, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryClusterResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryCluster:getSchemaRegistryCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the Schema Registry cluster of an environment. The platform creates it some time after the environment's first Kafka cluster, so the lookup waits for up to five minutes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const registry = streamprov.getSchemaRegistryClusterOutput({ environment: { id: config.require("environmentId") } });
 * ```
 */
export function getSchemaRegistryClusterOutput(args: GetSchemaRegistryClusterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryClusterResult> {
  return runtime.invokeOutput<GetSchemaRegistryClusterResult>("streamprov:index/getSchemaRegistryCluster:getSchemaRegistryCluster", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryCluster. */
export interface GetSchemaRegistryClusterArgs {
  /** ID of the cluster, `lsrc-...`. It takes precedence over `displayName`. */
  id?: string | undefined;
  /** Display name of the cluster, case-sensitive. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetSchemaRegistryClusterEnvironment;
}

/** Arguments of getSchemaRegistryClusterOutput. */
export interface GetSchemaRegistryClusterOutputArgs {
  /** ID of the cluster, `lsrc-...`. It takes precedence over `displayName`. */
  id?: pulumi.Input<string | undefined>;
  /** Display name of the cluster, case-sensitive. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetSchemaRegistryClusterEnvironmentArgs>;
}

/** Result of getSchemaRegistryCluster. */
export interface GetSchemaRegistryClusterResult {
  /** ID of the cluster, `lsrc-...`. */
  id: string;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
  /** Display name. */
  displayName: string;
  /** Environment that contains this object. */
  environment: types.output.GetSchemaRegistryClusterEnvironment;
  /** `ESSENTIALS` or `ADVANCED`. */
  package: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud: string;
  /** Region of the cloud. */
  region: string;
  /** REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. */
  restEndpoint: string;
  /** REST endpoint of the Stream Catalog. */
  catalogEndpoint: string;
  /**
   * REST endpoint in private networks.
   *
   * @deprecated Use privateRegionalRestEndpoints.
   */
  privateRestEndpoint: string;
  /** REST endpoints in private networks, by region. */
  privateRegionalRestEndpoints: { [key: string]: string };
  /** Confluent Resource Name of the cluster. */
  resourceName: string;
}
