// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Returns the number of attacks on each day.
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
  return runtime.invoke("cloudprov:index/getAntiddosOverviewAttackTrend:getAntiddosOverviewAttackTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    type: args.type,
    dimension: args.dimension,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns the number of attacks on each day.
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
  return runtime.invokeOutput<GetAntiddosOverviewAttackTrendResult>("cloudprov:index/getAntiddosOverviewAttackTrend:getAntiddosOverviewAttackTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    type: args.type,
    dimension: args.dimension,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewAttackTrend. */
export interface GetAntiddosOverviewAttackTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Type of the attacks. One of `cc` or `ddos`. */
  type: enums.GetAntiddosOverviewAttackTrendType | (string & {});
  /** The counted value. The platform supports only `attackcount`. Must be `attackcount`. */
  dimension: enums.GetAntiddosOverviewAttackTrendDimension | (string & {});
  /** Length of each period, in seconds: the platform supports only 86400. Exactly 86400. */
  period: number;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
}

/** Arguments of getAntiddosOverviewAttackTrendOutput. */
export interface GetAntiddosOverviewAttackTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Type of the attacks. One of `cc` or `ddos`. */
  type: pulumi.Input<enums.GetAntiddosOverviewAttackTrendType | (string & {})>;
  /** The counted value. The platform supports only `attackcount`. Must be `attackcount`. */
  dimension: pulumi.Input<enums.GetAntiddosOverviewAttackTrendDimension | (string & {})>;
  /** Length of each period, in seconds: the platform supports only 86400. Exactly 86400. */
  period: pulumi.Input<number>;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
}

/** Result of getAntiddosOverviewAttackTrend. */
export interface GetAntiddosOverviewAttackTrendResult {
  /** Number of attacks in each period, in chronological order. */
  datas: number[];
  /** Number of periods. */
  periodPointCount: number;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Type of the attacks. */
  type: string;
  /** The counted value. The platform supports only `attackcount`. */
  dimension: string;
  /** Length of each period, in seconds: the platform supports only 86400. */
  period: number;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
}
