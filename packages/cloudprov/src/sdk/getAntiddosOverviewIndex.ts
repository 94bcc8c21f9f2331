// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Counts protected resources, and attacks in a time range.
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
  return runtime.invoke("cloudprov:index/getAntiddosOverviewIndex:getAntiddosOverviewIndex", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
  }, args), utilities.withDefaults(opts));
}

/**
 * Counts protected resources, and attacks in a time range.
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
  return runtime.invokeOutput<GetAntiddosOverviewIndexResult>("cloudprov:index/getAntiddosOverviewIndex:getAntiddosOverviewIndex", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    startTime: args.startTime,
    endTime: args.endTime,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosOverviewIndex. */
export interface GetAntiddosOverviewIndexArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: string;
}

/** Arguments of getAntiddosOverviewIndexOutput. */
export interface GetAntiddosOverviewIndexOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  startTime: pulumi.Input<string>;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. Must have the form YYYY-MM-DD hh:mm:ss. */
  endTime: pulumi.Input<string>;
}

/** Result of getAntiddosOverviewIndex. */
export interface GetAntiddosOverviewIndexResult {
  /** Number of IP addresses. */
  allIpCount: number;
  /** Number of IP addresses with an Anti-DDoS package or Anti-DDoS Advanced. */
  antiddosIpCount: number;
  /** Number of IP addresses that were attacked. */
  attackIpCount: number;
  /** Number of IP addresses that were blocked. */
  blockIpCount: number;
  /** Number of protected domains. */
  antiddosDomainCount: number;
  /** Number of protected domains that were attacked. */
  attackDomainCount: number;
  /** Peak traffic of the attacks. */
  maxAttackFlow: number;
  /** Start of the latest attack. Empty if there was none. */
  newAttackTime: string;
  /** IP address of the latest attack. Empty if there was none. */
  newAttackIp: string;
  /** Type of the latest attack. Empty if there was none. */
  newAttackType: string;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Start of the time range, `YYYY-MM-DD hh:mm:ss`. */
  startTime: string;
  /** End of the time range, `YYYY-MM-DD hh:mm:ss`. */
  endTime: string;
}
