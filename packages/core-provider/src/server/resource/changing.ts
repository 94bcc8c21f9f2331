import { isCarried } from "../../definition/carried-field.ts";
import type { Field, Fields } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import type { Change } from "../../diff/diff.ts";
import { steps } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";
import { topLevel } from "../requests.ts";
import { announce, changedAt, compare, type Verdict } from "./comparing.ts";
import type { Comparison } from "./comparison.ts";
import type { ResourceContext } from "./context.ts";
import { partialUpdate, readAfterWrite, waitUntilReady } from "./finishing.ts";
import { missingError } from "./missing-object.ts";
import { readOutputs } from "./reading.ts";
import type { Inputs, State } from "./state-metadata.ts";
import { withAbsent } from "./unapplied-defaults.ts";

/**
 * Brings an object to what the program wants: makes it ready first when it never was, writes what differs, and reads it
 * back.
 *
 * @returns its outputs.
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
  // What never became ready could not take a change.
  const now = state.unready ? await finishCreate(context, op, compared, verdict) : { state, verdict };
  const written = platformChanges(fields, now.verdict.changes).filter(({ learned }) => !learned);
  if (written.length > 0 && !spec.update) {
    throw new Error(
      `${topLevel(written).join(", ")} cannot be changed in place, and the diff did not request a replacement`,
    );
  }
  const properties = topLevel(now.verdict.changes);
  const every = written.length > 0 ? await withEveryDefault(context, op, { id, args, state: now.state }) : args.values;
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
    const gone = await missingError(context, op, { id, args: before, state: now.state }, error);
    if (gone !== undefined || written.length === 0) throw gone ?? error;
    throw partialUpdate(context, op, { id, args, before, state: now.state, changed: topLevel(written) }, error);
  }
}

/**
 * The inputs for a handler that writes the object. A handler is given every property that has a default, and may write
 * all of them: one that was never applied is written as it is, and read first if the state does not hold it.
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

/** Says of paths whether one of them, or what is in it, is changed. */
export function changedBy({ changes }: Verdict, state: State, args: Inputs): (...paths: string[]) => boolean {
  return (...paths) => changedAt(changes, [state.values, args.values], paths);
}

/** Makes an object ready that an interrupted creation has left, and compares it anew: what that has brought is no change. */
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

/** The changes that the platform is to be told. */
function platformChanges(fields: Fields, changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ path }) => !isLocal(fields, path));
}

/** True when a property, or what holds it, is the provider's own. */
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
