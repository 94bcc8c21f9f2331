// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a connection of a private link attachment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAttachmentConnectionOutput({
 *     id: config.require("connectionId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAttachmentConnection(args: GetPrivateLinkAttachmentConnectionArgs, opts?: pulumi.InvokeOptions): Promise<GetPrivateLinkAttachmentConnectionResult> {
  return runtime.invoke("streamprov:index/getPrivateLinkAttachmentConnection:getPrivateLinkAttachmentConnection", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a connection of a private link attachment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAttachmentConnectionOutput({
 *     id: config.require("connectionId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAttachmentConnectionOutput(args: GetPrivateLinkAttachmentConnectionOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetPrivateLinkAttachmentConnectionResult> {
  return runtime.invokeOutput<GetPrivateLinkAttachmentConnectionResult>("streamprov:index/getPrivateLinkAttachmentConnection:getPrivateLinkAttachmentConnection", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getPrivateLinkAttachmentConnection. */
export interface GetPrivateLinkAttachmentConnectionArgs {
  /** ID of the private link attachment connection, `plattc-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetPrivateLinkAttachmentConnectionEnvironment;
}

/** Arguments of getPrivateLinkAttachmentConnectionOutput. */
export interface GetPrivateLinkAttachmentConnectionOutputArgs {
  /** ID of the private link attachment connection, `plattc-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetPrivateLinkAttachmentConnectionEnvironmentArgs>;
}

/** Result of getPrivateLinkAttachmentConnection. */
export interface GetPrivateLinkAttachmentConnectionResult {
  /** ID of the private link attachment connection, `plattc-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetPrivateLinkAttachmentConnectionEnvironment;
  /** Display name. */
  displayName: string;
  /** Private link attachment to connect to. Always one element. */
  privateLinkAttachments: types.output.GetPrivateLinkAttachmentConnectionPrivateLinkAttachment[];
  /** A VPC endpoint in AWS. */
  aws: types.output.GetPrivateLinkAttachmentConnectionAw[];
  /** A private endpoint in Azure. */
  azures: types.output.GetPrivateLinkAttachmentConnectionAzure[];
  /** A Private Service Connect endpoint in Google Cloud. */
  gcps: types.output.GetPrivateLinkAttachmentConnectionGcp[];
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../private-link-attachment-connection=plattc-abc123`. */
  resourceName: string;
}
