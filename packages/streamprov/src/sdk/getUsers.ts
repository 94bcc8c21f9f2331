// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Lists the users of the organization.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getUsersOutput();
 * ```
 */
export function getUsers(opts?: pulumi.InvokeOptions): Promise<GetUsersResult> {
  return runtime.invoke("streamprov:index/getUsers:getUsers", {}, utilities.withDefaults(opts));
}

/**
 * Lists the users of the organization.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getUsersOutput();
 * ```
 */
export function getUsersOutput(opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetUsersResult> {
  return runtime.invokeOutput<GetUsersResult>("streamprov:index/getUsers:getUsers", {}, utilities.withDefaults(opts));
}

/** Result of getUsers. */
export interface GetUsersResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** IDs of all users, in the platform's order. */
  ids: string[];
}
