// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the custom domains of a service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const domains = cloudprov.getApiGatewayCustomerDomainsOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayCustomerDomains(args: GetApiGatewayCustomerDomainsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayCustomerDomainsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayCustomerDomains:getApiGatewayCustomerDomains", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the custom domains of a service.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const domains = cloudprov.getApiGatewayCustomerDomainsOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayCustomerDomainsOutput(args: GetApiGatewayCustomerDomainsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayCustomerDomainsResult> {
  return runtime.invokeOutput<GetApiGatewayCustomerDomainsResult>("cloudprov:index/getApiGatewayCustomerDomains:getApiGatewayCustomerDomains", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayCustomerDomains. */
export interface GetApiGatewayCustomerDomainsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
}

/** Arguments of getApiGatewayCustomerDomainsOutput. */
export interface GetApiGatewayCustomerDomainsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
}

/** Result of getApiGatewayCustomerDomains. */
export interface GetApiGatewayCustomerDomainsResult {
  /** The domains, in the platform's order. */
  lists: types.output.GetApiGatewayCustomerDomainsList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
}
