// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Returns the traffic of an Anti-DDoS instance over time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
 *     business: "bgp-multip",
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "intraffic",
 *     instanceId: config.require("instanceId"),
 *     flag: 0,
 * });
 * ```
 */
export function getAntiddosBgpBizTrend(args: GetAntiddosBgpBizTrendArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosBgpBizTrendResult> {
  return runtime.invoke("cloudprov:index/getAntiddosBgpBizTrend:getAntiddosBgpBizTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    business: args.business,
    startTime: args.startTime,
    endTime: args.endTime,
    metricName: args.metricName,
    instanceId: args.instanceId,
    flag: args.flag,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns the traffic of an Anti-DDoS instance over time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
 *     business: "bgp-multip",
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "intraffic",
 *     instanceId: config.require("instanceId"),
 *     flag: 0,
 * });
 * ```
 */
export function getAntiddosBgpBizTrendOutput(args: GetAntiddosBgpBizTrendOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosBgpBizTrendResult> {
  return runtime.invokeOutput<GetAntiddosBgpBizTrendResult>("cloudprov:index/getAntiddosBgpBizTrend:getAntiddosBgpBizTrend", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    business: args.business,
    startTime: args.startTime,
    endTime: args.endTime,
    metricName: args.metricName,
    instanceId: args.instanceId,
    flag: args.flag,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosBgpBizTrend. */
export interface GetAntiddosBgpBizTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Product, such as `bgp-multip`, `bgpip` or `net`. Must not be empty. */
  business: string;
  /** Start of the time range, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
  /** Metric: incoming or outgoing traffic or packets. One of `intraffic`, `outtraffic`, `inpkg` or `outpkg`. */
  metricName: enums.GetAntiddosBgpBizTrendMetricName | (string & {});
  /** ID of the instance, `bgp-...`. Must not be empty. */
  instanceId: string;
  /** 0 for a fixed time range, 1 for a custom one. Between 0 and 1. */
  flag: number;
}

/** Arguments of getAntiddosBgpBizTrendOutput. */
export interface GetAntiddosBgpBizTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Product, such as `bgp-multip`, `bgpip` or `net`. Must not be empty. */
  business: pulumi.Input<string>;
  /** Start of the time range, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
  /** Metric: incoming or outgoing traffic or packets. One of `intraffic`, `outtraffic`, `inpkg` or `outpkg`. */
  metricName: pulumi.Input<enums.GetAntiddosBgpBizTrendMetricName | (string & {})>;
  /** ID of the instance, `bgp-...`. Must not be empty. */
  instanceId: pulumi.Input<string>;
  /** 0 for a fixed time range, 1 for a custom one. Between 0 and 1. */
  flag: pulumi.Input<number>;
}

/** Result of getAntiddosBgpBizTrend. */
export interface GetAntiddosBgpBizTrendResult {
  /** Values in chronological order. */
  dataLists: number[];
  /** Number of values. */
  total: number;
  /** Highest value. */
  maxData: number;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Product, such as `bgp-multip`, `bgpip` or `net`. */
  business: string;
  /** Start of the time range, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
  /** Metric: incoming or outgoing traffic or packets. */
  metricName: string;
  /** ID of the instance, `bgp-...`. */
  instanceId: string;
  /** 0 for a fixed time range, 1 for a custom one. */
  flag: number;
}
