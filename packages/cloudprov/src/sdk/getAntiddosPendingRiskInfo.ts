// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Counts what somebody should look at: resources that are under attack, blocked, or no longer paid for.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const risks = cloudprov.getAntiddosPendingRiskInfoOutput();
 * ```
 */
export function getAntiddosPendingRiskInfo(args: GetAntiddosPendingRiskInfoArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAntiddosPendingRiskInfoResult> {
  return runtime.invoke("cloudprov:index/getAntiddosPendingRiskInfo:getAntiddosPendingRiskInfo", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, utilities.withDefaults(opts));
}

/**
 * Counts what somebody should look at: resources that are under attack, blocked, or no longer paid for.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const risks = cloudprov.getAntiddosPendingRiskInfoOutput();
 * ```
 */
export function getAntiddosPendingRiskInfoOutput(args: GetAntiddosPendingRiskInfoOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosPendingRiskInfoResult> {
  return runtime.invokeOutput<GetAntiddosPendingRiskInfoResult>("cloudprov:index/getAntiddosPendingRiskInfo:getAntiddosPendingRiskInfo", {
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAntiddosPendingRiskInfo. */
export interface GetAntiddosPendingRiskInfoArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
}

/** Arguments of getAntiddosPendingRiskInfoOutput. */
export interface GetAntiddosPendingRiskInfoOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
}

/** What getAntiddosPendingRiskInfo returns. */
export interface GetAntiddosPendingRiskInfoResult {
  /** Whether the account pays for Anti-DDoS. */
  isPaidUsr: boolean;
  /** How many resources are under attack. */
  attackingCount: number;
  /** How many are blocked. */
  blockingCount: number;
  /** How many have expired. */
  expiredCount: number;
  /** How many risks there are in all. */
  total: number;
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
}
