import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Field, Fields } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import type { Change } from "../../diff/diff.ts";
import type { Decoded } from "../../value/codec.ts";
import { steps, valueAt } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";
import { topLevel } from "../requests.ts";
import type { Inputs, State } from "./bookkeeping.ts";
import { withCarried } from "./carried.ts";
import { announce, type Compared, changedAt, compare, type Verdict } from "./comparing.ts";
import type { Extra, ResourceContext } from "./context.ts";
import { createInEarnest } from "./creating.ts";
import { becomeReady, halfDone, readWritten } from "./finishing.ts";
import { failedDeletion, noDeletion, warningOfNoDeletion } from "./no-deletion.ts";
import { previewOutputs } from "./preview.ts";
import { readOutputs } from "./reading.ts";

/**
 * Create, for a preview or in earnest.
 *
 * @param replacing - What the comparison has found that led to it, when it takes the place of another object.
 */
export async function createObject(
  context: ResourceContext,
  request: providerPb.CreateRequest,
  replacing: Verdict | undefined,
): Promise<providerPb.CreateResponse> {
  const args = context.inputs(request.getProperties());
  if (!request.getPreview()) return createInEarnest(context, request, { args, replacing });
  const given = (...paths: string[]) => paths.some((path) => valueAt(args.values, path) !== undefined);
  await lookAhead(context, { urn: request.getUrn(), sides: [args] }, replacing, {
    args: args.values,
    state: undefined,
    changed: given,
  });
  const outputs = previewOutputs(context.fields, args.values, undefined, new Set(Object.keys(args.values)));
  const response = new providerPb.CreateResponse();
  response.setProperties(context.encodeOutputs(outputs, context.secrets(args)));
  return response;
}

/** Update, for a preview or in earnest. */
export async function updateObject(
  context: ResourceContext,
  request: providerPb.UpdateRequest,
): Promise<providerPb.UpdateResponse> {
  const { spec, fields } = context;
  const { inputs: before, state } = context.state(
    request.getOlds(),
    request.hasOldInputs() ? request.getOldInputs() : undefined,
  );
  const args = context.inputs(request.getNews());
  const [urn, id] = [request.getUrn(), request.getId()];
  context.objects.named(id, urn);
  const sides = [args, before, state];
  const compared = { urn, id, args, before, state, ignore: request.getIgnorechangesList() };
  const verdict = await compare(context, compared);
  const response = new providerPb.UpdateResponse();
  if (request.getPreview()) {
    await lookAhead(context, { urn, sides }, verdict, {
      args: args.values,
      state: state.values,
      changed: changedBy(verdict, state, args),
    });
    // Of what has not become ready the platform may not have told the truth yet.
    const known = state.unready ? undefined : state.values;
    const outputs = previewOutputs(fields, args.values, known, new Set(topLevel(verdict.changes)));
    response.setProperties(context.encodeOutputs(outputs, context.secrets(...sides)));
    return response;
  }
  const task = {
    verb: "updating",
    urn,
    limit: "update",
    timeoutSeconds: request.getTimeout(),
    inputs: args,
    sides,
  } as const;
  return context.run(task, async (op) => {
    announce(verdict, op);
    // What never became ready could not take a change.
    const now = state.unready ? await onceReady(context, op, compared, verdict) : { state, verdict };
    const written = writtenChanges(fields, now.verdict.changes);
    if (written.length > 0 && !spec.update) {
      throw new Error(
        `${topLevel(written).join(", ")} cannot be changed in place, and the change was not seen as a replacement`,
      );
    }
    const properties = topLevel(now.verdict.changes);
    try {
      const learned: unknown =
        written.length > 0
          ? await spec.update?.(
              context.bound(op, {
                id,
                args: args.values,
                state: now.state.values,
                oldArgs: before.values,
                changed: changedBy(now.verdict, now.state, args),
              }),
            )
          : undefined;
      const known = { ...now.state.values, ...(isRecord(learned) ? learned : {}) };
      const outputs = await readWritten(
        context,
        op,
        { id, args, known },
        {
          properties: state.unready ? Object.keys(fields) : properties,
          removed: properties.filter((name) => args.values[name] === undefined),
        },
      );
      response.setProperties(context.encodeOutputs(outputs, context.secrets(...sides)));
      return response;
    } catch (error) {
      if (written.length === 0) throw error;
      throw halfDone(context, op, { id, args, before, state: now.state, changed: topLevel(written) }, error);
    }
  });
}

/** Delete. */
export async function deleteObject(context: ResourceContext, request: providerPb.DeleteRequest): Promise<void> {
  const { inputs: before, state } = context.state(
    request.getProperties(),
    request.hasOldInputs() ? request.getOldInputs() : undefined,
  );
  const task = {
    verb: "deleting",
    urn: request.getUrn(),
    limit: "delete",
    timeoutSeconds: request.getTimeout(),
    inputs: before,
    sides: [state, before],
  } as const;
  await context.run(task, async (op) => {
    const object = { id: request.getId(), args: before.values, state: state.values };
    const { spec } = context;
    if (typeof spec.delete === "function") await spec.delete(context.bound(op, object));
    else if (await readOutputs(context, op, { ...object, purpose: "readBack", unready: false }))
      throw new Error(failedDeletion(spec.delete, request.getUrn()));
    context.objects.forgotten(object.id, request.getUrn());
  });
}

/** What a preview shows besides the outputs: the costs of the change, and what the definition looks up. */
async function lookAhead(
  context: ResourceContext,
  about: { readonly urn: string; readonly sides: readonly Decoded[] },
  verdict: Verdict | undefined,
  extra: Extra,
): Promise<void> {
  const { preview } = context.spec;
  const none = extra["state"] === undefined ? noDeletion(context) : undefined;
  if (!preview && !none && !verdict?.warnings.length && !verdict?.refusals.length) return;
  await context.run({ verb: "previewing", limit: "read", ...about }, async (op) => {
    if (verdict) announce(verdict, op);
    if (none) op.warn(warningOfNoDeletion(none));
    await preview?.(context.bound(op, extra));
  });
}

/** Makes an object ready that an interrupted creation has left, and compares it anew: what that has brought is no change. */
async function onceReady(
  context: ResourceContext,
  op: Operation,
  compared: Compared,
  verdict: Verdict,
): Promise<{ readonly state: State; readonly verdict: Verdict }> {
  const { id, args, state } = compared;
  await becomeReady(context, op, { id, args, known: state.values });
  const outputs = await context.spec.read(
    context.bound(op, { id, args: args.values, state: state.values, purpose: "readBack", unready: false }),
  );
  const ready = { ...state, unready: false };
  if (!isRecord(outputs)) return { state: ready, verdict };
  const values = withCarried(context.fields, outputs, { written: undefined, state: state.values });
  const now = { ...ready, values };
  return { state: now, verdict: await compare(context, { ...compared, state: now }) };
}

function changedBy({ changes }: Verdict, state: State, args: Inputs): (...paths: string[]) => boolean {
  return (...paths) => changedAt(changes, [state.values, args.values], paths);
}

/** The changes that the platform is to be told. */
function writtenChanges(fields: Fields, changes: readonly Change[]): readonly Change[] {
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
