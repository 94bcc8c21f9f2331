// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Returns an API as the applications that may call it see it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const api = cloudprov.getApiGatewayApiAppApiOutput({
 *     serviceId: config.require("serviceId"),
 *     apiId: config.require("apiId"),
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppApi(args: GetApiGatewayApiAppApiArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiAppApiResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiAppApi:getApiGatewayApiAppApi", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiId: args.apiId,
    apiRegion: args.apiRegion,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns an API as the applications that may call it see it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const api = cloudprov.getApiGatewayApiAppApiOutput({
 *     serviceId: config.require("serviceId"),
 *     apiId: config.require("apiId"),
 *     apiRegion: "ap-guangzhou",
 * });
 * ```
 */
export function getApiGatewayApiAppApiOutput(args: GetApiGatewayApiAppApiOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiAppApiResult> {
  return runtime.invokeOutput<GetApiGatewayApiAppApiResult>("cloudprov:index/getApiGatewayApiAppApi:getApiGatewayApiAppApi", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    apiId: args.apiId,
    apiRegion: args.apiRegion,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiAppApi. */
export interface GetApiGatewayApiAppApiArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId: string;
  /** Region of the service, such as `ap-guangzhou`. The request itself goes to the provider's region. Must not be empty. */
  apiRegion: string;
}

/** Arguments of getApiGatewayApiAppApiOutput. */
export interface GetApiGatewayApiAppApiOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId: pulumi.Input<string>;
  /** Region of the service, such as `ap-guangzhou`. The request itself goes to the provider's region. Must not be empty. */
  apiRegion: pulumi.Input<string>;
}

/** Result of getApiGatewayApiAppApi. */
export interface GetApiGatewayApiAppApiResult {
  /** The API. At most one element. */
  results: types.output.GetApiGatewayApiAppApiResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** The API, `api-...`. */
  apiId: string;
  /** Region of the service, such as `ap-guangzhou`. The request itself goes to the provider's region. */
  apiRegion: string;
}
