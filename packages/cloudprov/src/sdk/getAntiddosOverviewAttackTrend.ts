// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Reads how many attacks there were on each day.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewAttackTrendOutput({
 *     type: "ddos",
 *     dimension: "attackcount",
 *     period: 86400,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 * });
 * ```
 */
export function getAntiddosOverviewAttackTrend(args: GetAntiddosOverviewAttackTrendArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosOverviewAttackTrendResult> {
  return runtime.invoke("cloudprov:index/getAntiddosOverviewAttackTrend:getAntiddosOverviewAttackTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    type: args.type,
    dimension: args.dimension,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
  }, utilities.withDefaults(opts));
}

/**
 * Reads how many attacks there were on each day.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewAttackTrendOutput({
 *     type: "ddos",
 *     dimension: "attackcount",
 *     period: 86400,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 * });
 * ```
 */
export function getAntiddosOverviewAttackTrendOutput(args: GetAntiddosOverviewAttackTrendOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosOverviewAttackTrendResult> {
  return runtime.invokeOutput<GetAntiddosOverviewAttackTrendResult>("cloudprov:index/getAntiddosOverviewAttackTrend:getAntiddosOverviewAttackTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    type: args.type,
    dimension: args.dimension,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewAttackTrend. */
export interface GetAntiddosOverviewAttackTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** Kind of attack. One of `cc` or `ddos`. */
  type: enums.GetAntiddosOverviewAttackTrendType | (string & {});
  /** What is counted: the platform knows attackcount alone. Must be `attackcount`. */
  dimension: enums.GetAntiddosOverviewAttackTrendDimension | (string & {});
  /** For how long each number stands, in seconds: the platform knows 86400 alone. Exactly 86400. */
  period: number;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
}

/** Arguments of getAntiddosOverviewAttackTrendOutput. */
export interface GetAntiddosOverviewAttackTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Kind of attack. One of `cc` or `ddos`. */
  type: pulumi.Input<enums.GetAntiddosOverviewAttackTrendType | (string & {})>;
  /** What is counted: the platform knows attackcount alone. Must be `attackcount`. */
  dimension: pulumi.Input<enums.GetAntiddosOverviewAttackTrendDimension | (string & {})>;
  /** For how long each number stands, in seconds: the platform knows 86400 alone. Exactly 86400. */
  period: pulumi.Input<number>;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
}

/** What getAntiddosOverviewAttackTrend returns. */
export interface GetAntiddosOverviewAttackTrendResult {
  /** Number of attacks in each period, in their order. */
  datas: number[];
  /** How many periods there are. */
  periodPointCount: number;
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** Kind of attack. */
  type: string;
  /** What is counted: the platform knows attackcount alone. */
  dimension: string;
  /** For how long each number stands, in seconds: the platform knows 86400 alone. */
  period: number;
  /** From when, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
}
