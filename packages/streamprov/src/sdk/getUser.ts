// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a user by ID, full name or email address.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const marty = streamprov.getUserOutput({ email: "marty@example.com" });
 * ```
 */
export function getUser(args: GetUserArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetUserResult> {
  return runtime.invoke("streamprov:index/getUser:getUser", utilities.forwardUnknown({
    id: args.id,
    fullName: args.fullName,
    email: args.email,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a user by ID, full name or email address.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const marty = streamprov.getUserOutput({ email: "marty@example.com" });
 * ```
 */
export function getUserOutput(args: GetUserOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetUserResult> {
  return runtime.invokeOutput<GetUserResult>("streamprov:index/getUser:getUser", utilities.forwardUnknown({
    id: args.id,
    fullName: args.fullName,
    email: args.email,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getUser. */
export interface GetUserArgs {
  /** ID of the user, `u-...`. Exactly one of `id`, `fullName` or `email` must be set. */
  id?: string | undefined;
  /** First and last name, case-sensitive. Exactly one of `id`, `fullName` or `email` must be set. */
  fullName?: string | undefined;
  /** Email address that the user signs in with, case-sensitive. Exactly one of `id`, `fullName` or `email` must be set. */
  email?: string | undefined;
}

/** Arguments of getUserOutput. */
export interface GetUserOutputArgs {
  /** ID of the user, `u-...`. Exactly one of `id`, `fullName` or `email` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** First and last name, case-sensitive. Exactly one of `id`, `fullName` or `email` must be set. */
  fullName?: pulumi.Input<string | undefined>;
  /** Email address that the user signs in with, case-sensitive. Exactly one of `id`, `fullName` or `email` must be set. */
  email?: pulumi.Input<string | undefined>;
}

/** Result of getUser. */
export interface GetUserResult {
  /** ID of the user, `u-...`. */
  id: string;
  /** Email address that the user signs in with. */
  email: string;
  /** First and last name. */
  fullName: string;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
}
