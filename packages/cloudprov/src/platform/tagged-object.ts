import type { CheckOperation, Fields, ReadyOperation, UpdateOperation } from "@org/core-provider";
import { type ActionObject, actionObject, untilSeen, type Values } from "./action-object.ts";
import type { Clients } from "./clients.ts";
import type { ElementPage } from "./service-client.ts";
import type { ResourceTags, Tags } from "./tags.ts";

/**
 * The handlers of an ordinary object that has tags: the tag service keeps the property `tags`, of which the object's own
 * actions know nothing. They are set as soon as the new object is seen.
 */
export function taggedObject<F extends Fields>(fields: F, object: ActionObject, tags: ResourceTags) {
  const { listing, withOwnActions = [], read } = object;
  const whole = listing?.whole;
  const handlers = actionObject(fields, {
    ...object,
    withOwnActions: [...withOwnActions, "tags"],
    read: async (op, id, values) => {
      const [body, own] = await Promise.all([read(op, id, values), tags.read(op, id)]);
      return body && { ...body, Tags: own };
    },
    ...(listing === undefined || whole === undefined
      ? {}
      : {
          listing: {
            ...listing,
            whole: {
              ...whole,
              page: async (op, offset): Promise<ElementPage> => {
                const { elements, ...page } = await whole.page(op, offset);
                const ids = elements.map((one) => object.idOf(one, {}));
                const all = await tags.readAll(op, ids);
                return { ...page, elements: elements.map((one, at) => ({ ...one, Tags: all.get(ids[at] ?? "") })) };
              },
            },
          },
        }),
  });
  return {
    ...handlers,

    check: (op: CheckOperation): void => tags.warnOfReserved(op, op.args["tags"]),

    async ready(op: ReadyOperation<F> & Clients): Promise<void> {
      const given = tagsOf(op.args);
      if (given === undefined) return;
      await untilSeen(op, object, op.id, op.args as Values);
      await tags.change(op, op.id, undefined, given);
    },

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      await handlers.update?.(op);
      await tags.change(op, op.id, tagsOf(op.state), tagsOf(op.args));
    },
  };
}

function tagsOf(values: unknown): Tags | undefined {
  return (values as { readonly tags?: Tags }).tags;
}
