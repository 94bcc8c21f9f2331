// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * A Flink compute pool, which runs the statements of an environment in one cloud region. It scales with the statements, up to maxCfu, and costs nothing while none runs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.FlinkComputePool("orders", {
 *     displayName: "orders",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 *     maxCfu: 10,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<compute pool ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/flinkComputePool:FlinkComputePool example env-abc123/lfcp-abc123
 * ```
 */
export class FlinkComputePool extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkComputePool:FlinkComputePool";

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
    state?: FlinkComputePoolState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkComputePool {
    return new FlinkComputePool(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkComputePool, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkComputePool {
    return utilities.isInstance(obj, FlinkComputePool.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.FlinkComputePoolCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.FlinkComputePoolEnvironment>;

  /** Maximum number of Confluent Flink Units (CFUs) that the statements of the pool can use together. */
  declare public readonly maxCfu: pulumi.Output<number>;

  /** Whether the pool is the default pool of the environment in its region. Statements without a pool run in it. There can be only one. */
  declare public readonly defaultPool: pulumi.Output<boolean>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/flink-region=aws.us-east-2/compute-pool=lfcp-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: FlinkComputePoolArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkComputePoolArgs | FlinkComputePoolState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkComputePoolState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["environment"] = state?.environment;
      inputs["maxCfu"] = state?.maxCfu;
      inputs["defaultPool"] = state?.defaultPool;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as FlinkComputePoolArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["environment"] = args?.environment;
      inputs["maxCfu"] = args?.maxCfu;
      inputs["defaultPool"] = args?.defaultPool;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("FlinkComputePool", name, inputs, args, opts, ["displayName", "cloud", "region", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkComputePool.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `FlinkComputePool.get` uses to look up an object. */
export interface FlinkComputePoolState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.FlinkComputePoolCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.FlinkComputePoolEnvironment | undefined>;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of the pool can use together. */
  maxCfu?: pulumi.Input<number | undefined>;
  /** Whether the pool is the default pool of the environment in its region. Statements without a pool run in it. There can be only one. */
  defaultPool?: pulumi.Input<boolean | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/flink-region=aws.us-east-2/compute-pool=lfcp-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkComputePool}. */
export interface FlinkComputePoolArgs {
  /** Display name. Can be changed in place. Must contain at most 64 letters, digits, dots, underscores and hyphens, and begin with a letter, a digit or a hyphen. */
  displayName: pulumi.Input<string>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. Case is ignored in comparisons. A change replaces the resource. */
  cloud: pulumi.Input<enums.FlinkComputePoolCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.FlinkComputePoolEnvironment>;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of the pool can use together. The platform accepts 5, 10, 20, 30, 40 and 50. Can be changed in place. At least 1. If omitted, the platform chooses a value. */
  maxCfu?: pulumi.Input<number | undefined>;
  /** Whether the pool is the default pool of the environment in its region. Statements without a pool run in it. There can be only one. Can be changed in place. Defaults to `false`. */
  defaultPool?: pulumi.Input<boolean | undefined>;
}
