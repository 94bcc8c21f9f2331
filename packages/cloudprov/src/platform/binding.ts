import { createSafely, creating, InvalidResponseError } from "@org/core-http";
import {
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type Fields,
  field,
  fromWire,
  ifTaken,
  importCommand,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type Unchecked,
} from "@org/core-provider";
import { outputsOf, readBackSeconds, type Values } from "./action-object.ts";
import type { Body } from "./answers.ts";
import type { Clients, Op } from "./clients.ts";
import { codeOf, isOneOf, unlessDone, unlessGone } from "./errors.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { type ActionOptions, type ElementPage, elementsOf, type Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { waitUntil } from "./wait-until.ts";

/** The parts of a binding's ID by what actions call them. */
export type Parts = Readonly<Record<string, string>>;

/** An action that binds or unbinds: it answers whether that is done. */
export interface BindingAction {
  readonly action: string;
  /** What it tells the platform of a binding. */
  readonly parameters: (parts: Parts) => Parameters;
  /** The platform answers false while it works on something else: it is asked again, for five minutes. */
  readonly untilTrue?: true;
}

/** A kind of binding: one thing on another. It is no more than its ID says, and has none on the platform. */
export interface Binding {
  /** Resource name: `ApiGatewayPluginAttachment`. */
  readonly kind: string;
  /** What is bound, for messages: `plugin`. */
  readonly what: string;
  readonly service: Exclude<ServiceName, "sts">;
  readonly id: CompositeId;
  readonly bind: BindingAction;
  readonly unbind: BindingAction;
  /** Codes of `bind` that say, or may say, that the same is bound already. */
  readonly boundCodes?: readonly string[];
  /** Codes of `unbind` that say that it is not bound. */
  readonly unboundCodes?: readonly string[];
  /** Names the parent, `usage plan usagePlan-1`, where the platform would not say that it is missing. */
  readonly parent?: (parts: Parts) => string;
  /** Sees that the rest is there, for the same reason. */
  readonly before?: (op: Op, parts: Parts, values: Values) => Promise<void>;
  /** How it is read: from what is bound to the same parent. */
  readonly listing: BindingListing;
  /** The platform shows what is unbound for a while. */
  readonly shownAfterRemoval?: true;
}

/** The listing of what is bound to a parent. */
export interface BindingListing {
  /** The properties that name the parent. */
  readonly parent: readonly string[];
  /** A page of it, from an offset on. Gets the parts that name the parent. */
  readonly page: (op: Op, parent: Parts, offset: number | undefined) => Promise<ElementPage>;
  /** The same for one binding alone, where the platform can. */
  readonly one?: (op: Op, parts: Parts, offset: number | undefined) => Promise<ElementPage>;
  /** What an element tells of a binding: {@link responseFields}. */
  readonly responseFields: Fields;
}

/** What elements of a listing tell of bindings: their names for the properties. */
export function responseFields(names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(names).map(([property, wire]) => [
      property,
      field.string({ output: true, answered: "always", wire, docs: "A part of the binding." }),
    ]),
  );
}

/**
 * The handlers of a binding. One that is there already is never taken over: it is looked for before it is made, since
 * the platform may take a second one of the same without a word.
 */
export function bindingObject<F extends Fields>(fields: F, binding: Binding) {
  const { kind, id, listing, before, bind, unbind, boundCodes = [], unboundCodes } = binding;
  const query: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => listing.parent.includes(name)));
  return {
    readBackSeconds,
    import: id.import,
    findExisting: {
      id: (op: CreateOperation<F> & Clients) => id.build(op.args),
      exists: (op: CreateOperation<F> & Clients) => isThere(op, binding, id.build(op.args), "does not exist"),
    },

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const own = id.build(op.args);
      await before?.(op, id.key(own), op.args as Values);
      await createSafely(op, {
        what: `${kind} ${own}`,
        where: op.platform.place,
        importCommand: (found) => `\`${importCommand(op.urn, found)}\``,
        ifTaken: (found) => ifTaken(op, found),
        post: async () => {
          await carryOut(op, binding, bind, own, creating);
          return { id: own };
        },
        find: async () => ((await unlessGone(isBound(op, binding, own))) ? [{ id: own }] : []),
        deterministicId: true,
        // There was none when it was looked for.
        isOurs: () => true,
        isConflict: (error) => isOneOf(codeOf(error), boundCodes),
      });
      return own;
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const found = {
        refresh: () => isListed(op, binding, op.id),
        import: () => unlessGone(isBound(op, binding, op.id)),
        readBack: () => isThere(op, binding, op.id, "has been deleted"),
      };
      return (await found[op.purpose]()) ? outputsOf(fields, binding, op.id, id.key(op.id)) : undefined;
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const isUnbound = async () => !(await unlessGone(isBound(op, binding, op.id)));
      try {
        const unbound = () => unlessGone(carryOut(op, binding, unbind, op.id, { idempotent: true }), unboundCodes);
        await unlessDone(unbound, isUnbound);
      } catch (error) {
        if (!(error instanceof InvalidResponseError)) throw error;
        throw new Error(`the ${binding.what} is still attached: ${error.message}`, { cause: error });
      }
      if (binding.shownAfterRemoval) await untilUnbound(op, binding, isUnbound);
    },

    list: {
      query,
      async *run(op: Op & { readonly query: Unchecked }): AsyncGenerator<Listed> {
        const parent = toWire(query, op.query) as Parts;
        for await (const element of elementsOf((offset) => listing.page(op, parent, offset))) {
          const tells = fromWire(listing.responseFields, element);
          yield { id: id.build({ ...op.query, ...tells }), name: Object.values(tells).filter(Boolean).join(" ") };
        }
      },
    },
  };
}

/**
 * Whether a binding is there now.
 *
 * @throws what says that its parent is gone.
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

/** The same for one that is being made. @throws an Error when its parent is gone, where that is to be said. */
async function isThere(op: Op, binding: Binding, own: string, saying: string): Promise<boolean> {
  const found = await unlessGone(isBound(op, binding, own));
  const { parent, id } = binding;
  if (found === undefined && parent) throw new Error(`${parent(id.key(own))} ${saying}`);
  return found === true;
}

/** The same for one of many that are asked for at once: they are looked for in one listing of their parent. */
export async function isListed(op: Op, binding: Binding, own: string): Promise<true | undefined> {
  const { kind, id, listing } = binding;
  const { parent, place, placeOf } = placesBeside(binding, own);
  const parts = id.key(own);
  const many: OfMany<true> = {
    name: JSON.stringify([kind, parent]),
    what: `what is bound to ${Object.values(parent).join(" ")}`,
    // One that cannot be asked for alone is looked for in the listing all the same.
    requestsForOne: listing.one ? 1 : Number.POSITIVE_INFINITY,
    readOne: async (one) => (await unlessGone(isBound(one, binding, own))) || undefined,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await listing.page(one, parts, offset);
      return { ...rest, members: new Map(elements.map((element) => [placeOf(element), true])) };
    },
  };
  return readOfMany(op, many, place);
}

/** Where a binding and those of the same parent stand: their IDs, without what no listing tells. */
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

/** Binds or unbinds, which the platform must say is done. */
async function carryOut(
  op: Op,
  { service, id, what }: Binding,
  { action, parameters, untilTrue }: BindingAction,
  own: string,
  options: ActionOptions,
): Promise<void> {
  const body = parameters(id.key(own));
  if (!untilTrue) return op[service].confirm(action, body, options);
  const act = () => op[service].says(action, body, options);
  // An interrupt ends a wait at once; a write that is under way is heard to its end.
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
