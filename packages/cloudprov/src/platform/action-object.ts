import { createSafely, type Found, OutcomeUnknownError, type RecentSearch } from "@org/core-http";
import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  type Expectation,
  expectation,
  type Fields,
  fromWire,
  ifLeftElsewhere,
  ifTaken,
  importCommand,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  resourceName,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { creationToken, sentByToken } from "./client-token.ts";
import type { Clients, Op } from "./clients.ts";
import { codeOf, ifExists, isMissing, isOneOf, ObjectMissing } from "./errors.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { type Body, madeFacts } from "./responses.ts";
import type { ElementPage, Parameters, ServiceClient } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { waitUntil } from "./wait-until.ts";

/** Values of a resource that were checked elsewhere. */
export type Values = Readonly<Record<string, unknown>>;

/** An object on the platform: the names of its actions, and how it is identified. */
export interface ActionObject {
  /** The service of the actions. */
  readonly service: Exclude<ServiceName, "sts">;
  /**
   * The action that creates an object; it receives the inputs by their wire names, which `asSent` converts. With `flat`,
   * its response has no payload member.
   */
  readonly create:
    | string
    | { readonly action: string; readonly flat?: true; readonly asSent?: (body: Body) => Parameters };
  /**
   * It is bought without a token: a request whose response was lost is never sent again, and the error says what to do if
   * the object is not found. A function decides by the inputs.
   */
  readonly isPurchase?: true | ((values: Values) => boolean);
  /** The action that creates it accepts a `ClientToken`: the platform creates one object for all requests with the same. */
  readonly clientToken?: true;
  /** Called with the response to `create`, for what only that contains. */
  readonly onCreated?: (op: Op, id: string, response: Body) => void;
  /** The ID in the response to `create` or in an element of a listing. Throws if there is none. */
  readonly idOf: (response: Body, values: Values) => string;
  /** The ID of a created object, if the response to `create` may lack it and a later response contains it. */
  readonly idOfCreated?: {
    readonly read: (op: Op, response: Body) => Promise<string>;
    readonly expects: Expectation;
  };
  /** The parameters that identify the object in actions that change or delete it. */
  readonly key: (id: string, values: Values) => Parameters;
  /**
   * Reads the object, with the wire names of the fields; returns undefined if it does not exist. In a `refresh`, parts
   * of many objects may be read from listings, see `readOfMany`.
   */
  readonly read: (op: Op, id: string, values: Values, purpose?: "refresh") => Promise<Body | undefined>;
  /**
   * The action that changes an object. It receives all inputs, or with `changes` only those that changed; `asSent`
   * converts them. With `confirmed`, it returns true. Omitted if nothing can be changed in place.
   */
  readonly update?:
    | string
    | {
        readonly action: string;
        readonly sends?: "changes";
        readonly asSent?: (body: Body) => Body;
        readonly confirmed?: true;
      };
  /** The action that deletes an object. With `confirmed`, it returns true. */
  readonly delete: string | { readonly action: string; readonly confirmed: true };
  /** Whether the platform shows a deleted object for a while. */
  readonly shownAfterDelete?: true;
  /** Error codes that mean the object does not exist, in addition to those of every service. */
  readonly goneCodes?: readonly string[];
  /** Whether the ID follows from the inputs, so that a new object can have the ID of a deleted one. */
  readonly deterministicId?: (values: Values) => boolean;
  /** Properties that other actions send, instead of `create` and `update`. */
  readonly withOwnActions?: readonly string[];
  /** The import ID, if it differs from the ID. */
  readonly importId?: (id: string, values: Values) => string;
  /** How to find objects: for `discover`, and after a creation whose response was lost. */
  readonly listing?: {
    /** The wire name of the member that identifies an object to people: `AddressTemplateName`. */
    readonly name: string;
    /** Finds all objects, or those with a name or a value of `uniqueKey`. `values` are those of the object that is searched for. */
    readonly find: (op: Op, name: string | undefined, values: Values) => AsyncIterable<Body>;
    /** The properties that identify the parent object, if a listing requires one. */
    readonly within?: Fields;
    /** How to refresh many objects from the listing, if it returns complete objects. */
    readonly whole?: {
      /** A page of all objects, starting at an offset. `values` identify the parent object. */
      readonly page: (op: Op, offset: number | undefined, values: Values) => Promise<ElementPage>;
      /** Converts an element to the form that `read` returns. */
      readonly asRead: (found: Body) => Body;
    };
    /** If the listing returns incomplete objects: a page of all objects, starting at an offset, to read their tags. */
    readonly page?: (op: Op, offset: number | undefined) => Promise<ElementPage>;
    /** The wire name of the member with the time of creation. Defaults to `CreatedTime`. */
    readonly createdAt?: string;
    /** The listing does not report when an object was created: it is searched by its name before the creation. */
    readonly timeless?: true;
    /**
     * Names are unique, so a creation with a name from the program does not search for an object that an earlier run has
     * left.
     */
    readonly uniqueNames?: true;
    /**
     * The same for another member than the name: its wire name, or a function of the parameters of a creation and of an
     * element. It then identifies the object that a creation searches for.
     */
    readonly uniqueKey?: string | ((body: Body) => string);
    /** Reads when an object was created, if the listing does not report it. */
    readonly readTime?: (op: Op, id: string) => Promise<number | undefined>;
    /** Error codes that mean an object with this name or key exists. */
    readonly takenCodes?: readonly string[];
  };
}

