// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Passes the connections of a listener, or the requests of a forwarding rule, on to a group of targets. A changed attachment is deleted before the new one is created, because a listener or rule passes traffic on to one group of the type `v1`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.ClbTargetGroupAttachment("web", {
 *     clbId: config.require("clbId"),
 *     listenerId: config.require("listenerId"),
 *     targetGroupId: config.require("targetGroupId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<target group ID>#<listener ID>#<load balancer ID>[#<rule ID>]`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbTargetGroupAttachment:ClbTargetGroupAttachment example 'lbtg-odareyb2#lbl-bicjmx3i#lb-cv0iz74c#loc-ac6uk7b6'
 * ```
 */
export class ClbTargetGroupAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbTargetGroupAttachment:ClbTargetGroupAttachment";

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
    state?: ClbTargetGroupAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbTargetGroupAttachment {
    return new ClbTargetGroupAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbTargetGroupAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbTargetGroupAttachment {
    return utilities.isInstance(obj, ClbTargetGroupAttachment.__pulumiType);
  }

  /** ID of the group of targets. */
  declare public readonly targetGroupId: pulumi.Output<string>;

  /** ID of the load balancer, in the private network of the group. */
  declare public readonly clbId: pulumi.Output<string>;

  /** ID of the listener without the load balancer, `lbl-...`. */
  declare public readonly listenerId: pulumi.Output<string | undefined>;

  /** ID of the rule without the load balancer and the listener, `loc-...`. Required for listeners of HTTP and HTTPS. */
  declare public readonly ruleId: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly clbTargetGroupAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClbTargetGroupAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbTargetGroupAttachmentArgs | ClbTargetGroupAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbTargetGroupAttachmentState | undefined;
      inputs["targetGroupId"] = state?.targetGroupId;
      inputs["clbId"] = state?.clbId;
      inputs["listenerId"] = state?.listenerId;
      inputs["ruleId"] = state?.ruleId;
      inputs["clbTargetGroupAttachmentId"] = state?.clbTargetGroupAttachmentId;
    } else {
      const args = argsOrState as ClbTargetGroupAttachmentArgs | undefined;
      inputs["targetGroupId"] = args?.targetGroupId;
      inputs["clbId"] = args?.clbId;
      inputs["listenerId"] = args?.listenerId;
      inputs["ruleId"] = args?.ruleId;
      inputs["clbTargetGroupAttachmentId"] = args?.clbTargetGroupAttachmentId;
      utilities.requireArguments("ClbTargetGroupAttachment", name, inputs, args, opts, ["targetGroupId", "clbId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbTargetGroupAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbTargetGroupAttachment.get` uses to look up an object. */
export interface ClbTargetGroupAttachmentState {
  /** ID of the group of targets. */
  targetGroupId?: pulumi.Input<string | undefined>;
  /** ID of the load balancer, in the private network of the group. */
  clbId?: pulumi.Input<string | undefined>;
  /** ID of the listener without the load balancer, `lbl-...`. */
  listenerId?: pulumi.Input<string | undefined>;
  /** ID of the rule without the load balancer and the listener, `loc-...`. Required for listeners of HTTP and HTTPS. */
  ruleId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clbTargetGroupAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbTargetGroupAttachment}. */
export interface ClbTargetGroupAttachmentArgs {
  /** ID of the group of targets. Must be the ID of a group of targets, such as lbtg-3k3io0i0. A change replaces the resource. */
  targetGroupId: pulumi.Input<string>;
  /** ID of the load balancer, in the private network of the group. Must be the ID of a load balancer, such as lb-7a0t6zqb. A change replaces the resource. */
  clbId: pulumi.Input<string>;
  /** ID of the listener without the load balancer, `lbl-...`. Must be the ID of a listener, such as lbl-hh141sn9. A change replaces the resource. `listenerId` must be set with `ruleId`. */
  listenerId?: pulumi.Input<string | undefined>;
  /** ID of the rule without the load balancer and the listener, `loc-...`. Required for listeners of HTTP and HTTPS. Must be the ID of a forwarding rule, such as loc-agg236ys. A change replaces the resource. `listenerId` must be set with `ruleId`. */
  ruleId?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbTargetGroupAttachmentId?: pulumi.Input<string | undefined>;
}
