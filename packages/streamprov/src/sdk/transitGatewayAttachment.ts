// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * An attachment of a network on the platform to your transit gateway in AWS. The resource is ready once the attachment is requested; accept it in your account, which the same program can do.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const attachment = new streamprov.TransitGatewayAttachment("orders", {
 *     displayName: "orders",
 *     network: { id: config.require("networkId") },
 *     environment: { id: config.require("environmentId") },
 *     aws: {
 *         ramResourceShareArn: "arn:aws:ram:us-east-2:012345678901:resource-share/abc123",
 *         transitGatewayId: config.require("awsTransitGatewayId"),
 *         routes: ["192.168.0.0/16"],
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<transit gateway attachment ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/transitGatewayAttachment:TransitGatewayAttachment example env-abc123/tgwa-abc123
 * ```
 */
export class TransitGatewayAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/transitGatewayAttachment:TransitGatewayAttachment";

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
    state?: TransitGatewayAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): TransitGatewayAttachment {
    return new TransitGatewayAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of TransitGatewayAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is TransitGatewayAttachment {
    return utilities.isInstance(obj, TransitGatewayAttachment.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Network that contains this object. */
  declare public readonly network: pulumi.Output<types.output.TransitGatewayAttachmentNetwork>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.TransitGatewayAttachmentEnvironment>;

  /** A transit gateway in AWS. */
  declare public readonly aws: pulumi.Output<types.output.TransitGatewayAttachmentAws | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: TransitGatewayAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: TransitGatewayAttachmentArgs | TransitGatewayAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as TransitGatewayAttachmentState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["network"] = state?.network;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
    } else {
      const args = argsOrState as TransitGatewayAttachmentArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["network"] = args?.network;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      utilities.requireArguments("TransitGatewayAttachment", name, inputs, args, opts, ["network", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(TransitGatewayAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `TransitGatewayAttachment.get` uses to look up an object. */
export interface TransitGatewayAttachmentState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. */
  network?: pulumi.Input<types.input.TransitGatewayAttachmentNetwork | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.TransitGatewayAttachmentEnvironment | undefined>;
  /** A transit gateway in AWS. */
  aws?: pulumi.Input<types.input.TransitGatewayAttachmentAws | undefined>;
}

/** Arguments of {@link TransitGatewayAttachment}. */
export interface TransitGatewayAttachmentArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. A change replaces the resource. */
  network: pulumi.Input<types.input.TransitGatewayAttachmentNetwork>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.TransitGatewayAttachmentEnvironment>;
  /** A transit gateway in AWS. A change replaces the resource. `aws` must be set. */
  aws?: pulumi.Input<types.input.TransitGatewayAttachmentAws | undefined>;
}
