// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the API gateway services of the region with their usage plans, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shops = cloudprov.getApiGatewayServicesOutput({ serviceName: "shop" });
 * ```
 */
export function getApiGatewayServices(args: GetApiGatewayServicesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayServicesResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayServices:getApiGatewayServices", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    serviceName: args.serviceName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the API gateway services of the region with their usage plans, optionally filtered by ID or name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shops = cloudprov.getApiGatewayServicesOutput({ serviceName: "shop" });
 * ```
 */
export function getApiGatewayServicesOutput(args: GetApiGatewayServicesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayServicesResult> {
  return runtime.invokeOutput<GetApiGatewayServicesResult>("cloudprov:index/getApiGatewayServices:getApiGatewayServices", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    serviceName: args.serviceName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayServices. */
export interface GetApiGatewayServicesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: string | undefined;
  /** Name of the service. */
  serviceName?: string | undefined;
}

/** Arguments of getApiGatewayServicesOutput. */
export interface GetApiGatewayServicesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Name of the service. */
  serviceName?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayServices. */
export interface GetApiGatewayServicesResult {
  /** The services, in the platform's order. */
  lists: types.output.GetApiGatewayServicesList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the service, `service-...`. */
  serviceId?: string;
  /** Name of the service. */
  serviceName?: string;
}
