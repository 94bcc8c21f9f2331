import { CodedError } from "../../definition/coded-error.ts";
import { needsProgram } from "../../definition/import-form.ts";
import type {
  CreateRequest,
  CreateResponse,
  DeleteRequest,
  UpdateRequest,
  UpdateResponse,
} from "../../protocol/provider-messages.ts";
import type { Decoded } from "../../value/codec.ts";
import { valueAt } from "../../value/path.ts";
import { topLevel } from "../requests.ts";
import { changedBy, changeObject } from "./changing.ts";
import { announce, compare, comparisonOf, type Verdict } from "./comparing.ts";
import type { Extra, ResourceContext } from "./context.ts";
import { createOnPlatform, warnIfUndeletable } from "./creating.ts";
import { requirePlacement } from "./misplaced.ts";
import { forbiddenError } from "./missing-object.ts";
import { keepForOwner } from "./ownership.ts";
import { previewOutputs } from "./preview.ts";
import { readOutputs } from "./reading.ts";
import { failedDeletion, undeletable } from "./undeletable.ts";
import { deletedUnread } from "./unread-object.ts";

/**
 * Create, in a preview or on the platform.
 *
 * @param replacing - The verdict of the diff, if the create replaces another object.
 */
export async function handleCreate(
  context: ResourceContext,
  request: CreateRequest,
  replacing: Verdict | undefined,
): Promise<CreateResponse> {
  const args = context.inputs(request.properties);
  if (!request.preview) return createOnPlatform(context, request, { args, replacing });
  const given = (...paths: string[]) => paths.some((path) => valueAt(args.values, path) !== undefined);
  await runPreview(context, { urn: request.urn, sides: [args] }, replacing, {
    args: args.values,
    state: undefined,
    changed: given,
  });
  const outputs = previewOutputs(context.fields, args.values, undefined, new Set(Object.keys(args.values)));
  return { id: "", properties: context.encodeOutputs(outputs, context.secrets(args), { urn: request.urn }) };
}

/** Handles an update or its preview. */
export async function handleUpdate(context: ResourceContext, request: UpdateRequest): Promise<UpdateResponse> {
  const compared = await comparisonOf(context, request);
  const { urn, id, args, before, state } = compared;
  context.objects.named(id, urn, { fresh: !request.preview, creation: state.creation });
  const sides = [args, before, state];
  const verdict = await compare(context, compared);
  if (request.preview) {
    // The engine shows it as an update, also where no property differs.
    if (state.unready) context.around.engine.log("info", unfinishedCreation(verdict), urn);
    await runPreview(context, { urn, sides }, verdict, {
      args: args.values,
      state: state.values,
      changed: changedBy(verdict, state, args),
    });
    // The platform may not return the final values of an object that is not ready.
    const known = state.unready ? undefined : state.values;
    const outputs = previewOutputs(context.fields, args.values, known, new Set(topLevel(verdict.changes)));
    return { properties: context.encodeOutputs(outputs, context.secrets(...sides), { urn }) };
  }
  const task = {
    verb: "updating",
    urn,
    limit: "update",
    timeoutSeconds: request.timeout,
    inputs: args,
    sides,
  } as const;
  return context.run(task, async (op) => {
    const outputs = await changeObject(context, op, compared, verdict);
    return { properties: context.encodeOutputs(outputs, context.secrets(...sides), { urn }) };
  });
}

/** Why an object is updated that has not become ready. */
function unfinishedCreation({ changes }: Verdict): string {
  const rest = changes.length === 0 ? "no property changes" : "then the changes that are shown follow";
  return `its create was not finished, so the update finishes it first; ${rest}`;
}

/** Delete. */
export async function handleDelete(context: ResourceContext, request: DeleteRequest): Promise<void> {
  const { inputs: before, state } = context.state(request.properties, request.oldInputs);
  const task = {
    verb: "deleting",
    urn: request.urn,
    limit: "delete",
    timeoutSeconds: request.timeout,
    inputs: before,
    sides: [state, before],
  } as const;
  if (state.unread && needsProgram(context.spec.import)) throw deletedUnread(context, request.urn, request.id);
  await context.run(task, async (op) => {
    const object = { id: context.idOf(request, state), args: before.values, state: state.values };
    const { spec, objects } = context;
    requirePlacement(context, { id: object.id, urn: op.urn, state });
    objects.deleting(object.id, op.urn);
    if (await keepForOwner(context, op, object.id, state.creation)) return;
    try {
      if (typeof spec.delete === "function") await spec.delete(context.bound(op, object));
      else if (await readOutputs(context, op, { ...object, purpose: "refresh", unready: false }))
        throw new CodedError("undeletable", failedDeletion(spec.delete, request.urn));
    } catch (error) {
      if (op.signal.aborted || !context.isForbidden(error)) throw error;
      throw forbiddenError(context, { id: object.id, urn: op.urn, verb: "deleted" }, error);
    }
    objects.deleted(object.id, op.urn);
  });
}

/** The further effects of a preview: missing credentials, warnings and rejections, and the definition's own lookup. */
async function runPreview(
  context: ResourceContext,
  about: { readonly urn: string; readonly sides: readonly Decoded[] },
  verdict: Verdict | undefined,
  extra: Extra,
): Promise<void> {
  const { preview } = context.spec;
  const isNew = extra["state"] === undefined;
  const hasMessages = (verdict?.warnings.length ?? 0) + (verdict?.rejections.length ?? 0) > 0;
  // An operation per object is expensive in a preview of thousands.
  if (!context.hasUncheckedCredentials && !preview && !hasMessages && !(isNew && undeletable(context))) return;
  await context.run({ verb: "previewing", limit: "read", ...about }, async (op) => {
    await context.requireCredentials(op);
    if (verdict) announce(verdict, op);
    if (isNew) warnIfUndeletable(context, op);
    await preview?.(context.bound(op, extra));
  });
}
