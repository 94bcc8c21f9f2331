import type { DiffVerdict, InnerChange } from "@org/core-provider";
import { isMissing, ObjectMissing } from "../platform/errors.ts";
import type { Body } from "../platform/responses.ts";
import type { AnyObject } from "./any-object.ts";
import { type Difference, differences } from "./differences.ts";
import type { Equivalence } from "./equivalence.ts";
import { isWithinOneOf } from "./member-path.ts";
import { picked } from "./picked.ts";
import { filledMembers } from "./placeholders.ts";
import { remainingMembers } from "./remaining-members.ts";
import type { ActionArgs } from "./resource-fields.ts";

type Update = NonNullable<ActionArgs["update"]>[number];

/** The properties that contain members of the object. */
const holders = ["properties", "secretProperties"] as const;

type Values = Readonly<Record<string, unknown>>;

/** The differences between an object and the state, and whether they require a replacement. */
export function changesInside(
  wanted: Values,
  state: Values,
  { imported }: { readonly imported: boolean },
): NonNullable<DiffVerdict["inside"]> {
  const entries = wanted["update"];
  // An unknown value may contain any member.
  const isCovered = (member: string) =>
    entries !== undefined && (!Array.isArray(entries) || !!coverOf(entries, member));
  const { listKeys, compareAs } = wanted as Equivalence;
  const changes = (holder: string): InnerChange[] => {
    const all = differences(holder, wanted[holder], state[holder], { listKeys, compareAs });
    // The original values of an imported object are unknown: members that no read returns count as equal to the
    // program.
    const isUnknownBefore = imported && holder === "secretProperties" && state[holder] === undefined;
    return all
      .map(({ path, kind, member }) => ({ path, kind, replace: !isCovered(member) }))
      .filter(({ replace }) => !(replace && isUnknownBefore));
  };
  return Object.fromEntries(holders.map((holder) => [holder, changes(holder)]));
}

/** Changes an object in place: each entry that is the first for a change is used once, in order. */
export async function updateAny(it: AnyObject, id: string, state: Values): Promise<void> {
  const changed = holders.flatMap((holder) => differences(holder, it.args[holder], state[holder], it.args));
  await sendChanges(it, id, changed);
  await it.untilReady(id);
}

/** Sets the members that the action which created the object does not receive. */
export async function setRemaining(it: AnyObject, id: string): Promise<void> {
  const remaining = remainingMembers(it.args);
  if (remaining.length === 0) return;
  await sendChanges(it, id, remaining);
  await it.untilReady(id);
}

async function sendChanges(it: AnyObject, id: string, changed: readonly Difference[]): Promise<void> {
  const { update = [] } = it.args;
  const used = new Set(changed.map(({ member }) => coverOf(update, member)));
  for (const entry of update) {
    if (!used.has(entry)) continue;
    warnOfRemovedMembers(it, entry, changed);
    const { action, parameters, task } = entry;
    const body = { ...sentBy(it, entry), ...filledMembers(parameters, it.known({ id })) };
    const response = await it
      .client(entry)
      .write(action, body)
      .catch((error: unknown) => {
        throw isMissing(error, it.args.read.goneCodes) ? new ObjectMissing(error as Error) : error;
      });
    await it.waitForTaskIn(task, response, id);
  }
}

/** Whether an entry of `update` changes a member. */
export function isUpdatable(entries: readonly Update[], member: string): boolean {
  return coverOf(entries, member) !== undefined;
}

/** The first entry for a member. */
function coverOf(entries: readonly Update[], member: string): Update | undefined {
  return entries.find(({ members }) => members === undefined || isWithinOneOf(members, member));
}

function sentBy({ properties }: AnyObject, { sends, members }: Update): Body {
  if (sends === "nothing") return {};
  return sends === "all" ? properties : (picked(properties, { only: members }) as Body);
}

/**
 * Members that were removed from the program stay on the platform, unless the action clears members that it does not
 * receive.
 */
function warnOfRemovedMembers(
  { op }: AnyObject,
  { action, sends, members = [] }: Update,
  changed: readonly Difference[],
): void {
  const removed = changed.filter(
    ({ kind, path, member }) => kind === "delete" && !path.endsWith("]") && isWithinOneOf(members, member),
  );
  if (sends !== "members" || removed.length === 0) return;
  op.warn(
    `${removed.map(({ path }) => path).join(", ")} ${removed.length > 1 ? "were" : "was"} removed, but ${action} does not receive ${removed.length > 1 ? "them" : "it"}: the platform may keep the old value. Give an empty value to clear it`,
  );
}
