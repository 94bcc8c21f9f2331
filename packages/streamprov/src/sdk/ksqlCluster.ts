// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * A ksqlDB cluster, which runs SQL on the topics of a Kafka cluster. The environment must already have its Schema Registry, because ksqlDB does not find one that is created later. Use `dependsOn` to create the cluster after the Schema Registry and after the role bindings or ACLs of its identity.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const queries = new streamprov.KsqlCluster("orders", {
 *     displayName: "orders",
 *     csu: 1,
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     credentialIdentity: { id: config.require("serviceAccountId") },
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<ksqlDB cluster ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/ksqlCluster:KsqlCluster example env-abc123/lksqlc-abc123
 * ```
 */
export class KsqlCluster extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/ksqlCluster:KsqlCluster";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: KsqlClusterState,
    opts?: pulumi.CustomResourceOptions,
  ): KsqlCluster {
    return new KsqlCluster(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KsqlCluster, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KsqlCluster {
    return utilities.isInstance(obj, KsqlCluster.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Number of Confluent Streaming Units: 1, 2, 4, 8 or 12. */
  declare public readonly csu: pulumi.Output<number>;

  /** Whether the processing log contains the data of the affected rows. */
  declare public readonly useDetailedProcessingLog: pulumi.Output<boolean>;

  /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KsqlClusterKafkaCluster>;

  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
  declare public readonly credentialIdentity: pulumi.Output<types.output.KsqlClusterCredentialIdentity>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.KsqlClusterEnvironment>;

  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  declare public readonly kind: pulumi.Output<string>;

  /** REST endpoint for queries. */
  declare public readonly restEndpoint: pulumi.Output<string>;

  /** Storage in GB. */
  declare public readonly storage: pulumi.Output<number>;

  /** Prefix of the names of its internal topics, for ACLs. */
  declare public readonly topicPrefix: pulumi.Output<string>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lksqlc-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KsqlClusterArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KsqlClusterArgs | KsqlClusterState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KsqlClusterState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["csu"] = state?.csu;
      inputs["useDetailedProcessingLog"] = state?.useDetailedProcessingLog;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["credentialIdentity"] = state?.credentialIdentity;
      inputs["environment"] = state?.environment;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["storage"] = state?.storage;
      inputs["topicPrefix"] = state?.topicPrefix;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as KsqlClusterArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["csu"] = args?.csu;
      inputs["useDetailedProcessingLog"] = args?.useDetailedProcessingLog;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["credentialIdentity"] = args?.credentialIdentity;
      inputs["environment"] = args?.environment;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      inputs["restEndpoint"] = undefined;
      inputs["storage"] = undefined;
      inputs["topicPrefix"] = undefined;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("KsqlCluster", name, inputs, args, opts, ["displayName", "csu", "kafkaCluster", "credentialIdentity", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KsqlCluster.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `KsqlCluster.get` uses to look up an object. */
export interface KsqlClusterState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Number of Confluent Streaming Units: 1, 2, 4, 8 or 12. */
  csu?: pulumi.Input<number | undefined>;
  /** Whether the processing log contains the data of the affected rows. */
  useDetailedProcessingLog?: pulumi.Input<boolean | undefined>;
  /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
  kafkaCluster?: pulumi.Input<types.input.KsqlClusterKafkaCluster | undefined>;
  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
  credentialIdentity?: pulumi.Input<types.input.KsqlClusterCredentialIdentity | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.KsqlClusterEnvironment | undefined>;
  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  kind?: pulumi.Input<string | undefined>;
  /** REST endpoint for queries. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** Storage in GB. */
  storage?: pulumi.Input<number | undefined>;
  /** Prefix of the names of its internal topics, for ACLs. */
  topicPrefix?: pulumi.Input<string | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lksqlc-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link KsqlCluster}. */
export interface KsqlClusterArgs {
  /** Display name. Must contain 1 to 32 letters, digits, underscores and hyphens, and not begin with an underscore. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Number of Confluent Streaming Units: 1, 2, 4, 8 or 12. At least 1. A change replaces the resource. */
  csu: pulumi.Input<number>;
  /** Whether the processing log contains the data of the affected rows. Defaults to `true`. A change replaces the resource. */
  useDetailedProcessingLog?: pulumi.Input<boolean | undefined>;
  /** Kafka cluster that the ksqlDB cluster reads from and writes to. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.KsqlClusterKafkaCluster>;
  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. A change replaces the resource. */
  credentialIdentity: pulumi.Input<types.input.KsqlClusterCredentialIdentity>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.KsqlClusterEnvironment>;
}
