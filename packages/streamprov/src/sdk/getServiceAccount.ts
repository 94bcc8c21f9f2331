// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a service account by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getServiceAccountOutput({ displayName: "orders-service" });
 * ```
 */
export function getServiceAccount(args: GetServiceAccountArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetServiceAccountResult> {
  return runtime.invoke("streamprov:index/getServiceAccount:getServiceAccount", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a service account by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getServiceAccountOutput({ displayName: "orders-service" });
 * ```
 */
export function getServiceAccountOutput(args: GetServiceAccountOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetServiceAccountResult> {
  return runtime.invokeOutput<GetServiceAccountResult>("streamprov:index/getServiceAccount:getServiceAccount", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getServiceAccount. */
export interface GetServiceAccountArgs {
  /** ID of the service account, `sa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the service account, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
}

/** Arguments of getServiceAccountOutput. */
export interface GetServiceAccountOutputArgs {
  /** ID of the service account, `sa-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the service account, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
}

/** Result of getServiceAccount. */
export interface GetServiceAccountResult {
  /** ID of the service account, `sa-...`. */
  id: string;
  /** Display name, unique within the organization. */
  displayName: string;
  /** Description. */
  description: string;
  /** API version of the object. Pass it to `ApiKey.owner`. */
  apiVersion: string;
  /** Kind of the object. Pass it to `ApiKey.owner`. */
  kind: string;
}
