// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an integration with AWS by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const s3 = streamprov.getProviderIntegrationOutput({
 *     displayName: "s3",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegration(args: GetProviderIntegrationArgs, opts?: pulumi.InvokeOptions): Promise<GetProviderIntegrationResult> {
  return runtime.invoke("streamprov:index/getProviderIntegration:getProviderIntegration", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an integration with AWS by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const s3 = streamprov.getProviderIntegrationOutput({
 *     displayName: "s3",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getProviderIntegrationOutput(args: GetProviderIntegrationOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetProviderIntegrationResult> {
  return runtime.invokeOutput<GetProviderIntegrationResult>("streamprov:index/getProviderIntegration:getProviderIntegration", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getProviderIntegration. */
export interface GetProviderIntegrationArgs {
  /** ID of the provider integration, `cspi-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the provider integration, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetProviderIntegrationEnvironment;
}

/** Arguments of getProviderIntegrationOutput. */
export interface GetProviderIntegrationOutputArgs {
  /** ID of the provider integration, `cspi-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the provider integration, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetProviderIntegrationEnvironmentArgs>;
}

/** Result of getProviderIntegration. */
export interface GetProviderIntegrationResult {
  /** ID of the provider integration, `cspi-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetProviderIntegrationEnvironment;
  /** Display name, unique within the environment. */
  displayName: string;
  /** A role in AWS. */
  aws: types.output.GetProviderIntegrationAw[];
  /** Confluent Resource Names of the objects that use the integration. */
  usages: string[];
}
