// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the types of virtual machines that the zones of the region offer, with their stock and prices.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const small = cloudprov.getInstanceTypesOutput({
 *   availabilityZone: "ap-guangzhou-6",
 *   cpuCoreCount: 2,
 *   memorySize: 4,
 *   excludeSoldOut: true,
 * });
 * ```
 */
export function getInstanceTypes(args: GetInstanceTypesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetInstanceTypesResult> {
  return runtime.invoke("cloudprov:index/getInstanceTypes:getInstanceTypes", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    availabilityZone: args.availabilityZone,
    filters: args.filters,
    cpuCoreCount: args.cpuCoreCount,
    memorySize: args.memorySize,
    gpuCoreCount: args.gpuCoreCount,
    excludeSoldOut: args.excludeSoldOut,
    cbsFilter: args.cbsFilter,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the types of virtual machines that the zones of the region offer, with their stock and prices.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const small = cloudprov.getInstanceTypesOutput({
 *   availabilityZone: "ap-guangzhou-6",
 *   cpuCoreCount: 2,
 *   memorySize: 4,
 *   excludeSoldOut: true,
 * });
 * ```
 */
export function getInstanceTypesOutput(args: GetInstanceTypesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetInstanceTypesResult> {
  return runtime.invokeOutput<GetInstanceTypesResult>("cloudprov:index/getInstanceTypes:getInstanceTypes", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    availabilityZone: args.availabilityZone,
    filters: args.filters,
    cpuCoreCount: args.cpuCoreCount,
    memorySize: args.memorySize,
    gpuCoreCount: args.gpuCoreCount,
    excludeSoldOut: args.excludeSoldOut,
    cbsFilter: args.cbsFilter,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getInstanceTypes. */
export interface GetInstanceTypesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the zone, such as `ap-guangzhou-6`. `availabilityZone` cannot be combined with `filters`. */
  availabilityZone?: string | undefined;
  /** Filters of the platform, all of which a type must pass. At most 10 elements. `availabilityZone` cannot be combined with `filters`. */
  filters?: types.input.GetInstanceTypesFilter[] | undefined;
  /** Number of CPU cores. At least 0. */
  cpuCoreCount?: number | undefined;
  /** Memory, in GB. At least 0. */
  memorySize?: number | undefined;
  /** Number of GPUs. At least 0. */
  gpuCoreCount?: number | undefined;
  /** Whether to leave out types that are sold out. Defaults to `false`. */
  excludeSoldOut?: boolean | undefined;
  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  cbsFilter?: types.input.GetInstanceTypesCbsFilter | undefined;
}

/** Arguments of getInstanceTypesOutput. */
export interface GetInstanceTypesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the zone, such as `ap-guangzhou-6`. `availabilityZone` cannot be combined with `filters`. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Filters of the platform, all of which a type must pass. At most 10 elements. `availabilityZone` cannot be combined with `filters`. */
  filters?: pulumi.Input<pulumi.Input<types.input.GetInstanceTypesFilterArgs>[] | undefined>;
  /** Number of CPU cores. At least 0. */
  cpuCoreCount?: pulumi.Input<number | undefined>;
  /** Memory, in GB. At least 0. */
  memorySize?: pulumi.Input<number | undefined>;
  /** Number of GPUs. At least 0. */
  gpuCoreCount?: pulumi.Input<number | undefined>;
  /** Whether to leave out types that are sold out. Defaults to `false`. */
  excludeSoldOut?: pulumi.Input<boolean | undefined>;
  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  cbsFilter?: pulumi.Input<types.input.GetInstanceTypesCbsFilterArgs | undefined>;
}

/** Result of getInstanceTypes. */
export interface GetInstanceTypesResult {
  /** The types, in the platform's order. */
  instanceTypes: types.output.GetInstanceTypesInstanceType[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the zone, such as `ap-guangzhou-6`. */
  availabilityZone?: string;
  /** Filters of the platform, all of which a type must pass. */
  filters?: types.output.GetInstanceTypesFilter[];
  /** Number of CPU cores. */
  cpuCoreCount?: number;
  /** Memory, in GB. */
  memorySize?: number;
  /** Number of GPUs. */
  gpuCoreCount?: number;
  /** Whether to leave out types that are sold out. */
  excludeSoldOut?: boolean;
  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  cbsFilter?: types.output.GetInstanceTypesCbsFilter;
}
