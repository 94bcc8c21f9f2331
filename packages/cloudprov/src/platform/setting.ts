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
import { type ActionObject, listed, outputsOf, readBackSeconds, refreshed, type Values } from "./action-object.ts";
import type { Body } from "./answers.ts";
import type { Clients, Op } from "./clients.ts";
import { unlessGone } from "./errors.ts";
import { type ElementPage, elementsOf, type Parameters } from "./service-client.ts";

/** A setting of something that is there anyway: it is neither made nor removed, but written, and read. */
export interface Setting extends Pick<ActionObject, "kind" | "service"> {
  /** Its ID, as its properties tell it. */
  readonly idOf: (values: Values) => string;
  /** Several settings go by one ID, so that it does not tell whether another resource has the same. */
  readonly sharesId?: true;
  /** The action that writes it, however often. It is sent the inputs by their wire names. */
  readonly write: string;
  /** What the action is sent instead. */
  readonly parameters?: (values: Values) => Parameters;
  /** Reads it, with the wire names of the fields; undefined where the platform shows none. */
  readonly read: (op: Op, id: string, values: Values) => Promise<Body | undefined>;
  /** What a setting is that the platform does not show, where there is a value that it does not show. */
  readonly whenAbsent?: (values: Values) => Body | undefined;
  /** What stays on the platform when the resource is deleted, and how that is taken away; undefined when nothing does. */
  readonly stays: (id: string, values: Values) => string | undefined;
  /** How all of them are found. */
  readonly listing?: {
    /** The wire name of what people know them by. */
    readonly name: string;
    /** A page of all of them, from an offset on, each as `read` gives it. */
    readonly page: (op: Op, offset: number | undefined) => Promise<ElementPage>;
  };
}

/**
 * The handlers of a setting. Writing it twice is writing it once, so that an answer that is lost is asked for again. A
 * deletion leaves it as it is, and says so: it may have been there before, and another program may want it by now.
 *
 * @example
 * ```ts
 * ...settingObject(fields, {
 *   kind: "AntiddosSchedulingDomainUserName",
 *   service: "antiddos",
 *   idOf: ({ domainName }) => String(domainName),
 *   write: "ModifyDomainUsrName",
 *   read: (op, id) => domainOf(op, id),
 *   stays: (id) => `the name of ${id} stays: set it to "" first to have none`,
 * })
 * ```
 */
export function settingObject<F extends Fields>(fields: F, setting: Setting) {
  const { kind, service, idOf, read, write, whenAbsent, stays, listing, sharesId } = setting;
  const { parameters = (values: Values) => toWire(fields, values) } = setting;
  const isReadable = expectation(fields);
  const object = {
    kind,
    read,
    idOf: (body: Body) => idOf(fromWire(fields, body) as Values),
    ...(listing === undefined ? {} : { listing: listingOf(listing, { whole: !sharesId }) }),
  };
  return {
    readBackSeconds,

    // A setting is there anyway: only another resource of the program is in the way.
    ...(sharesId
      ? {}
      : { findExisting: { id: (op: CreateOperation<F>) => idOf(op.args as Values), exists: async () => false } }),

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      await op[service].write(write, parameters(op.args as Values));
      return idOf(op.args as Values);
    },

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      // What was written counts where it is read back, and otherwise what the state says.
      const values: Values = op.purpose === "readBack" ? { ...op.state, ...op.args } : { ...op.args, ...op.state };
      const found = op.purpose === "refresh" ? refreshed(op, object, isReadable) : undefined;
      const body = (await (found ?? unlessGone(read(op, op.id, values)))) ?? whenAbsent?.(values);
      return body && outputsOf(fields, setting, op.id, body);
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
