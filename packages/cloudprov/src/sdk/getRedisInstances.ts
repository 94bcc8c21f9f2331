// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/redis.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Redis instances of the region, optionally filtered by zone, name, project and tags. Instances in the recycle bin are included.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const caches = cloudprov.getRedisInstancesOutput({ zone: "ap-guangzhou-3", tags: { team: "shop" } });
 * ```
 */
export function getRedisInstances(args: GetRedisInstancesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetRedisInstancesResult> {
  return runtime.invoke("cloudprov:index/getRedisInstances:getRedisInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    zone: args.zone,
    searchKey: args.searchKey,
    projectId: args.projectId,
    limit: args.limit,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the Redis instances of the region, optionally filtered by zone, name, project and tags. Instances in the recycle bin are included.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const caches = cloudprov.getRedisInstancesOutput({ zone: "ap-guangzhou-3", tags: { team: "shop" } });
 * ```
 */
export function getRedisInstancesOutput(args: GetRedisInstancesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetRedisInstancesResult> {
  return runtime.invokeOutput<GetRedisInstancesResult>("cloudprov:index/getRedisInstances:getRedisInstances", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    zone: args.zone,
    searchKey: args.searchKey,
    projectId: args.projectId,
    limit: args.limit,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getRedisInstances. */
export interface GetRedisInstancesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Availability zone, such as `ap-guangzhou-3`. */
  zone?: string | undefined;
  /** Name, or a part of it. */
  searchKey?: string | undefined;
  /** ID of the project. A negative number means all projects. */
  projectId?: number | undefined;
  /** Greatest number of instances to return. Defaults to all. At least 1. */
  limit?: number | undefined;
  /** Tags that the instances must have. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getRedisInstancesOutput. */
export interface GetRedisInstancesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. */
  zone?: pulumi.Input<string | undefined>;
  /** Name, or a part of it. */
  searchKey?: pulumi.Input<string | undefined>;
  /** ID of the project. A negative number means all projects. */
  projectId?: pulumi.Input<number | undefined>;
  /** Greatest number of instances to return. Defaults to all. At least 1. */
  limit?: pulumi.Input<number | undefined>;
  /** Tags that the instances must have. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getRedisInstances. */
export interface GetRedisInstancesResult {
  /** The instances, in the platform's order. */
  instanceLists: types.output.GetRedisInstancesInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Availability zone, such as `ap-guangzhou-3`. */
  zone?: string;
  /** Name, or a part of it. */
  searchKey?: string;
  /** ID of the project. A negative number means all projects. */
  projectId?: number;
  /** Greatest number of instances to return. Defaults to all. */
  limit?: number;
  /** Tags that the instances must have. */
  tags?: { [key: string]: string };
}
