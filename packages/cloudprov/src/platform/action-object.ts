import { createSafely, type Found, OutcomeUnknownError, type RecentSearch, runInSequence } from "@org/core-http";
import {
  type CreateOperation,
  type DeleteOperation,
  type Expectation,
  expectation,
  type Fields,
  field,
  fromWire,
  ifLeftElsewhere,
  ifTaken,
  importCommand,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type Body, madeFacts } from "./answers.ts";
import type { Clients, Op } from "./clients.ts";
import { codeOf, isGone, isOneOf, unlessGone } from "./errors.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import type { ElementPage, Parameters, ServiceClient } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { waitUntil } from "./wait-until.ts";

/** Values of a resource, checked elsewhere. */
export type Values = Readonly<Record<string, unknown>>;

/** A kind of object: the names of its actions, and how its members are told apart. */
export interface ActionObject {
  /** Resource name: `AddressTemplate`. */
  readonly kind: string;
  /** The service that keeps it. */
  readonly service: Exclude<ServiceName, "sts">;
  /** The action that makes one, sent the inputs by their wire names. With `flat` its answer has no payload member. */
  readonly create: string | { readonly action: string; readonly flat: true };
  /** The ID that the answer to `create` gives, and an element of a listing. Throws when there is none. */
  readonly idOf: (answer: Body, values: Values) => string;
  /** What names the object to the actions that change or remove it. */
  readonly key: (id: string, values: Values) => Parameters;
  /**
   * Reads the object, with the wire names of the fields; undefined when it is gone. In a `refresh` many may be read at
   * once: what a listing tells of them is read of many then, see `readOfMany`.
   */
  readonly read: (op: Op, id: string, values: Values, purpose?: "refresh") => Promise<Body | undefined>;
  /**
   * The action that changes one. It is sent all inputs, or with `changes` only what changed; with `confirmed` it
   * answers true. Left out when nothing can be changed in place.
   */
  readonly update?: string | { readonly action: string; readonly sends?: "changes"; readonly confirmed?: true };
  /** The action that removes one. With `confirmed` it answers true. */
  readonly remove: string | { readonly action: string; readonly confirmed: true };
  /** The platform shows a removed object for a while. */
  readonly shownAfterRemoval?: true;
  /** Codes that say that there is no such object, beside those of every service. */
  readonly goneCodes?: readonly string[];
  /** The ID follows from what the program says, so that one that was removed comes again. */
  readonly deterministicId?: (values: Values) => boolean;
  /** Properties that are sent by actions of their own, and not by `create` and `update`. */
  readonly withOwnActions?: readonly string[];
  /** The ID that imports it, where that is another one. */
  readonly importId?: (id: string, values: Values) => string;
  /** How objects are found: for a listing, and for one whose creation got no answer. */
  readonly listing?: {
    /** The wire name of what they are found by: `AddressTemplateName`. */
    readonly name: string;
    /** All of them, or those of a name. `values` are those of the object that is looked for. */
    readonly find: (op: Op, name: string | undefined, values: Values) => AsyncIterable<Body>;
    /** They live within another object: the properties that name it, without which they cannot be found. */
    readonly within?: Fields;
    /** Where the listing tells all of an object, many are refreshed from it. */
    readonly whole?: {
      /** A page of all of them, from an offset on; `values` name the object that they live within. */
      readonly page: (op: Op, offset: number | undefined, values: Values) => Promise<ElementPage>;
      /** One that is found, as `read` gives it. */
      readonly asRead: (found: Body) => Body;
    };
    /** Where it tells only a part: a page of all of them, from an offset on, by which their tags are asked for. */
    readonly page?: (op: Op, offset: number | undefined) => Promise<ElementPage>;
    /** The listing does not report when an object was created: it is searched by its name before the creation. */
    readonly timeless?: true;
    /** No two of its members can have the same name, so a creation does not search for one that an earlier run has left. */
    readonly uniqueNames?: true;
    /** Reads when a member was created, where the listing does not say. */
    readonly readTime?: (op: Op, id: string) => Promise<number | undefined>;
    /** Codes that say that there is one of this name already. */
    readonly takenCodes?: readonly string[];
  };
}

/** An object may not be seen for so long after it was made, in seconds. */
export const readBackSeconds = 180;

/**
 * The handlers of an ordinary object: one action each to make, change and remove it, with the fields' wire names. A
 * creation whose answer is lost is looked for in the listing before it is sent again.
 */
