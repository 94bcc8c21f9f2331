// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a custom connector plugin of an environment by its ID. The code is in the plugin's versions.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const datagen = streamprov.getPluginOutput({
 *     id: config.require("pluginId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPlugin(args: GetPluginArgs, opts?: pulumi.InvokeOptions): Promise<GetPluginResult> {
  return runtime.invoke("streamprov:index/getPlugin:getPlugin", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a custom connector plugin of an environment by its ID. The code is in the plugin's versions.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const datagen = streamprov.getPluginOutput({
 *     id: config.require("pluginId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPluginOutput(args: GetPluginOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetPluginResult> {
  return runtime.invokeOutput<GetPluginResult>("streamprov:index/getPlugin:getPlugin", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getPlugin. */
export interface GetPluginArgs {
  /** ID of the plugin, `ccp-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetPluginEnvironment;
}

/** Arguments of getPluginOutput. */
export interface GetPluginOutputArgs {
  /** ID of the plugin, `ccp-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetPluginEnvironmentArgs>;
}

/** Result of getPlugin. */
export interface GetPluginResult {
  /** ID of the plugin, `ccp-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetPluginEnvironment;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Cloud in which connectors run the plugin. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Programming language of the plugin. Known values are `JAVA`; there may be others. */
  runtimeLanguage: string;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
}
