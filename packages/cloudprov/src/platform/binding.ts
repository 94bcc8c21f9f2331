import { creating, InvalidResponseError } from "@org/core-http";
import {
  CodedError,
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type Fields,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type Unchecked,
} from "@org/core-provider";
import { readBackSeconds, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { ifExists, unlessDone } from "./errors.ts";
import { createWithKnownId } from "./known-id-creation.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { idText } from "./response-fields.ts";
import type { Body } from "./responses.ts";
import { type ActionOptions, type ElementPage, elementsOf, type Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { waitUntil } from "./wait-until.ts";

/** The parts of a binding's ID, by their names in actions. */
export type Parts = Readonly<Record<string, string>>;

/** An action that binds or unbinds. Its response says whether it succeeded, unless it is unconfirmed. */
export interface BindingAction {
  readonly action: string;
  /** The parameters of the action. */
  readonly parameters: (parts: Parts) => Parameters;
  /** The platform returns false while it processes another request: the action is repeated for five minutes. */
  readonly untilTrue?: true;
  /** The response does not say whether it succeeded. */
  readonly isUnconfirmed?: true;
}

/** A binding of one object to another. It has no properties except those in its ID, and the platform gives it no ID. */
export interface Binding {
  /** The bound object, for messages: `plugin`. */
  readonly what: string;
  readonly service: Exclude<ServiceName, "sts">;
  readonly id: CompositeId;
  readonly bind: BindingAction;
  readonly unbind: BindingAction;
  /** Error codes of `bind` that mean, or may mean, that the binding exists. */
  readonly boundCodes?: readonly string[];
  /** Error codes of `unbind` that mean that the binding does not exist. */
  readonly unboundCodes?: readonly string[];
  /** The parent for messages, `usage plan usagePlan-1`, if the platform does not report that it is missing. */
  readonly parent?: (parts: Parts) => string;
  /** Checks that other required objects exist, if the platform does not report that they are missing. */
  readonly before?: (op: Op, parts: Parts, values: Values) => Promise<void>;
  /** How to read the binding: from the list of the parent's bindings. */
  readonly listing: BindingListing;
  /** Whether the platform shows a binding for a while after it was removed. */
  readonly shownAfterDelete?: true;
}

/** The listing of a parent's bindings. */
export interface BindingListing {
  /** The properties that identify the parent. */
  readonly parent: readonly string[];
  /** A page of the listing, starting at an offset. It receives the parts that identify the parent. */
  readonly page: (op: Op, parent: Parts, offset: number | undefined) => Promise<ElementPage>;
  /** The same for a single binding, if the platform supports it. */
  readonly one?: (op: Op, parts: Parts, offset: number | undefined) => Promise<ElementPage>;
  /** The members of an element, see {@link responseFields}. */
  readonly responseFields: Fields;
}

/** The members of an element that identify a binding, by property. */
export function responseFields(names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(names).map(([property, wire]) => [property, idText("", { wire })]));
}

/**
 * The handlers of a binding. An existing binding is never adopted: the provider checks before the creation that none
 * exists, because the platform may silently accept a second one.
 */
export function bindingObject<const F extends Fields>(binding: Binding & { readonly fields: F }) {
  const { fields, id, listing, before, bind, unbind, boundCodes = [], unboundCodes } = binding;
  const query: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => listing.parent.includes(name)));
  return {
    fields,
    readBackSeconds,
    import: id.import,
    findExisting: {
      id: (op: CreateOperation<F> & Clients) => id.build(op.args),
      exists: (op: CreateOperation<F> & Clients) => isThere(op, binding, id.build(op.args), "does not exist"),
    },

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const own = id.build(op.args);
      await before?.(op, id.key(own), op.args as Values);
      return createWithKnownId(op, own, {
        post: () => carryOut(op, binding, bind, own, creating),
        exists: async () => (await ifExists(isBound(op, binding, own))) === true,
        takenCodes: boundCodes,
      });
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const found = {
        refresh: () => isListed(op, binding, op.id),
        import: () => ifExists(isBound(op, binding, op.id)),
        readBack: () => isThere(op, binding, op.id, "has been deleted"),
      };
      return (await found[op.purpose]()) ? fromWire(fields, id.key(op.id)) : undefined;
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const isUnbound = async () => !(await ifExists(isBound(op, binding, op.id)));
      try {
        const unbound = () => ifExists(carryOut(op, binding, unbind, op.id, { idempotent: true }), unboundCodes);
        await unlessDone(unbound, isUnbound);
      } catch (error) {
        if (!(error instanceof InvalidResponseError)) throw error;
        throw new CodedError("object-failed", `the ${binding.what} is still attached: ${error.message}`, {
          cause: error,
        });
      }
      if (binding.shownAfterDelete) await untilUnbound(op, binding, isUnbound);
    },

    list: {
      query,
      async *run(op: Op & { readonly query: Unchecked }): AsyncGenerator<Listed> {
        const parent = toWire(query, op.query) as Parts;
        for await (const element of elementsOf((offset) => listing.page(op, parent, offset))) {
          const values = fromWire(listing.responseFields, element);
          yield { id: id.build({ ...op.query, ...values }), name: Object.values(values).filter(Boolean).join(" ") };
        }
      },
    },
  };
}

