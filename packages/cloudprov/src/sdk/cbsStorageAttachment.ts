// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Attaches a disk to a machine. A disk has one machine at a time, so a changed attachment is deleted before the new one is created. The operating system of the machine must mount the disk, and unmount it before the resource is deleted.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const data = new cloudprov.CbsStorageAttachment("data", {
 *     storageId: config.require("storageId"),
 *     instanceId: config.require("machineId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<disk ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/cbsStorageAttachment:CbsStorageAttachment example disk-41s6jwy4
 * ```
 */
export class CbsStorageAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/cbsStorageAttachment:CbsStorageAttachment";

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
    state?: CbsStorageAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): CbsStorageAttachment {
    return new CbsStorageAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CbsStorageAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CbsStorageAttachment {
    return utilities.isInstance(obj, CbsStorageAttachment.__pulumiType);
  }

  /** ID of the machine, `ins-...`, in the availability zone of the disk. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** ID of the disk, `disk-...`. Disks that were bought with a machine cannot be attached to another one. */
  declare public readonly storageId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly cbsStorageAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CbsStorageAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CbsStorageAttachmentArgs | CbsStorageAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CbsStorageAttachmentState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["storageId"] = state?.storageId;
      inputs["cbsStorageAttachmentId"] = state?.cbsStorageAttachmentId;
    } else {
      const args = argsOrState as CbsStorageAttachmentArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["storageId"] = args?.storageId;
      inputs["cbsStorageAttachmentId"] = args?.cbsStorageAttachmentId;
      utilities.requireArguments("CbsStorageAttachment", name, inputs, args, opts, ["instanceId", "storageId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CbsStorageAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CbsStorageAttachment.get` uses to look up an object. */
export interface CbsStorageAttachmentState {
  /** ID of the machine, `ins-...`, in the availability zone of the disk. */
  instanceId?: pulumi.Input<string | undefined>;
  /** ID of the disk, `disk-...`. Disks that were bought with a machine cannot be attached to another one. */
  storageId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  cbsStorageAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CbsStorageAttachment}. */
export interface CbsStorageAttachmentArgs {
  /** ID of the machine, `ins-...`, in the availability zone of the disk. Must be the ID of a machine, such as ins-2qol3a80. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** ID of the disk, `disk-...`. Disks that were bought with a machine cannot be attached to another one. Must be the ID of a disk, such as disk-41s6jwy4. A change replaces the resource. */
  storageId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  cbsStorageAttachmentId?: pulumi.Input<string | undefined>;
}
