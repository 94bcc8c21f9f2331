// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * The targets of a listener or of a forwarding rule: machines, or addresses of network interfaces. A listener or rule has one such resource. It changes only its own targets, so that others, such as those of a scaling group, remain.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.ClbAttachment("web", {
 *     clbId: config.require("clbId"),
 *     listenerId: config.require("listenerId"),
 *     ruleId: config.require("ruleId"),
 *     targets: [{ instanceId: config.require("machineId"), port: 8080, weight: 10 }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<rule ID>#<listener ID>#<load balancer ID> or <domain>,<path>#<listener ID>#<load balancer ID> or #<listener ID>#<load balancer ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbAttachment:ClbAttachment example 'loc-4xxr2cy7#lbl-hh141sn9#lb-7a0t6zqb'
 * ```
 */
export class ClbAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbAttachment:ClbAttachment";

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
    state?: ClbAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbAttachment {
    return new ClbAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbAttachment {
    return utilities.isInstance(obj, ClbAttachment.__pulumiType);
  }

  /** ID of the load balancer. */
  declare public readonly clbId: pulumi.Output<string>;

  /** ID of the listener without the load balancer, `lbl-...`. */
  declare public readonly listenerId: pulumi.Output<string>;

  /** ID of the rule without the load balancer and the listener, `loc-...`. Listeners of HTTP and HTTPS require it, or `domain` and `url`. */
  declare public readonly ruleId: pulumi.Output<string | undefined>;

  /** Domain of the rule, instead of `ruleId`. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** Path of the rule, instead of `ruleId`. */
  declare public readonly url: pulumi.Output<string | undefined>;

  /** Targets of the listener or rule. Those that something else has added are left alone. */
  declare public readonly targets: pulumi.Output<types.output.ClbAttachmentTarget[]>;

  /** Protocol of the listener. */
  declare public readonly protocolType: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly clbAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClbAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbAttachmentArgs | ClbAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbAttachmentState | undefined;
      inputs["clbId"] = state?.clbId;
      inputs["listenerId"] = state?.listenerId;
      inputs["ruleId"] = state?.ruleId;
      inputs["domain"] = state?.domain;
      inputs["url"] = state?.url;
      inputs["targets"] = state?.targets;
      inputs["protocolType"] = state?.protocolType;
      inputs["clbAttachmentId"] = state?.clbAttachmentId;
    } else {
      const args = argsOrState as ClbAttachmentArgs | undefined;
      inputs["clbId"] = args?.clbId;
      inputs["listenerId"] = args?.listenerId;
      inputs["ruleId"] = args?.ruleId;
      inputs["domain"] = args?.domain;
      inputs["url"] = args?.url;
      inputs["targets"] = args?.targets;
      inputs["clbAttachmentId"] = args?.clbAttachmentId;
      inputs["protocolType"] = undefined;
      utilities.requireArguments("ClbAttachment", name, inputs, args, opts, ["clbId", "listenerId", "targets"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbAttachment.get` uses to look up an object. */
export interface ClbAttachmentState {
  /** ID of the load balancer. */
  clbId?: pulumi.Input<string | undefined>;
  /** ID of the listener without the load balancer, `lbl-...`. */
  listenerId?: pulumi.Input<string | undefined>;
  /** ID of the rule without the load balancer and the listener, `loc-...`. Listeners of HTTP and HTTPS require it, or `domain` and `url`. */
  ruleId?: pulumi.Input<string | undefined>;
  /** Domain of the rule, instead of `ruleId`. */
  domain?: pulumi.Input<string | undefined>;
  /** Path of the rule, instead of `ruleId`. */
  url?: pulumi.Input<string | undefined>;
  /** Targets of the listener or rule. Those that something else has added are left alone. */
  targets?: pulumi.Input<pulumi.Input<types.input.ClbAttachmentTarget>[] | undefined>;
  /** Protocol of the listener. */
  protocolType?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clbAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbAttachment}. */
export interface ClbAttachmentArgs {
  /** ID of the load balancer. Must be the ID of a load balancer, such as lb-7a0t6zqb. A change replaces the resource. */
  clbId: pulumi.Input<string>;
  /** ID of the listener without the load balancer, `lbl-...`. Must be the ID of a listener, such as lbl-hh141sn9. A change replaces the resource. */
  listenerId: pulumi.Input<string>;
  /** ID of the rule without the load balancer and the listener, `loc-...`. Listeners of HTTP and HTTPS require it, or `domain` and `url`. Must be the ID of a forwarding rule, such as loc-agg236ys. A change replaces the resource. `ruleId` cannot be combined with `domain` or `url`. */
  ruleId?: pulumi.Input<string | undefined>;
  /** Domain of the rule, instead of `ruleId`. A change replaces the resource. `domain` and `url` must be set together or not at all. `ruleId` cannot be combined with `domain` or `url`. Neither `domain` nor `url` may contain # or a comma. */
  domain?: pulumi.Input<string | undefined>;
  /** Path of the rule, instead of `ruleId`. A change replaces the resource. `domain` and `url` must be set together or not at all. `ruleId` cannot be combined with `domain` or `url`. Neither `domain` nor `url` may contain # or a comma. */
  url?: pulumi.Input<string | undefined>;
  /** Targets of the listener or rule. Those that something else has added are left alone. Between 1 and 100 elements. */
  targets: pulumi.Input<pulumi.Input<types.input.ClbAttachmentTarget>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbAttachmentId?: pulumi.Input<string | undefined>;
}
