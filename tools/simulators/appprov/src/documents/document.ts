import type { Dates } from "../records.ts";
import type { World } from "../world.ts";
import { type DocumentFields, type DocumentKind, datesOf, type Relation } from "./published.ts";

/** A JSON object of a response. */
export type Document = Readonly<Record<string, unknown>>;

/** Where and how an object is shown. */
export interface Scene {
  readonly world: World;
  /** Whether to embed related objects. */
  readonly embed: boolean;
}

/** The representation of a kind of object. */
export interface Content<K extends DocumentKind> {
  readonly kind: K;
  /** Path of the collection, such as `/apps`; undefined if objects of the kind cannot be read individually. */
  readonly path: string | undefined;
  readonly record: Dates & { readonly id: string };
  readonly fields: DocumentFields<K>;
  /** The relations: paths below the API's root, or URLs. Undefined ones are omitted. */
  readonly links?: Readonly<Partial<Record<Relation<K>, string | undefined>>>;
  readonly embedded?: Document;
}

/** Converts an object to HAL: its fields, its links, and embedded objects. */
export function documentOf<K extends DocumentKind>({ world, embed }: Scene, content: Content<K>): Document {
  const { record, kind, path, fields, embedded } = content;
  const root = world.addresses.api;
  const links: Record<string, { href: string }> = {};
  if (path !== undefined) links["self"] = { href: `${root}${path}/${record.id}` };
  for (const [name, target] of Object.entries<string | undefined>(content.links ?? {})) {
    if (target !== undefined) links[name] = { href: target.startsWith("/") ? root + target : target };
  }
  const dates = { created_at: record.createdAt, updated_at: record.updatedAt };
  return {
    id: Number(record.id),
    ...fields,
    ...Object.fromEntries(datesOf(kind).map((name) => [name, new Date(dates[name]).toISOString()])),
    _links: links,
    ...(embedded === undefined || !embed ? {} : { _embedded: embedded }),
    _type: kind,
  };
}

/** The path of a related object, if any. */
export function linkTo(path: string, id: string | undefined): string | undefined {
  return id === undefined ? undefined : `${path}/${id}`;
}
