// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A namespace of functions in a region. It can be deleted only when it contains no function.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ScfNamespace("shop", { namespace: "shop", description: "Functions of the shop" });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<namespace>`.
 *
 * ```sh
 * pulumi import cloudprov:index/scfNamespace:ScfNamespace example shop
 * ```
 */
export class ScfNamespace extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/scfNamespace:ScfNamespace";

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
    state?: ScfNamespaceState,
    opts?: pulumi.CustomResourceOptions,
  ): ScfNamespace {
    return new ScfNamespace(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ScfNamespace, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ScfNamespace {
    return utilities.isInstance(obj, ScfNamespace.__pulumiType);
  }

  /** Name of the namespace, unique in the region. Every region has the namespace `default`, which cannot be created. */
  declare public readonly namespace: pulumi.Output<string>;

  /** Description of the namespace. */
  declare public readonly description: pulumi.Output<string>;

  /** Time of creation, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** Type of the namespace: `default` or `TCB`. */
  declare public readonly type: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly scfNamespaceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ScfNamespaceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ScfNamespaceArgs | ScfNamespaceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ScfNamespaceState | undefined;
      inputs["namespace"] = state?.namespace;
      inputs["description"] = state?.description;
      inputs["createTime"] = state?.createTime;
      inputs["modifyTime"] = state?.modifyTime;
      inputs["type"] = state?.type;
      inputs["scfNamespaceId"] = state?.scfNamespaceId;
    } else {
      const args = argsOrState as ScfNamespaceArgs | undefined;
      inputs["namespace"] = args?.namespace;
      inputs["description"] = args?.description;
      inputs["scfNamespaceId"] = args?.scfNamespaceId;
      inputs["createTime"] = undefined;
      inputs["modifyTime"] = undefined;
      inputs["type"] = undefined;
      utilities.requireArguments("ScfNamespace", name, inputs, args, opts, ["namespace"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ScfNamespace.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ScfNamespace.get` uses to look up an object. */
export interface ScfNamespaceState {
  /** Name of the namespace, unique in the region. Every region has the namespace `default`, which cannot be created. */
  namespace?: pulumi.Input<string | undefined>;
  /** Description of the namespace. */
  description?: pulumi.Input<string | undefined>;
  /** Time of creation, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** Type of the namespace: `default` or `TCB`. */
  type?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  scfNamespaceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ScfNamespace}. */
export interface ScfNamespaceArgs {
  /** Name of the namespace, unique in the region. Every region has the namespace `default`, which cannot be created. Must not be empty. A change replaces the resource. `namespace` must not be default, which every region has. */
  namespace: pulumi.Input<string>;
  /** Description of the namespace. Defaults to an empty string. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  scfNamespaceId?: pulumi.Input<string | undefined>;
}
