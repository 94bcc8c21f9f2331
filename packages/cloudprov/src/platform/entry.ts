import {
  type CreateOperation,
  type DeleteOperation,
  type Fields,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { Entries } from "./entries.ts";
import { createEntry, createListed, sendEntry } from "./entry-creation.ts";
import type { EntryKind } from "./entry-kind.ts";
import { ifExists, isMissing, unlessDone } from "./errors.ts";

/**
 * The handlers of an entry of a parent object. An existing entry is never adopted, and none is created next to an equal
 * one.
 *
 * @example
 * ```ts
 * ...entryObject({
 *   fields,
 *   service: "antiddos",
 *   id,
 *   place: ["instanceId", "ip", "domain", "protocol"],
 *   own: "policyId",
 *   keys: (entry) => [policyId(entry)],
 *   listing: {
 *     action: "DescribeCCPrecisionPlyList",
 *     parameters: siteOf,
 *     list: (readable) => responseList("PrecisionPolicyList", readable),
 *     pageSize: 20,
 *     asRead: (element) => element,
 *   },
 *   create: { action: "CreateCCPrecisionPolicy" },
 *   delete: { action: "DeleteCCPrecisionPolicy" },
 * })
 * ```
 */
export function entryObject<const F extends Fields>(entry: EntryKind & { readonly fields: F }) {
  const { fields } = entry;
  const entries = new Entries(fields, entry);
  const { keyOfContent, place, update } = entry;
  return {
    fields,
    // A new entry would collide with the old one.
    naturalKey: [...place],
    readBackSeconds,
    import: importOf(entry),
    mayBeDeleted: (error: Error): boolean => isMissing(error, entry.goneCodes),

    // An existing entry with the same ID belongs to somebody else.
    ...(keyOfContent === undefined
      ? {}
      : {
          findExisting: {
            id: (op: CreateOperation<F> & Clients) => entries.idOfContent(op.args as Values, keyOfContent),
          },
        }),

    create: (op: CreateOperation<F> & Clients): Promise<string> =>
      keyOfContent === undefined
        ? createListed(op, entries, op.args as Values)
        : createEntry(op, entries, entries.idOfContent(op.args as Values, keyOfContent), op.args as Values),

    async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
      const written = op.purpose === "readBack" ? (op.args as Values) : undefined;
      const body = await (op.purpose === "refresh" ? entries.refreshed(op, op.id) : entries.find(op, op.id, written));
      return body && fromWire(fields, body);
    },

    ...(update === undefined
      ? {}
      : {
          async update(op: UpdateOperation<F> & Clients): Promise<void> {
            const [before, after] = [op.state, op.args].map((values) => toWire(fields, values as Values));
            const change = { key: entries.keyOf(op.id), before: before ?? {}, after: after ?? {} };
            const request = { action: update.action, parameters: update.parameters(change), isCreation: false };
            await unlessDone(
              () => sendEntry(op, entry, request),
              async () => entries.agree(await entries.find(op, op.id), op.args as Values),
            );
          },
        }),

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const { action, parameters } = entry.delete;
      const found = parameters && (await entries.find(op, op.id, undefined, op.state as Values));
      if (parameters === undefined || found !== undefined) {
        const write = async () => {
          const key = parameters && found ? await parameters(found, op) : entry.id.key(op.id);
          await sendEntry(op, entry, { action, parameters: key, isCreation: false });
        };
        // The platform may reject a deletion that a lost response has carried out.
        const isDeleted = async () => found !== undefined && (await entries.find(op, op.id)) === undefined;
        await unlessDone(() => ifExists(write(), entry.goneCodes), isDeleted);
      }
      entries.noteDeletion(op, op.id);
    },

    list: {
      query: entries.placeFields,
      async *run(op: Op & { readonly query: Values }): AsyncGenerator<Listed> {
        for (const body of await entries.all(op, op.query)) {
          yield { id: entries.idIn(op.query, body), name: entry.nameOf?.(body) ?? entry.keys(body)[0] };
        }
      },
    },
  };
}

/** How to import an entry. The part that only the listing contains is not a property. */
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
