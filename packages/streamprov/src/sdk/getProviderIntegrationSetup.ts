// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an integration with Azure or Google Cloud by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const storage = streamprov.getProviderIntegrationSetupOutput({
 *     displayName: "storage",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegrationSetup(args: GetProviderIntegrationSetupArgs, opts?: pulumi.InvokeOptions): Promise<GetProviderIntegrationSetupResult> {
  return runtime.invoke("streamprov:index/getProviderIntegrationSetup:getProviderIntegrationSetup", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an integration with Azure or Google Cloud by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const storage = streamprov.getProviderIntegrationSetupOutput({
 *     displayName: "storage",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegrationSetupOutput(args: GetProviderIntegrationSetupOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetProviderIntegrationSetupResult> {
  return runtime.invokeOutput<GetProviderIntegrationSetupResult>("streamprov:index/getProviderIntegrationSetup:getProviderIntegrationSetup", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getProviderIntegrationSetup. */
export interface GetProviderIntegrationSetupArgs {
  /** ID of the provider integration, `cspi-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the provider integration, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetProviderIntegrationSetupEnvironment;
}

/** Arguments of getProviderIntegrationSetupOutput. */
export interface GetProviderIntegrationSetupOutputArgs {
  /** ID of the provider integration, `cspi-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the provider integration, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetProviderIntegrationSetupEnvironmentArgs>;
}

/** Result of getProviderIntegrationSetup. */
export interface GetProviderIntegrationSetupResult {
  /** ID of the provider integration, `cspi-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetProviderIntegrationSetupEnvironment;
  /** Display name, unique within the environment. */
  displayName: string;
  /** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** `DRAFT` until a ProviderIntegrationAuthorization configures the integration, then `CREATED`, and `ACTIVE` while an object uses it. */
  status: string;
  /** Confluent Resource Names of the objects that use the integration. */
  usages: string[];
}
