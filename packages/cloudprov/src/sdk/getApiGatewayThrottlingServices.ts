// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists how much services may be called in each of their environments.
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
  return runtime.invoke("cloudprov:index/getApiGatewayThrottlingServices:getApiGatewayThrottlingServices", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, utilities.withDefaults(opts));
}

/**
 * Lists how much services may be called in each of their environments.
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
  return runtime.invokeOutput<GetApiGatewayThrottlingServicesResult>("cloudprov:index/getApiGatewayThrottlingServices:getApiGatewayThrottlingServices", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayThrottlingServices. */
export interface GetApiGatewayThrottlingServicesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. All services of the region when left out. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: string | undefined;
}

/** Arguments of getApiGatewayThrottlingServicesOutput. */
export interface GetApiGatewayThrottlingServicesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. All services of the region when left out. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: pulumi.Input<string | undefined>;
}

/** What getApiGatewayThrottlingServices returns. */
export interface GetApiGatewayThrottlingServicesResult {
  /** The services, in the platform's order. */
  lists: output.GetApiGatewayThrottlingServicesList[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** The service, `service-...`. All services of the region when left out. */
  serviceId?: string;
}
