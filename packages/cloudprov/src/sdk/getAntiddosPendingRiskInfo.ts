// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Counts resources that need attention: under attack, blocked or expired.
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
  return runtime.invoke("cloudprov:index/getAntiddosPendingRiskInfo:getAntiddosPendingRiskInfo", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/**
 * Counts resources that need attention: under attack, blocked or expired.
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
  return runtime.invokeOutput<GetAntiddosPendingRiskInfoResult>("cloudprov:index/getAntiddosPendingRiskInfo:getAntiddosPendingRiskInfo", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosPendingRiskInfo. */
export interface GetAntiddosPendingRiskInfoArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
}

/** Arguments of getAntiddosPendingRiskInfoOutput. */
export interface GetAntiddosPendingRiskInfoOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
}

/** Result of getAntiddosPendingRiskInfo. */
export interface GetAntiddosPendingRiskInfoResult {
  /** Whether the account pays for Anti-DDoS. */
  isPaidUsr: boolean;
  /** Number of resources under attack. */
  attackingCount: number;
  /** Number of blocked resources. */
  blockingCount: number;
  /** Number of expired resources. */
  expiredCount: number;
  /** Total number of risks. */
  total: number;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
}
