import {
  type CheckOperation,
  type Fields,
  fromWire,
  type ReadyOperation,
  resourceName,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, untilSeen, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { type ResourceTags, type Tags, tagsOf } from "./tags.ts";

/**
 * The handlers of an ordinary object with tags. The tag service manages the property `tags`, not the object's own
 * actions. Tags are set as soon as the new object appears. A refresh of many objects requests the tags of each page of
 * their listing at once.
 *
 * @param object - `taggedBy` is the property that identifies it in the tag service. Defaults to its ID.
 */
export function taggedObject<const F extends Fields>(
  object: ActionObject & { readonly fields: F; readonly taggedBy?: string & keyof F },
  tags: ResourceTags,
) {
  const { fields, idOf, listing, taggedBy, withOwnActions = [], read } = object;
  const whole = listing?.whole;
  const page = listing?.page;
  const identifier = taggedBy === undefined ? {} : { [taggedBy]: fields[taggedBy] as F[string] };
  /** The value of `taggedBy` in an object of a response; undefined if its ID identifies it. */
  const taggedIdOf = (one: Values): string | undefined =>
    taggedBy === undefined ? undefined : String((fromWire(identifier, one) as Values)[taggedBy]);
  const idsOf = (elements: readonly Values[]) => elements.map((one) => taggedIdOf(one) ?? idOf(one, {}));

  const tagsOfMany = (kind: string, pageOf: NonNullable<typeof page>): OfMany<Tags> => ({
    name: `tags of ${kind}`,
    what: `the tags of the objects of kind ${kind}`,
    readOne: async (op, id) => (await tags.read(op, id)) ?? {},
    readPage: async (op, offset) => {
      const { elements, ...rest } = await pageOf(op, offset);
      const ids = idsOf(elements);
      const all = await tags.readAll(op, ids);
      return { ...rest, members: new Map(ids.map((id) => [id, all.get(id) ?? {}])) };
    },
  });
  const readTags = async (op: Op, id: string, purpose?: "refresh"): Promise<Tags | undefined> => {
    if (purpose === undefined || page === undefined) return tags.read(op, id);
    const own = await readOfMany(op, tagsOfMany(resourceName(op), page), id);
    return own !== undefined && Object.keys(own).length > 0 ? own : undefined;
  };

  const handlers = actionObject({
    ...object,
    withOwnActions: [...withOwnActions, "tags"],
    read: async (op, id, values, purpose) => {
      if (taggedBy !== undefined) {
        const body = await read(op, id, values, purpose);
        return body && { ...body, Tags: await tags.read(op, taggedIdOf(body) ?? id) };
      }
      const [body, own] = await Promise.all([read(op, id, values, purpose), readTags(op, id, purpose)]);
      return body && { ...body, Tags: own };
    },
    ...(listing === undefined || whole === undefined
      ? {}
      : {
          listing: {
            ...listing,
            whole: {
              ...whole,
              page: async (op, offset, values) => {
                const { elements, ...rest } = await whole.page(op, offset, values);
                const ids = idsOf(elements);
                const all = await tags.readAll(op, ids);
                return { ...rest, elements: elements.map((one, at) => ({ ...one, Tags: all.get(ids[at] ?? "") })) };
              },
            },
          },
        }),
  });
  return {
    ...handlers,
    setLater: { tags: "absent" } as const,

    check: (op: CheckOperation): void => tags.warnOfReserved(op, op.args["tags"]),

    async ready(op: ReadyOperation<F> & Clients): Promise<void> {
      const given = tagsOf(op.args);
      if (given === undefined) return;
      const seen = await untilSeen(op, object, op.id, op.args as Values);
      await tags.change(op, taggedIdOf(seen) ?? op.id, undefined, given);
    },

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      await handlers.update?.(op);
      const taggedId = taggedBy === undefined ? op.id : String((op.state as Values)[taggedBy]);
      await tags.change(op, taggedId, tagsOf(op.state), tagsOf(op.args));
    },
  };
}
