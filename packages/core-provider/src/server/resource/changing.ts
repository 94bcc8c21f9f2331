import { isCarried } from "../../definition/carried-field.ts";
import { CodedError } from "../../definition/coded-error.ts";
import type { Field, Fields } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import type { AddedMembers } from "../../definition/resource-operations.ts";
import type { Change } from "../../diff/diff.ts";
import { steps } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";
import { topLevel } from "../requests.ts";
import { MembersTakenError, noteAddedMembers } from "./added-members.ts";
import { announce, changedAt, compare, type Verdict } from "./comparing.ts";
import type { Comparison } from "./comparison.ts";
import type { ResourceContext } from "./context.ts";
import { partialUpdate, readAfterWrite, waitUntilReady } from "./finishing.ts";
import { missingError } from "./missing-object.ts";
import { readOutputs } from "./reading.ts";
import type { Inputs, State } from "./state-metadata.ts";
import { withAbsent } from "./unapplied-defaults.ts";

/**
 * Updates an object to match the program: finishes its create if necessary, writes the differences, and reads it back.
 *
 * @returns the outputs.
 */
export async function changeObject(
  context: ResourceContext,
  op: Operation,
  compared: Comparison,
  verdict: Verdict,
): Promise<Record<string, unknown>> {
  const { spec, fields } = context;
  const { id, args, before, state } = compared;
  announce(verdict, op);
  // An object that is not ready cannot be changed.
  const now = state.unready ? await finishCreate(context, op, compared, verdict) : { state, verdict };
  const written = platformChanges(fields, now.verdict.changes).filter(({ learned }) => !learned);
  if (written.length > 0 && !spec.update) {
    throw new CodedError(
      "wrong-version",
      `${topLevel(written).join(", ")} cannot be changed in place, and the diff did not request a replacement`,
    );
  }
  const properties = topLevel(now.verdict.changes);
  const every = written.length > 0 ? await withEveryDefault(context, op, { id, args, state: now.state }) : args.values;
  const achieved: Record<string, unknown> = {};
  try {
    const learned: unknown =
      written.length > 0
        ? await spec.update?.(
            context.bound(op, {
              id,
              args: every,
              state: now.state.values,
              oldArgs: before.values,
              changed: changedBy(now.verdict, now.state, args),
              achieved: (values: Record<string, unknown>) => void Object.assign(achieved, values),
              requireNotTaken: (members: AddedMembers) =>
                noteAddedMembers(context, op, { id, sides: [args, before, now.state] }, members),
            }),
          )
        : undefined;
    const known = { ...now.state.values, ...(isRecord(learned) ? learned : {}) };
    return await readAfterWrite(
      context,
      op,
      { id, args, known },
      {
        properties: state.unready ? Object.keys(fields) : properties,
        removed: properties.filter((name) => args.values[name] === undefined),
      },
    );
  } catch (error) {
    if (error instanceof MembersTakenError) throw error;
    const gone = await missingError(context, op, { id, args: before, state: now.state }, error);
    if (gone !== undefined || written.length === 0) throw gone ?? error;
    const changed = topLevel(written);
    throw partialUpdate(context, op, { id, args, before, state: now.state, changed, achieved }, error);
  }
}

/**
 * Returns the inputs for a handler that writes the object. It may write all properties with defaults, so a default that
 * was never applied is replaced by the object's own value, which is read if the state lacks it.
 */
async function withEveryDefault(
  context: ResourceContext,
  op: Operation,
  object: { readonly id: string; readonly args: Inputs; readonly state: State },
): Promise<Inputs["values"]> {
  const { id, args, state } = object;
  const { fields } = context;
  let isUnknown = false;
  withAbsent(fields, args.values, state.values, (field, _path, value) => {
    if (value === undefined && !isCarried(field)) isUnknown = true;
    return value;
  });
  const outputs = isUnknown
    ? await readOutputs(context, op, { id, args: args.values, state: state.values, purpose: "refresh", unready: false })
    : undefined;
  return withAbsent(
    fields,
    args.values,
    outputs ?? state.values,
    (field, _path, value) => value ?? field.facts.default,
  );
}

/** Returns a test whether one of the paths, or something in it, has changed. */
export function changedBy({ changes }: Verdict, state: State, args: Inputs): (...paths: string[]) => boolean {
  return (...paths) => changedAt(changes, [state.values, args.values], paths);
}

/** Finishes an interrupted create and compares the object again, because finishing it may have set values. */
async function finishCreate(
  context: ResourceContext,
  op: Operation,
  compared: Comparison,
  verdict: Verdict,
): Promise<{ readonly state: State; readonly verdict: Verdict }> {
  const { id, args, state } = compared;
  await waitUntilReady(context, op, { id, args, known: state.values });
  const how = { id, args: args.values, state: state.values, purpose: "readBack", unready: false } as const;
  const values = await readOutputs(context, op, how, { fillMissing: false });
  const ready = { ...state, unready: false };
  if (values === undefined) return { state: ready, verdict };
  const now = { ...ready, values };
  return { state: now, verdict: await compare(context, { ...compared, state: now }) };
}

/** The changes to send to the platform. */
function platformChanges(fields: Fields, changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ path }) => !isLocal(fields, path));
}

/** Returns true if a property, or one that contains it, is local to the provider. */
function isLocal(fields: Fields, path: string): boolean {
  let members: Fields | undefined = fields;
  let field: Field | undefined;
  for (const step of steps(path)) {
    field = members ? members[String(step)] : field?.item;
    if (field === undefined) return false;
    if (field.facts.local) return true;
    members = field.fields;
  }
  return false;
}
