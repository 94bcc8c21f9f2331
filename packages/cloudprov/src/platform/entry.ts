import { createSafely, type Found, inTurn } from "@org/core-http";
import {
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type Fields,
  fromWire,
  ifTaken,
  importCommand,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  settled,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { outputsOf, settleSeconds, type Values } from "./action-object.ts";
import type { AnswerList, Body } from "./answers.ts";
import type { Clients, Op } from "./clients.ts";
import { codeOf, isOneOf, unlessDone, unlessGone } from "./errors.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { type ElementPage, elementsOf, type Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { waitUntil } from "./wait-until.ts";

/**
 * A kind of entry of something else, such as an address in a list of a protected instance. The action that makes one
 * answers no ID, so an entry is found in the listing: by an ID that only the listing tells, or by its own content.
 */
export interface EntryKind {
  /** Resource name: `AntiddosPortAclConfig`. */
  readonly kind: string;
  readonly service: Exclude<ServiceName, "sts">;
  /** Its ID: the properties that say where it is listed, and what tells it from the others there. */
  readonly id: CompositeId;
  /** The properties that say where it is listed. */
  readonly place: readonly string[];
  /** The part of the ID that tells it from the others there. */
  readonly own: string;
  /** Brings that part of an import ID into one form; undefined when it has another form. */
  readonly normal?: (own: string) => string | undefined;
  /** That part, as an entry of the listing tells it: the first one is its own, by the others it is known as well. */
  readonly keys: (entry: Body) => readonly [string, ...string[]];
  /** Codes that say that there is one already, beside ResourceInUse. */
  readonly takenCodes?: readonly string[];
  /** That part, where it follows from what the program says. Left out where only the listing tells it. */
  readonly keyOfContent?: (content: Body) => string;
  /** What people call it. Default: what tells it from the others. */
  readonly nameOf?: (entry: Body) => string;
  readonly listing: EntryListing;
  /** The action that makes one, told the inputs by their wire names. */
  readonly create: { readonly action: string; readonly parameters?: (content: Body) => Parameters };
  /** The action that changes one. Left out when nothing can be changed in place. */
  readonly update?: { readonly action: string; readonly parameters: (change: EntryChange) => Parameters };
  /** The action that removes one: told the entry as the listing has it, else what the ID tells by wire names. */
  readonly remove: { readonly action: string; readonly parameters?: (entry: Body) => Parameters };
}

/** Where entries are listed. */
export interface EntryListing {
  readonly action: string;
  /** What the listing is asked for, beside the page: the properties that say where it is. */
  readonly asks: (place: Values) => Parameters;
  /** What it is asked for besides where only entries of some content are wanted, so that it is shorter. */
  readonly narrows?: (content: Body) => Parameters;
  /** What of the answer holds the entries; each must be readable. */
  readonly list: (readable: (element: Body) => unknown) => AnswerList;
  /** Elements of a page. Left out where the listing has none. */
  readonly pageSize?: number;
  /** An element with the wire names of the fields, without those that say where the listing is. */
  readonly asRead: (element: Body) => Body;
}

/** A change of an entry, by wire names. */
export interface EntryChange {
  /** What tells it from the others. */
  readonly key: string;
  /** As it was in the state. */
  readonly before: Body;
  readonly after: Body;
}

/**
 * The handlers of an entry of something else. One that is there already is never taken over, and none is made beside one
 * that could not be told from it.
 *
 * @example
 * ```ts
 * ...entryObject(fields, {
 *   kind: "AntiddosCcPrecisionPolicy",
 *   service: "antiddos",
 *   id,
 *   place: ["instanceId", "ip", "domain", "protocol"],
 *   own: "policyId",
 *   keys: (entry) => [policyId(entry)],
 *   listing: {
 *     action: "DescribeCCPrecisionPlyList",
 *     asks: siteOf,
 *     list: (readable) => answerList("PrecisionPolicyList", readable),
 *     pageSize: 20,
 *     asRead: (element) => element,
 *   },
 *   create: { action: "CreateCCPrecisionPolicy" },
 *   remove: { action: "DeleteCCPrecisionPolicy" },
 * })
 * ```
 */
export function entryObject<F extends Fields>(fields: F, entry: EntryKind) {
  const entries = new Entries(fields, entry);
  const { keyOfContent, place, update } = entry;
  return {
    // The new one would collide with the old one.
    naturalKey: [...place],
    settleSeconds,
    import: importOf(entry),

    // What is there under an ID that the program determines is somebody's.
    ...(keyOfContent === undefined
      ? {}
      : {
          lookFirst: { id: (op: CreateOperation<F> & Clients) => entries.idOfContent(op.args as Values, keyOfContent) },
        }),

    create: (op: CreateOperation<F> & Clients): Promise<string> =>
      keyOfContent === undefined
        ? createTold(op, entries, op.args as Values)
        : createKnown(op, entries, entries.idOfContent(op.args as Values, keyOfContent), op.args as Values),

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const written = op.purpose === "readBack" ? (op.args as Values) : undefined;
      const body = await (op.purpose === "refresh" ? entries.refreshed(op, op.id) : entries.find(op, op.id, written));
      return body && outputsOf(fields, entry, op.id, body);
    },

    ...(update === undefined
      ? {}
      : {
          async update(op: UpdateOperation<F> & Clients): Promise<void> {
            const [before, after] = [op.state, op.args].map((values) => toWire(fields, values as Values));
            const change = { key: entries.keyOf(op.id), before: before ?? {}, after: after ?? {} };
            await unlessDone(
              () => op[entry.service].write(update.action, update.parameters(change)),
              async () => entries.agree(await entries.find(op, op.id), op.args as Values),
            );
          },
        }),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const { action, parameters } = entry.remove;
      const found = parameters && (await entries.find(op, op.id, undefined, op.state as Values));
      if (parameters === undefined || found !== undefined) {
        await unlessGone(
          op[entry.service].write(action, parameters && found ? parameters(found) : entry.id.key(op.id)),
        );
      }
      removed.add(memoryOf(op, entry, op.id));
    },

    list: {
      query: only(fields, (name) => place.includes(name)),
      async *run(op: Op & { readonly query: Values }): AsyncGenerator<Listed> {
        for (const body of await entries.all(op, op.query)) {
          yield { id: entries.idIn(op.query, body), name: entry.nameOf?.(body) ?? entry.keys(body)[0] };
        }
      },
    },
  };
}

