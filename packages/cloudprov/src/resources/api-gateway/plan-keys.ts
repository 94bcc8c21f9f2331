import { CodedError, expectation } from "@org/core-provider";
import { isListed, type Parts } from "../../platform/binding.ts";
import type { Op } from "../../platform/clients.ts";
import { codeOf, ifExists, isOneOf, unlessDone } from "../../platform/errors.ts";
import { idText } from "../../platform/response-fields.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { keyAttachments } from "./api-gateway-api-key-attachment.ts";
import { keyBoundCodes, keysOfPlan } from "./plan-membership.ts";

/** IDs of keys, if any are given. */
export type PlanKeys = readonly string[] | undefined;

/** The unique keys, in sorted order. */
export function sorted(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

/** The field of an API that says how its callers authenticate. */
const anApi = expectation(withWireNames({ authType: idText() }));

/** Keys are useful only for an API that requires them. */
export async function checkAsksForKeys(op: Op, { ServiceId, ApiId }: Parts): Promise<void> {
  const found = await ifExists(op.apigateway.read("DescribeApi", { ServiceId, ApiId }, { expects: anApi }));
  if (found?.["AuthType"] === "SECRET") return;
  throw new CodedError(
    "invalid-input",
    `the API ${ApiId} does not use SECRET authentication: remove accessKeyIds, or set its authType`,
  );
}

/** Whether there are keys to assign the plan to. A plan of the whole service has none. */
export function takesKeys({ BindType }: Parts, keys: PlanKeys): keys is readonly string[] {
  return BindType === "API" && keys !== undefined && keys.length > 0;
}

/** The keys that have the plan. A refresh of many attachments looks them up together. */
export async function boundKeys(
  op: Op,
  { UsagePlanId, ...parts }: Parts,
  keys: PlanKeys,
  purpose?: string,
): Promise<readonly string[]> {
  if (!takesKeys(parts, keys)) return keys ?? [];
  if (purpose !== "refresh") {
    const bound = await keysOfPlan(op, UsagePlanId);
    return sorted(keys).filter((key) => bound.includes(key));
  }
  const idOfKey = (apiKeyId: string) => keyAttachments.id.build({ apiKeyId, usagePlanId: UsagePlanId });
  const found = await Promise.all(sorted(keys).map((key) => isListed(op, keyAttachments, idOfKey(key))));
  return sorted(keys).filter((_key, at) => found[at]);
}

/** Assigns the plan to the keys that do not have it. */
export async function bindKeys(op: Op, parts: Parts, keys: PlanKeys): Promise<void> {
  if (!takesKeys(parts, keys)) return;
  const { UsagePlanId } = parts;
  const bound = await boundKeys(op, parts, keys);
  const missing = sorted(keys).filter((key) => !bound.includes(key));
  if (missing.length === 0) return;
  await checkAsksForKeys(op, parts);
  const bind = (...AccessKeyIds: string[]) => op.apigateway.confirm("BindSecretIds", { UsagePlanId, AccessKeyIds });
  try {
    await bind(...missing);
  } catch (error) {
    if (!isBoundAlready(error)) throw error;
    // One of them has the plan, although the plan did not show it. Sent one by one, the same error means that the key
    // has it.
    for (const key of missing) {
      await bind(key).catch((reason: unknown) => {
        if (!isBoundAlready(reason)) throw reason;
      });
    }
  }
}

function isBoundAlready(error: unknown): boolean {
  return isOneOf(codeOf(error), keyBoundCodes);
}

/** Removes the plan from the keys that have it. */
export async function unbindKeys(op: Op, parts: Parts, keys: PlanKeys): Promise<void> {
  const { UsagePlanId } = parts;
  const AccessKeyIds = takesKeys(parts, keys) ? await boundKeys(op, parts, keys) : [];
  if (AccessKeyIds.length === 0) return;
  await unlessDone(
    () => op.apigateway.confirm("UnBindSecretIds", { UsagePlanId, AccessKeyIds }),
    async () => (await boundKeys(op, parts, keys)).length === 0,
  );
}
