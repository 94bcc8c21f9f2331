// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a role binding by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const admin = streamprov.getRoleBindingOutput({ id: config.require("roleBindingId") });
 * ```
 */
export function getRoleBinding(args: GetRoleBindingArgs, opts?: pulumi.InvokeOptions): Promise<GetRoleBindingResult> {
  return runtime.invoke("streamprov:index/getRoleBinding:getRoleBinding", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a role binding by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const admin = streamprov.getRoleBindingOutput({ id: config.require("roleBindingId") });
 * ```
 */
export function getRoleBindingOutput(args: GetRoleBindingOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetRoleBindingResult> {
  return runtime.invokeOutput<GetRoleBindingResult>("streamprov:index/getRoleBinding:getRoleBinding", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getRoleBinding. */
export interface GetRoleBindingArgs {
  /** ID of the role binding, `rb-...`. Must not be empty. */
  id: string;
}

/** Arguments of getRoleBindingOutput. */
export interface GetRoleBindingOutputArgs {
  /** ID of the role binding, `rb-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getRoleBinding. */
export interface GetRoleBindingResult {
  /** ID of the role binding, `rb-...`. */
  id: string;
  /** Principal that gets the role: `User:`, followed by the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`). */
  principal: string;
  /** Name of the role, such as `CloudClusterAdmin` or `DeveloperRead`. */
  roleName: string;
  /** Confluent Resource Name of the objects that the role applies to, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at the end matches every name with that prefix. */
  crnPattern: string;
}
