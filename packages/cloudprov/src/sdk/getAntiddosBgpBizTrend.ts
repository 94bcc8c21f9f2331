// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Reads how the traffic of an Anti-DDoS instance has gone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
 *     business: "bgp-multip",
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "intraffic",
 *     instanceId: "bgp-00000ry7",
 *     flag: 0,
 * });
 * ```
 */
export function getAntiddosBgpBizTrend(args: GetAntiddosBgpBizTrendArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosBgpBizTrendResult> {
  return runtime.invoke("cloudprov:index/getAntiddosBgpBizTrend:getAntiddosBgpBizTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    business: args.business,
    startTime: args.startTime,
    endTime: args.endTime,
    metricName: args.metricName,
    instanceId: args.instanceId,
    flag: args.flag,
  }, utilities.withDefaults(opts));
}

/**
 * Reads how the traffic of an Anti-DDoS instance has gone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
 *     business: "bgp-multip",
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "intraffic",
 *     instanceId: "bgp-00000ry7",
 *     flag: 0,
 * });
 * ```
 */
export function getAntiddosBgpBizTrendOutput(args: GetAntiddosBgpBizTrendOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosBgpBizTrendResult> {
  return runtime.invokeOutput<GetAntiddosBgpBizTrendResult>("cloudprov:index/getAntiddosBgpBizTrend:getAntiddosBgpBizTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    business: args.business,
    startTime: args.startTime,
    endTime: args.endTime,
    metricName: args.metricName,
    instanceId: args.instanceId,
    flag: args.flag,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAntiddosBgpBizTrend. */
export interface GetAntiddosBgpBizTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** Product, such as bgp-multip, bgpip or net. Must not be empty. */
  business: string;
  /** From when, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
  /** What is counted: traffic or packets, in or out. One of `intraffic`, `outtraffic`, `inpkg` or `outpkg`. */
  metricName: enums.GetAntiddosBgpBizTrendMetricName | (string & {});
  /** The instance, `bgp-...`. Must not be empty. */
  instanceId: string;
  /** 0 for a fixed range of time, 1 for one's own. Between 0 and 1. */
  flag: number;
}

/** Arguments of getAntiddosBgpBizTrendOutput. */
export interface GetAntiddosBgpBizTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Product, such as bgp-multip, bgpip or net. Must not be empty. */
  business: pulumi.Input<string>;
  /** From when, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
  /** What is counted: traffic or packets, in or out. One of `intraffic`, `outtraffic`, `inpkg` or `outpkg`. */
  metricName: pulumi.Input<enums.GetAntiddosBgpBizTrendMetricName | (string & {})>;
  /** The instance, `bgp-...`. Must not be empty. */
  instanceId: pulumi.Input<string>;
  /** 0 for a fixed range of time, 1 for one's own. Between 0 and 1. */
  flag: pulumi.Input<number>;
}

/** What getAntiddosBgpBizTrend returns. */
export interface GetAntiddosBgpBizTrendResult {
  /** One number for each point in time, in their order. */
  dataLists: number[];
  /** How many points there are. */
  total: number;
  /** The greatest number. */
  maxData: number;
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** Product, such as bgp-multip, bgpip or net. */
  business: string;
  /** From when, at a multiple of 5 minutes, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
  /** What is counted: traffic or packets, in or out. */
  metricName: string;
  /** The instance, `bgp-...`. */
  instanceId: string;
  /** 0 for a fixed range of time, 1 for one's own. */
  flag: number;
}
