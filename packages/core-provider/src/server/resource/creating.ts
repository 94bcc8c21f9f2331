import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Operation, Trail } from "../../definition/operation.ts";
import { RpcError } from "../failure.ts";
import { type CreationNote, noNote } from "../notes/creation-notes.ts";
import {
  adopt,
  differences,
  isUselessOnceLost,
  keptWarning,
  matchedWarning,
  removedWarning,
  removeUseless,
} from "./adopting.ts";
import { askedFor } from "./asked-for.ts";
import type { Inputs } from "./bookkeeping.ts";
import { announce, type Verdict } from "./comparing.ts";
import { type Extra, nameOf, type ResourceContext } from "./context.ts";
import { becomeReady, readWritten, unfinished, type Written } from "./finishing.ts";
import { existsAlready, isAnothers } from "./in-its-own-place.ts";
import { noDeletion, refusedSuccessor, warningOfNoDeletion } from "./no-deletion.ts";

/** What a creation is about. */
export interface Creation {
  readonly args: Inputs;
  /** What the comparison has found that led to it, when it takes the place of another object. */
  readonly replacing: Verdict | undefined;
}

/** An object that exists, with what is known of it. */
interface Finished {
  readonly id: string;
  readonly outputs: Record<string, unknown>;
}

/**
 * Makes an object, step by step: it is looked for where the platform would not say that it exists already, made, waited
 * for and read. From its ID on nothing that fails can orphan it, and before that a note tells the next attempt what a
 * plugin that is killed has left.
 */
export async function createInEarnest(
  context: ResourceContext,
  request: providerPb.CreateRequest,
  { args, replacing }: Creation,
): Promise<providerPb.CreateResponse> {
  const task = {
    verb: "creating",
    urn: request.getUrn(),
    limit: "create",
    timeoutSeconds: request.getTimeout(),
    inputs: args,
    sides: [args],
  } as const;
  return context.run(task, async (op) => {
    if (replacing) announce(replacing, op);
    holdToStay(context, op);
    const note = await noteOf(context, op, args);
    try {
      const { id, outputs } =
        (await goOnWithLeft(context, op, args, note)) ??
        (await makeUnlessThere(context, op, { args, name: request.getName() || nameOf(op.urn) }, note));
      note.ended();
      const response = new providerPb.CreateResponse();
      response.setId(id);
      response.setProperties(context.encodeOutputs(outputs, context.secrets(args), { urn: op.urn }));
      return response;
    } catch (error) {
      if (error instanceof RpcError && error.details !== undefined) note.ended();
      else note.failed({ certain: !op.signal.aborted && !isOutcomeUnknown(error) });
      throw error;
    }
  });
}

/** Says that an object stays for good once it is made. @throws Error when one that stays is to be replaced. */
export function holdToStay(context: ResourceContext, op: Operation): void {
  const none = noDeletion(context);
  if (none === undefined) return;
  if (op.formerId !== undefined) throw new Error(refusedSuccessor(none, op.urn, op.formerId));
  op.warn(warningOfNoDeletion(none));
}

/** Adopts the object that an earlier attempt created, where its ID was noted. */
async function goOnWithLeft(
  context: ResourceContext,
  op: Operation,
  args: Inputs,
  note: CreationNote,
): Promise<Finished | undefined> {
  const id = note.leftId;
  if (id === undefined) return undefined;
  if (context.objects.isKnown(id) || (await context.askSiblings({ id, urn: op.urn })).isKnown) {
    note.leaveLeft();
    return undefined;
  }
  // After an orderly shutdown the state may have the object and what only its creation returned: `--replace` says neither.
  if (note.wasShutDown && isUselessOnceLost(context)) {
    op.warn(keptWarning(id));
    note.leftIsGone();
    return undefined;
  }
  const object = { id, args, known: {} };
  const outputs = (await removeUseless(context, op, object)) ? undefined : await adopt(context, op, object);
  if (outputs === undefined) {
    note.leftIsGone();
    return undefined;
  }
  context.objects.made(id, op.urn);
  note.made(id);
  return { id, outputs };
}

/** What the definition is asked to make. */
interface Asked {
  readonly args: Inputs;
  readonly name: string;
}

