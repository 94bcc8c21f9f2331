// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up an IP group by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const office = streamprov.getIpGroupOutput({ id: config.require("ipGroupId") });
 * ```
 */
export function getIpGroup(args: GetIpGroupArgs, opts?: pulumi.InvokeOptions): Promise<GetIpGroupResult> {
  return runtime.invoke("streamprov:index/getIpGroup:getIpGroup", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an IP group by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const office = streamprov.getIpGroupOutput({ id: config.require("ipGroupId") });
 * ```
 */
export function getIpGroupOutput(args: GetIpGroupOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetIpGroupResult> {
  return runtime.invokeOutput<GetIpGroupResult>("streamprov:index/getIpGroup:getIpGroup", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getIpGroup. */
export interface GetIpGroupArgs {
  /** ID of the IP group, `ipg-...`. Must not be empty. */
  id: string;
}

/** Arguments of getIpGroupOutput. */
export interface GetIpGroupOutputArgs {
  /** ID of the IP group, `ipg-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getIpGroup. */
export interface GetIpGroupResult {
  /** ID of the IP group, `ipg-...`. */
  id: string;
  /** Display name. */
  groupName: string;
  /** CIDR blocks of the group. At most 25. */
  cidrBlocks: string[];
}
