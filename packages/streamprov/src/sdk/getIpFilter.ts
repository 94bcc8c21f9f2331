// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up an IP filter by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const office = streamprov.getIpFilterOutput({ id: config.require("ipFilterId") });
 * ```
 */
export function getIpFilter(args: GetIpFilterArgs, opts?: pulumi.InvokeOptions): Promise<GetIpFilterResult> {
  return runtime.invoke("streamprov:index/getIpFilter:getIpFilter", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an IP filter by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const office = streamprov.getIpFilterOutput({ id: config.require("ipFilterId") });
 * ```
 */
export function getIpFilterOutput(args: GetIpFilterOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetIpFilterResult> {
  return runtime.invokeOutput<GetIpFilterResult>("streamprov:index/getIpFilter:getIpFilter", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getIpFilter. */
export interface GetIpFilterArgs {
  /** ID of the IP filter, `ipf-...`. Must not be empty. */
  id: string;
}

/** Arguments of getIpFilterOutput. */
export interface GetIpFilterOutputArgs {
  /** ID of the IP filter, `ipf-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getIpFilter. */
export interface GetIpFilterResult {
  /** ID of the IP filter, `ipf-...`. */
  id: string;
  /** Display name. */
  filterName: string;
  /** Requests that the filter applies to: `management` for the control plane, or `multiple` for the operationGroups. Known values are `management` and `multiple`; there may be others. */
  resourceGroup: string;
  /** Confluent Resource Name of the organization or environment that the filter applies to. Defaults to the whole organization. */
  resourceScope: string;
  /** Operations that the filter applies to, with resourceGroup `multiple`. If unset, the current groups are kept; an empty list clears them. Known values are `MANAGEMENT`, `SCHEMA` and `FLINK`; there may be others. */
  operationGroups: string[];
  /** IDs of the IP groups from which requests are allowed. At most 25. */
  ipGroups: string[];
}
