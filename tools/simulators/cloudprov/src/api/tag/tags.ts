import { noLags, type Store, type Stores } from "@org/simulator";

/** A resource as tags know it, from `qcs::apigw:ap-guangzhou:uin/:service/service-3k9x0a7b`. */
export interface TaggedResource {
  readonly service: string;
  readonly region: string;
  readonly prefix: string;
  readonly resourceId: string;
}

/** One tag of one resource. */
export interface Tag extends TaggedResource {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** The tags of all resources. */
export class Tags {
  readonly store: Store<Tag>;

  constructor(stores: Stores) {
    this.store = stores.open("tags", noLags);
  }

  /** The tags of a resource, in the order in which they came. */
  of({ service, region, prefix, resourceId }: TaggedResource): Tag[] {
    return this.store
      .allSeen()
      .filter(
        (tag) =>
          tag.service === service && tag.region === region && tag.prefix === prefix && tag.resourceId === resourceId,
      );
  }

  /** The same, as most services return them. */
  pairsOf(resource: TaggedResource): { readonly Key: string; readonly Value: string }[] {
    return this.of(resource).map(({ key, value }) => ({ Key: key, Value: value }));
  }

  /** Gives a resource a tag, or a tag it has another value. */
  put(resource: TaggedResource, key: string, value: string): void {
    this.store.reveal(newTag({ ...resource, key, value }));
  }

  /** Takes a tag from a resource, if it has it. */
  remove(resource: TaggedResource, key: string): void {
    this.store.remove(idOf(resource, key));
  }

  /** Takes all tags from a resource. */
  clear(resource: TaggedResource): void {
    for (const { key } of this.of(resource)) this.remove(resource, key);
  }
}

/** Makes a tag. */
export function newTag(tag: Omit<Tag, "id">): Tag {
  return { ...tag, id: idOf(tag, tag.key) };
}

function idOf({ service, region, prefix, resourceId }: TaggedResource, key: string): string {
  return `${service}:${region}:${prefix}/${resourceId}#${key}`;
}
