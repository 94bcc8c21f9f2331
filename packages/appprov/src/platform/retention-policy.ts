import { url } from "@org/core-http";
import { type Args, field, fromWire, isUnknown, type Outputs, toWire } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { type Body, members, pageOf } from "./hal.ts";
import { readExisting } from "./read-lag.ts";

/** How long automatic backups are kept. */
export const retentionPolicy = {
  daily: field.integer({ required: true, min: 1, wire: "daily", docs: "Number of daily backups that are kept." }),
  monthly: field.integer({ required: true, min: 0, wire: "monthly", docs: "Number of monthly backups that are kept." }),
  yearly: field.integer({ required: true, min: 0, wire: "yearly", docs: "Number of yearly backups that are kept." }),
  makeCopy: field.boolean({
    required: true,
    wire: "make_copy",
    docs: "Whether each backup is copied to another region.",
  }),
  keepFinal: field.boolean({
    required: true,
    wire: "keep_final",
    docs: "Whether the last backup of a deleted database is kept. The environment cannot be deleted while there is one.",
  }),
};

type Policy = Outputs<typeof retentionPolicy>;

const policies = pageOf("backup_retention_policies", retentionPolicy);

/** The policy in force, as the platform answers it: the first of the listing. */
export async function policyBody(op: Op, environmentId: string): Promise<Body | undefined> {
  const path = url`/accounts/${environmentId}/backup_retention_policies`;
  for await (const policy of members(op.api, path, "backup_retention_policies", policies)) return policy;
  return undefined;
}

/** The policy in force; undefined when there is none. */
export async function policyInForce(op: Op, environmentId: string): Promise<Policy | undefined> {
  const body = await policyBody(op, environmentId);
  return body && (fromWire(retentionPolicy, body) as Policy);
}

/** Puts a policy in force, which supersedes the one before. Nothing is sent when it is the same. */
export async function sendPolicy(op: Op, environmentId: string, policy: Args<typeof retentionPolicy>): Promise<void> {
  const before = await readExisting(op, () => policyInForce(op, environmentId));
  if (before && names.every((name) => before[name] === policy[name])) return;
  await postPolicy(op, environmentId, policy);
}

/** Puts a policy in force, whatever the one before says. */
export async function postPolicy(op: Op, environmentId: string, policy: Args<typeof retentionPolicy>): Promise<void> {
  await op.api.request({
    method: "POST",
    path: url`/accounts/${environmentId}/backup_retention_policies`,
    body: toWire(retentionPolicy, policy),
    // The same policy twice is still the policy. The answer may be empty.
    idempotent: true,
    responseType: "text",
  });
}

/** What of a policy is lowered or switched off, in words: backups are lost by that. */
export function loses(before: Policy, after: unknown, shown: (value: unknown) => string): string[] {
  const [policy] = Array.isArray(after) ? (after as Readonly<Record<string, unknown>>[]) : [];
  if (!policy || isUnknown(policy)) return [];
  return names.flatMap((name) => {
    const [then, now] = [before[name], policy[name]];
    if (now === undefined || isUnknown(now) || Number(now) >= Number(then)) return [];
    return [`${name} ${shown(then)} to ${shown(now)}`];
  });
}

const names = Object.keys(retentionPolicy) as readonly (keyof typeof retentionPolicy)[];
