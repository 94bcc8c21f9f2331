// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * A link between two Kafka clusters, which mirrors topics of one cluster in the other. It cannot be deleted while it mirrors topics: delete or promote them first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const link = new streamprov.ClusterLink("disaster-recovery", {
 *     sourceKafkaCluster: {
 *         id: config.require("sourceClusterId"),
 *         bootstrapEndpoint: config.require("sourceEndpoint"),
 *         credentials: { key: config.requireSecret("sourceKey"), secret: config.requireSecret("sourceSecret") },
 *     },
 *     destinationKafkaCluster: {
 *         id: config.require("destinationClusterId"),
 *         restEndpoint: config.require("destinationEndpoint"),
 *         credentials: { key: config.requireSecret("destinationKey"), secret: config.requireSecret("destinationSecret") },
 *     },
 *     config: { "consumer.offset.sync.enable": "true" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<link name>/<linkMode>/<connectionMode>/<ID of the source or local cluster>/<ID of the destination or remote cluster>`.
 * Also required: For the cluster with the link: `IMPORT_<SIDE>_KAFKA_REST_ENDPOINT`, `IMPORT_<SIDE>_KAFKA_API_KEY` and `IMPORT_<SIDE>_KAFKA_API_SECRET`. For the other cluster: `IMPORT_<SIDE>_KAFKA_BOOTSTRAP_ENDPOINT`, and with `OUTBOUND` also its key and secret. `<SIDE>` is `SOURCE`, `DESTINATION`, `LOCAL` or `REMOTE`. With OAuth, no keys are needed.
 *
 * ```sh
 * pulumi import streamprov:index/clusterLink:ClusterLink example my-link/DESTINATION/OUTBOUND/lkc-abc123/lkc-xyz456
 * ```
 */
export class ClusterLink extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/clusterLink:ClusterLink";

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
    state?: ClusterLinkState,
    opts?: pulumi.CustomResourceOptions,
  ): ClusterLink {
    return new ClusterLink(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClusterLink, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClusterLink {
    return utilities.isInstance(obj, ClusterLink.__pulumiType);
  }

  /** Name of the link. */
  declare public readonly link: pulumi.Output<string>;

  /** End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name. */
  declare public readonly linkMode: pulumi.Output<enums.ClusterLinkLinkMode>;

  /** Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported. */
  declare public readonly connectionMode: pulumi.Output<enums.ClusterLinkConnectionMode>;

  /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
  declare public readonly sourceKafkaCluster: pulumi.Output<types.output.ClusterLinkSourceKafkaCluster | undefined>;

  /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
  declare public readonly destinationKafkaCluster: pulumi.Output<types.output.ClusterLinkDestinationKafkaCluster | undefined>;

  /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
  declare public readonly localKafkaCluster: pulumi.Output<types.output.ClusterLinkLocalKafkaCluster | undefined>;

  /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
  declare public readonly remoteKafkaCluster: pulumi.Output<types.output.ClusterLinkRemoteKafkaCluster | undefined>;

  /** Settings that are set on the link, such as `consumer.offset.sync.enable`. Settings with the platform's defaults are not included. */
  declare public readonly config: pulumi.Output<{ [key: string]: string }>;

  /** The platform's ID of the link. */
  declare public readonly clusterLinkId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ClusterLinkArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClusterLinkArgs | ClusterLinkState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClusterLinkState | undefined;
      inputs["link"] = state?.link;
      inputs["linkMode"] = state?.linkMode;
      inputs["connectionMode"] = state?.connectionMode;
      inputs["sourceKafkaCluster"] = state?.sourceKafkaCluster;
      inputs["destinationKafkaCluster"] = state?.destinationKafkaCluster;
      inputs["localKafkaCluster"] = state?.localKafkaCluster;
      inputs["remoteKafkaCluster"] = state?.remoteKafkaCluster;
      inputs["config"] = state?.config;
      inputs["clusterLinkId"] = state?.clusterLinkId;
    } else {
      const args = argsOrState as ClusterLinkArgs | undefined;
      inputs["link"] = args?.link;
      inputs["linkMode"] = args?.linkMode;
      inputs["connectionMode"] = args?.connectionMode;
      inputs["sourceKafkaCluster"] = args?.sourceKafkaCluster;
      inputs["destinationKafkaCluster"] = args?.destinationKafkaCluster;
      inputs["localKafkaCluster"] = args?.localKafkaCluster;
      inputs["remoteKafkaCluster"] = args?.remoteKafkaCluster;
      inputs["config"] = args?.config;
      inputs["clusterLinkId"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(ClusterLink.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClusterLink.get` uses to look up an object. */
export interface ClusterLinkState {
  /** Name of the link. */
  link?: pulumi.Input<string | undefined>;
  /** End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name. */
  linkMode?: pulumi.Input<enums.ClusterLinkLinkMode | (string & {}) | undefined>;
  /** Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported. */
  connectionMode?: pulumi.Input<enums.ClusterLinkConnectionMode | (string & {}) | undefined>;
  /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
  sourceKafkaCluster?: pulumi.Input<types.input.ClusterLinkSourceKafkaCluster | undefined>;
  /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
  destinationKafkaCluster?: pulumi.Input<types.input.ClusterLinkDestinationKafkaCluster | undefined>;
  /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
  localKafkaCluster?: pulumi.Input<types.input.ClusterLinkLocalKafkaCluster | undefined>;
  /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
  remoteKafkaCluster?: pulumi.Input<types.input.ClusterLinkRemoteKafkaCluster | undefined>;
  /** Settings that are set on the link, such as `consumer.offset.sync.enable`. Settings with the platform's defaults are not included. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The platform's ID of the link. */
  clusterLinkId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClusterLink}. */
export interface ClusterLinkArgs {
  /** Name of the link. Between 1 and 255 characters. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  link?: pulumi.Input<string | undefined>;
  /** End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name. One of `DESTINATION`, `SOURCE` or `BIDIRECTIONAL`. Defaults to `DESTINATION`. A change replaces the resource. */
  linkMode?: pulumi.Input<enums.ClusterLinkLinkMode | (string & {}) | undefined>;
  /** Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported. One of `OUTBOUND` or `INBOUND`. Defaults to `OUTBOUND`. A change replaces the resource. */
  connectionMode?: pulumi.Input<enums.ClusterLinkConnectionMode | (string & {}) | undefined>;
  /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
  sourceKafkaCluster?: pulumi.Input<types.input.ClusterLinkSourceKafkaCluster | undefined>;
  /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
  destinationKafkaCluster?: pulumi.Input<types.input.ClusterLinkDestinationKafkaCluster | undefined>;
  /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
  localKafkaCluster?: pulumi.Input<types.input.ClusterLinkLocalKafkaCluster | undefined>;
  /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
  remoteKafkaCluster?: pulumi.Input<types.input.ClusterLinkRemoteKafkaCluster | undefined>;
  /** Settings that are set on the link, such as `consumer.offset.sync.enable`. Settings with the platform's defaults are not included. To reset a setting, set it to its default: a setting that has been set once cannot be removed. If the property is unset, the link's settings are kept. If omitted, the platform chooses a value. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}
