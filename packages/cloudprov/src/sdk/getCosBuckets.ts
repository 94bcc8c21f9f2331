// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/cos.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the buckets of the account in the region of the provider, with their settings. Each bucket takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const photos = cloudprov.getCosBucketsOutput({ bucketPrefix: "photos", tags: { team: "shop" } });
 * ```
 */
export function getCosBuckets(args: GetCosBucketsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetCosBucketsResult> {
  return runtime.invoke("cloudprov:index/getCosBuckets:getCosBuckets", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    bucketPrefix: args.bucketPrefix,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the buckets of the account in the region of the provider, with their settings. Each bucket takes several requests.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const photos = cloudprov.getCosBucketsOutput({ bucketPrefix: "photos", tags: { team: "shop" } });
 * ```
 */
export function getCosBucketsOutput(args: GetCosBucketsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCosBucketsResult> {
  return runtime.invokeOutput<GetCosBucketsResult>("cloudprov:index/getCosBuckets:getCosBuckets", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    bucketPrefix: args.bucketPrefix,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCosBuckets. */
export interface GetCosBucketsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Beginning of the names of the buckets. */
  bucketPrefix?: string | undefined;
  /** Tags that the buckets must have: all of them. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getCosBucketsOutput. */
export interface GetCosBucketsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Beginning of the names of the buckets. */
  bucketPrefix?: pulumi.Input<string | undefined>;
  /** Tags that the buckets must have: all of them. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getCosBuckets. */
export interface GetCosBucketsResult {
  /** The buckets, in the platform's order. */
  bucketLists: types.output.GetCosBucketsBucketList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Beginning of the names of the buckets. */
  bucketPrefix?: string;
  /** Tags that the buckets must have: all of them. */
  tags?: { [key: string]: string };
}
