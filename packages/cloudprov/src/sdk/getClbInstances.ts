// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the load balancers of the region, optionally filtered by ID, name, network type, project and zone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getClbInstancesOutput({ clbName: "shop", networkType: "OPEN" });
 * ```
 */
export function getClbInstances(args: GetClbInstancesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetClbInstancesResult> {
  return runtime.invoke("cloudprov:index/getClbInstances:getClbInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clbId: args.clbId,
    clbName: args.clbName,
    networkType: args.networkType,
    projectId: args.projectId,
    masterZone: args.masterZone,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the load balancers of the region, optionally filtered by ID, name, network type, project and zone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getClbInstancesOutput({ clbName: "shop", networkType: "OPEN" });
 * ```
 */
export function getClbInstancesOutput(args: GetClbInstancesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetClbInstancesResult> {
  return runtime.invokeOutput<GetClbInstancesResult>("cloudprov:index/getClbInstances:getClbInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clbId: args.clbId,
    clbName: args.clbName,
    networkType: args.networkType,
    projectId: args.projectId,
    masterZone: args.masterZone,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getClbInstances. */
export interface GetClbInstancesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the load balancer, `lb-...`. Must be the ID of a load balancer, such as lb-7a0t6zqb. */
  clbId?: string | undefined;
  /** Name, or a part of it. */
  clbName?: string | undefined;
  /** `OPEN` or `INTERNAL`. One of `OPEN` or `INTERNAL`. */
  networkType?: enums.GetClbInstancesNetworkType | (string & {}) | undefined;
  /** Project. At least 0. */
  projectId?: number | undefined;
  /** Number of the serving zone, such as `100003`. */
  masterZone?: string | undefined;
}

/** Arguments of getClbInstancesOutput. */
export interface GetClbInstancesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the load balancer, `lb-...`. Must be the ID of a load balancer, such as lb-7a0t6zqb. */
  clbId?: pulumi.Input<string | undefined>;
  /** Name, or a part of it. */
  clbName?: pulumi.Input<string | undefined>;
  /** `OPEN` or `INTERNAL`. One of `OPEN` or `INTERNAL`. */
  networkType?: pulumi.Input<enums.GetClbInstancesNetworkType | (string & {}) | undefined>;
  /** Project. At least 0. */
  projectId?: pulumi.Input<number | undefined>;
  /** Number of the serving zone, such as `100003`. */
  masterZone?: pulumi.Input<string | undefined>;
}

/** Result of getClbInstances. */
export interface GetClbInstancesResult {
  /** The load balancers, the newest first. */
  clbLists: types.output.GetClbInstancesClbList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the load balancer, `lb-...`. */
  clbId?: string;
  /** Name, or a part of it. */
  clbName?: string;
  /** `OPEN` or `INTERNAL`. */
  networkType?: string;
  /** Project. */
  projectId?: number;
  /** Number of the serving zone, such as `100003`. */
  masterZone?: string;
}
