// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/logs.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the topics of the Cloud Log Service in the region, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const orders = cloudprov.getClsTopicsOutput({
 *     filters: [{ key: "topicName", values: ["orders"] }],
 *     preciseSearch: 1,
 * });
 * ```
 */
export function getClsTopics(args: GetClsTopicsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetClsTopicsResult> {
  return runtime.invoke("cloudprov:index/getClsTopics:getClsTopics", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    filters: args.filters,
    preciseSearch: args.preciseSearch,
    bizType: args.bizType,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the topics of the Cloud Log Service in the region, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const orders = cloudprov.getClsTopicsOutput({
 *     filters: [{ key: "topicName", values: ["orders"] }],
 *     preciseSearch: 1,
 * });
 * ```
 */
export function getClsTopicsOutput(args: GetClsTopicsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetClsTopicsResult> {
  return runtime.invokeOutput<GetClsTopicsResult>("cloudprov:index/getClsTopics:getClsTopics", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    filters: args.filters,
    preciseSearch: args.preciseSearch,
    bizType: args.bizType,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getClsTopics. */
export interface GetClsTopicsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Filters, all of which a topic must pass: at most 10 with 100 values each. */
  filters?: types.input.GetClsTopicsFilter[] | undefined;
  /** Which names must match exactly: `0` none, which is the default, `1` those of topics, `2` those of log sets, `3` both. Otherwise a part of the name is enough. Between 0 and 3. */
  preciseSearch?: number | undefined;
  /** `0` for log topics, which is the default, `1` for metric topics. Between 0 and 1. */
  bizType?: number | undefined;
}

/** Arguments of getClsTopicsOutput. */
export interface GetClsTopicsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Filters, all of which a topic must pass: at most 10 with 100 values each. */
  filters?: pulumi.Input<pulumi.Input<types.input.GetClsTopicsFilterArgs>[] | undefined>;
  /** Which names must match exactly: `0` none, which is the default, `1` those of topics, `2` those of log sets, `3` both. Otherwise a part of the name is enough. Between 0 and 3. */
  preciseSearch?: pulumi.Input<number | undefined>;
  /** `0` for log topics, which is the default, `1` for metric topics. Between 0 and 1. */
  bizType?: pulumi.Input<number | undefined>;
}

/** Result of getClsTopics. */
export interface GetClsTopicsResult {
  /** The topics, in the platform's order. */
  topics: types.output.GetClsTopicsTopic[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Filters, all of which a topic must pass: at most 10 with 100 values each. */
  filters?: types.output.GetClsTopicsFilter[];
  /** Which names must match exactly: `0` none, which is the default, `1` those of topics, `2` those of log sets, `3` both. Otherwise a part of the name is enough. */
  preciseSearch?: number;
  /** `0` for log topics, which is the default, `1` for metric topics. */
  bizType?: number;
}
