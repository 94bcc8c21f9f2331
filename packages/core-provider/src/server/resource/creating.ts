import { CodedError } from "../../definition/coded-error.ts";
import type { CreationNote, Operation } from "../../definition/operation.ts";
import type { CreateRequest, CreateResponse } from "../../protocol/provider-messages.ts";
import { RpcError } from "../failure.ts";
import { closedNote, type OpenNote } from "../notes/creation-notes.ts";
import { adopt, deletedWarning, differences, discardUnusable, matchedWarning } from "./adopting.ts";
import { announce, type Verdict } from "./comparing.ts";
import { type Extra, nameOf, type ResourceContext } from "./context.ts";
import { readAfterWrite, unfinishedCreate, type WrittenObject, waitUntilReady } from "./finishing.ts";
import { declaredTwice, existsAlready } from "./ownership.ts";
import { requestHash, writeOnlyHashes } from "./request-hash.ts";
import type { Inputs } from "./state-metadata.ts";
import { rejectedSuccessor, undeletable, undeletableWarning } from "./undeletable.ts";

/** A create. */
export interface Creation {
  readonly args: Inputs;
  /** The verdict of the diff, if the create replaces another object. */
  readonly replacing: Verdict | undefined;
}

/** An object that exists, with its outputs. */
interface Finished {
  readonly id: string;
  readonly outputs: Record<string, unknown>;
}

/**
 * Creates an object on the platform: checks whether it already exists, creates it, waits until it is ready, and reads
 * it. Once it has an ID, no failure can orphan it. Before that, a note helps the next attempt if the plugin is killed.
 */
export async function createOnPlatform(
  context: ResourceContext,
  request: CreateRequest,
  { args, replacing }: Creation,
): Promise<CreateResponse> {
  const task = {
    verb: "creating",
    urn: request.urn,
    limit: "create",
    timeoutSeconds: request.timeout,
    inputs: args,
    sides: [args],
  } as const;
  return context.run(task, async (op) => {
    if (replacing) announce(replacing, op);
    warnIfUndeletable(context, op);
    const names = automaticNamesIn(context, args);
    const note = await openNote(context, op, args, names);
    try {
      const inputs = { args, name: request.name || nameOf(op.urn), automaticNames: new Set(Object.values(names)) };
      const { id, outputs } =
        (await resumeInterruptedCreate(context, op, inputs, note)) ??
        (await createUnlessExists(context, op, inputs, note));
      note.ended();
      return { id, properties: context.encodeOutputs(outputs, context.secrets(args), { urn: op.urn }) };
    } catch (error) {
      if (error instanceof RpcError && error.details !== undefined) note.ended();
      else note.failed({ certain: !op.signal.aborted && !isOutcomeUnknown(error) });
      throw error;
    }
  });
}

/** Warns that an object can never be deleted. @throws Error if such an object is to be replaced. */
export function warnIfUndeletable(context: ResourceContext, op: Operation): void {
  const none = undeletable(context);
  if (none === undefined) return;
  if (op.formerId !== undefined) throw new CodedError("undeletable", rejectedSuccessor(none, op.urn, op.formerId));
  op.warn(undeletableWarning(none), "undeletable");
}

/**
 * Adopts the object of an earlier, interrupted attempt, if the attempt noted its ID. An ID that follows from the request
 * proves nothing: somebody else may have created that object since, so the create searches for it and compares it.
 */
async function resumeInterruptedCreate(
  context: ResourceContext,
  op: Operation,
  inputs: CreateInputs,
  note: OpenNote,
): Promise<Finished | undefined> {
  const id = note.earlierId;
  if (id === undefined) return undefined;
  if (context.objects.isKnown(id) || (await context.querySiblings({ id, urn: op.urn })).isKnown) {
    note.ignoreEarlier();
    return undefined;
  }
  if (note.isIdDerived || (await derivedId(context, op, inputs)) === id) return undefined;
  const object = { id, args: inputs.args, known: {} };
  const outputs = (await discardUnusable(context, op, object)) ? undefined : await adopt(context, op, object, note);
  if (outputs === undefined) {
    note.discardEarlier();
    return undefined;
  }
  // `--replace` creates without a comparison: the adopted object may also be the one that the state has.
  context.objects.created(id, op.urn);
  note.created(id);
  return { id, outputs };
}

/** The inputs for the definition's create. */
interface CreateInputs {
  readonly args: Inputs;
  readonly name: string;
  readonly automaticNames: ReadonlySet<string>;
}

/** Creates an object, unless it exists and the platform would silently accept a second create. */
async function createUnlessExists(
  context: ResourceContext,
  op: Operation,
  asked: CreateInputs,
  note: OpenNote,
): Promise<Finished> {
  const { objects } = context;
  const id = await derivedId(context, op, asked);
  if (id === undefined) return createNow(context, op, asked, note);
  return objects.inTurn(id, async () => {
    const throwIfAnothers = () => {
      const other = objects.otherOwner(id, op.urn);
      if (other !== undefined) throw new CodedError("declared-twice", declaredTwice(context, id, other));
    };
    throwIfAnothers();
    const elsewhere = await context.querySiblings({ id, urn: op.urn });
    if (elsewhere.claim?.reason === "otherResource")
      throw new CodedError("declared-twice", declaredTwice(context, id, elsewhere.claim.urn));
    const wasDeleted = objects.wasDeleted(id) || elsewhere.wasDeleted;
    if (!wasDeleted && (await exists(context, op, asked, id))) {
      // The engine may have assigned it to another resource in the meantime.
      throwIfAnothers();
      await throwUnlessOurs(context, op, { id, args: asked.args, known: {} }, note);
    }
    note.recordRequest([]);
    return createNow(context, op, asked, note);
  });
}

