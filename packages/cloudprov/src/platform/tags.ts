import { field } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { idText, text } from "./response-fields.ts";
import { recordOf, responseList } from "./responses.ts";

/** Tags, by key. */
export type Tags = Readonly<Record<string, string>>;

/**
 * The objects that have the tags, as the platform names resources: `qcs::apigw:ap-guangzhou:uin/:service/service-1`.
 */
export interface TaggedKind {
  /** The service in the name. It may differ from the service of the object's actions. */
  readonly service: string;
  /** The prefix of the ID. */
  readonly prefix: string;
  /** The region in the name; empty for objects without a region. Defaults to the provider's region. */
  readonly region?: string;
}

/** Reads and writes the tags of objects. */
export interface ResourceTags {
  /** The tags of an object, without the platform's own; undefined if it has none. */
  read(op: Op, id: string): Promise<Tags | undefined>;
  /** The tags of many objects, by ID, for those that have any. */
  readAll(op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, Tags>>;
  /** Changes the tags of an object from `before` to `after`. Sends no request if they are equal. */
  change(op: Op, id: string, before: Tags | undefined, after: Tags | undefined): Promise<void>;
  /** Warns about keys that the platform reserves and may reject. */
  warnOfReserved(op: Pick<Op, "warn">, tags: unknown): void;
  /** Removes all tags of an object. */
  clear(op: Op, id: string): Promise<void>;
}

/** The maximum size of a page of tags. */
const pageSize = 20;

/** The maximum number of keys that a request changes. */
const keysAtOnce = 10;

/** The maximum number of objects per request. */
const idsAtOnce = 50;

const tagList = responseList("Tags", { resourceId: idText(), tagKey: idText(), tagValue: text() });

/** The property for tags that the tag service manages. */
export const tagsField = field.map(field.string({ docs: "Value of the tag." }), {
  wire: "Tags",
  docs: "Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform.",
});

/** The input of a lookup for tags that its objects must have. */
export function wantedTags(docs: string) {
  return field.map(field.string({ docs: "Value of the tag." }), { docs });
}

/** The tags of an object that a lookup returns. */
export const tagsOutput = field.map(field.string({ docs: "Value of the tag." }), {
  output: true,
  wire: "Tags",
  docs: "Tags, by key.",
});

/**
 * Reads and writes the tags of one type of object.
 *
 * @example
 * ```ts
 * const tags = resourceTags({ service: "apigw", prefix: "service" });
 * await tags.change(op, "service-1", undefined, { team: "payments" });
 * ```
 */
export function resourceTags({ service, prefix, region }: TaggedKind): ResourceTags {
  const regionOf = (op: Op) => region ?? op.platform.region;
  const readAll = async (op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, Tags>> => {
    const query = { ServiceType: service, ResourcePrefix: prefix, ResourceRegion: regionOf(op) };
    const parts = [];
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = { ...query, ResourceIds: ids.slice(from, from + idsAtOnce) };
      parts.push(op.tag.list("DescribeResourceTagsByResourceIds", some, tagList, { pageSize }));
    }
    const all = new Map<string, Record<string, string>>();
    for (const { ResourceId, TagKey, TagValue } of (await Promise.all(parts)).flat()) {
      if (isPlatformTag(String(TagKey))) continue;
      const own = all.get(String(ResourceId)) ?? {};
      all.set(String(ResourceId), { ...own, [String(TagKey)]: String(TagValue ?? "") });
    }
    return all;
  };
  const read = async (op: Op, id: string): Promise<Tags | undefined> => (await readAll(op, [id])).get(id);
  const change = async (op: Op, id: string, before: Tags = {}, after: Tags = {}): Promise<void> => {
    const replaced = Object.keys(after).filter((key) => before[key] !== after[key]);
    const deleted = Object.keys(before).filter((key) => after[key] === undefined && !isPlatformTag(key));
    const changed = [...replaced, ...deleted];
    const Resource = `qcs::${service}:${regionOf(op)}:uin/:${prefix}/${id}`;
    for (let from = 0; from < changed.length; from += keysAtOnce) {
      const some = changed.slice(from, from + keysAtOnce);
      const isDeleted = (key: string) => deleted.includes(key);
      const ReplaceTags = some.filter((key) => !isDeleted(key)).map((key) => ({ TagKey: key, TagValue: after[key] }));
      const DeleteTags = some.filter(isDeleted).map((key) => ({ TagKey: key }));
      await op.tag.write("ModifyResourceTags", {
        Resource,
        ...(ReplaceTags.length > 0 ? { ReplaceTags } : {}),
        ...(DeleteTags.length > 0 ? { DeleteTags } : {}),
      });
    }
  };
  return {
    read,
    readAll,
    change,
    warnOfReserved: warnOfReservedTags,
    clear: async (op, id) => change(op, id, await read(op, id), undefined),
  };
}

/** The tags in inputs or in a state. */
export function tagsOf(values: unknown): Tags | undefined {
  return (values as { readonly tags?: Tags }).tags;
}

/** Whether a tag with this key is the platform's own: it is neither shown nor deleted. */
export function isPlatformTag(key: string): boolean {
  return /^(qcs|tencentcloud):/.test(key);
}

/** The tags of an object that a change replacing all of its tags keeps: those of the platform and of others. */
export function keptTags(present: Tags, before: Tags = {}): Tags {
  return Object.fromEntries(Object.entries(present).filter(([key]) => isPlatformTag(key) || !(key in before)));
}

/** Warns about keys that the platform reserves and may reject. */
export function warnOfReservedTags(op: Pick<Op, "warn">, given: unknown): void {
  for (const key of Object.keys(recordOf(given) ?? {})) {
    if (isPlatformTag(key) || key.startsWith("project")) {
      const prefixes = "qcs:, tencentcloud: or project";
      op.warn(`tags: "${key}" is reserved, as are all keys that begin with ${prefixes}: choose another key`);
    }
  }
}
