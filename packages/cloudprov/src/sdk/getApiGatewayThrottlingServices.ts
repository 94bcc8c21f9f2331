// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the limits of services by environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const limits = cloudprov.getApiGatewayThrottlingServicesOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayThrottlingServices(args: GetApiGatewayThrottlingServicesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayThrottlingServicesResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayThrottlingServices:getApiGatewayThrottlingServices", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the limits of services by environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const limits = cloudprov.getApiGatewayThrottlingServicesOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayThrottlingServicesOutput(args: GetApiGatewayThrottlingServicesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayThrottlingServicesResult> {
  return runtime.invokeOutput<GetApiGatewayThrottlingServicesResult>("cloudprov:index/getApiGatewayThrottlingServices:getApiGatewayThrottlingServices", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayThrottlingServices. */
export interface GetApiGatewayThrottlingServicesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Defaults to all services of the region. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: string | undefined;
}

/** Arguments of getApiGatewayThrottlingServicesOutput. */
export interface GetApiGatewayThrottlingServicesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Defaults to all services of the region. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayThrottlingServices. */
export interface GetApiGatewayThrottlingServicesResult {
  /** The services, in the platform's order. */
  lists: types.output.GetApiGatewayThrottlingServicesList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. Defaults to all services of the region. */
  serviceId?: string;
}