/** A new object may be invisible for this long, in seconds. */
export const readBackSeconds = 180;

/**
 * The handlers of an ordinary object, with one action each to create, change and delete it, and the fields' wire names.
 * If the response to a creation is lost, the listing is searched before the request is sent again.
 */
export function actionObject<const F extends Fields>(object: ActionObject & { readonly fields: F }) {
  const { fields, update, withOwnActions = [] } = object;
  const isReadable = expectation(fields);
  const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => !withOwnActions.includes(name)));
  return {
    fields,
    readBackSeconds,
    mayBeDeleted: (error: Error): boolean => error instanceof ObjectMissing || isMissing(error, object.goneCodes),

    create: (op: CreateOperation<F> & Clients): Promise<string> =>
      createByAction(op, object, toWire(sent, op.args as Values), op.args as Values),

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const values = { ...op.args, ...op.state } as Values;
      const isRefresh = op.purpose === "refresh";
      const listed = isRefresh ? refreshed(op, object, isReadable, values) : undefined;
      const alone = () => object.read(op, op.id, values, isRefresh ? "refresh" : undefined);
      const body = await (listed ?? ifExists(alone(), object.goneCodes));
      return body && fromWire(fields, body);
    },

    ...(update === undefined
      ? {}
      : {
          async update(op: UpdateOperation<F> & Clients): Promise<void> {
            if (!op.changed(...Object.keys(sent))) return;
            const changed = (name: string) => typeof update === "string" || !update.sends || op.changed(name);
            const {
              action,
              asSent = (one: Body) => one,
              confirmed,
            } = typeof update === "string" ? { action: update } : update;
            const body = asSent(toWire(sent, op.args as Values, changed));
            const parameters = { ...body, ...object.key(op.id, op.state as Values) };
            await op[object.service][confirmed ? "confirm" : "write"](action, parameters);
          },
        }),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      await deleteObject(op, object, op.id, op.state as Values);
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

