// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up the organization that the credentials belong to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const organization = streamprov.getOrganizationOutput();
 * ```
 */
export function getOrganization(opts?: pulumi.InvokeOptions): Promise<GetOrganizationResult> {
  return runtime.invoke("streamprov:index/getOrganization:getOrganization", {}, utilities.withDefaults(opts));
}

/**
 * Looks up the organization that the credentials belong to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const organization = streamprov.getOrganizationOutput();
 * ```
 */
export function getOrganizationOutput(opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetOrganizationResult> {
  return runtime.invokeOutput<GetOrganizationResult>("streamprov:index/getOrganization:getOrganization", {}, utilities.withDefaults(opts));
}

/** Result of getOrganization. */
export interface GetOrganizationResult {
  /** ID of the organization, a UUID. */
  id: string;
  /** Confluent Resource Name of the organization, `crn://confluent.cloud/organization=...`. */
  resourceName: string;
}