/** Makes an object, unless it exists and its platform would not say so. */
async function makeUnlessThere(
  context: ResourceContext,
  op: Operation,
  asked: Asked,
  note: CreationNote,
): Promise<Finished> {
  const { objects, spec } = context;
  const id: string | undefined = await spec.lookFirst?.id(bound(context, op, asked));
  if (id === undefined) return make(context, op, asked, note);
  return objects.inTurn(id, async () => {
    const holdToOwn = () => {
      const other = objects.otherHolder(id, op.urn);
      if (other !== undefined) throw new Error(isAnothers(context, id, other));
    };
    holdToOwn();
    const elsewhere = await context.askSiblings({ id, urn: op.urn });
    if (elsewhere.claim?.reason === "held") throw new Error(isAnothers(context, id, elsewhere.claim.urn));
    const wasDeleted = objects.wasDeleted(id) || elsewhere.wasDeleted;
    if (!wasDeleted && (await isThere(context, op, asked, id))) {
      // The engine may have named it as another resource's meanwhile.
      holdToOwn();
      await refuseUnlessLeft(context, op, { id, args: asked.args, known: {} }, note);
    }
    note.asks([]);
    return make(context, op, asked, note);
  });
}

/** @throws Error for an object that exists, unless a killed run of this creation may have created it as it is now. */
async function refuseUnlessLeft(
  context: ResourceContext,
  op: Operation,
  object: Written,
  { cutOff, leftId }: CreationNote,
): Promise<void> {
  const { id } = object;
  const isNoted = leftId === id || cutOff?.given.some((key) => key.endsWith(id)) === true;
  if (isNoted) return;
  const found = cutOff?.before && (await differences(context, op, object));
  if (found?.length === 0) return;
  throw new Error(existsAlready(context, op, id, found));
}

async function isThere(context: ResourceContext, op: Operation, asked: Asked, id: string): Promise<boolean> {
  const { lookFirst, read } = context.spec;
  if (lookFirst?.isThere) return lookFirst.isThere(bound(context, op, asked));
  const looked = { id, args: asked.args.values, state: {}, purpose: "readBack", unready: false } as const;
  return (await read(context.bound(op, looked))) !== undefined;
}

async function make(context: ResourceContext, op: Operation, asked: Asked, note: CreationNote): Promise<Finished> {
  const { args } = asked;
  let adoption: "proven" | "matched" | undefined;
  // Where an ID was noted, there is nothing else to be looked for.
  let cutOff = note.leftId === undefined ? note.cutOff : undefined;
  const trail: Trail = {
    get cutOff() {
      return cutOff;
    },
    asks: note.asks,
    given: note.given,
    adopted: (_id, how) => {
      adoption = how?.matched ? "matched" : "proven";
    },
    differences: (id) => differences(context, op, { id, args, known: {} }),
    removed: (id) => op.warn(removedWarning(id)),
    forget: () => {
      cutOff = undefined;
      note.leftIsGone();
    },
  };
  const created = await context.spec.create(bound(context, { ...op, trail }, asked));
  const { id, known } = typeof created === "string" ? { id: created, known: {} } : created;
  if (adoption !== undefined) {
    const { claim } = await context.askSiblings({ id, urn: op.urn });
    if (claim?.reason === "held") throw new Error(isAnothers(context, id, claim.urn));
  }
  context.objects.made(id, op.urn);
  note.made(id);
  const object = { id, args, known: known as Extra };
  if (adoption === "matched") op.warn(matchedWarning(id));
  // A noted ID proves that the object is ours, so the program's current values may be written to it.
  const adopted = adoption === "proven" ? await adopt(context, op, object) : undefined;
  return { id, outputs: adopted ?? (await finish(context, op, object)) };
}

async function finish(context: ResourceContext, op: Operation, object: Written): Promise<Record<string, unknown>> {
  await becomeReady(context, op, object);
  try {
    return await readWritten(context, op, object, { properties: Object.keys(context.fields), removed: [] });
  } catch (error) {
    throw unfinished(context, op, object, error, { unready: false });
  }
}

async function noteOf(context: ResourceContext, op: Operation, args: Inputs): Promise<CreationNote> {
  const names = Object.entries(context.fields).flatMap(([property, { facts }]) => {
    const name = facts.autoName && args.defaulted[property];
    return typeof name === "string" ? [[property, name]] : [];
  });
  const creation = {
    urn: op.urn,
    kind: context.definition.name,
    names: Object.fromEntries(names) as Record<string, string>,
    asked: askedFor(context.fields, args),
    replaces: context.objects.wasInState(op.urn),
    secrets: context.secrets(args).texts,
  };
  return (await context.around.notes?.begin(creation, op)) ?? noNote;
}

/** Whether an error, or what lies behind it, is that nobody knows what came of a request. */
function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("outcome" in error && error.outcome === "unknown") || isOutcomeUnknown(error.cause);
}

// biome-ignore lint/suspicious/noExplicitAny: typed where handlers are written
function bound(context: ResourceContext, op: Operation, { args, name }: Asked): any {
  return context.bound(op, { args: args.values, name });
}
