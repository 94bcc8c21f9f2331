import { check } from "../../check/check.ts";
import { CodedError } from "../../definition/coded-error.ts";
import type { Fields } from "../../definition/field.ts";
import { type ImportForm, importFormOf, needsProgram, whyNotImported } from "../../definition/import-form.ts";
import type { Operation } from "../../definition/operation.ts";
import { sentence } from "../../definition/problem.ts";
import type { Listed } from "../../definition/resource.ts";
import { oneOfNames } from "../../definition/rules.ts";
import { inRequestedForm } from "../../diff/requested-form.ts";
import type { ListRequest, ReadRequest, ReadResponse } from "../../protocol/provider-messages.ts";
import { decode } from "../../value/codec.ts";
import { recordMissing } from "../../wire/missing.ts";
import { partialFailure, RpcError } from "../failure.ts";
import { status } from "../grpc-status.ts";
import { neededWriteOnly, withCarried } from "./carried.ts";
import type { Extra, ResourceContext } from "./context.ts";
import { importedInputs, refreshedInputs } from "./import-inputs.ts";
import { requirePlacement } from "./misplaced.ts";
import { notRefreshed, unreadObject } from "./unread-object.ts";

/** Read, for refresh (with state) or import (without). */
export async function handleRead(context: ResourceContext, request: ReadRequest): Promise<ReadResponse> {
  const { inputs, state } = context.state(request.properties, request.inputs);
  const importing = Object.keys(state.values).length === 0;
  if (importing && needsProgram(context.spec.import)) {
    context.objects.named(request.id, request.urn, { imported: true });
    if (state.unread) context.around.engine.warn("not-refreshed", notRefreshed(request.urn), request.urn);
    return unreadObject(request.id);
  }
  const task = {
    verb: importing ? "looking up" : "reading",
    urn: request.urn,
    limit: "read",
    timeoutSeconds: request.timeout,
    sides: [state, inputs],
  } as const;
  return context.run(task, async (op) => {
    const { id, known } = importing
      ? await imported(context, op, request.id)
      : { id: context.idOf(request, state), known: state.values };
    requirePlacement(context, { id, urn: task.urn, state, importing });
    context.objects.named(id, task.urn, { imported: importing, creation: state.creation });
    const outputs = await readOutputs(context, op, {
      id,
      args: inputs.values,
      state: known,
      purpose: importing ? "import" : "refresh",
      unready: state.unready,
    }).catch((error: unknown): typeof hidden => {
      if (importing || op.signal.aborted || !context.isForbidden(error)) throw error;
      return hidden;
    });
    if (outputs === hidden) {
      context.around.hidden.add({ kind: context.definition.name, id, urn: task.urn });
      return unchanged(request, state.unready);
    }
    if (outputs === undefined) {
      context.objects.released(id, task.urn);
      if (importing)
        throw new CodedError(
          "not-found",
          `there is no ${context.definition.name} with the ID ${request.id}, or the credentials may not see it`,
        );
      op.warn(
        "no longer exists on the platform, or the credentials may no longer read it; it is removed from the state",
        "removed-from-state",
      );
      return { id: "", inputs: undefined, properties: undefined };
    }
    if (importing) warnAboutWriteOnly(context, op, outputs);
    const taken = importing ? importedInputs(context.fields, outputs, context.spec.rules) : undefined;
    const fresh = taken
      ? normalized(context, taken.values)
      : refreshedInputs(context.fields, inputs.values, outputs, inputs.defaulted);
    const secrets = context.secrets(state, inputs);
    const encoded = {
      inputs: context.encodeInputs(fresh, taken?.defaulted ?? inputs.defaulted, secrets),
      outputs: context.encodeOutputs(outputs, secrets, {
        urn: task.urn,
        unready: state.unready,
        imported: importing || state.imported,
        creation: state.creation,
      }),
    };
    if (state.unready) {
      throw partialFailure({ id, ...encoded }, "interrupted-create", notReady);
    }
    return { id, inputs: encoded.inputs, properties: encoded.outputs };
  });
}

const notReady = "it is not ready yet; the next `pulumi up` continues from there";

/** The outcome of a refresh whose credentials may not see the object. */
const hidden: unique symbol = Symbol("hidden");

/** The response that keeps the state exactly as the engine sent it. */
function unchanged(request: ReadRequest, unready: boolean): ReadResponse {
  const { id, inputs, properties } = request;
  if (unready && inputs && properties)
    throw partialFailure({ id, inputs, outputs: properties }, "interrupted-create", notReady);
  return { id, inputs, properties };
}

/** How an object is read. */
export interface Read {
  readonly id: string;
  readonly args: Extra;
  readonly state: Extra;
  readonly purpose: "refresh" | "import" | "readBack";
  readonly unready: boolean;
}

