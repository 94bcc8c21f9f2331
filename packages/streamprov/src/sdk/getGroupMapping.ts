// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a group mapping by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const engineers = streamprov.getGroupMappingOutput({ displayName: "Engineers" });
 * ```
 */
export function getGroupMapping(args: GetGroupMappingArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetGroupMappingResult> {
  return runtime.invoke("streamprov:index/getGroupMapping:getGroupMapping", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a group mapping by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const engineers = streamprov.getGroupMappingOutput({ displayName: "Engineers" });
 * ```
 */
export function getGroupMappingOutput(args: GetGroupMappingOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetGroupMappingResult> {
  return runtime.invokeOutput<GetGroupMappingResult>("streamprov:index/getGroupMapping:getGroupMapping", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getGroupMapping. */
export interface GetGroupMappingArgs {
  /** ID of the group mapping, `group-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the group mapping, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
}

/** Arguments of getGroupMappingOutput. */
export interface GetGroupMappingOutputArgs {
  /** ID of the group mapping, `group-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the group mapping, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
}

/** Result of getGroupMapping. */
export interface GetGroupMappingResult {
  /** ID of the group mapping, `group-...`. */
  id: string;
  /** Display name. */
  displayName: string;
  /** Description. If unset, the current text is kept; an empty string clears it. */
  description: string;
  /** Name of a group, or an expression in the Common Expression Language (CEL) that a user's groups must match, such as `"engineering" in claims.group`. */
  filter: string;
}
