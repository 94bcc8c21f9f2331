// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists where a usage plan is attached: whole services, or single APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayUsagePlanEnvironmentsOutput({
 *     usagePlanId: config.require("usagePlanId"),
 *     bindType: "API",
 * });
 * ```
 */
export function getApiGatewayUsagePlanEnvironments(args: GetApiGatewayUsagePlanEnvironmentsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayUsagePlanEnvironmentsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayUsagePlanEnvironments:getApiGatewayUsagePlanEnvironments", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    usagePlanId: args.usagePlanId,
    bindType: args.bindType,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists where a usage plan is attached: whole services, or single APIs.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayUsagePlanEnvironmentsOutput({
 *     usagePlanId: config.require("usagePlanId"),
 *     bindType: "API",
 * });
 * ```
 */
export function getApiGatewayUsagePlanEnvironmentsOutput(args: GetApiGatewayUsagePlanEnvironmentsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayUsagePlanEnvironmentsResult> {
  return runtime.invokeOutput<GetApiGatewayUsagePlanEnvironmentsResult>("cloudprov:index/getApiGatewayUsagePlanEnvironments:getApiGatewayUsagePlanEnvironments", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    usagePlanId: args.usagePlanId,
    bindType: args.bindType,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayUsagePlanEnvironments. */
export interface GetApiGatewayUsagePlanEnvironmentsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. */
  usagePlanId: string;
  /** Whether to list whole services (`SERVICE`) or single APIs (`API`). One of `SERVICE` or `API`. Defaults to `SERVICE`. */
  bindType?: enums.GetApiGatewayUsagePlanEnvironmentsBindType | (string & {}) | undefined;
}

/** Arguments of getApiGatewayUsagePlanEnvironmentsOutput. */
export interface GetApiGatewayUsagePlanEnvironmentsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. */
  usagePlanId: pulumi.Input<string>;
  /** Whether to list whole services (`SERVICE`) or single APIs (`API`). One of `SERVICE` or `API`. Defaults to `SERVICE`. */
  bindType?: pulumi.Input<enums.GetApiGatewayUsagePlanEnvironmentsBindType | (string & {}) | undefined>;
}

/** Result of getApiGatewayUsagePlanEnvironments. */
export interface GetApiGatewayUsagePlanEnvironmentsResult {
  /** The services or APIs, in the platform's order. */
  lists: types.output.GetApiGatewayUsagePlanEnvironmentsList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The plan, `usagePlan-...`. */
  usagePlanId: string;
  /** Whether to list whole services (`SERVICE`) or single APIs (`API`). */
  bindType?: string;
}