/** Where a read takes the values from that the platform does not return. */
export interface Sources {
  /** The inputs that were written. */
  readonly written?: Extra | undefined;
  /** Values whose form the outputs keep. */
  readonly form?: Extra | undefined;
  /** Whether values that the responses lack are taken from the inputs and the state. */
  readonly fillMissing: boolean;
}

/**
 * Reads an object's outputs and adds the values that no read returns. Undefined if the object does not exist.
 *
 * @param sources - The sources of those values. Defaults to the ones that the purpose of the read implies.
 */
export async function readOutputs(
  context: ResourceContext,
  op: Operation,
  how: Read,
  sources: Sources = sourcesOf(how),
): Promise<Record<string, unknown> | undefined> {
  const { outputs, missing } = await recordMissing<Record<string, unknown> | undefined>(context.fields, () =>
    context.spec.read(context.bound(op, { ...how })),
  );
  if (!outputs) return undefined;
  const { written, form, fillMissing } = sources;
  const carried = withCarried(context.fields, outputs, {
    written,
    state: how.state,
    ...(fillMissing ? { missing } : {}),
  });
  return form === undefined ? carried : inRequestedForm(context.fields, carried, form);
}

function sourcesOf({ purpose, args, state }: Read): Sources {
  const written = purpose === "readBack" ? args : undefined;
  return { written, form: purpose === "import" ? undefined : (written ?? state), fillMissing: true };
}

/** Lists the existing objects of this type. */
export async function handleList(
  context: ResourceContext,
  request: ListRequest,
  send: (item: Listed) => void,
): Promise<void> {
  const list = context.spec.list;
  if (!list) throw new RpcError(status.unimplemented, "invalid-import", `${context.definition.name} cannot be listed`);
  const query = decode(request.query);
  const checked = check(list.query ?? {}, query.values, [], query.secrets);
  if (checked.problems.length > 0) {
    throw new RpcError(
      status.invalidArgument,
      "invalid-input",
      `the query is invalid: ${checked.problems.map(sentence).join("; ")}`,
    );
  }
  const limit = request.limit || Number.POSITIVE_INFINITY;
  await context.run({ verb: "listing", urn: "", limit: "read", sides: [query] }, async (op) => {
    let sent = 0;
    for await (const item of list.run(context.bound(op, { query: checked.values }))) {
      send(item);
      sent += 1;
      if (sent >= limit) break;
    }
  });
}

/** The requirements of an import besides the ID, as Markdown; undefined if the provider's configuration contains it. */
export async function missingImportNeeds(context: ResourceContext): Promise<string | undefined> {
  const { needs, isProvided } = importFormOf(context.definition) ?? {};
  if (needs === undefined || isProvided === undefined) return needs;
  return context.run({ verb: "looking up", urn: "", limit: "read", sides: [] }, async (op) =>
    isProvided(context.bound(op, {})) ? undefined : needs,
  );
}

/** Inputs as a check leaves them. */
export function normalized({ spec }: ResourceContext, inputs: Extra): Extra {
  return (spec.normalize?.(inputs) ?? inputs) as Extra;
}

/** Returns the ID and the other values in an import ID. */
async function imported(context: ResourceContext, op: Operation, given: string): Promise<{ id: string; known: Extra }> {
  const { definition } = context;
  const refusal = whyNotImported(definition, definition.name);
  if (refusal !== undefined) throw new RpcError(status.invalidArgument, "invalid-import", refusal);
  const how = importFormOf(definition);
  const parsed = parseImport(definition.name, how, given);
  return how?.find ? { ...parsed, id: await how.find(context.bound(op, { id: parsed.id })) } : parsed;
}

function parseImport(kind: string, form: ImportForm<Fields> | undefined, given: string): { id: string; known: Extra } {
  if (!form?.parse) return { id: given, known: {} };
  const parsed = form.parse(given);
  if (!parsed) {
    throw new RpcError(
      status.invalidArgument,
      "invalid-import",
      `"${given}" is not a valid import ID of ${kind}: expected ${form.form}, such as ${form.example}`,
    );
  }
  return { id: parsed.id, known: parsed.state as Extra };
}

function warnAboutWriteOnly({ fields }: ResourceContext, op: Operation, outputs: Extra): void {
  const names = neededWriteOnly(fields, outputs);
  if (names.length === 0) return;
  const them = names.length > 1 ? "them" : "it";
  op.warn(
    `the platform does not return ${oneOfNames(names, "and")}. If the object has ${them}, set ${them} in the program: the next \`pulumi up\` sends ${them} again`,
    "value-not-returned",
  );
}
