// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * A Kafka cluster. Set exactly one of basic, standard, dedicated, enterprises and freights. The type cannot be changed, except from basic to standard.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.KafkaCluster("orders", {
 *     displayName: "orders",
 *     availability: "SINGLE_ZONE",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 *     basic: {},
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/kafkaCluster:KafkaCluster example env-abc123/lkc-abc123
 * ```
 */
export class KafkaCluster extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaCluster:KafkaCluster";

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
    state?: KafkaClusterState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaCluster {
    return new KafkaCluster(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaCluster, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaCluster {
    return utilities.isInstance(obj, KafkaCluster.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Availability of the cluster: in one or several availability zones. */
  declare public readonly availability: pulumi.Output<enums.KafkaClusterAvailability>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.KafkaClusterCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.KafkaClusterEnvironment>;

  /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
  declare public readonly basic: pulumi.Output<types.output.KafkaClusterBasic | undefined>;

  /** A Standard cluster. */
  declare public readonly standard: pulumi.Output<types.output.KafkaClusterStandard | undefined>;

  /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
  declare public readonly dedicated: pulumi.Output<types.output.KafkaClusterDedicated | undefined>;

  /** An Enterprise cluster. The element may be empty. */
  declare public readonly enterprises: pulumi.Output<types.output.KafkaClusterEnterprise[] | undefined>;

  /** A Freight cluster, on AWS. The element may be empty. */
  declare public readonly freights: pulumi.Output<types.output.KafkaClusterFreight[] | undefined>;

  /** Private network of the cluster. The ID is empty for a public cluster. */
  declare public readonly network: pulumi.Output<types.output.KafkaClusterNetwork>;

  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
  declare public readonly byokKey: pulumi.Output<types.output.KafkaClusterByokKey>;

  /** Whether the platform rejects the deletion of the cluster. */
  declare public readonly deletionProtection: pulumi.Output<boolean>;

  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  declare public readonly kind: pulumi.Output<string>;

  /** Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created. */
  declare public readonly bootstrapEndpoint: pulumi.Output<string>;

  /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created. */
  declare public readonly restEndpoint: pulumi.Output<string>;

  /** Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
  declare public readonly rbacCrn: pulumi.Output<string>;

  /** Endpoints by access point, sorted by the access point's ID. */
  declare public readonly endpoints: pulumi.Output<types.output.KafkaClusterEndpoint[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaClusterArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaClusterArgs | KafkaClusterState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaClusterState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["availability"] = state?.availability;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["environment"] = state?.environment;
      inputs["basic"] = state?.basic;
      inputs["standard"] = state?.standard;
      inputs["dedicated"] = state?.dedicated;
      inputs["enterprises"] = state?.enterprises;
      inputs["freights"] = state?.freights;
      inputs["network"] = state?.network;
      inputs["byokKey"] = state?.byokKey;
      inputs["deletionProtection"] = state?.deletionProtection;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
      inputs["bootstrapEndpoint"] = state?.bootstrapEndpoint;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["rbacCrn"] = state?.rbacCrn;
      inputs["endpoints"] = state?.endpoints;
    } else {
      const args = argsOrState as KafkaClusterArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["availability"] = args?.availability;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["environment"] = args?.environment;
      inputs["basic"] = args?.basic;
      inputs["standard"] = args?.standard;
      inputs["dedicated"] = args?.dedicated;
      inputs["enterprises"] = args?.enterprises;
      inputs["freights"] = args?.freights;
      inputs["network"] = args?.network;
      inputs["byokKey"] = args?.byokKey;
      inputs["deletionProtection"] = args?.deletionProtection;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      inputs["bootstrapEndpoint"] = undefined;
      inputs["restEndpoint"] = undefined;
      inputs["rbacCrn"] = undefined;
      inputs["endpoints"] = undefined;
      utilities.requireArguments("KafkaCluster", name, inputs, args, opts, ["availability", "cloud", "region", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaCluster.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `KafkaCluster.get` uses to look up an object. */
export interface KafkaClusterState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Availability of the cluster: in one or several availability zones. */
  availability?: pulumi.Input<enums.KafkaClusterAvailability | (string & {}) | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.KafkaClusterCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.KafkaClusterEnvironment | undefined>;
  /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
  basic?: pulumi.Input<types.input.KafkaClusterBasic | undefined>;
  /** A Standard cluster. */
  standard?: pulumi.Input<types.input.KafkaClusterStandard | undefined>;
  /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
  dedicated?: pulumi.Input<types.input.KafkaClusterDedicated | undefined>;
  /** An Enterprise cluster. The element may be empty. */
  enterprises?: pulumi.Input<pulumi.Input<types.input.KafkaClusterEnterprise>[] | undefined>;
  /** A Freight cluster, on AWS. The element may be empty. */
  freights?: pulumi.Input<pulumi.Input<types.input.KafkaClusterFreight>[] | undefined>;
  /** Private network of the cluster. The ID is empty for a public cluster. */
  network?: pulumi.Input<types.input.KafkaClusterNetwork | undefined>;
  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. */
  byokKey?: pulumi.Input<types.input.KafkaClusterByokKey | undefined>;
  /** Whether the platform rejects the deletion of the cluster. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
  /** API version of the object. Pass it to `ApiKey.managedResource`. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. Pass it to `ApiKey.managedResource`. */
  kind?: pulumi.Input<string | undefined>;
  /** Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created. */
  bootstrapEndpoint?: pulumi.Input<string | undefined>;
  /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
  rbacCrn?: pulumi.Input<string | undefined>;
  /** Endpoints by access point, sorted by the access point's ID. */
  endpoints?: pulumi.Input<pulumi.Input<types.input.KafkaClusterEndpoint>[] | undefined>;
}

/** Arguments of {@link KafkaCluster}. */
export interface KafkaClusterArgs {
  /** Display name. Must not be empty. Defaults to a name generated from the resource's name in the program. */
  displayName?: pulumi.Input<string | undefined>;
  /** Availability of the cluster: in one or several availability zones. The platform may return SINGLE_ZONE as LOW and MULTI_ZONE as HIGH; they are treated as equal. One of `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` or `HIGH`. A change replaces the resource. With the `availability` MULTI_ZONE, `dedicated` requires at least 2 CKUs. With the `availability` HIGH, maxEcku must be at least 2. */
  availability: pulumi.Input<enums.KafkaClusterAvailability | (string & {})>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. Freight clusters must be on AWS. */
  cloud: pulumi.Input<enums.KafkaClusterCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.KafkaClusterEnvironment>;
  /** A Basic cluster. It can be upgraded in place to Standard, but not back. Exactly one of `basic`, `standard`, `dedicated`, `enterprises` or `freights` must be set. `byokKey` cannot be combined with `basic` or `standard`. */
  basic?: pulumi.Input<types.input.KafkaClusterBasic | undefined>;
  /** A Standard cluster. Exactly one of `basic`, `standard`, `dedicated`, `enterprises` or `freights` must be set. `byokKey` cannot be combined with `basic` or `standard`. With the `availability` HIGH, maxEcku must be at least 2. */
  standard?: pulumi.Input<types.input.KafkaClusterStandard | undefined>;
  /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. Exactly one of `basic`, `standard`, `dedicated`, `enterprises` or `freights` must be set. With the `availability` MULTI_ZONE, `dedicated` requires at least 2 CKUs. */
  dedicated?: pulumi.Input<types.input.KafkaClusterDedicated | undefined>;
  /** An Enterprise cluster. The element may be empty. Exactly 1 element. Exactly one of `basic`, `standard`, `dedicated`, `enterprises` or `freights` must be set. With the `availability` HIGH, maxEcku must be at least 2. */
  enterprises?: pulumi.Input<pulumi.Input<types.input.KafkaClusterEnterprise>[] | undefined>;
  /** A Freight cluster, on AWS. The element may be empty. Exactly 1 element. Exactly one of `basic`, `standard`, `dedicated`, `enterprises` or `freights` must be set. With the `availability` HIGH, maxEcku must be at least 2. Freight clusters must be on AWS. */
  freights?: pulumi.Input<pulumi.Input<types.input.KafkaClusterFreight>[] | undefined>;
  /** Private network of the cluster. The ID is empty for a public cluster. If unset, the platform chooses it. If omitted, the platform chooses a value. */
  network?: pulumi.Input<types.input.KafkaClusterNetwork | undefined>;
  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key. If omitted, the platform chooses a value. `byokKey` cannot be combined with `basic` or `standard`. */
  byokKey?: pulumi.Input<types.input.KafkaClusterByokKey | undefined>;
  /** Whether the platform rejects the deletion of the cluster. Defaults to `false`. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
}
