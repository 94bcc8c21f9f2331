import {
  type CreateOperation,
  type DeleteOperation,
  expectation,
  type Fields,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, listed, readBackSeconds, refreshed, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { ifExists } from "./errors.ts";
import type { Body } from "./responses.ts";
import { type ElementPage, elementsOf, type Parameters } from "./service-client.ts";

/** A setting of something that always exists: it is written and read, but neither created nor deleted. */
export interface Setting extends Pick<ActionObject, "service"> {
  /** The ID, from its properties. */
  readonly idOf: (values: Values) => string;
  /** Several settings share an ID, so the ID does not show whether another resource has the same setting. */
  readonly sharesId?: true;
  /** The action that writes the setting. It receives the inputs by their wire names. */
  readonly write: string;
  /** Other parameters for the action. */
  readonly parameters?: (values: Values) => Parameters;
  /** Reads the setting, with the wire names of the fields; returns undefined if the platform does not return it. */
  readonly read: (op: Op, id: string, values: Values) => Promise<Body | undefined>;
  /** The value of a setting that the platform does not return. */
  readonly whenAbsent?: (values: Values) => Body | undefined;
  /** The leftovers on the platform after a delete, and how to remove them; undefined if nothing stays. */
  readonly stays: (id: string, values: Values) => string | undefined;
  /** How to list all settings. */
  readonly listing?: {
    /** The wire name of the display name. */
    readonly name: string;
    /** A page of all settings, starting at an offset, in the form that `read` returns. */
    readonly page: (op: Op, offset: number | undefined) => Promise<ElementPage>;
  };
}

/**
 * The handlers of a setting. Writing is idempotent, so a request whose response was lost is repeated. A delete keeps
 * the setting and warns about it: it may have existed before, and another program may use it.
 *
 * @example
 * ```ts
 * ...settingObject({
 *   fields,
 *   service: "antiddos",
 *   idOf: ({ domainName }) => String(domainName),
 *   write: "ModifyDomainUsrName",
 *   read: (op, id) => domainOf(op, id),
 *   stays: (id) => `the name of ${id} stays: set it to "" first to have none`,
 * })
 * ```
 */
export function settingObject<const F extends Fields>(setting: Setting & { readonly fields: F }) {
  const { fields, service, idOf, read, write, whenAbsent, stays, listing, sharesId } = setting;
  const { parameters = (values: Values) => toWire(fields, values) } = setting;
  const isReadable = expectation(fields);
  const object = {
    read,
    idOf: (body: Body) => idOf(fromWire(fields, body) as Values),
    ...(listing === undefined ? {} : { listing: listingOf(listing, { whole: !sharesId }) }),
  };
  return {
    fields,
    readBackSeconds,

    // A setting always exists: only another resource of the program can conflict with it.
    ...(sharesId
      ? {}
      : { findExisting: { id: (op: CreateOperation<F>) => idOf(op.args as Values), exists: async () => false } }),

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      await op[service].write(write, parameters(op.args as Values));
      return idOf(op.args as Values);
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      // A read-back uses the values that were written, every other read those in the state.
      const values: Values = op.purpose === "readBack" ? { ...op.state, ...op.args } : { ...op.args, ...op.state };
      const found = op.purpose === "refresh" ? refreshed(op, object, isReadable) : undefined;
      const body = (await (found ?? ifExists(read(op, op.id, values)))) ?? whenAbsent?.(values);
      return body && fromWire(fields, body);
    },

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      if (op.changed(...Object.keys(fields))) await op[service].write(write, parameters(op.args as Values));
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const what = stays(op.id, op.state as Values);
      if (what !== undefined) op.warn(what);
    },

    ...(listing === undefined ? {} : { list: { run: (op: Op) => listed(op, object) } }),
  };
}

function listingOf(
  { name, page }: NonNullable<Setting["listing"]>,
  { whole }: { readonly whole: boolean },
): NonNullable<ActionObject["listing"]> {
  return {
    name,
    find: (op) => elementsOf((offset) => page(op, offset)),
    ...(whole ? { whole: { page, asRead: (found: Body) => found } } : {}),
  };
}
