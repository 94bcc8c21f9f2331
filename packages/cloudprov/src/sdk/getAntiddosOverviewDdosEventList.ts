// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the DDoS attacks of a time range.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewDdosEventListOutput({
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 *     attackStatus: "start",
 * });
 * ```
 */
export function getAntiddosOverviewDdosEventList(args: GetAntiddosOverviewDdosEventListArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosOverviewDdosEventListResult> {
  return runtime.invoke("cloudprov:index/getAntiddosOverviewDdosEventList:getAntiddosOverviewDdosEventList", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
    attackStatus: args.attackStatus,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the DDoS attacks of a time range.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewDdosEventListOutput({
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 *     attackStatus: "start",
 * });
 * ```
 */
export function getAntiddosOverviewDdosEventListOutput(args: GetAntiddosOverviewDdosEventListOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosOverviewDdosEventListResult> {
  return runtime.invokeOutput<GetAntiddosOverviewDdosEventListResult>("cloudprov:index/getAntiddosOverviewDdosEventList:getAntiddosOverviewDdosEventList", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
    attackStatus: args.attackStatus,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewDdosEventList. */
export interface GetAntiddosOverviewDdosEventListArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
  /** Only ongoing attacks (`start`), or only those that have ended (`end`). Known values are `start` and `end`; the platform may accept others. */
  attackStatus?: string | undefined;
}

/** Arguments of getAntiddosOverviewDdosEventListOutput. */
export interface GetAntiddosOverviewDdosEventListOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
  /** Only ongoing attacks (`start`), or only those that have ended (`end`). Known values are `start` and `end`; the platform may accept others. */
  attackStatus?: pulumi.Input<string | undefined>;
}

/** Result of getAntiddosOverviewDdosEventList. */
export interface GetAntiddosOverviewDdosEventListResult {
  /** The attacks, in the platform's order. */
  eventLists: types.output.GetAntiddosOverviewDdosEventListEventList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
  /** Only ongoing attacks (`start`), or only those that have ended (`end`). */
  attackStatus?: string;
}
