import { field } from "@org/core-provider";
import { answerList, recordOf } from "./answers.ts";
import type { Op } from "./clients.ts";

/** Tags by their keys. */
export type Tags = Readonly<Record<string, string>>;

/** Whose tags these are, as the platform names resources: `qcs::apigw:ap-guangzhou:uin/:service/service-1`. */
export interface TaggedKind {
  /** The service in such a name. It need not be that of the object's actions. */
  readonly service: string;
  /** What stands before the ID. */
  readonly prefix: string;
}

/** What can be done with the tags of a kind of object. */
export interface ResourceTags {
  /** The tags of an object; undefined for none. */
  read(op: Op, id: string): Promise<Tags | undefined>;
  /** The tags of many objects, by their IDs: of those that have any. */
  readAll(op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, Tags>>;
  /** Brings the tags of an object from what they were to what they are to be. Asks nothing when they are the same. */
  change(op: Op, id: string, before: Tags | undefined, after: Tags | undefined): Promise<void>;
  /** Says which keys the platform keeps for itself: it may refuse them. */
  warnOfReserved(op: Pick<Op, "warn">, tags: unknown): void;
  /** Takes all tags from an object. */
  clear(op: Op, id: string): Promise<void>;
}

/** The platform gives no more tags in a page. */
const pageSize = 20;

/** The platform is asked for the tags of no more objects at once. */
const idsAtOnce = 50;

const tagList = answerList("Tags", {
  resource: field.string({ output: true, answered: "always", wire: "ResourceId", docs: "What has the tag." }),
  key: field.string({ output: true, answered: "always", wire: "TagKey", docs: "Key of the tag." }),
  value: field.string({ output: true, wire: "TagValue", docs: "Value of the tag." }),
});

/** The property of a resource whose tags the tag service keeps. */
export const tagsField = field.map(field.string({ docs: "Value of the tag." }), {
  wire: "Tags",
  docs: "Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform.",
});

/**
 * The tags of a kind of object.
 *
 * @example
 * ```ts
 * const tags = resourceTags({ service: "apigw", prefix: "service" });
 * await tags.change(op, "service-1", undefined, { team: "payments" });
 * ```
 */
export function resourceTags({ service, prefix }: TaggedKind): ResourceTags {
  const readAll = async (op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, Tags>> => {
    const asked = { ServiceType: service, ResourcePrefix: prefix, ResourceRegion: op.platform.region };
    const parts = [];
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = { ...asked, ResourceIds: ids.slice(from, from + idsAtOnce) };
      parts.push(op.tag.list("DescribeResourceTagsByResourceIds", some, tagList, { pageSize }));
    }
    const all = new Map<string, Record<string, string>>();
    for (const { ResourceId, TagKey, TagValue } of (await Promise.all(parts)).flat()) {
      const own = all.get(String(ResourceId)) ?? {};
      all.set(String(ResourceId), { ...own, [String(TagKey)]: String(TagValue ?? "") });
    }
    return all;
  };
  const read = async (op: Op, id: string): Promise<Tags | undefined> => (await readAll(op, [id])).get(id);
  const change = async (op: Op, id: string, before: Tags = {}, after: Tags = {}): Promise<void> => {
    const replaced = Object.entries(after).filter(([key, value]) => before[key] !== value);
    const deleted = Object.keys(before).filter((key) => after[key] === undefined);
    if (replaced.length + deleted.length === 0) return;
    await op.tag.write("ModifyResourceTags", {
      Resource: `qcs::${service}:${op.platform.region}:uin/:${prefix}/${id}`,
      ...(replaced.length === 0 ? {} : { ReplaceTags: replaced.map(([TagKey, TagValue]) => ({ TagKey, TagValue })) }),
      ...(deleted.length === 0 ? {} : { DeleteTags: deleted.map((TagKey) => ({ TagKey })) }),
    });
  };
  const warnOfReserved = (op: Pick<Op, "warn">, given: unknown): void => {
    for (const key of Object.keys(recordOf(given) ?? {})) {
      if (/^(qcs:|project)/.test(key)) {
        op.warn(`tags: "${key}" is reserved, as are all keys that begin with qcs: or project: choose another key`);
      }
    }
  };
  return {
    read,
    readAll,
    change,
    warnOfReserved,
    clear: async (op, id) => change(op, id, await read(op, id), undefined),
  };
}
