// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the configuration of an integration with Azure or Google Cloud by the integration's ID. It does not check whether the cloud grants access.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const storage = streamprov.getProviderIntegrationAuthorizationOutput({
 *     id: config.require("providerIntegrationId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegrationAuthorization(args: GetProviderIntegrationAuthorizationArgs, opts?: pulumi.InvokeOptions): Promise<GetProviderIntegrationAuthorizationResult> {
  return runtime.invoke("streamprov:index/getProviderIntegrationAuthorization:getProviderIntegrationAuthorization", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the configuration of an integration with Azure or Google Cloud by the integration's ID. It does not check whether the cloud grants access.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const storage = streamprov.getProviderIntegrationAuthorizationOutput({
 *     id: config.require("providerIntegrationId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegrationAuthorizationOutput(args: GetProviderIntegrationAuthorizationOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetProviderIntegrationAuthorizationResult> {
  return runtime.invokeOutput<GetProviderIntegrationAuthorizationResult>("streamprov:index/getProviderIntegrationAuthorization:getProviderIntegrationAuthorization", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getProviderIntegrationAuthorization. */
export interface GetProviderIntegrationAuthorizationArgs {
  /** ID of the provider integration, `cspi-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetProviderIntegrationAuthorizationEnvironment;
}

/** Arguments of getProviderIntegrationAuthorizationOutput. */
export interface GetProviderIntegrationAuthorizationOutputArgs {
  /** ID of the provider integration, `cspi-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetProviderIntegrationAuthorizationEnvironmentArgs>;
}

/** Result of getProviderIntegrationAuthorization. */
export interface GetProviderIntegrationAuthorizationResult {
  /** ID of the provider integration, `cspi-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetProviderIntegrationAuthorizationEnvironment;
  /** ID of the ProviderIntegrationSetup to authorize, `cspi-...`. */
  providerIntegrationId: string;
  /** A tenant in Azure. */
  azures: types.output.GetProviderIntegrationAuthorizationAzure[];
  /** A service account in Google Cloud. */
  gcps: types.output.GetProviderIntegrationAuthorizationGcp[];
}
