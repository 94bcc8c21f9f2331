// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Anti-DDoS instances of a region.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const instances = cloudprov.getAntiddosBgpInstancesOutput({ filterRegion: "ap-guangzhou" });
 * ```
 */
export function getAntiddosBgpInstances(args: GetAntiddosBgpInstancesArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosBgpInstancesResult> {
  return runtime.invoke("cloudprov:index/getAntiddosBgpInstances:getAntiddosBgpInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    filterRegion: args.filterRegion,
    filterInstanceIdLists: args.filterInstanceIdLists,
    filterTags: args.filterTags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the Anti-DDoS instances of a region.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const instances = cloudprov.getAntiddosBgpInstancesOutput({ filterRegion: "ap-guangzhou" });
 * ```
 */
export function getAntiddosBgpInstancesOutput(args: GetAntiddosBgpInstancesOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosBgpInstancesResult> {
  return runtime.invokeOutput<GetAntiddosBgpInstancesResult>("cloudprov:index/getAntiddosBgpInstances:getAntiddosBgpInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    filterRegion: args.filterRegion,
    filterInstanceIdLists: args.filterInstanceIdLists,
    filterTags: args.filterTags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosBgpInstances. */
export interface GetAntiddosBgpInstancesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Region, such as `ap-guangzhou`. Must not be empty. */
  filterRegion: string;
  /** IDs of the instances. */
  filterInstanceIdLists?: string[] | undefined;
  /** Tags that the instances must have. */
  filterTags?: types.input.GetAntiddosBgpInstancesFilterTag[] | undefined;
}

/** Arguments of getAntiddosBgpInstancesOutput. */
export interface GetAntiddosBgpInstancesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Region, such as `ap-guangzhou`. Must not be empty. */
  filterRegion: pulumi.Input<string>;
  /** IDs of the instances. */
  filterInstanceIdLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Tags that the instances must have. */
  filterTags?: pulumi.Input<pulumi.Input<types.input.GetAntiddosBgpInstancesFilterTagArgs>[] | undefined>;
}

/** Result of getAntiddosBgpInstances. */
export interface GetAntiddosBgpInstancesResult {
  /** The instances, in the platform's order. */
  bgpInstanceLists: types.output.GetAntiddosBgpInstancesBgpInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Region, such as `ap-guangzhou`. */
  filterRegion: string;
  /** IDs of the instances. */
  filterInstanceIdLists?: string[];
  /** Tags that the instances must have. */
  filterTags?: types.output.GetAntiddosBgpInstancesFilterTag[];
}
