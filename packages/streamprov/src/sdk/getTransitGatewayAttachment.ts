// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a transit gateway attachment of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTransitGatewayAttachmentOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getTransitGatewayAttachment(args: GetTransitGatewayAttachmentArgs, opts?: pulumi.InvokeOptions): Promise<GetTransitGatewayAttachmentResult> {
  return runtime.invoke("streamprov:index/getTransitGatewayAttachment:getTransitGatewayAttachment", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a transit gateway attachment of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTransitGatewayAttachmentOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getTransitGatewayAttachmentOutput(args: GetTransitGatewayAttachmentOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTransitGatewayAttachmentResult> {
  return runtime.invokeOutput<GetTransitGatewayAttachmentResult>("streamprov:index/getTransitGatewayAttachment:getTransitGatewayAttachment", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getTransitGatewayAttachment. */
export interface GetTransitGatewayAttachmentArgs {
  /** ID of the transit gateway attachment, `tgwa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the transit gateway attachment, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetTransitGatewayAttachmentEnvironment;
}

/** Arguments of getTransitGatewayAttachmentOutput. */
export interface GetTransitGatewayAttachmentOutputArgs {
  /** ID of the transit gateway attachment, `tgwa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the transit gateway attachment, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetTransitGatewayAttachmentEnvironmentArgs>;
}

/** Result of getTransitGatewayAttachment. */
export interface GetTransitGatewayAttachmentResult {
  /** ID of the transit gateway attachment, `tgwa-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetTransitGatewayAttachmentEnvironment;
  /** Display name. */
  displayName: string;
  /** Network that contains this object. Always one element. */
  networks: types.output.GetTransitGatewayAttachmentNetwork[];
  /** A transit gateway in AWS. */
  aws: types.output.GetTransitGatewayAttachmentAw[];
}
