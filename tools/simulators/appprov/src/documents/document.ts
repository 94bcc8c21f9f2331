import type { Dates } from "../records.ts";
import type { World } from "../world.ts";

/** A JSON object as the platform writes it. */
export type Document = Readonly<Record<string, unknown>>;

/** Where an object is shown. */
export interface Scene {
  readonly world: World;
  /** Whether related objects are shown inside. */
  readonly embed: boolean;
}

/** What an object of one kind says about itself. */
export interface Content {
  /** As `app`. */
  readonly type: string;
  /** The path of the collection, as `/apps`; undefined when objects of the kind cannot be read one by one. */
  readonly path: string | undefined;
  readonly record: Partial<Dates> & { readonly id: string };
  readonly fields: Document;
  /** The relations: paths below the API's root, or whole URLs. Undefined ones are left out. */
  readonly links?: Readonly<Record<string, string | undefined>>;
  readonly embedded?: Document;
}

/** Writes an object as HAL: its fields, its links, and what is inside. */
export function documentOf({ world, embed }: Scene, content: Content): Document {
  const { record, type, path, fields, embedded } = content;
  const root = world.addresses.api;
  const links: Record<string, { href: string }> = {};
  if (path !== undefined) links["self"] = { href: `${root}${path}/${record.id}` };
  for (const [name, target] of Object.entries(content.links ?? {})) {
    if (target !== undefined) links[name] = { href: target.startsWith("/") ? root + target : target };
  }
  return {
    id: Number(record.id),
    ...fields,
    ...(record.createdAt === undefined ? {} : { created_at: new Date(record.createdAt).toISOString() }),
    ...(record.updatedAt === undefined ? {} : { updated_at: new Date(record.updatedAt).toISOString() }),
    _links: links,
    ...(embedded === undefined || !embed ? {} : { _embedded: embedded }),
    _type: type,
  };
}

/** The path of a related object; undefined when there is none. */
export function linkTo(path: string, id: string | undefined): string | undefined {
  return id === undefined ? undefined : `${path}/${id}`;
}