/** @throws Error if the object exists, unless a killed run of this create may have created it in this form. */
async function throwUnlessOurs(
  context: ResourceContext,
  op: Operation,
  object: WrittenObject,
  { interrupted, earlierId }: OpenNote,
): Promise<void> {
  const { id } = object;
  const isNoted = earlierId === id || interrupted?.results.some((key) => key.endsWith(id)) === true;
  const mayBeOurs = isNoted || interrupted?.existing !== undefined;
  const found = mayBeOurs ? await differences(context, op, object) : undefined;
  if (found?.length === 0) return;
  throw new CodedError("object-exists", existsAlready(context, op, id, found));
}

/** The ID that follows from the inputs; undefined if the platform assigns it. */
async function derivedId(context: ResourceContext, op: Operation, inputs: CreateInputs): Promise<string | undefined> {
  return context.spec.findExisting?.id(bound(context, op, inputs));
}

async function exists(context: ResourceContext, op: Operation, asked: CreateInputs, id: string): Promise<boolean> {
  const { findExisting, read } = context.spec;
  if (findExisting?.exists) return findExisting.exists(bound(context, op, asked));
  const looked = { id, args: asked.args.values, state: {}, purpose: "readBack", unready: false } as const;
  return (await read(context.bound(op, looked))) !== undefined;
}

async function createNow(
  context: ResourceContext,
  op: Operation,
  asked: CreateInputs,
  note: OpenNote,
): Promise<Finished> {
  const { args } = asked;
  let adoption: "proven" | "matched" | undefined;
  let interrupted = note.interrupted;
  const creationNote: CreationNote = {
    get interrupted() {
      return interrupted;
    },
    recordRequest: note.recordRequest,
    recordResult: note.recordResult,
    adopted: (_id, how) => {
      adoption = how?.matched ? "matched" : "proven";
    },
    differences: async (id) =>
      (await context.querySiblings({ id, urn: op.urn })).isKnown
        ? ["it belongs to a resource of another provider"]
        : differences(context, op, { id, args, known: {} }),
    deleted: (id) => op.warn(deletedWarning(id), "resumed-create"),
    forget: () => {
      interrupted = undefined;
      note.discardEarlier();
    },
  };
  const { automaticNames } = asked;
  const created = await context.spec.create(bound(context, { ...op, creationNote, automaticNames }, asked));
  const { id, known } = typeof created === "string" ? { id: created, known: {} } : created;
  if (adoption !== undefined) {
    const { claim } = await context.querySiblings({ id, urn: op.urn });
    if (claim?.reason === "otherResource")
      throw new CodedError("declared-twice", declaredTwice(context, id, claim.urn));
  }
  context.objects.created(id, op.urn);
  note.created(id);
  const object = { id, args, known: known as Extra };
  if (adoption === "matched") op.warn(matchedWarning(id), "resumed-create");
  // A noted ID proves that the object is ours, so the program's values may be written to it.
  const adopted = adoption === "proven" ? await adopt(context, op, object, note) : undefined;
  return { id, outputs: adopted ?? (await finish(context, op, object)) };
}

async function finish(
  context: ResourceContext,
  op: Operation,
  object: WrittenObject,
): Promise<Record<string, unknown>> {
  await waitUntilReady(context, op, object);
  try {
    return await readAfterWrite(context, op, object, { properties: Object.keys(context.fields), removed: [] });
  } catch (error) {
    throw unfinishedCreate(context, op, object, error, { unready: false });
  }
}

async function openNote(
  context: ResourceContext,
  op: Operation,
  args: Inputs,
  names: Readonly<Record<string, string>>,
): Promise<OpenNote> {
  const creation = {
    urn: op.urn,
    kind: context.definition.name,
    names,
    asked: requestHash(context.fields, args),
    writeOnly: writeOnlyHashes(context.fields, args),
    replaces: context.objects.wasInState(op.urn),
    secrets: context.secrets(args).texts,
  };
  return (await context.around.notes?.begin(creation, op)) ?? closedNote();
}

/** The generated names, by property. */
function automaticNamesIn(context: ResourceContext, args: Inputs): Readonly<Record<string, string>> {
  const names = Object.entries(context.fields).flatMap(([property, { facts }]) => {
    const name = facts.autoName && args.defaulted[property];
    return typeof name === "string" ? [[property, name]] : [];
  });
  return Object.fromEntries(names) as Record<string, string>;
}

/** Whether an error, or one of its causes, leaves the outcome of a request unknown. */
function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("outcome" in error && error.outcome === "unknown") || isOutcomeUnknown(error.cause);
}

// biome-ignore lint/suspicious/noExplicitAny: typed where handlers are written
function bound(context: ResourceContext, op: Operation, { args, name }: CreateInputs): any {
  return context.bound(op, { args: args.values, name });
}