/**
 * Whether a binding exists.
 *
 * @throws the error that says that its parent does not exist.
 */
async function isBound(op: Op, binding: Binding, own: string): Promise<boolean> {
  const { id, listing } = binding;
  const { place, placeOf } = placesBeside(binding, own);
  const parts = id.key(own);
  const page = listing.one ?? listing.page;
  for await (const element of elementsOf((offset) => page(op, parts, offset))) {
    if (placeOf(element) === place) return true;
  }
  return false;
}

/**
 * The same during a creation. @throws an Error if the parent does not exist and the binding requires that this is
 * reported.
 */
async function isThere(op: Op, binding: Binding, own: string, saying: string): Promise<boolean> {
  const found = await ifExists(isBound(op, binding, own));
  const { parent, id } = binding;
  if (found === undefined && parent) throw new CodedError("not-found", `${parent(id.key(own))} ${saying}`);
  return found === true;
}

/** The same for one of many bindings that are refreshed: they are searched in one listing of their parent. */
export async function isListed(op: Op, binding: Binding, own: string): Promise<true | undefined> {
  const { id, listing, bind } = binding;
  const { parent, place, placeOf } = placesBeside(binding, own);
  const parts = id.key(own);
  const many: OfMany<true> = {
    name: JSON.stringify([bind.action, parent]),
    what: `the objects that are bound to ${Object.values(parent).join(" ")}`,
    // A binding that cannot be requested alone is searched in the listing as well.
    requestsForOne: listing.one ? 1 : Number.POSITIVE_INFINITY,
    readOne: async (one) => (await ifExists(isBound(one, binding, own))) || undefined,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await listing.page(one, parts, offset);
      return { ...rest, members: new Map(elements.map((element) => [placeOf(element), true])) };
    },
  };
  return readOfMany(op, many, place);
}

/**
 * The positions of a binding and of those with the same parent: their IDs, without the parts that the listing does not
 * contain.
 */
function placesBeside({ id, listing }: Binding, own: string) {
  const parts = id.parts(own) ?? {};
  const only = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, parts[name]]));
  const parent = only(listing.parent);
  return {
    parent,
    place: id.build({ ...parent, ...only(Object.keys(listing.responseFields)) }),
    placeOf: (element: Body) => id.build({ ...parent, ...fromWire(listing.responseFields, element) }),
  };
}

/** Binds or unbinds, and requires that the platform confirms it. */
async function carryOut(
  op: Op,
  { service, id, what }: Binding,
  { action, parameters, untilTrue, isUnconfirmed }: BindingAction,
  own: string,
  options: ActionOptions,
): Promise<void> {
  const body = parameters(id.key(own));
  if (isUnconfirmed) {
    await (options.creates ? op[service].create(action, body) : op[service].write(action, body));
    return;
  }
  if (!untilTrue) return op[service].confirm(action, body, options);
  const act = () => op[service].says(action, body, options);
  // An interrupt ends a wait at once, but a write that has started is awaited.
  if (await act()) return;
  await waitUntil(op, {
    what: `the platform to carry out ${op.doing}`,
    read: act,
    done: (accepted) => accepted,
    progress: "waiting until the platform accepts it",
    otherwise: `the platform keeps rejecting the ${what}'s attachment ${own} without a reason`,
    forMs: 300_000,
  });
}

async function untilUnbound(op: Op, { what }: Binding, isUnbound: () => Promise<boolean>): Promise<void> {
  await waitUntil(op, {
    what: `the ${what} to be detached`,
    read: isUnbound,
    done: (unbound) => unbound,
    progress: "waiting until it is detached",
    otherwise: `the ${what} is still attached`,
  });
}
