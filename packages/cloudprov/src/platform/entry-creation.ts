import { createSafely, type Found, runInSequence } from "@org/core-http";
import { ifTaken, importCommand, toWire } from "@org/core-provider";
import type { Values } from "./action-object.ts";
import type { Op } from "./clients.ts";
import type { Entries } from "./entries.ts";
import { codeOf, isOneOf } from "./errors.ts";
import { waitUntil } from "./wait-until.ts";

/** Makes an entry whose ID follows from what the program says, where none was found before. */
export async function createKnown(op: Op, entries: Entries, id: string, args: Values): Promise<string> {
  await createSafely(op, {
    ...adviceOn(op, entries, `${entries.entry.kind} ${id}`),
    post: async () => {
      await post(op, entries, args);
      return { id };
    },
    find: async () => ((await entries.find(op, id)) === undefined ? [] : [{ id }]),
    deterministicId: true,
    // There was none when it was looked for.
    isOurs: () => true,
  });
  return id;
}

/**
 * Makes an entry whose ID only the listing tells: it is the one that was not there before and is as the program says.
 * Where there is one like it already, none is made, since nobody could tell the two apart.
 */
export async function createTold(op: Op, entries: Entries, args: Values): Promise<string> {
  const { entry } = entries;
  const where = entry.place.map((name) => String(args[name])).join(" ");
  const advice = adviceOn(op, entries, `${entry.kind} with these values at ${where}`);
  const listed = async () => {
    const all = await entries.all(op, args, args);
    const found = all.map((body) => ({ id: entries.idIn(args, body), isLikeIt: entries.agree(body, args) }));
    return found.filter(({ id }) => !entries.wasRemoved(op, id));
  };
  let there: readonly string[] = [];
  const isNew = ({ id }: Found) => !op.isKnown(id) && !there.includes(id);
  const make = () =>
    createSafely(op, {
      ...advice,
      before: async () => {
        const before = await listed();
        if (before.some(({ isLikeIt }) => isLikeIt)) throw new IndistinctError();
        there = before.map(({ id }) => id);
        return there;
      },
      post: async () => {
        await post(op, entries, args);
        return await seen(op, { ...advice, read: async () => (await listed()).filter(isNew) });
      },
      find: async () => (await listed()).filter(({ isLikeIt }) => isLikeIt),
    });
  // One after another: of two that are alike the second finds the first.
  return (await runInSequence(JSON.stringify([entry.kind, op.platform.place, where]), make)).id;
}

/** An entry as it is listed. */
interface ListedEntry extends Found {
  /** It is as the program says. */
  readonly isLikeIt: boolean;
}

/** Waits until what was made is listed, and gives it. */
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
        return others.findLast(({ isLikeIt }) => isLikeIt);
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

/** What is to be made could not be told from what is there. */
class IndistinctError extends Error {
  constructor() {
    super("The two cannot be distinguished.");
  }
}

/** The platform has taken something and does not show it. The next attempt looks for it. */
class UnseenError extends Error {
  /** Nobody knows what has become of it. */
  readonly outcome = "unknown";

  constructor(error: unknown, commands: readonly string[]) {
    const text = error instanceof Error ? error.message : String(error);
    const advice =
      commands.length === 0
        ? "The next `pulumi up` searches for it"
        : `If it is listed with other values, import it: ${commands.join(" or ")}`;
    super(`${text}. ${advice}`, { cause: error });
  }
}

/** What messages about a creation say. */
interface Advice {
  readonly what: string;
  readonly where: string;
  readonly importCommand: (id: string) => string;
  readonly ifTaken: (id: string) => string;
  readonly isConflict: (error: unknown) => boolean;
}

function adviceOn(op: Op, { entry: { takenCodes = [] } }: Entries, what: string): Advice {
  return {
    what,
    where: op.platform.place,
    importCommand: (id) => `\`${importCommand(op.urn, id)}\``,
    ifTaken: (id) => ifTaken(op, id),
    isConflict: (error) => error instanceof IndistinctError || isOneOf(codeOf(error), ["ResourceInUse", ...takenCodes]),
  };
}

/** Asks for an entry. */
async function post(op: Op, { entry: { service, create }, fields }: Entries, args: Values): Promise<void> {
  const content = toWire(fields, args);
  await op[service].create(create.action, create.parameters?.(content) ?? content, { flat: true });
}
