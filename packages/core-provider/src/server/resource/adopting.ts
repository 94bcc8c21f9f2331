import { shownOf } from "../../check/shown-of.ts";
import type { Fields } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import type { Change } from "../../diff/diff.ts";
import { steps, valueAt } from "../../value/path.ts";
import { partialFailure, RpcError } from "../failure.ts";
import type { OpenNote } from "../notes/creation-notes.ts";
import { topLevel } from "../requests.ts";
import { holdsOneTime } from "./carried.ts";
import { changeObject } from "./changing.ts";
import { compare } from "./comparing.ts";
import type { Comparison } from "./comparison.ts";
import { type Extra, nameOf, type ResourceContext } from "./context.ts";
import { unfinishedCreate, type WrittenObject } from "./finishing.ts";
import { importedInputs } from "./import-inputs.ts";
import { normalized, readOutputs } from "./reading.ts";
import type { Inputs, State } from "./state-metadata.ts";

/**
 * Adopts an object that a killed run created, and updates it to match the program. Use it only if the killed run noted
 * the object's ID: the platform returned that ID to this create, so nobody else owns the object. An object found by its
 * name is never updated: see {@link differences}. A change that needs a replacement is left to the next `up`, with the
 * object in the state.
 *
 * @returns the outputs; undefined if the object no longer exists.
 */
export async function adopt(
  context: ResourceContext,
  op: Operation,
  object: WrittenObject,
  note: Pick<OpenNote, "sentBefore" | "adopting">,
): Promise<Record<string, unknown> | undefined> {
  // A second request of an action, such as a connector's start at an offset, would repeat it.
  const sent = requestedValues(context, object.args, note.sentBefore);
  const values = await readInterrupted(context, op, { ...object, known: { ...sent, ...object.known } });
  if (values === undefined) return undefined;
  const { id, args } = object;
  note.adopting();
  op.warn(adoptedWarning(id), "resumed-create");
  // As after an import, other values are known only if a read returns them.
  const state: State = { values, secrets: args.secrets, unready: true, imported: true, unread: false };
  const inputs = normalized(context, importedInputs(context.fields, values, context.spec.rules).values);
  const before: Inputs = { values: inputs, secrets: args.secrets, defaulted: {} };
  const compared = { urn: op.urn, id, args, before, state, ignore: [] };
  try {
    const verdict = await compare(context, compared);
    if (verdict.replaces || verdict.rejections.length > 0)
      throw needsReplacement(context, compared, topLevel(verdict.changes));
    return await changeObject(context, op, compared, verdict);
  } catch (error) {
    if (error instanceof RpcError && error.details !== undefined) throw error;
    throw unfinishedCreate(context, op, { id, args, known: values }, error, { unready: true });
  }
}

/** The values of properties that an interrupted create has sent, except those that only a later request of it sends. */
function requestedValues({ spec }: ResourceContext, { values }: Inputs, names: readonly string[]): Extra {
  const { setLater = {} } = spec as Pick<ResourceSpec<Fields, unknown, undefined>, "setLater">;
  const sent = names.filter((name) => !Object.hasOwn(setLater, name));
  return Object.fromEntries(sent.map((name) => [name, values[name]]));
}

/**
 * Returns how an object that was found by its name differs from what is requested, one phrase for each property;
 * undefined if it cannot be read. It compares as a diff does. Properties that the platform does not report, and those
 * that later requests of the create set, are skipped.
 */
