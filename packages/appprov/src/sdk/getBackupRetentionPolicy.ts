// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Returns the current backup retention policy of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const policy = appprov.getBackupRetentionPolicyOutput({ envId: 123 });
 * ```
 */
export function getBackupRetentionPolicy(args: GetBackupRetentionPolicyArgs, opts?: pulumi.InvokeOptions): Promise<GetBackupRetentionPolicyResult> {
  return runtime.invoke("appprov:index/getBackupRetentionPolicy:getBackupRetentionPolicy", utilities.forwardUnknown({
    envId: args.envId,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Returns the current backup retention policy of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const policy = appprov.getBackupRetentionPolicyOutput({ envId: 123 });
 * ```
 */
export function getBackupRetentionPolicyOutput(args: GetBackupRetentionPolicyOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetBackupRetentionPolicyResult> {
  return runtime.invokeOutput<GetBackupRetentionPolicyResult>("appprov:index/getBackupRetentionPolicy:getBackupRetentionPolicy", utilities.forwardUnknown({
    envId: args.envId,
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getBackupRetentionPolicy. */
export interface GetBackupRetentionPolicyArgs {
  /** ID of the environment. At least 1. */
  envId: number;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
}

/** Arguments of getBackupRetentionPolicyOutput. */
export interface GetBackupRetentionPolicyOutputArgs {
  /** ID of the environment. At least 1. */
  envId: pulumi.Input<number>;
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
}

/** Result of getBackupRetentionPolicy. */
export interface GetBackupRetentionPolicyResult {
  /** ID of the policy. Changing the policy creates a new one, so the ID changes too. */
  policyId: number;
  /** Number of daily backups to keep. */
  daily: number;
  /** Number of monthly backups to keep. */
  monthly: number;
  /** Number of yearly backups to keep. */
  yearly: number;
  /** Whether to copy each backup to another region. */
  makeCopy: boolean;
  /** Whether to keep the last backup of a deleted database. The environment cannot be deleted while such a backup exists. */
  keepFinal: boolean;
  /** ID of the environment. */
  envId: number;
  /** ID of the environment, as a string. */
  id: string;
}
