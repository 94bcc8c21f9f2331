// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the APIs of a service, optionally filtered by name or ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const apis = cloudprov.getApiGatewayApisOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayApis(args: GetApiGatewayApisArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApisResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApis:getApiGatewayApis", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiName: args.apiName,
    apiId: args.apiId,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the APIs of a service, optionally filtered by name or ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const apis = cloudprov.getApiGatewayApisOutput({ serviceId: "service-ohxqslqe" });
 * ```
 */
export function getApiGatewayApisOutput(args: GetApiGatewayApisOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApisResult> {
  return runtime.invokeOutput<GetApiGatewayApisResult>("cloudprov:index/getApiGatewayApis:getApiGatewayApis", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiName: args.apiName,
    apiId: args.apiId,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApis. */
export interface GetApiGatewayApisArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** Name of the API. */
  apiName?: string | undefined;
  /** ID of the API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId?: string | undefined;
}

/** Arguments of getApiGatewayApisOutput. */
export interface GetApiGatewayApisOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** Name of the API. */
  apiName?: pulumi.Input<string | undefined>;
  /** ID of the API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayApis. */
export interface GetApiGatewayApisResult {
  /** The APIs, in the platform's order. */
  lists: types.output.GetApiGatewayApisList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** Name of the API. */
  apiName?: string;
  /** ID of the API, `api-...`. */
  apiId?: string;
}
