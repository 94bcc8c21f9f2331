// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the plugins of an API.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const plugins = cloudprov.getApiGatewayApiPluginsOutput({
 *     serviceId: config.require("serviceId"),
 *     apiId: config.require("apiId"),
 * });
 * ```
 */
export function getApiGatewayApiPlugins(args: GetApiGatewayApiPluginsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayApiPluginsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayApiPlugins:getApiGatewayApiPlugins", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    apiId: args.apiId,
    serviceId: args.serviceId,
    environmentName: args.environmentName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the plugins of an API.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const plugins = cloudprov.getApiGatewayApiPluginsOutput({
 *     serviceId: config.require("serviceId"),
 *     apiId: config.require("apiId"),
 * });
 * ```
 */
export function getApiGatewayApiPluginsOutput(args: GetApiGatewayApiPluginsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayApiPluginsResult> {
  return runtime.invokeOutput<GetApiGatewayApiPluginsResult>("cloudprov:index/getApiGatewayApiPlugins:getApiGatewayApiPlugins", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    apiId: args.apiId,
    serviceId: args.serviceId,
    environmentName: args.environmentName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayApiPlugins. */
export interface GetApiGatewayApiPluginsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId: string;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** The environment: `test`, `prepub` or `release`. Defaults to all. Must be test, prepub or release. */
  environmentName?: string | undefined;
}

/** Arguments of getApiGatewayApiPluginsOutput. */
export interface GetApiGatewayApiPluginsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. */
  apiId: pulumi.Input<string>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** The environment: `test`, `prepub` or `release`. Defaults to all. Must be test, prepub or release. */
  environmentName?: pulumi.Input<string | undefined>;
}

/** Result of getApiGatewayApiPlugins. */
export interface GetApiGatewayApiPluginsResult {
  /** The plugins, in the platform's order. */
  results: types.output.GetApiGatewayApiPluginsResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The API, `api-...`. */
  apiId: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** The environment: `test`, `prepub` or `release`. Defaults to all. */
  environmentName?: string;
}