/** Entries that this process has removed: the listing may show them for a while. */
const removed = new Set<string>();

function memoryOf(op: Op, { kind }: EntryKind, id: string): string {
  return `${op.platform.place} ${kind} ${id}`;
}

/** The entries of a kind, wherever they are listed. */
class Entries {
  readonly entry: EntryKind;
  readonly fields: Fields;
  readonly #placeFields: Fields;
  readonly #list: AnswerList;

  constructor(fields: Fields, entry: EntryKind) {
    this.fields = fields;
    this.entry = entry;
    this.#placeFields = only(fields, (name) => entry.place.includes(name));
    // Not every listing tells again where it is.
    const anywhere = toWire(this.#placeFields, Object.fromEntries(entry.place.map((name) => [name, ""])));
    this.#list = entry.listing.list((element) => {
      const body = { ...anywhere, ...entry.listing.asRead(element) };
      fromWire(fields, body);
      return entry.keys(body);
    });
  }

  /** All of one listing; with `like`, at least those of this content. */
  async all(op: Op, place: Values, like?: Values): Promise<Body[]> {
    const all: Body[] = [];
    const narrowed = like && this.entry.listing.narrows?.(toWire(this.fields, like));
    for await (const body of elementsOf((offset) => this.page(op, place, offset, narrowed))) all.push(body);
    return all;
  }

  /** A page of one listing. */
  async page(op: Op, place: Values, offset: number | undefined, narrowed?: Parameters): Promise<ElementPage> {
    const { service, listing } = this.entry;
    const { action, pageSize, asRead } = listing;
    const asked = { ...listing.asks(place), ...narrowed };
    const where = toWire(this.#placeFields, place);
    const complete = (elements: readonly Body[]) => elements.map((element) => ({ ...where, ...asRead(element) }));
    const client = op[service];
    if (pageSize !== undefined) {
      const page = await client.page(action, asked, this.#list, { offset, pageSize });
      return { ...page, elements: complete(page.elements) };
    }
    const answer = await client.read(action, asked, { expects: this.#list.expects });
    return { elements: complete(this.#list.of(answer)), next: [], total: undefined };
  }

  /**
   * The entry with an ID, and of a content if that is known. Of several that the ID does not tell apart it is the one
   * that is as it is known from before, else the last one.
   */
  async find(op: Op, id: string, like?: Values, before?: Values): Promise<Body | undefined> {
    const key = this.keyOf(id);
    const all = await unlessGone(this.all(op, this.#partsOf(id), like));
    const found = all?.filter((body) => this.entry.keys(body).includes(key)) ?? [];
    return found.findLast((body) => before !== undefined && this.agree(body, before)) ?? found.at(-1);
  }

  /** The same, from the listing when many are asked for at once. */
  refreshed(op: Op, id: string): Promise<Body | undefined> {
    const { kind, keys } = this.entry;
    const { [this.entry.own]: own = "", ...place } = this.#partsOf(id);
    const where = Object.values(place).join(" ");
    const many: OfMany<Body> = {
      name: `${kind} ${where}`,
      what: `the objects of kind ${kind} of ${where}`,
      // What is not asked for with others is looked for in the listing all the same.
      requestsForOne: Number.POSITIVE_INFINITY,
      readOne: (shared) => this.find(shared, id),
      readPage: async (shared, offset) => {
        const { elements, ...rest } = await this.page(shared, place, offset);
        return { ...rest, members: new Map(elements.flatMap((body) => keys(body).map((key) => [key, body]))) };
      },
    };
    return readOfMany(op, many, own);
  }

  /** Whether an entry is as the program says. */
  agree(body: Body | undefined, args: Values): boolean {
    if (body === undefined) return false;
    const outputs: Values = fromWire(this.fields, body);
    return Object.entries(this.fields).every(([name, field]) => settled(field, outputs[name], args[name]));
  }

  /** The ID of an entry that is listed at a place. */
  idIn(place: Values, body: Body): string {
    return this.entry.id.build({ ...place, [this.entry.own]: this.entry.keys(body)[0] });
  }

  /** The ID that follows from what the program says. */
  idOfContent(args: Values, keyOfContent: (content: Body) => string): string {
    return this.entry.id.build({ ...args, [this.entry.own]: keyOfContent(toWire(this.fields, args)) });
  }

  /** What an ID tells of the entry itself. */
  keyOf(id: string): string {
    return this.#partsOf(id)[this.entry.own] ?? "";
  }

  #partsOf(id: string) {
    const parts = this.entry.id.parts(id);
    if (parts === undefined) throw new Error(`the ID "${id}" is broken: it must have the form ${this.entry.id.form}`);
    return parts;
  }
}

/** Makes an entry whose ID follows from what the program says, where none was found before. */
async function createKnown(op: Op, entries: Entries, id: string, args: Values): Promise<string> {
  await createSafely(op, {
    ...adviceOn(op, entries, `${entries.entry.kind} ${id}`),
    post: async () => {
      await post(op, entries, args);
      return { id };
    },
    find: async () => ((await entries.find(op, id)) === undefined ? [] : [{ id }]),
    idComesAgain: true,
    // There was none when it was looked for.
    isOurs: () => true,
  });
  return id;
}

/**
 * Makes an entry whose ID only the listing tells: it is the one that was not there before and is as the program says.
 * Where there is one like it already, none is made, since nobody could tell the two apart.
 */
async function createTold(op: Op, entries: Entries, args: Values): Promise<string> {
  const { entry } = entries;
  const where = entry.place.map((name) => String(args[name])).join(" ");
  const advice = adviceOn(op, entries, `${entry.kind} with these values at ${where}`);
  const listed = async () => {
    const all = await entries.all(op, args, args);
    const found = all.map((body) => ({ id: entries.idIn(args, body), isLikeIt: entries.agree(body, args) }));
    return found.filter(({ id }) => !removed.has(memoryOf(op, entry, id)));
  };
  const alike = async () => (await listed()).filter(({ isLikeIt }) => isLikeIt);
  const make = () =>
    createSafely(op, {
      ...advice,
      post: async () => {
        const before = await listed();
        if (before.some(({ isLikeIt }) => isLikeIt)) throw new IndistinctError();
        await post(op, entries, args);
        const isNew = ({ id }: Found) => !op.isKnown(id) && before.every((old) => old.id !== id);
        return await seen(op, { ...advice, read: async () => (await listed()).filter(isNew) });
      },
      find: alike,
      // There was none when it was looked for.
      isOurs: () => true,
    });
  // One after another: of two that are alike the second finds the first.
  return (await inTurn(JSON.stringify([entry.kind, op.platform.place, where]), make)).id;
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
      what: `${what} to be listed`,
      read: async () => {
        others = await read();
        return others.findLast(({ isLikeIt }) => isLikeIt);
      },
      done: (one) => one !== undefined,
      progress: "waiting until it is listed",
      otherwise: `the platform took ${what}, and lists none`,
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
    super("Nobody could tell it from the one that is there.");
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
        ? "The next `pulumi up` looks for it"
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

/** How an entry is imported. What only the listing tells is no property. */
function importOf({ id, own, normal = (text) => text }: EntryKind) {
  return {
    ...id.import,
    parse: (given: string) => {
      const parts = id.parts(given);
      const text = parts && normal(parts[own] ?? "");
      return text === undefined ? undefined : { id: id.build({ ...parts, [own]: text }), state: {} };
    },
  };
}

function only(fields: Fields, test: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => test(name)));
}
