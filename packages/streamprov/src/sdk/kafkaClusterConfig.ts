// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Settings of a Dedicated Kafka cluster. Use only one resource for each cluster, because several would overwrite each other's settings. Deleting the resource keeps the settings.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const settings = new streamprov.KafkaClusterConfig("orders", {
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 *     config: { "auto.create.topics.enable": "false", "log.retention.ms": "604800000" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Kafka cluster ID>`.
 * Also required: `IMPORT_KAFKA_REST_ENDPOINT`, `IMPORT_KAFKA_API_KEY` and `IMPORT_KAFKA_API_SECRET`, unless the provider's configuration contains the settings of Kafka (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/kafkaClusterConfig:KafkaClusterConfig example lkc-abc123
 * ```
 */
export class KafkaClusterConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaClusterConfig:KafkaClusterConfig";

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
    state?: KafkaClusterConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaClusterConfig {
    return new KafkaClusterConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaClusterConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaClusterConfig {
    return utilities.isInstance(obj, KafkaClusterConfig.__pulumiType);
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KafkaClusterConfigKafkaCluster | undefined>;

  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.KafkaClusterConfigCredentials | undefined>;

  /** Settings that are set on the cluster, such as `log.retention.ms`. Settings with the platform's defaults are not included. */
  declare public readonly config: pulumi.Output<{ [key: string]: string }>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaClusterConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaClusterConfigArgs | KafkaClusterConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaClusterConfigState | undefined;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["config"] = state?.config;
    } else {
      const args = argsOrState as KafkaClusterConfigArgs | undefined;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["config"] = args?.config;
      utilities.requireArguments("KafkaClusterConfig", name, inputs, args, opts, ["config"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaClusterConfig.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `KafkaClusterConfig.get` uses to look up an object. */
export interface KafkaClusterConfigState {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: pulumi.Input<types.input.KafkaClusterConfigKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaClusterConfigCredentials | undefined>;
  /** Settings that are set on the cluster, such as `log.retention.ms`. Settings with the platform's defaults are not included. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Arguments of {@link KafkaClusterConfig}. */
export interface KafkaClusterConfigArgs {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. A change replaces the resource. */
  kafkaCluster?: pulumi.Input<types.input.KafkaClusterConfigKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaClusterConfigCredentials | undefined>;
  /** Settings that are set on the cluster, such as `log.retention.ms`. Settings with the platform's defaults are not included. The list must be complete and include settings that were set elsewhere. To reset a setting, set it to its default: a setting that has been set once cannot be removed. */
  config: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
}