/** Creates an object and returns its ID. */
export async function createByAction(op: Op, object: ActionObject, body: Body, values: Values): Promise<string> {
  const { create, listing } = object;
  const kind = resourceName(op);
  const { action, asSent = (one: Body) => one, ...form } = typeof create === "string" ? { action: create } : create;
  const expects = expectation((response) => object.idOf(response, values));
  const post = async (): Promise<FoundObject> => {
    const later = object.idOfCreated;
    const token = object.clientToken ? { ClientToken: creationToken(op) } : {};
    const parameters = { ...asSent(body), ...token };
    const response = await op[object.service].create(action, parameters, {
      ...form,
      expects: later?.expects ?? expects,
    });
    const id = later ? await later.read(op, response) : object.idOf(response, values);
    object.onCreated?.(op, id, response);
    return { id, body: response };
  };
  if (listing === undefined) return (await post().catch((error: unknown) => unanswered(error, kind))).id;
  const { timeless, readTime, takenCodes, uniqueKey = listing.name } = listing;
  const { isPurchase } = object;
  // Some objects need no name: those without one are identified by the other criteria of `find`.
  const keyOf = (one: Body) => (typeof uniqueKey === "function" ? uniqueKey(one) : textOf(one[uniqueKey]));
  const name = keyOf(body);
  const where = op.platform.place;
  const command = (id: string) => importCommand(op.urn, object.importId?.(id, values) ?? id);
  const find = async () => {
    const found = [];
    for await (const one of listing.find(op, name, values)) {
      if (keyOf(one) === name) found.push(foundOf(one, object, values));
    }
    return found;
  };
  const what = name === undefined ? `${kind} without a name` : `${kind} "${name}"`;
  // The platform gives it a name, so the search does not find it.
  const isFoundByToken = name === undefined && object.clientToken === true;
  const make = () =>
    createSafely(op, {
      what,
      where,
      importCommand: (id) => `\`${command(id)}\``,
      ifTaken: (id) => ifTaken(op, id, command(id)),
      post: isFoundByToken ? sentByToken(op, { what, importCommand: command("<ID>") }, post) : post,
      recent: recentSearch(op, object, values, name),
      ...(object.deterministicId?.(values) ? { deterministicId: true } : {}),
      ...(isPurchase === true || isPurchase?.(values)
        ? { onlyOnce: uncertainPurchase(kind, command("<ID>")), searchMs: op.platform.readWindowMs }
        : {}),
      find,
      // A time that the listing does not report may be that of a later change: see `readTime`.
      ...(timeless || readTime ? { before: async () => (await find()).map(({ id }) => id) } : {}),
      ...(takenCodes === undefined ? {} : { isConflict: (error: unknown) => isOneOf(codeOf(error), takenCodes) }),
    });
  // One at a time: objects with the same name are distinguished by which creation returned which ID.
  const { id } = await op.memory.creates.inSequence(JSON.stringify([kind, where, values["serviceId"], name]), make);
  op.memory.newObjects.add(id);
  return id;
}

/** What to do if it is not known whether an object was bought. */
function uncertainPurchase(kind: string, command: string): string {
  return `the ${kind} may have been bought. Look for it and its order in the console. If it exists, import it: \`${command}\`. If it does not exist, run \`pulumi up\` again`;
}

/**
 * How a creation finds an object with its name that an interrupted run has left. Undefined if such an object cannot
 * exist.
 */
