// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Attaches a network interface to a machine. An interface has one machine at a time, so a changed attachment is deleted before the new one is created. The operating system of the machine must be configured to use the interface.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.EniAttachment("web", {
 *     eniId: config.require("eniId"),
 *     instanceId: config.require("machineId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<eniId>+<instanceId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/eniAttachment:EniAttachment example eni-gtlvkjvz+ins-0h3a5new
 * ```
 */
export class EniAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/eniAttachment:EniAttachment";

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
    state?: EniAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): EniAttachment {
    return new EniAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of EniAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is EniAttachment {
    return utilities.isInstance(obj, EniAttachment.__pulumiType);
  }

  /** ID of the network interface, `eni-...`. */
  declare public readonly eniId: pulumi.Output<string>;

  /** ID of the machine, `ins-...`, in the network and the availability zone of the interface. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly eniAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: EniAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EniAttachmentArgs | EniAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EniAttachmentState | undefined;
      inputs["eniId"] = state?.eniId;
      inputs["instanceId"] = state?.instanceId;
      inputs["eniAttachmentId"] = state?.eniAttachmentId;
    } else {
      const args = argsOrState as EniAttachmentArgs | undefined;
      inputs["eniId"] = args?.eniId;
      inputs["instanceId"] = args?.instanceId;
      inputs["eniAttachmentId"] = args?.eniAttachmentId;
      utilities.requireArguments("EniAttachment", name, inputs, args, opts, ["eniId", "instanceId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(EniAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `EniAttachment.get` uses to look up an object. */
export interface EniAttachmentState {
  /** ID of the network interface, `eni-...`. */
  eniId?: pulumi.Input<string | undefined>;
  /** ID of the machine, `ins-...`, in the network and the availability zone of the interface. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  eniAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link EniAttachment}. */
export interface EniAttachmentArgs {
  /** ID of the network interface, `eni-...`. Must be the ID of a network interface, such as eni-qka182br. A change replaces the resource. */
  eniId: pulumi.Input<string>;
  /** ID of the machine, `ins-...`, in the network and the availability zone of the interface. Must be the ID of a machine, such as ins-2qol3a80. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  eniAttachmentId?: pulumi.Input<string | undefined>;
}
