// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A log set of the Cloud Log Service, which groups log topics. It can be deleted only when it contains no topics.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ClsLogset("shop", {
 *     logsetName: "shop",
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<log set ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clsLogset:ClsLogset example 5cd3a17e-fb0b-418c-afd7-77b365397426
 * ```
 */
export class ClsLogset extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clsLogset:ClsLogset";

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
    state?: ClsLogsetState,
    opts?: pulumi.CustomResourceOptions,
  ): ClsLogset {
    return new ClsLogset(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClsLogset, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClsLogset {
    return utilities.isInstance(obj, ClsLogset.__pulumiType);
  }

  /** Name of the log set, unique in the region: up to 255 characters without `|`. */
  declare public readonly logsetName: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Number of log topics in the log set. */
  declare public readonly topicCount: pulumi.Output<number>;

  /** Role of the product that has created the log set. Empty for your own. */
  declare public readonly roleName: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly clsLogsetId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClsLogsetArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClsLogsetArgs | ClsLogsetState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClsLogsetState | undefined;
      inputs["logsetName"] = state?.logsetName;
      inputs["tags"] = state?.tags;
      inputs["createTime"] = state?.createTime;
      inputs["topicCount"] = state?.topicCount;
      inputs["roleName"] = state?.roleName;
      inputs["clsLogsetId"] = state?.clsLogsetId;
    } else {
      const args = argsOrState as ClsLogsetArgs | undefined;
      inputs["logsetName"] = args?.logsetName;
      inputs["tags"] = args?.tags;
      inputs["clsLogsetId"] = args?.clsLogsetId;
      inputs["createTime"] = undefined;
      inputs["topicCount"] = undefined;
      inputs["roleName"] = undefined;
      utilities.requireArguments("ClsLogset", name, inputs, args, opts, ["logsetName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClsLogset.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClsLogset.get` uses to look up an object. */
export interface ClsLogsetState {
  /** Name of the log set, unique in the region: up to 255 characters without `|`. */
  logsetName?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Number of log topics in the log set. */
  topicCount?: pulumi.Input<number | undefined>;
  /** Role of the product that has created the log set. Empty for your own. */
  roleName?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clsLogsetId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClsLogset}. */
export interface ClsLogsetArgs {
  /** Name of the log set, unique in the region: up to 255 characters without `|`. Must not be empty. */
  logsetName: pulumi.Input<string>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clsLogsetId?: pulumi.Input<string | undefined>;
}
