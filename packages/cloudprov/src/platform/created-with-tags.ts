import {
  type CheckOperation,
  type CreateOperation,
  type Fields,
  field,
  fromWire,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, createByAction, type Values } from "./action-object.ts";
import type { Clients, Op } from "./clients.ts";
import { idText } from "./response-fields.ts";
import type { Body } from "./responses.ts";
import { isPlatformTag, type ResourceTags, type Tags } from "./tags.ts";

const tagSet = {
  tags: field.list(
    field.object(
      {
        key: idText("", { wire: "Key" }),
        value: field.string({ output: true, optional: true, wire: "Value", docs: "" }),
      },
      { docs: "" },
    ),
    { output: true, optional: true, wire: "TagSet", docs: "" },
  ),
} as const;

/**
 * The handlers of an object whose `create` action accepts its tags and whose listing returns them. Only changes of tags
 * are sent to the tag service. Use `taggedObject` for objects whose own actions do not support tags.
 *
 * @param object - Its `create` receives `Tags` as a list; its `read` and listing return `TagSet`. `asSent` converts the
 * parameters of `create`. `tagsProperty` is the property with the tags, whose wire name is `Tags`. Defaults to `tags`.
 */
export function createdWithTags<const F extends Fields>(
  object: ActionObject & {
    readonly fields: F;
    readonly asSent?: (body: Body, op: Op) => Body | Promise<Body>;
    readonly tagsProperty?: string & keyof F;
  },
  tags: Pick<ResourceTags, "change" | "warnOfReserved">,
) {
  const { fields, listing, read, withOwnActions = [], asSent = (body: Body) => body, tagsProperty = "tags" } = object;
  const whole = listing?.whole;
  const tagsOf = (values: unknown) => (values as Readonly<Record<string, Tags | undefined>>)[tagsProperty];
  const handlers = actionObject({
    ...object,
    withOwnActions: [...withOwnActions, tagsProperty],
    read: async (op, id, values, purpose) => {
      const body = await read(op, id, values, purpose);
      return body && withTags(body);
    },
    ...(listing && whole
      ? { listing: { ...listing, whole: { ...whole, asRead: (found: Body) => withTags(whole.asRead(found)) } } }
      : {}),
  });
  return {
    ...handlers,

    check: (op: CheckOperation): void => tags.warnOfReserved(op, op.args[tagsProperty]),

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const values = op.args as Values;
      const list = Object.entries(tagsOf(values) ?? {}).map(([Key, Value]) => ({ Key, Value }));
      const { Tags: _, ...body } = toWire(fields, values);
      const sent = await asSent(list.length > 0 ? { ...body, Tags: list } : body, op);
      return createByAction(op, object, sent, values);
    },

    async update(op: UpdateOperation<F> & Clients): Promise<void> {
      await handlers.update?.(op);
      // A program without computed tags keeps those of the platform.
      if (op.changed(tagsProperty)) await tags.change(op, op.id, tagsOf(op.state), tagsOf(op.args));
    },
  };
}

/** An object that has its tags in the member `Tags`, with the member that `createdWithTags` expects. */
export function tagsAsSet({ Tags, ...found }: Body): Body {
  return { ...found, TagSet: Tags };
}

const tagInfos = {
  tags: field.list(
    field.object(
      {
        key: idText("", { wire: "TagKey" }),
        value: field.string({ output: true, optional: true, wire: "TagValue", docs: "" }),
      },
      { docs: "" },
    ),
    { output: true, optional: true, wire: "Tags", docs: "" },
  ),
} as const;

/** The same for tags with the members `TagKey` and `TagValue`. */
export function tagInfosAsSet({ Tags, ...found }: Body): Body {
  const { tags = [] } = fromWire(tagInfos, { Tags });
  return { ...found, TagSet: tags.map(({ key, value = "" }) => ({ Key: key, Value: value })) };
}

/** The parameters of a creation whose tags have the members `TagKey` and `TagValue`. */
export function tagsAsInfos({ Tags, ...body }: Body): Body {
  if (!Array.isArray(Tags)) return body;
  return { ...body, Tags: Tags.map(({ Key, Value }: Body) => ({ TagKey: Key, TagValue: Value })) };
}

/** The tags of an object in a response, by key. Null and an empty list count as none. */
export function tagsIn(body: Body): Tags {
  const { tags = [] } = fromWire(tagSet, body);
  return Object.fromEntries(tags.map(({ key, value }) => [key, value ?? ""]));
}

/**
 * An object with its tags by key, as the property `tags` has them, without the platform's own tags.
 *
 * @throws UnexpectedResponse if the tags are invalid.
 */
export function withTags(body: Body): Body {
  const own = Object.entries(tagsIn(body)).filter(([key]) => !isPlatformTag(key));
  return { ...body, ...(own.length > 0 ? { Tags: Object.fromEntries(own) } : {}) };
}

/** The objects of a listing that have certain tags, which may be the platform's, each with its tags by key. */
export function withAllTags(found: readonly Body[], wanted: Tags = {}): Body[] {
  const isWanted = (all: Tags) => Object.entries(wanted).every(([key, value]) => all[key] === value);
  return found.filter((one) => isWanted(tagsIn(one))).map((one) => ({ Tags: {}, ...withTags(one) }));
}
