// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Finds an environment by its handle, among all that the credentials can see.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const production = appprov.getEnvironmentOutput({ handle: "production" });
 * ```
 */
export function getEnvironment(args: GetEnvironmentArgs, opts?: pulumi.InvokeOptions): Promise<GetEnvironmentResult> {
  return runtime.invoke("appprov:index/getEnvironment:getEnvironment", utilities.forwardUnknown({
    handle: args.handle,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Finds an environment by its handle, among all that the credentials can see.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const production = appprov.getEnvironmentOutput({ handle: "production" });
 * ```
 */
export function getEnvironmentOutput(args: GetEnvironmentOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetEnvironmentResult> {
  return runtime.invokeOutput<GetEnvironmentResult>("appprov:index/getEnvironment:getEnvironment", utilities.forwardUnknown({
    handle: args.handle,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getEnvironment. */
export interface GetEnvironmentArgs {
  /** Handle of the environment. The match is exact. Must not be empty. */
  handle: string;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
}

/** Arguments of getEnvironmentOutput. */
export interface GetEnvironmentOutputArgs {
  /** Handle of the environment. The match is exact. Must not be empty. */
  handle: pulumi.Input<string>;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
}

/** Result of getEnvironment. */
export interface GetEnvironmentResult {
  /** Handle of the environment. */
  handle: string;
  /** ID of the environment, as a number. */
  envId: number;
  /** ID of the environment, as a string. */
  id: string;
}
