// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Finds a stack by its name. `orgId` is set for a dedicated stack and empty for a shared one.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
 * ```
 */
export function getStack(args: GetStackArgs, opts?: pulumi.InvokeOptions): Promise<GetStackResult> {
  return runtime.invoke("appprov:index/getStack:getStack", utilities.forwardUnknown({
    name: args.name,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Finds a stack by its name. `orgId` is set for a dedicated stack and empty for a shared one.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
 * ```
 */
export function getStackOutput(args: GetStackOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetStackResult> {
  return runtime.invokeOutput<GetStackResult>("appprov:index/getStack:getStack", utilities.forwardUnknown({
    name: args.name,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getStack. */
export interface GetStackArgs {
  /** Name of the stack. The match is exact. Must not be empty. */
  name: string;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
}

/** Arguments of getStackOutput. */
export interface GetStackOutputArgs {
  /** Name of the stack. The match is exact. Must not be empty. */
  name: pulumi.Input<string>;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
}

/** Result of getStack. */
export interface GetStackResult {
  /** ID of the stack. */
  stackId: number;
  /** Name of the stack. */
  name: string;
  /** ID of the organization that owns the stack. Empty for a shared stack. */
  orgId: string;
  /** Name of the stack. */
  id: string;
}
