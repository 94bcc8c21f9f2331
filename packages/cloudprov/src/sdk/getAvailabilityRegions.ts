// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the regions of the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const regions = cloudprov.getAvailabilityRegionsOutput({});
 * ```
 */
export function getAvailabilityRegions(args: GetAvailabilityRegionsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAvailabilityRegionsResult> {
  return runtime.invoke("cloudprov:index/getAvailabilityRegions:getAvailabilityRegions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    includeUnavailable: args.includeUnavailable,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the regions of the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const regions = cloudprov.getAvailabilityRegionsOutput({});
 * ```
 */
export function getAvailabilityRegionsOutput(args: GetAvailabilityRegionsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAvailabilityRegionsResult> {
  return runtime.invokeOutput<GetAvailabilityRegionsResult>("cloudprov:index/getAvailabilityRegions:getAvailabilityRegions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    includeUnavailable: args.includeUnavailable,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAvailabilityRegions. */
export interface GetAvailabilityRegionsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Return only the region with this ID. `default` is the provider's region. */
  name?: string | undefined;
  /** Also return regions that are not available. Defaults to false. */
  includeUnavailable?: boolean | undefined;
}

/** Arguments of getAvailabilityRegionsOutput. */
export interface GetAvailabilityRegionsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Return only the region with this ID. `default` is the provider's region. */
  name?: pulumi.Input<string | undefined>;
  /** Also return regions that are not available. Defaults to false. */
  includeUnavailable?: pulumi.Input<boolean | undefined>;
}

/** Result of getAvailabilityRegions. */
export interface GetAvailabilityRegionsResult {
  /** The regions, in the platform's order. */
  regions: types.output.GetAvailabilityRegionsRegion[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Return only the region with this ID. `default` is the provider's region. */
  name?: string;
  /** Also return regions that are not available. Defaults to false. */
  includeUnavailable?: boolean;
}
