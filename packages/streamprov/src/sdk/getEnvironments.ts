// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Lists the environments that the credentials can access.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getEnvironmentsOutput();
 * ```
 */
export function getEnvironments(opts?: pulumi.InvokeOptions): Promise<GetEnvironmentsResult> {
  return runtime.invoke("streamprov:index/getEnvironments:getEnvironments", {}, utilities.withDefaults(opts));
}

/**
 * Lists the environments that the credentials can access.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getEnvironmentsOutput();
 * ```
 */
export function getEnvironmentsOutput(opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetEnvironmentsResult> {
  return runtime.invokeOutput<GetEnvironmentsResult>("streamprov:index/getEnvironments:getEnvironments", {}, utilities.withDefaults(opts));
}

/** Result of getEnvironments. */
export interface GetEnvironmentsResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** IDs of the environments, in the platform's order. */
  ids: string[];
}
