// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the usage plans of the account, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const trials = cloudprov.getApiGatewayUsagePlansOutput({ usagePlanName: "trial" });
 * ```
 */
export function getApiGatewayUsagePlans(args: GetApiGatewayUsagePlansArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayUsagePlansResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayUsagePlans:getApiGatewayUsagePlans", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    usagePlanId: args.usagePlanId,
    usagePlanName: args.usagePlanName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the usage plans of the account, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const trials = cloudprov.getApiGatewayUsagePlansOutput({ usagePlanName: "trial" });
 * ```
 */
export function getApiGatewayUsagePlansOutput(args: GetApiGatewayUsagePlansOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayUsagePlansResult> {
  return runtime.invokeOutput<GetApiGatewayUsagePlansResult>("cloudprov:index/getApiGatewayUsagePlans:getApiGatewayUsagePlans", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    usagePlanId: args.usagePlanId,
    usagePlanName: args.usagePlanName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayUsagePlans. */
export interface GetApiGatewayUsagePlansArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. */
  usagePlanId?: string | undefined;
  /** Name of the plan. */
  usagePlanName?: string | undefined;
}

/** Arguments of getApiGatewayUsagePlansOutput. */
export interface GetApiGatewayUsagePlansOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. */
  usagePlanId?: pulumi.Input<string | undefined>;
  /** Name of the plan. */
  usagePlanName?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayUsagePlans. */
export interface GetApiGatewayUsagePlansResult {
  /** The plans, in the platform's order. */
  lists: types.output.GetApiGatewayUsagePlansList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the plan, `usagePlan-...`. */
  usagePlanId?: string;
  /** Name of the plan. */
  usagePlanName?: string;
}
