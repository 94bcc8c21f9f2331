// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * The display name of a scheduling domain. Deleting the resource leaves the domain and its name on the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.AntiddosSchedulingDomainUserName("shop", {
 *     domainName: "68tlc0iy.dayugslb.com",
 *     domainUserName: "shop",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<scheduling domain>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosSchedulingDomainUserName:AntiddosSchedulingDomainUserName example 68tlc0iy.dayugslb.com
 * ```
 */
export class AntiddosSchedulingDomainUserName extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosSchedulingDomainUserName:AntiddosSchedulingDomainUserName";

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
    state?: AntiddosSchedulingDomainUserNameState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosSchedulingDomainUserName {
    return new AntiddosSchedulingDomainUserName(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosSchedulingDomainUserName, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosSchedulingDomainUserName {
    return utilities.isInstance(obj, AntiddosSchedulingDomainUserName.__pulumiType);
  }

  /** CNAME of the scheduling domain. The platform creates the domain. */
  declare public readonly domainName: pulumi.Output<string>;

  /** Display name of the domain. An empty name removes it. */
  declare public readonly domainUserName: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly antiddosSchedulingDomainUserNameId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosSchedulingDomainUserNameArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosSchedulingDomainUserNameArgs | AntiddosSchedulingDomainUserNameState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosSchedulingDomainUserNameState | undefined;
      inputs["domainName"] = state?.domainName;
      inputs["domainUserName"] = state?.domainUserName;
      inputs["antiddosSchedulingDomainUserNameId"] = state?.antiddosSchedulingDomainUserNameId;
    } else {
      const args = argsOrState as AntiddosSchedulingDomainUserNameArgs | undefined;
      inputs["domainName"] = args?.domainName;
      inputs["domainUserName"] = args?.domainUserName;
      inputs["antiddosSchedulingDomainUserNameId"] = args?.antiddosSchedulingDomainUserNameId;
      utilities.requireArguments("AntiddosSchedulingDomainUserName", name, inputs, args, opts, ["domainName", "domainUserName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosSchedulingDomainUserName.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosSchedulingDomainUserName.get` uses to look up an object. */
export interface AntiddosSchedulingDomainUserNameState {
  /** CNAME of the scheduling domain. The platform creates the domain. */
  domainName?: pulumi.Input<string | undefined>;
  /** Display name of the domain. An empty name removes it. */
  domainUserName?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  antiddosSchedulingDomainUserNameId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosSchedulingDomainUserName}. */
export interface AntiddosSchedulingDomainUserNameArgs {
  /** CNAME of the scheduling domain. The platform creates the domain. Must not be empty. A change replaces the resource. */
  domainName: pulumi.Input<string>;
  /** Display name of the domain. An empty name removes it. */
  domainUserName: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosSchedulingDomainUserNameId?: pulumi.Input<string | undefined>;
}
