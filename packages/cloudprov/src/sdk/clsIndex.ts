// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/logs.ts";
import * as utilities from "./utilities.ts";

/**
 * The index of a log topic, without which its logs cannot be searched. A topic has at most one.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ClsLogset("shop", { logsetName: "shop" });
 * const orders = new cloudprov.ClsTopic("orders", { logsetId: shop.id, topicName: "orders" });
 * const index = new cloudprov.ClsIndex("orders", {
 *     topicId: orders.id,
 *     rule: {
 *         fullText: { caseSensitive: false, tokenizer: "@&?|#()='\",;:<>[]{}", containZH: false },
 *         keyValue: {
 *             caseSensitive: false,
 *             keyValues: [{ key: "status", value: { type: "long", sqlFlag: true } }],
 *         },
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<topic ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clsIndex:ClsIndex example 2f5764c1-c833-44c5-84c7-950979b2a278
 * ```
 */
export class ClsIndex extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clsIndex:ClsIndex";

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
    state?: ClsIndexState,
    opts?: pulumi.CustomResourceOptions,
  ): ClsIndex {
    return new ClsIndex(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClsIndex, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClsIndex {
    return utilities.isInstance(obj, ClsIndex.__pulumiType);
  }

  /** ID of the log topic that is indexed. */
  declare public readonly topicId: pulumi.Output<string>;

  /** Contents of the index. Removing the property keeps the current rule. */
  declare public readonly rule: pulumi.Output<types.output.ClsIndexRule>;

  /** Whether the index is on. Defaults to the platform's value, which is true. An enabled index is charged by the volume of logs. */
  declare public readonly status: pulumi.Output<boolean>;

  /** Whether the full-text index contains `__FILENAME__`, `__HOSTNAME__` and `__SOURCE__`. Defaults to false. */
  declare public readonly includeInternalFields: pulumi.Output<boolean | undefined>;

  /** Which metadata keys the full-text index contains: `0` those with an index of their key, which is the default, `1` all, `2` none. */
  declare public readonly metadataFlag: pulumi.Output<number | undefined>;

  /** The resource's ID. */
  declare public readonly clsIndexId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClsIndexArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClsIndexArgs | ClsIndexState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClsIndexState | undefined;
      inputs["topicId"] = state?.topicId;
      inputs["rule"] = state?.rule;
      inputs["status"] = state?.status;
      inputs["includeInternalFields"] = state?.includeInternalFields;
      inputs["metadataFlag"] = state?.metadataFlag;
      inputs["clsIndexId"] = state?.clsIndexId;
    } else {
      const args = argsOrState as ClsIndexArgs | undefined;
      inputs["topicId"] = args?.topicId;
      inputs["rule"] = args?.rule;
      inputs["status"] = args?.status;
      inputs["includeInternalFields"] = args?.includeInternalFields;
      inputs["metadataFlag"] = args?.metadataFlag;
      inputs["clsIndexId"] = args?.clsIndexId;
      utilities.requireArguments("ClsIndex", name, inputs, args, opts, ["topicId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClsIndex.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClsIndex.get` uses to look up an object. */
export interface ClsIndexState {
  /** ID of the log topic that is indexed. */
  topicId?: pulumi.Input<string | undefined>;
  /** Contents of the index. Removing the property keeps the current rule. */
  rule?: pulumi.Input<types.input.ClsIndexRule | undefined>;
  /** Whether the index is on. Defaults to the platform's value, which is true. An enabled index is charged by the volume of logs. */
  status?: pulumi.Input<boolean | undefined>;
  /** Whether the full-text index contains `__FILENAME__`, `__HOSTNAME__` and `__SOURCE__`. Defaults to false. */
  includeInternalFields?: pulumi.Input<boolean | undefined>;
  /** Which metadata keys the full-text index contains: `0` those with an index of their key, which is the default, `1` all, `2` none. */
  metadataFlag?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  clsIndexId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClsIndex}. */
export interface ClsIndexArgs {
  /** ID of the log topic that is indexed. Must be the ID of a log topic, such as 2f5764c1-c833-44c5-84c7-950979b2a278. A change replaces the resource. */
  topicId: pulumi.Input<string>;
  /** Contents of the index. Removing the property keeps the current rule. If omitted, the platform chooses a value. */
  rule?: pulumi.Input<types.input.ClsIndexRule | undefined>;
  /** Whether the index is on. Defaults to the platform's value, which is true. An enabled index is charged by the volume of logs. If omitted, the platform chooses a value. */
  status?: pulumi.Input<boolean | undefined>;
  /** Whether the full-text index contains `__FILENAME__`, `__HOSTNAME__` and `__SOURCE__`. Defaults to false. */
  includeInternalFields?: pulumi.Input<boolean | undefined>;
  /** Which metadata keys the full-text index contains: `0` those with an index of their key, which is the default, `1` all, `2` none. Between 0 and 2. */
  metadataFlag?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clsIndexId?: pulumi.Input<string | undefined>;
}
