// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the usage plans that are attached to single APIs of a service. Plans of the whole service are in `usagePlanLists` of the service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const plans = cloudprov.getApiGatewayApiUsagePlansOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayApiUsagePlans(args: GetApiGatewayApiUsagePlansArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiUsagePlansResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiUsagePlans:getApiGatewayApiUsagePlans", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the usage plans that are attached to single APIs of a service. Plans of the whole service are in `usagePlanLists` of the service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const plans = cloudprov.getApiGatewayApiUsagePlansOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayApiUsagePlansOutput(args: GetApiGatewayApiUsagePlansOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiUsagePlansResult> {
  return runtime.invokeOutput<GetApiGatewayApiUsagePlansResult>("cloudprov:index/getApiGatewayApiUsagePlans:getApiGatewayApiUsagePlans", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiUsagePlans. */
export interface GetApiGatewayApiUsagePlansArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
}

/** Arguments of getApiGatewayApiUsagePlansOutput. */
export interface GetApiGatewayApiUsagePlansOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
}

/** Result of getApiGatewayApiUsagePlans. */
export interface GetApiGatewayApiUsagePlansResult {
  /** The plans, in the platform's order. A plan is listed once for each API and environment. */
  results: types.output.GetApiGatewayApiUsagePlansResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
}
