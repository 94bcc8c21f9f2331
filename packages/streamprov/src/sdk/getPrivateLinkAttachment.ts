// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a private link attachment of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAttachmentOutput({
 *     id: config.require("attachmentId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAttachment(args: GetPrivateLinkAttachmentArgs, opts?: pulumi.InvokeOptions): Promise<GetPrivateLinkAttachmentResult> {
  return runtime.invoke("streamprov:index/getPrivateLinkAttachment:getPrivateLinkAttachment", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a private link attachment of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAttachmentOutput({
 *     id: config.require("attachmentId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAttachmentOutput(args: GetPrivateLinkAttachmentOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetPrivateLinkAttachmentResult> {
  return runtime.invokeOutput<GetPrivateLinkAttachmentResult>("streamprov:index/getPrivateLinkAttachment:getPrivateLinkAttachment", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getPrivateLinkAttachment. */
export interface GetPrivateLinkAttachmentArgs {
  /** ID of the private link attachment, `platt-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetPrivateLinkAttachmentEnvironment;
}

/** Arguments of getPrivateLinkAttachmentOutput. */
export interface GetPrivateLinkAttachmentOutputArgs {
  /** ID of the private link attachment, `platt-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetPrivateLinkAttachmentEnvironmentArgs>;
}

/** Result of getPrivateLinkAttachment. */
export interface GetPrivateLinkAttachmentResult {
  /** ID of the private link attachment, `platt-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetPrivateLinkAttachmentEnvironment;
  /** Display name. */
  displayName: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment=platt-abc123`. */
  resourceName: string;
  /** DNS domain of clusters that are reached through the attachment. */
  dnsDomain: string;
  /** The attachment in AWS: one element in that cloud, otherwise empty. */
  aws: types.output.GetPrivateLinkAttachmentAw[];
  /** The attachment in Azure: one element in that cloud, otherwise empty. */
  azures: types.output.GetPrivateLinkAttachmentAzure[];
  /** The attachment in Google Cloud: one element in that cloud, otherwise empty. */
  gcps: types.output.GetPrivateLinkAttachmentGcp[];
}
