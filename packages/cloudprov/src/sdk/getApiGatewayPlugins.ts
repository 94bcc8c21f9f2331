// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the APIs of a service that a plugin is attached to, or can be attached to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayPluginsOutput({
 *     serviceId: config.require("serviceId"),
 *     pluginId: config.require("pluginId"),
 *     environmentName: "release",
 * });
 * ```
 */
export function getApiGatewayPlugins(args: GetApiGatewayPluginsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayPluginsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayPlugins:getApiGatewayPlugins", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    pluginId: args.pluginId,
    environmentName: args.environmentName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the APIs of a service that a plugin is attached to, or can be attached to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayPluginsOutput({
 *     serviceId: config.require("serviceId"),
 *     pluginId: config.require("pluginId"),
 *     environmentName: "release",
 * });
 * ```
 */
export function getApiGatewayPluginsOutput(args: GetApiGatewayPluginsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayPluginsResult> {
  return runtime.invokeOutput<GetApiGatewayPluginsResult>("cloudprov:index/getApiGatewayPlugins:getApiGatewayPlugins", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    serviceId: args.serviceId,
    pluginId: args.pluginId,
    environmentName: args.environmentName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayPlugins. */
export interface GetApiGatewayPluginsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: string;
  /** The plugin, `plugin-...`. Must be the ID of a plugin, such as plugin-hnqntalp. */
  pluginId: string;
  /** The environment. One of `test`, `prepub` or `release`. */
  environmentName: enums.GetApiGatewayPluginsEnvironmentName | (string & {});
}

/** Arguments of getApiGatewayPluginsOutput. */
export interface GetApiGatewayPluginsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. */
  serviceId: pulumi.Input<string>;
  /** The plugin, `plugin-...`. Must be the ID of a plugin, such as plugin-hnqntalp. */
  pluginId: pulumi.Input<string>;
  /** The environment. One of `test`, `prepub` or `release`. */
  environmentName: pulumi.Input<enums.GetApiGatewayPluginsEnvironmentName | (string & {})>;
}

/** Result of getApiGatewayPlugins. */
export interface GetApiGatewayPluginsResult {
  /** The APIs, in the platform's order. */
  results: types.output.GetApiGatewayPluginsResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service, `service-...`. */
  serviceId: string;
  /** The plugin, `plugin-...`. */
  pluginId: string;
  /** The environment. */
  environmentName: string;
}
