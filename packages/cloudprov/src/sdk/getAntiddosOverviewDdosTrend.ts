// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Reads how attacks by traffic (DDoS) have gone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewDdosTrendOutput({
 *     period: 300,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "bps",
 * });
 * ```
 */
export function getAntiddosOverviewDdosTrend(args: GetAntiddosOverviewDdosTrendArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosOverviewDdosTrendResult> {
  return runtime.invoke("cloudprov:index/getAntiddosOverviewDdosTrend:getAntiddosOverviewDdosTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
    business: args.business,
    ipLists: args.ipLists,
    metricName: args.metricName,
  }, utilities.withDefaults(opts));
}

/**
 * Reads how attacks by traffic (DDoS) have gone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const attacks = cloudprov.getAntiddosOverviewDdosTrendOutput({
 *     period: 300,
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-01 12:00:00",
 *     metricName: "bps",
 * });
 * ```
 */
export function getAntiddosOverviewDdosTrendOutput(args: GetAntiddosOverviewDdosTrendOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosOverviewDdosTrendResult> {
  return runtime.invokeOutput<GetAntiddosOverviewDdosTrendResult>("cloudprov:index/getAntiddosOverviewDdosTrend:getAntiddosOverviewDdosTrend", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    period: args.period,
    startTime: args.startTime,
    endTime: args.endTime,
    business: args.business,
    ipLists: args.ipLists,
    metricName: args.metricName,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewDdosTrend. */
export interface GetAntiddosOverviewDdosTrendArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** For how long each number stands, in seconds: 300, 3600 or 86400. */
  period: number;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
  /** Product: bgpip (Advanced), bgp-multip (packages), basic. */
  business?: string | undefined;
  /** IP addresses of the resources. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: string[] | undefined;
  /** Bandwidth of attacks in Mbps (bps), or their packets a second (pps). Known values are `bps` and `pps`; the platform may take others. */
  metricName: string;
}

/** Arguments of getAntiddosOverviewDdosTrendOutput. */
export interface GetAntiddosOverviewDdosTrendOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** For how long each number stands, in seconds: 300, 3600 or 86400. */
  period: pulumi.Input<number>;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
  /** Product: bgpip (Advanced), bgp-multip (packages), basic. */
  business?: pulumi.Input<string | undefined>;
  /** IP addresses of the resources. Each of `ipLists` must be an IP address, such as 203.0.113.7. */
  ipLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Bandwidth of attacks in Mbps (bps), or their packets a second (pps). Known values are `bps` and `pps`; the platform may take others. */
  metricName: pulumi.Input<string>;
}

/** What getAntiddosOverviewDdosTrend returns. */
export interface GetAntiddosOverviewDdosTrendResult {
  /** The numbers, in the order of time. */
  datas: number[];
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** For how long each number stands, in seconds: 300, 3600 or 86400. */
  period: number;
  /** From when, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
  /** Product: bgpip (Advanced), bgp-multip (packages), basic. */
  business?: string;
  /** IP addresses of the resources. */
  ipLists?: string[];
  /** Bandwidth of attacks in Mbps (bps), or their packets a second (pps). */
  metricName: string;
}
