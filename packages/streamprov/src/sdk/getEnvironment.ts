// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/organization.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const staging = streamprov.getEnvironmentOutput({ displayName: "staging" });
 * ```
 */
export function getEnvironment(args: GetEnvironmentArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetEnvironmentResult> {
  return runtime.invoke("streamprov:index/getEnvironment:getEnvironment", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    streamGovernance: args.streamGovernance,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an environment by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const staging = streamprov.getEnvironmentOutput({ displayName: "staging" });
 * ```
 */
export function getEnvironmentOutput(args: GetEnvironmentOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetEnvironmentResult> {
  return runtime.invokeOutput<GetEnvironmentResult>("streamprov:index/getEnvironment:getEnvironment", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    streamGovernance: args.streamGovernance,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getEnvironment. */
export interface GetEnvironmentArgs {
  /** ID of the environment, `env-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the environment, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Stream Governance of the environment. Accepted for compatibility; it has no effect. */
  streamGovernance?: types.input.GetEnvironmentStreamGovernance | undefined;
}

/** Arguments of getEnvironmentOutput. */
export interface GetEnvironmentOutputArgs {
  /** ID of the environment, `env-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the environment, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Stream Governance of the environment. Accepted for compatibility; it has no effect. */
  streamGovernance?: pulumi.Input<types.input.GetEnvironmentStreamGovernanceArgs | undefined>;
}

/** Result of getEnvironment. */
export interface GetEnvironmentResult {
  /** ID of the environment, `env-...`. */
  id: string;
  /** Stream Governance of the environment. */
  streamGovernance: types.output.GetEnvironmentStreamGovernance;
  /** Display name. */
  displayName: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. */
  resourceName: string;
}
