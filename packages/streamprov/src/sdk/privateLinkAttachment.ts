// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A private link into an environment, for the serverless clusters in a region. Connect to it with PrivateLinkAttachmentConnection. It expires if it has no connection for a long time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const attachment = new streamprov.PrivateLinkAttachment("orders", {
 *     displayName: "orders",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<private link attachment ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/privateLinkAttachment:PrivateLinkAttachment example env-abc123/platt-abc123
 * ```
 */
export class PrivateLinkAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/privateLinkAttachment:PrivateLinkAttachment";

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
    state?: PrivateLinkAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateLinkAttachment {
    return new PrivateLinkAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateLinkAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateLinkAttachment {
    return utilities.isInstance(obj, PrivateLinkAttachment.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.PrivateLinkAttachmentCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.PrivateLinkAttachmentEnvironment>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment=platt-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /** DNS domain of clusters that are reached through the attachment. */
  declare public readonly dnsDomain: pulumi.Output<string>;

  /** The attachment in AWS: one element in that cloud, otherwise empty. */
  declare public readonly aws: pulumi.Output<types.output.PrivateLinkAttachmentAw[]>;

  /** The attachment in Azure: one element in that cloud, otherwise empty. */
  declare public readonly azures: pulumi.Output<types.output.PrivateLinkAttachmentAzure[]>;

  /** The attachment in Google Cloud: one element in that cloud, otherwise empty. */
  declare public readonly gcps: pulumi.Output<types.output.PrivateLinkAttachmentGcp[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateLinkAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateLinkAttachmentArgs | PrivateLinkAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateLinkAttachmentState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["environment"] = state?.environment;
      inputs["resourceName"] = state?.resourceName;
      inputs["dnsDomain"] = state?.dnsDomain;
      inputs["aws"] = state?.aws;
      inputs["azures"] = state?.azures;
      inputs["gcps"] = state?.gcps;
    } else {
      const args = argsOrState as PrivateLinkAttachmentArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["environment"] = args?.environment;
      inputs["resourceName"] = undefined;
      inputs["dnsDomain"] = undefined;
      inputs["aws"] = undefined;
      inputs["azures"] = undefined;
      inputs["gcps"] = undefined;
      utilities.requireArguments("PrivateLinkAttachment", name, inputs, args, opts, ["displayName", "cloud", "region", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateLinkAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateLinkAttachment.get` uses to look up an object. */
export interface PrivateLinkAttachmentState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.PrivateLinkAttachmentCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.PrivateLinkAttachmentEnvironment | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment=platt-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
  /** DNS domain of clusters that are reached through the attachment. */
  dnsDomain?: pulumi.Input<string | undefined>;
  /** The attachment in AWS: one element in that cloud, otherwise empty. */
  aws?: pulumi.Input<pulumi.Input<types.input.PrivateLinkAttachmentAw>[] | undefined>;
  /** The attachment in Azure: one element in that cloud, otherwise empty. */
  azures?: pulumi.Input<pulumi.Input<types.input.PrivateLinkAttachmentAzure>[] | undefined>;
  /** The attachment in Google Cloud: one element in that cloud, otherwise empty. */
  gcps?: pulumi.Input<pulumi.Input<types.input.PrivateLinkAttachmentGcp>[] | undefined>;
}

/** Arguments of {@link PrivateLinkAttachment}. */
export interface PrivateLinkAttachmentArgs {
  /** Display name. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.PrivateLinkAttachmentCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.PrivateLinkAttachmentEnvironment>;
}
