import { createSafely, type Found, type RecentSearch } from "@org/core-http";
import {
  CodedError,
  fromWire,
  ifLeftElsewhere,
  ifTaken,
  importCommand,
  resourceName,
  toWire,
} from "@org/core-provider";
import { timeOf, type Values } from "./action-object.ts";
import type { Op } from "./clients.ts";
import type { Entries } from "./entries.ts";
import type { EntryKind, EntryRequest } from "./entry-kind.ts";
import { codeOf, isOneOf } from "./errors.ts";
import { createWithKnownId } from "./known-id-creation.ts";
import { madeFacts } from "./responses.ts";
import { waitUntil } from "./wait-until.ts";

/** Creates an entry whose ID follows from the inputs, after the provider has checked that it does not exist. */
export function createEntry(op: Op, entries: Entries, id: string, args: Values): Promise<string> {
  return createWithKnownId(op, id, {
    post: () => post(op, entries, args),
    exists: async () => (await entries.find(op, id)) !== undefined,
    takenCodes: takenCodesOf(entries),
    recent: recentSearch(op, entries, args),
  });
}

/** How a creation finds an entry that an interrupted run has left under another automatic name. */
function recentSearch(op: Op, entries: Entries, args: Values): RecentSearch | undefined {
  const { nameOf } = entries.entry;
  const [name] = op.automaticNames ?? [];
  if (nameOf === undefined || name === undefined) return undefined;
  const kind = resourceName(op);
  return {
    key: JSON.stringify([kind, op.platform.place, placeText(entries, args)]),
    kind,
    name,
    async *list() {
      for (const body of await entries.all(op, args)) {
        const createdAt = timeOf(fromWire(madeFacts, body).createdAt);
        yield { id: entries.idIn(args, body), name: nameOf(body), createdAt };
      }
    },
    advice: (id) => ifLeftElsewhere(op.urn, importCommand(op.urn, id)),
  };
}

/**
 * Creates an entry whose ID only the listing contains: the new entry is the one that did not exist before and equals
 * the inputs. If an equal entry exists, none is created, because the two could not be distinguished.
 */
export async function createListed(op: Op, entries: Entries, args: Values): Promise<string> {
  const where = placeText(entries, args);
  const advice = adviceOn(op, entries, `${resourceName(op)} with these values at ${where}`);
  const listed = async () => {
    const all = await entries.all(op, args, args);
    const found = all.map((body) => ({ id: entries.idIn(args, body), isEqual: entries.agree(body, args) }));
    return found.filter(({ id }) => !entries.wasDeleted(op, id));
  };
  let there: readonly string[] = [];
  const isNew = ({ id }: Found) => !op.isKnown(id) && !there.includes(id);
  const make = () =>
    createSafely(op, {
      ...advice,
      before: async () => {
        const before = await listed();
        if (before.some(({ isEqual }) => isEqual)) throw new IndistinctError();
        there = before.map(({ id }) => id);
        return there;
      },
      post: async () => {
        await post(op, entries, args);
        return await seen(op, { ...advice, read: async () => (await listed()).filter(isNew) });
      },
      find: async () => (await listed()).filter(({ isEqual }) => isEqual),
    });
  // One at a time: of two equal creations, the second finds the first.
  return (await op.memory.creates.inSequence(JSON.stringify([resourceName(op), op.platform.place, where]), make)).id;
}

/** An entry in the listing. */
interface ListedEntry extends Found {
  /** Whether it equals the inputs. */
  readonly isEqual: boolean;
}

/** Waits until the new entry appears in the listing, and returns it. */
async function seen(
  op: Op,
  { what, importCommand: command, read }: Advice & { readonly read: () => Promise<readonly ListedEntry[]> },
): Promise<ListedEntry> {
  let others: readonly ListedEntry[] = [];
  try {
    const found = await waitUntil(op, {
      what: `${what} to appear in the listing`,
      read: async () => {
        others = await read();
        return others.findLast(({ isEqual }) => isEqual);
      },
      done: (one) => one !== undefined,
      progress: "waiting until it appears in the listing",
      otherwise: `the platform accepted ${what}, but does not list it`,
    });
    return found as ListedEntry;
  } catch (error) {
    if (op.signal.aborted) throw error;
    throw new UnseenError(
      error,
      others.map(({ id }) => command(id)),
    );
  }
}

/** The new entry could not be distinguished from an existing one. */
class IndistinctError extends CodedError {
  constructor() {
    super("conflict", "The two cannot be distinguished.");
  }
}

/** The platform has accepted an entry and does not list it. The next attempt searches for it. */
class UnseenError extends CodedError {
  /** It is unknown whether the entry exists. */
  readonly outcome = "unknown";

  constructor(error: unknown, commands: readonly string[]) {
    const text = error instanceof Error ? error.message : String(error);
    const advice =
      commands.length === 0
        ? "The next `pulumi up` searches for it"
        : `If it is listed with other values, import it: ${commands.join(" or ")}`;
    super("interrupted-create", `${text}. ${advice}`, { cause: error });
  }
}

/** Texts for messages about a creation. */
interface Advice {
  readonly what: string;
  readonly where: string;
  readonly importCommand: (id: string) => string;
  readonly ifTaken: (id: string) => string;
  readonly isConflict: (error: unknown) => boolean;
}

/** What identifies the listing, for messages. */
function placeText({ entry }: Entries, args: Values): string {
  return entry.place.map((name) => String(args[name])).join(" ");
}

function takenCodesOf({ entry: { takenCodes = [] } }: Entries): readonly string[] {
  return ["ResourceInUse", ...takenCodes];
}

function adviceOn(op: Op, entries: Entries, what: string): Advice {
  return {
    what,
    where: op.platform.place,
    importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
    ifTaken: (id) => ifTaken(op, id),
    isConflict: (error) => error instanceof IndistinctError || isOneOf(codeOf(error), takenCodesOf(entries)),
  };
}

/** Sends the request that creates an entry. */
async function post(op: Op, { entry, fields }: Entries, args: Values): Promise<void> {
  const content = toWire(fields, args);
  const { action, parameters } = entry.create;
  await sendEntry(op, entry, {
    action,
    parameters: (await parameters?.(content, op)) ?? content,
    isCreation: true,
  });
}

/** Sends an action that creates, changes or deletes an entry. */
export async function sendEntry(op: Op, { service, send }: EntryKind, request: EntryRequest): Promise<void> {
  const { action, parameters, isCreation } = request;
  if (send) await send(op, request);
  else if (isCreation) await op[service].create(action, parameters, { flat: true });
  else await op[service].write(action, parameters);
}
