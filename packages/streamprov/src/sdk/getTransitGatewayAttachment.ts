// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the attachment of a transit gateway by its ID or its name, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getTransitGatewayAttachmentOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getTransitGatewayAttachment(args: GetTransitGatewayAttachmentArgs, opts?: pulumi.InvokeOptions): Promise<GetTransitGatewayAttachmentResult> {
  return runtime.invoke("streamprov:index/getTransitGatewayAttachment:getTransitGatewayAttachment", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up the attachment of a transit gateway by its ID or its name, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getTransitGatewayAttachmentOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getTransitGatewayAttachmentOutput(args: GetTransitGatewayAttachmentOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTransitGatewayAttachmentResult> {
  return runtime.invokeOutput<GetTransitGatewayAttachmentResult>("streamprov:index/getTransitGatewayAttachment:getTransitGatewayAttachment", {
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/** Arguments of getTransitGatewayAttachment. */
export interface GetTransitGatewayAttachmentArgs {
  /** ID of the transit gateway attachment, `tgwa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the transit gateway attachment; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that it belongs to. */
  environment: input.GetTransitGatewayAttachmentEnvironment;
}

/** Arguments of getTransitGatewayAttachmentOutput. */
export interface GetTransitGatewayAttachmentOutputArgs {
  /** ID of the transit gateway attachment, `tgwa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the transit gateway attachment; upper and lower case count. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetTransitGatewayAttachmentEnvironmentArgs>;
}

/** Result of getTransitGatewayAttachment. */
export interface GetTransitGatewayAttachmentResult {
  /** ID of the transit gateway attachment, `tgwa-...`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetTransitGatewayAttachmentEnvironment;
  /** Name for people. */
  displayName: string;
  /** Network that it belongs to. Always one element. */
  networks: output.GetTransitGatewayAttachmentNetwork[];
  /** A transit gateway in AWS. */
  aws: output.GetTransitGatewayAttachmentAw[];
}
