import type { BackupRetentionPolicy, RetentionValues } from "../records.ts";
import type { World } from "../world.ts";

/** Puts another policy in force. Final backups go when it no longer keeps them. */
export function addRetentionPolicy(world: World, accountId: string, values: RetentionValues): BackupRetentionPolicy {
  if (!values.keepFinal) deleteBackups(world, accountId);
  const { daily, monthly, yearly, makeCopy, keepFinal } = values;
  const policy = { ...world.born(), accountId, daily, monthly, yearly, makeCopy, keepFinal };
  return world.backupRetentionPolicies.insert(policy);
}

/** The policy in force. */
export function retentionPolicyOf(world: World, accountId: string): BackupRetentionPolicy | undefined {
  return world.backupRetentionPolicies.all().findLast((one) => one.accountId === accountId);
}

/** Removes the backups of an environment. */
export function deleteBackups(world: World, accountId: string): void {
  for (const backup of world.backups.all()) if (backup.accountId === accountId) world.backups.remove(backup.id);
}
