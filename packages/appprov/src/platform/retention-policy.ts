import { url } from "@org/core-http";
import { type Args, field, fromWire, isUnknown, type Outputs, toWire } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { type Body, members, pageOf } from "./hal.ts";
import { readExisting } from "./read-after-write.ts";

/** How long automatic backups are kept. */
export const retentionPolicy = {
  daily: field.integer({ required: true, min: 1, wire: "daily", docs: "Number of daily backups to keep." }),
  monthly: field.integer({ required: true, min: 0, wire: "monthly", docs: "Number of monthly backups to keep." }),
  yearly: field.integer({ required: true, min: 0, wire: "yearly", docs: "Number of yearly backups to keep." }),
  makeCopy: field.boolean({
    required: true,
    wire: "make_copy",
    docs: "Whether to copy each backup to another region.",
  }),
  keepFinal: field.boolean({
    required: true,
    wire: "keep_final",
    docs: "Whether to keep the last backup of a deleted database. The environment cannot be deleted while such a backup exists.",
  }),
};

type Policy = Outputs<typeof retentionPolicy>;

const policies = pageOf("backup_retention_policies", retentionPolicy);

/** Response body of the current policy, which is the first in the listing. */
export async function currentPolicyBody(op: Op, environmentId: string): Promise<Body | undefined> {
  const path = url`/accounts/${environmentId}/backup_retention_policies`;
  for await (const policy of members(op.api, path, "backup_retention_policies", policies)) return policy;
  return undefined;
}

/** The current policy, if any. */
export async function currentPolicy(op: Op, environmentId: string): Promise<Policy | undefined> {
  const body = await currentPolicyBody(op, environmentId);
  return body && (fromWire(retentionPolicy, body) as Policy);
}

/** Replaces the current policy, unless it is the same. */
export async function setPolicy(op: Op, environmentId: string, policy: Args<typeof retentionPolicy>): Promise<void> {
  const before = await readExisting(op, () => currentPolicy(op, environmentId));
  if (before && names.every((name) => before[name] === policy[name])) return;
  await postPolicy(op, environmentId, policy);
}

/** Replaces the current policy without comparing it first. */
export async function postPolicy(op: Op, environmentId: string, policy: Args<typeof retentionPolicy>): Promise<void> {
  await op.api.request({
    method: "POST",
    path: url`/accounts/${environmentId}/backup_retention_policies`,
    body: toWire(retentionPolicy, policy),
    // Sending the same policy twice has no further effect. The response may be empty.
    idempotent: true,
    responseType: "text",
  });
}

/** The reductions in a new policy, such as `daily 30 to 7`. They delete backups. */
export function reductions(before: Policy, after: unknown, shown: (value: unknown) => string): string[] {
  const [policy] = Array.isArray(after) ? (after as Readonly<Record<string, unknown>>[]) : [];
  if (!policy || isUnknown(policy)) return [];
  return names.flatMap((name) => {
    const [old, now] = [before[name], policy[name]];
    if (now === undefined || isUnknown(now) || Number(now) >= Number(old)) return [];
    return [`${name} ${shown(old)} to ${shown(now)}`];
  });
}

const names = Object.keys(retentionPolicy) as readonly (keyof typeof retentionPolicy)[];
