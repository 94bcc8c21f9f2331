import type { Account, RetentionValues } from "../records.ts";
import type { World } from "../world.ts";
import { deleteApp } from "./apps.ts";
import { deleteDatabase } from "./databases.ts";
import { deleteLogDrain, deleteMetricDrain, makeLogDrain } from "./drains.ts";
import { addRetentionPolicy, deleteBackups } from "./retention.ts";

/** Values of a new environment. */
export interface NewAccount {
  readonly handle: string;
  /** Default: the shared stack. */
  readonly stackId?: string;
  /** Default: the organization of the credentials. */
  readonly organizationId?: string;
  readonly type?: Account["type"];
  /** Default: the platform's default policy, which keeps final backups. */
  readonly backupRetention?: RetentionValues;
}

/** The default policy of a new environment. */
const usualRetention: RetentionValues = { daily: 30, monthly: 12, yearly: 6, makeCopy: true, keepFinal: true };

/** Creates an environment, which is not stored yet, and stores the objects that belong to it. */
export function makeAccount(world: World, fields: NewAccount): Account {
  const account: Account = {
    ...world.born(),
    handle: fields.handle,
    type: fields.type ?? "development",
    stackId: fields.stackId ?? String(world.credentials.sharedStackId),
    organizationId: fields.organizationId ?? world.credentials.organizationId,
  };
  addRetentionPolicy(world, account.id, fields.backupRetention ?? usualRetention);
  if (world.settings.tailDrains) {
    const tail = makeLogDrain(world, { accountId: account.id, handle: "tail", drainType: "tail" });
    world.logDrains.insert({ ...tail, status: "provisioned" });
  }
  return account;
}

/** Deletes an environment with everything in it. */
export function deleteAccount(world: World, id: string): void {
  const inside = (one: { readonly accountId: string }) => one.accountId === id;
  for (const app of world.apps.all().filter(inside)) deleteApp(world, app.id);
  for (const database of world.databases.all().filter(inside)) deleteDatabase(world, database.id);
  for (const drain of world.logDrains.all().filter(inside)) deleteLogDrain(world, drain.id);
  for (const drain of world.metricDrains.all().filter(inside)) deleteMetricDrain(world, drain.id);
  for (const policy of world.backupRetentionPolicies.all().filter(inside))
    world.backupRetentionPolicies.erase(policy.id);
  for (const certificate of world.certificates.all().filter(inside)) world.certificates.remove(certificate.id);
  deleteBackups(world, id);
  world.accounts.remove(id);
}
