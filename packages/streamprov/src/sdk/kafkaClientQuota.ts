// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * A limit on how much data principals may write to and read from a Dedicated Kafka cluster.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const batch = new streamprov.KafkaClientQuota("batch", {
 *     displayName: "Batch jobs",
 *     description: "Leaves room for everybody else",
 *     throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
 *     principals: [config.require("serviceAccountId")],
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<client quota ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/kafkaClientQuota:KafkaClientQuota example cq-abc123
 * ```
 */
export class KafkaClientQuota extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaClientQuota:KafkaClientQuota";

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
    state?: KafkaClientQuotaState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaClientQuota {
    return new KafkaClientQuota(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaClientQuota, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaClientQuota {
    return utilities.isInstance(obj, KafkaClientQuota.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Limits of the throughput. */
  declare public readonly throughput: pulumi.Output<types.output.KafkaClientQuotaThroughput>;

  /** Principals of the quota: IDs of service accounts and identity pools, or `<default>` for all principals without their own quota. */
  declare public readonly principals: pulumi.Output<string[]>;

  /** Dedicated Kafka cluster of the quota. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KafkaClientQuotaKafkaCluster>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.KafkaClientQuotaEnvironment>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaClientQuotaArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaClientQuotaArgs | KafkaClientQuotaState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaClientQuotaState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["throughput"] = state?.throughput;
      inputs["principals"] = state?.principals;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["environment"] = state?.environment;
    } else {
      const args = argsOrState as KafkaClientQuotaArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["throughput"] = args?.throughput;
      inputs["principals"] = args?.principals;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["environment"] = args?.environment;
      utilities.requireArguments("KafkaClientQuota", name, inputs, args, opts, ["displayName", "throughput", "principals", "kafkaCluster", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaClientQuota.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `KafkaClientQuota.get` uses to look up an object. */
export interface KafkaClientQuotaState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Limits of the throughput. */
  throughput?: pulumi.Input<types.input.KafkaClientQuotaThroughput | undefined>;
  /** Principals of the quota: IDs of service accounts and identity pools, or `<default>` for all principals without their own quota. */
  principals?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Dedicated Kafka cluster of the quota. */
  kafkaCluster?: pulumi.Input<types.input.KafkaClientQuotaKafkaCluster | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.KafkaClientQuotaEnvironment | undefined>;
}

/** Arguments of {@link KafkaClientQuota}. */
export interface KafkaClientQuotaArgs {
  /** Display name. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Description. Can be changed in place. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
  /** Limits of the throughput. Can be changed in place. */
  throughput: pulumi.Input<types.input.KafkaClientQuotaThroughput>;
  /** Principals of the quota: IDs of service accounts and identity pools, or `<default>` for all principals without their own quota. Can be changed in place. At least 1 element. */
  principals: pulumi.Input<pulumi.Input<string>[]>;
  /** Dedicated Kafka cluster of the quota. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.KafkaClientQuotaKafkaCluster>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.KafkaClientQuotaEnvironment>;
}
