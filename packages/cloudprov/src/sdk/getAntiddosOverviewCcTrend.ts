// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Returns the number of requests and of request attacks (CC) over time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const requests = cloudprov.getAntiddosOverviewCcTrendOutput({
 *     period: 300,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "inqps",
 * });
 * ```
 */
export function getAntiddosOverviewCcTrend(args: GetAntiddosOverviewCcTrendArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosOverviewCcTrendResult> {
  return runtime.invoke("cloudprov:index/getAntiddosOverviewCcTrend:getAntiddosOverviewCcTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
    business: args.business,
    ipLists: args.ipLists,
    metricName: args.metricName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns the number of requests and of request attacks (CC) over time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const requests = cloudprov.getAntiddosOverviewCcTrendOutput({
 *     period: 300,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "inqps",
 * });
 * ```
 */
export function getAntiddosOverviewCcTrendOutput(args: GetAntiddosOverviewCcTrendOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosOverviewCcTrendResult> {
  return runtime.invokeOutput<GetAntiddosOverviewCcTrendResult>("cloudprov:index/getAntiddosOverviewCcTrend:getAntiddosOverviewCcTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
    business: args.business,
    ipLists: args.ipLists,
    metricName: args.metricName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewCcTrend. */
export interface GetAntiddosOverviewCcTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Interval between values, in seconds: 300, 3600 or 86400. */
  period: number;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
  /** Product: `bgpip` (Advanced), `bgp-multip` (packages) or `basic`. */
  business?: string | undefined;
  /** IP addresses of the resources. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: string[] | undefined;
  /** Metric: peak requests per second (`inqps`) or peak attack requests per second (`dropqps`), or their number (`incount`, `dropcount`). Known values are `inqps`, `dropqps`, `incount` and `dropcount`; the platform may accept others. */
  metricName: string;
}

/** Arguments of getAntiddosOverviewCcTrendOutput. */
export interface GetAntiddosOverviewCcTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Interval between values, in seconds: 300, 3600 or 86400. */
  period: pulumi.Input<number>;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
  /** Product: `bgpip` (Advanced), `bgp-multip` (packages) or `basic`. */
  business?: pulumi.Input<string | undefined>;
  /** IP addresses of the resources. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Metric: peak requests per second (`inqps`) or peak attack requests per second (`dropqps`), or their number (`incount`, `dropcount`). Known values are `inqps`, `dropqps`, `incount` and `dropcount`; the platform may accept others. */
  metricName: pulumi.Input<string>;
}

/** Result of getAntiddosOverviewCcTrend. */
export interface GetAntiddosOverviewCcTrendResult {
  /** Values in chronological order. */
  datas: number[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Interval between values, in seconds: 300, 3600 or 86400. */
  period: number;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
  /** Product: `bgpip` (Advanced), `bgp-multip` (packages) or `basic`. */
  business?: string;
  /** IP addresses of the resources. */
  ipLists?: string[];
  /** Metric: peak requests per second (`inqps`) or peak attack requests per second (`dropqps`), or their number (`incount`, `dropcount`). */
  metricName: string;
}
