// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A connection of your private endpoint to a private link attachment. Set exactly one of aws, azure and gcp.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const connection = new streamprov.PrivateLinkAttachmentConnection("orders", {
 *     displayName: "orders",
 *     privateLinkAttachment: { id: config.require("privateLinkAttachmentId") },
 *     environment: { id: config.require("environmentId") },
 *     aws: { vpcEndpointId: config.require("awsVpcEndpointId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<private link attachment connection ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/privateLinkAttachmentConnection:PrivateLinkAttachmentConnection example env-abc123/plattc-abc123
 * ```
 */
export class PrivateLinkAttachmentConnection extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/privateLinkAttachmentConnection:PrivateLinkAttachmentConnection";

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
    state?: PrivateLinkAttachmentConnectionState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateLinkAttachmentConnection {
    return new PrivateLinkAttachmentConnection(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateLinkAttachmentConnection, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateLinkAttachmentConnection {
    return utilities.isInstance(obj, PrivateLinkAttachmentConnection.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Private link attachment to connect to. */
  declare public readonly privateLinkAttachment: pulumi.Output<types.output.PrivateLinkAttachmentConnectionPrivateLinkAttachment>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.PrivateLinkAttachmentConnectionEnvironment>;

  /** A VPC endpoint in AWS. */
  declare public readonly aws: pulumi.Output<types.output.PrivateLinkAttachmentConnectionAws | undefined>;

  /** A private endpoint in Azure. */
  declare public readonly azure: pulumi.Output<types.output.PrivateLinkAttachmentConnectionAzure | undefined>;

  /** A Private Service Connect endpoint in Google Cloud. */
  declare public readonly gcp: pulumi.Output<types.output.PrivateLinkAttachmentConnectionGcp | undefined>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment-connection=plattc-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateLinkAttachmentConnectionArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateLinkAttachmentConnectionArgs | PrivateLinkAttachmentConnectionState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateLinkAttachmentConnectionState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["privateLinkAttachment"] = state?.privateLinkAttachment;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
      inputs["azure"] = state?.azure;
      inputs["gcp"] = state?.gcp;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as PrivateLinkAttachmentConnectionArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["privateLinkAttachment"] = args?.privateLinkAttachment;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      inputs["azure"] = args?.azure;
      inputs["gcp"] = args?.gcp;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("PrivateLinkAttachmentConnection", name, inputs, args, opts, ["displayName", "privateLinkAttachment", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateLinkAttachmentConnection.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateLinkAttachmentConnection.get` uses to look up an object. */
export interface PrivateLinkAttachmentConnectionState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Private link attachment to connect to. */
  privateLinkAttachment?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionPrivateLinkAttachment | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionEnvironment | undefined>;
  /** A VPC endpoint in AWS. */
  aws?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionAws | undefined>;
  /** A private endpoint in Azure. */
  azure?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionAzure | undefined>;
  /** A Private Service Connect endpoint in Google Cloud. */
  gcp?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionGcp | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment-connection=plattc-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link PrivateLinkAttachmentConnection}. */
export interface PrivateLinkAttachmentConnectionArgs {
  /** Display name. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Private link attachment to connect to. A change replaces the resource. */
  privateLinkAttachment: pulumi.Input<types.input.PrivateLinkAttachmentConnectionPrivateLinkAttachment>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.PrivateLinkAttachmentConnectionEnvironment>;
  /** A VPC endpoint in AWS. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  aws?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionAws | undefined>;
  /** A private endpoint in Azure. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  azure?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionAzure | undefined>;
  /** A Private Service Connect endpoint in Google Cloud. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  gcp?: pulumi.Input<types.input.PrivateLinkAttachmentConnectionGcp | undefined>;
}