export async function differences(
  context: ResourceContext,
  op: Operation,
  object: WrittenObject,
): Promise<readonly string[] | undefined> {
  const { id, args } = object;
  const how = { id, args: args.values, state: {}, purpose: "readBack", unready: true } as const;
  const values = await readOutputs(context, op, how);
  if (values === undefined) return undefined;
  const state: State = { values, secrets: args.secrets, unready: true, imported: true, unread: false };
  const { changes } = await compare(context, { urn: op.urn, id, args, before: args, state, ignore: [] });
  type SetLater = Pick<ResourceSpec<Fields, unknown, undefined>, "setLater" | "isSetLater">;
  const { setLater = {}, isSetLater: isPartSetLater } = context.spec as SetLater;
  const isSetLater = ({ path, kind }: Change) => {
    const until = setLater[String(steps(path)[0])];
    const isPropertySetLater = until === "default" || (until === "absent" && kind === "add");
    return isPropertySetLater || isPartSetLater?.(path, args.values) === true;
  };
  const shown = shownOf(context.fields, args, state);
  const phrase = (value: unknown, path: string) => (value === undefined ? "not set" : shown(path, value));
  return changes
    .filter((change) => !isSetLater(change))
    .map(({ path }) => {
      const [found, wanted] = [state, args].map((side) => phrase(valueAt(side.values, path), path));
      return `${path} is ${found}, requested ${wanted}`;
    });
}

/** Warns that an object was adopted that was found by its name. */
export function matchedWarning(id: string): string {
  return `an earlier run was interrupted before it received the ID of this object: ${id} was created since and has everything that was requested, so it is adopted`;
}

/**
 * Handles an object of an earlier attempt that is unusable, because the platform returned some of its values only at its
 * creation. It is deleted if the engine has named another object as that of the resource. Otherwise the state may contain
 * it, with its values: with `--replace`, the engine does not name it.
 *
 * @returns whether the object is unusable.
 */
export async function discardUnusable(
  context: ResourceContext,
  op: Operation,
  object: WrittenObject,
): Promise<boolean> {
  const { fields, spec } = context;
  if (!holdsOneTime(fields) || typeof spec.delete !== "function") return false;
  const { id, args } = object;
  if (op.formerId === undefined) {
    context.objects.kept(id);
    op.warn(keptWarning(id), "resumed-create");
    return true;
  }
  const state = await readInterrupted(context, op, object);
  if (state) {
    await spec.delete(context.bound(op, { id, args: args.values, state }));
    op.warn(deletedWarning(id), "resumed-create");
  }
  return true;
}

function adoptedWarning(id: string): string {
  return `an earlier run created ${id}, and no run has read it from the state since: that run was interrupted, or its state was not saved. ${id} is adopted, and no other object is created. If you asked for a replacement of ${id}, run the command again`;
}

/** Warns that an object of an earlier run is neither adopted nor deleted. */
function keptWarning(id: string): string {
  return `an earlier run created ${id} for this resource. Values that the platform returns only at its creation cannot be read again, so another object is created. ${id} is kept: delete it on the platform unless a stack uses it`;
}

/** Warns that the object of an earlier attempt was deleted. */
export function deletedWarning(id: string): string {
  return `an earlier run was interrupted after it created ${id}. Values that the platform returns only at its creation are lost, so ${id} is deleted and another object is created`;
}

/** Reads an object of an interrupted create. Nothing counts as written: values that no read returns come from `known`. */
function readInterrupted(
  context: ResourceContext,
  op: Operation,
  { id, args, known }: WrittenObject,
): Promise<Record<string, unknown> | undefined> {
  const how = { id, args: args.values, state: known, purpose: "readBack", unready: true } as const;
  return readOutputs(context, op, how, { form: args.values, fillMissing: false });
}

function needsReplacement(
  context: ResourceContext,
  { id, args, state, urn }: Comparison,
  paths: readonly string[],
): RpcError {
  const secrets = context.secrets(args, state);
  return partialFailure(
    {
      id,
      inputs: context.encodeInputs(args.values, args.defaulted, secrets),
      outputs: context.encodeOutputs(state.values, secrets, { urn, unready: true, imported: true }),
    },
    "interrupted-create",
    `creating ${context.definition.name} "${nameOf(urn)}": an earlier run was interrupted after it created ${id}. Since then, the program has changed ${paths.join(", ")}, which cannot be changed in place. ${id} stays in the state unchanged: the next \`pulumi up\` replaces it, or keeps it if you revert the change.`,
  );
}