export function actionObject<F extends Fields>(fields: F, object: ActionObject) {
  const { update, withOwnActions = [] } = object;
  const isReadable = expectation(fields);
  const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => !withOwnActions.includes(name)));
  return {
    readBackSeconds,

    create: (op: CreateOperation<F> & Clients): Promise<string> =>
      createByAction(op, object, toWire(sent, op.args as Values), op.args as Values),

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const values = { ...op.args, ...op.state } as Values;
      const isRefresh = op.purpose === "refresh";
      const listed = isRefresh ? refreshed(op, object, isReadable, values) : undefined;
      const alone = () => object.read(op, op.id, values, isRefresh ? "refresh" : undefined);
      const body = await (listed ?? unlessGone(alone(), object.goneCodes));
      return body && outputsOf(fields, object, op.id, body);
    },

    ...(update === undefined
      ? {}
      : {
          async update(op: UpdateOperation<F> & Clients): Promise<void> {
            if (!op.changed(...Object.keys(sent))) return;
            const changed = (name: string) => typeof update === "string" || !update.sends || op.changed(name);
            const body = toWire(sent, op.args as Values, changed);
            const parameters = { ...body, ...object.key(op.id, op.state as Values) };
            if (typeof update === "string") await op[object.service].write(update, parameters);
            else await op[object.service][update.confirmed ? "confirm" : "write"](update.action, parameters);
          },
        }),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      await removeObject(op, object, op.id, op.state as Values);
    },

    ...(object.listing === undefined
      ? {}
      : {
          list: {
            query: object.listing.within ?? {},
            run: (op: Op & { readonly query: Values }) => listed(op, object, op.query),
          },
        }),
  };
}

/** Makes an object, and gives its ID. */
export async function createByAction(op: Op, object: ActionObject, body: Body, values: Values): Promise<string> {
  const { create, listing, kind } = object;
  const { action, ...form } = typeof create === "string" ? { action: create } : create;
  const expects = expectation((answer) => object.idOf(answer, values));
  const post = async (): Promise<FoundObject> => {
    const answer = await op[object.service].create(action, body, { ...form, expects });
    return { id: object.idOf(answer, values), body: answer };
  };
  if (listing === undefined) return (await post().catch((error: unknown) => unanswered(error, kind))).id;
  const { timeless, takenCodes } = listing;
  // Some kinds need no name: those without one are told apart by what else their listing finds them by.
  const name = textOf(body[listing.name]);
  const where = op.platform.place;
  const command = (id: string) => importCommand(op.urn, object.importId?.(id, values) ?? id);
  const find = async () => {
    const found = [];
    for await (const one of listing.find(op, name, values)) {
      if (textOf(one[listing.name]) === name) found.push(foundOf(one, object, values));
    }
    return found;
  };
  const make = () =>
    createSafely(op, {
      what: name === undefined ? `${kind} without a name` : `${kind} "${name}"`,
      where,
      importCommand: (id) => `\`${command(id)}\``,
      ifTaken: (id) => ifTaken(op, id, command(id)),
      post,
      recent: recentSearch(op, object, values, name),
      ...(object.deterministicId?.(values) ? { deterministicId: true } : {}),
      find,
      ...(timeless ? { before: async () => (await find()).map(({ id }) => id) } : {}),
      ...(takenCodes === undefined ? {} : { isConflict: (error: unknown) => isOneOf(codeOf(error), takenCodes) }),
    });
  // Those of one name are told apart by who was given which.
  const { id } = await runInSequence(JSON.stringify([kind, where, values["serviceId"], name]), make);
  op.platform.created.add(id);
  return id;
}

