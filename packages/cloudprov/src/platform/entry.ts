import {
  type CreateOperation,
  type DeleteOperation,
  type Fields,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { outputsOf, readBackSeconds, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { Entries } from "./entries.ts";
import { createKnown, createTold } from "./entry-creation.ts";
import type { EntryKind } from "./entry-kind.ts";
import { unlessDone, unlessGone } from "./errors.ts";

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
    readBackSeconds,
    import: importOf(entry),

    // What is there under an ID that the program determines is somebody's.
    ...(keyOfContent === undefined
      ? {}
      : {
          findExisting: {
            id: (op: CreateOperation<F> & Clients) => entries.idOfContent(op.args as Values, keyOfContent),
          },
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
      entries.noteRemoval(op, op.id);
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
