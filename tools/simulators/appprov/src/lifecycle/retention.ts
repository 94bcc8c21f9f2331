import type { BackupRetentionPolicy, RetentionValues } from "../records.ts";
import type { World } from "../world.ts";

/** Replaces the current policy. Deletes final backups that it does not keep. */
export function addRetentionPolicy(world: World, accountId: string, values: RetentionValues): BackupRetentionPolicy {
  if (!values.keepFinal) deleteBackups(world, accountId);
  const { daily, monthly, yearly, makeCopy, keepFinal } = values;
  const policy = { ...world.born(), accountId, daily, monthly, yearly, makeCopy, keepFinal };
  return world.backupRetentionPolicies.insert(policy);
}

/** The current policy. */
export function retentionPolicyOf(world: World, accountId: string): BackupRetentionPolicy | undefined {
  return world.backupRetentionPolicies.all().findLast((one) => one.accountId === accountId);
}

/** Deletes the backups of an environment. */
export function deleteBackups(world: World, accountId: string): void {
  for (const backup of world.backups.all()) if (backup.accountId === accountId) world.backups.remove(backup.id);
}