/** How a creation finds an object of its name that an interrupted run has left. Undefined where names are unique. */
function recentSearch(
  op: Op,
  object: ActionObject,
  values: Values,
  name: string | undefined,
): RecentSearch | undefined {
  const { kind, listing, idOf, deterministicId, importId } = object;
  if (listing === undefined || name === undefined || deterministicId?.(values)) return undefined;
  const { within = {}, timeless, uniqueNames, readTime } = listing;
  const parent: Values = Object.fromEntries(Object.keys(within).map((property) => [property, values[property]]));
  // What this run has created contains nothing else.
  const isInNew = Object.values(parent).some((id) => op.platform.created.has(String(id)));
  if (timeless || uniqueNames || isInNew) return undefined;
  return {
    recent: op.platform.recent,
    key: JSON.stringify([kind, op.platform.place, parent]),
    kind,
    name,
    async *list() {
      for await (const one of listing.find(op, undefined, parent)) {
        const { id, createdAt }: Found = readTime ? { id: idOf(one, values) } : foundOf(one, object, values);
        yield { id, createdAt, name: textOf(one[listing.name]) ?? "" };
      }
    },
    ...(readTime ? { readTime: (id: string) => readTime(op, id) } : {}),
    advice: (id) => ifLeftElsewhere(op.urn, importCommand(op.urn, importId?.(id, values) ?? id)),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Waits until a new object is seen, since an action may not find it before. */
export async function untilSeen(op: Op, object: ActionObject, id: string, values: Values): Promise<Body> {
  const what = `the ${object.kind} ${id}`;
  const seen = await waitUntil(op, {
    what: `${what} to appear`,
    read: () => unlessGone(object.read(op, id, values), object.goneCodes),
    done: (body) => body !== undefined,
    progress: "waiting until it appears",
    otherwise: `${what} was created, but does not appear`,
  });
  return seen as Body;
}

/** Removes an object, and waits until it is gone where that takes a while. One that is gone already is no error. */
export async function removeObject(op: Op, object: ActionObject, id: string, values: Values): Promise<void> {
  const { service, remove, goneCodes } = object;
  const client: ServiceClient = op[service];
  const key = object.key(id, values);
  try {
    if (typeof remove === "string") await client.write(remove, key);
    else await client.confirm(remove.action, key);
  } catch (error) {
    if (!isGone(error, goneCodes)) throw error;
  }
  if (object.shownAfterRemoval) await untilGone(op, object, id, values);
}

/** The outputs of a body. What no read tells is left to the facts of the fields. */
export function outputsOf<F extends Fields>(
  fields: F,
  { kind }: Pick<ActionObject, "kind">,
  id: string,
  body: Body,
): ReadOutputs<F> {
  return { ...fromWire(fields, body), ...mirrorOf(kind, id) } as ReadOutputs<F>;
}

/** The property that repeats a resource's ID: `addressTemplateId`. Every resource has one. */
export function mirror<const K extends string>(kind: K) {
  const made = field.string({ computed: true, ignored: true, terraform: false, docs: "The resource's ID." });
  return { [mirrorName(kind)]: made } as { readonly [N in `${Uncapitalize<K>}Id`]: typeof made };
}

/** Its value, by its name. */
export function mirrorOf(kind: string, id: string): Readonly<Record<string, string>> {
  return { [mirrorName(kind)]: id };
}

function mirrorName(kind: string): string {
  return `${kind.charAt(0).toLowerCase()}${kind.slice(1)}Id`;
}

interface FoundObject extends Found {
  readonly body: Body;
}

function foundOf(body: Body, object: ActionObject, values: Values): FoundObject {
  const id = object.idOf(body, values);
  const createdAt = timeOf(fromWire(madeFacts, body).createdAt);
  return createdAt === undefined ? { id, body } : { id, createdAt, body };
}

/** Milliseconds since 1970. A time without a zone may be the platform's own (UTC+8): the reading nearer to now counts. */
export function timeOf(text: unknown): number | undefined {
  if (typeof text !== "string") return undefined;
  const time = Date.parse(/Z$/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  if (Number.isNaN(time)) return undefined;
  const eightHours = 8 * 3_600_000;
  const distance = (at: number) => Math.abs(Date.now() - at);
  return /Z$/.test(text) || distance(time) <= distance(time - eightHours) ? time : time - eightHours;
}

function unanswered(error: unknown, kind: string): never {
  if (!(error instanceof OutcomeUnknownError)) throw error;
  throw new Error(`${error.message} ${byHand(kind)}`, { cause: error });
}

function byHand(kind: string): string {
  return `If the ${kind} exists, import it or delete it by hand before you run \`pulumi up\` again.`;
}

/** Reads an object from a listing when many are asked for at once; undefined where no listing tells all of it. */
export function refreshed(
  op: Op & { readonly id: string },
  object: Pick<ActionObject, "kind" | "goneCodes" | "listing" | "idOf" | "read">,
  isReadable: Expectation,
  values: Values = {},
): Promise<Body | undefined> | undefined {
  const { kind, goneCodes, listing, idOf } = object;
  const { whole, within = {} } = listing ?? {};
  if (whole === undefined) return undefined;
  const place = Object.keys(within).map((name) => values[name]);
  const many: OfMany<Body> = {
    name: JSON.stringify([kind, ...place]),
    what: ["the objects of kind", kind, ...place].join(" "),
    readOne: (one, id) => unlessGone(object.read(one, id, values), goneCodes),
    readPage: async (one, offset) => {
      const { elements, next, total } = await whole.page(one, offset, values);
      const members = new Map<string, Body>();
      for (const found of elements) {
        const body = whole.asRead(found);
        // One that is not as it must be is asked for by itself.
        if (isReadable(body) === undefined) members.set(idOf(found, values), body);
      }
      return { members, next, total };
    },
  };
  return readOfMany(op, many, op.id);
}

/** What the listing of a kind of object finds: all of them, or those within the object that `values` name. */
export async function* listed(
  op: Op,
  { listing, idOf }: Pick<ActionObject, "listing" | "idOf">,
  values: Values = {},
): AsyncGenerator<Listed> {
  for await (const body of listing?.find(op, undefined, values) ?? []) {
    yield { id: idOf(body, values), name: textOf(body[listing?.name ?? ""]) ?? "" };
  }
}

async function untilGone(op: Op, object: ActionObject, id: string, values: Values): Promise<void> {
  const what = `the ${object.kind} ${id}`;
  await waitUntil(op, {
    what: `${what} to disappear`,
    read: () => unlessGone(object.read(op, id, values), object.goneCodes),
    done: (body) => body === undefined,
    progress: "waiting until it is deleted",
    otherwise: `${what} still exists`,
  });
}