export function recentSearch(
  op: Op,
  object: ActionObject,
  values: Values,
  name: string | undefined,
): RecentSearch | undefined {
  const { listing, idOf, deterministicId, importId } = object;
  if (listing === undefined || name === undefined) return undefined;
  const kind = resourceName(op);
  const { within = {}, timeless, uniqueNames, uniqueKey, readTime } = listing;
  const parent: Values = Object.fromEntries(Object.keys(within).map((property) => [property, values[property]]));
  // A parent that this run has created contains no older objects.
  const isInNew = Object.values(parent).some((id) => op.memory.newObjects.has(String(id)));
  // The platform rejects a taken name if names are unique. A name with a random suffix is never rejected.
  const isUnique = (uniqueNames || deterministicId?.(values)) && !op.automaticNames?.has(name);
  if (timeless || isUnique || uniqueKey || isInNew) return undefined;
  return {
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

/** Waits until a new object appears, because other actions may not find it before. */
export async function untilSeen(
  op: Op,
  object: Pick<ActionObject, "read" | "goneCodes">,
  id: string,
  values: Values,
): Promise<Body> {
  const what = `the ${resourceName(op)} ${id}`;
  const seen = await waitUntil(op, {
    what: `${what} to appear`,
    read: () => ifExists(object.read(op, id, values), object.goneCodes),
    done: (body) => body !== undefined,
    progress: "waiting until it appears",
    otherwise: `${what} was created, but does not appear`,
  });
  return seen as Body;
}

/**
 * Deletes an object, and waits until it disappears if that takes a while. A missing object is not an error.
 */
export async function deleteObject(op: Op, object: ActionObject, id: string, values: Values): Promise<void> {
  const { service, delete: deletion, goneCodes } = object;
  const client: ServiceClient = op[service];
  const key = object.key(id, values);
  try {
    if (typeof deletion === "string") await client.write(deletion, key);
    else await client.confirm(deletion.action, key);
  } catch (error) {
    if (!isMissing(error, goneCodes)) throw error;
  }
  if (object.shownAfterDelete) await untilDeleted(op, object, id, values);
}

interface FoundObject extends Found {
  readonly body: Body;
}

function foundOf(body: Body, { idOf, listing }: ActionObject, values: Values): FoundObject {
  const id = idOf(body, values);
  const { createdAt: member = "CreatedTime" } = listing ?? {};
  const createdAt = timeOf(fromWire(madeFacts, { CreatedTime: body[member] }).createdAt);
  return createdAt === undefined ? { id, body } : { id, createdAt, body };
}

/**
 * Milliseconds since 1970. A time without a zone may be in UTC or in the platform's zone (UTC+8): the one closer to now
 * is used.
 */
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
  throw new CodedError("interrupted-create", `${error.message} ${byHand(kind)}`, { cause: error });
}

function byHand(kind: string): string {
  return `If the ${kind} exists, import it or delete it by hand before you run \`pulumi up\` again.`;
}

/** Reads an object from a listing if many are refreshed at once; undefined if no listing returns complete objects. */
export function refreshed(
  op: Op & { readonly id: string },
  object: Pick<ActionObject, "goneCodes" | "listing" | "idOf" | "read"> & { readonly place?: string },
  isReadable: Expectation,
  values: Values = {},
): Promise<Body | undefined> | undefined {
  const { goneCodes, listing, idOf } = object;
  const kind = object.place === undefined ? resourceName(op) : `${resourceName(op)} in ${object.place}`;
  const { whole, within = {} } = listing ?? {};
  if (whole === undefined) return undefined;
  const place = Object.keys(within).map((name) => values[name]);
  const many: OfMany<Body> = {
    name: JSON.stringify([kind, ...place]),
    what: ["the objects of kind", kind, ...place].join(" "),
    readOne: (one, id) => ifExists(object.read(one, id, values), goneCodes),
    readPage: async (one, offset) => {
      const { elements, next, total } = await whole.page(one, offset, values);
      const members = new Map<string, Body>();
      for (const found of elements) {
        const body = whole.asRead(found);
        // An invalid element is read on its own.
        if (isReadable(body) === undefined) members.set(idOf(found, values), body);
      }
      return { members, next, total };
    },
  };
  return readOfMany(op, many, op.id);
}

/** The objects that the listing finds: all, or those in the parent object that `values` identify. */
export async function* listed(
  op: Op,
  { listing, idOf }: Pick<ActionObject, "listing" | "idOf">,
  values: Values = {},
): AsyncGenerator<Listed> {
  for await (const body of listing?.find(op, undefined, values) ?? []) {
    yield { id: idOf(body, values), name: textOf(body[listing?.name ?? ""]) ?? "" };
  }
}

/** Waits until a deleted object disappears. */
export async function untilDeleted(
  op: Op,
  object: Pick<ActionObject, "read" | "goneCodes">,
  id: string,
  values: Values = {},
): Promise<void> {
  const what = `the ${resourceName(op)} ${id}`;
  await waitUntil(op, {
    what: `${what} to disappear`,
    read: () => ifExists(object.read(op, id, values), object.goneCodes),
    done: (body) => body === undefined,
    progress: "waiting until it is deleted",
    otherwise: `${what} still exists`,
  });
}
