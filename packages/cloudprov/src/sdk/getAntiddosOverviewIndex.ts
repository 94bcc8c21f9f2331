// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Counts what is protected, and what was attacked in a span of time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const index = cloudprov.getAntiddosOverviewIndexOutput({
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 * });
 * ```
 */
export function getAntiddosOverviewIndex(args: GetAntiddosOverviewIndexArgs, opts?: pulumi.InvokeOptions): Promise<GetAntiddosOverviewIndexResult> {
  return runtime.invoke("cloudprov:index/getAntiddosOverviewIndex:getAntiddosOverviewIndex", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
  }, utilities.withDefaults(opts));
}

/**
 * Counts what is protected, and what was attacked in a span of time.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const index = cloudprov.getAntiddosOverviewIndexOutput({
 *     startTime: "2026-01-01 00:00:00",
 *     endTime: "2026-01-08 00:00:00",
 * });
 * ```
 */
export function getAntiddosOverviewIndexOutput(args: GetAntiddosOverviewIndexOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosOverviewIndexResult> {
  return runtime.invokeOutput<GetAntiddosOverviewIndexResult>("cloudprov:index/getAntiddosOverviewIndex:getAntiddosOverviewIndex", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewIndex. */
export interface GetAntiddosOverviewIndexArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
}

/** Arguments of getAntiddosOverviewIndexOutput. */
export interface GetAntiddosOverviewIndexOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** From when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
}

/** What getAntiddosOverviewIndex returns. */
export interface GetAntiddosOverviewIndexResult {
  /** How many IP addresses there are. */
  allIpCount: number;
  /** How many of them have a package or Anti-DDoS Advanced. */
  antiddosIpCount: number;
  /** How many were attacked. */
  attackIpCount: number;
  /** How many were blocked. */
  blockIpCount: number;
  /** How many domains are protected. */
  antiddosDomainCount: number;
  /** How many of them were attacked. */
  attackDomainCount: number;
  /** Peak of the traffic of attacks. */
  maxAttackFlow: number;
  /** When the newest attack began. Empty when there was none. */
  newAttackTime: string;
  /** IP address of the newest attack. Empty when there was none. */
  newAttackIp: string;
  /** Kind of the newest attack. Empty when there was none. */
  newAttackType: string;
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** From when, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** Until when, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
}
