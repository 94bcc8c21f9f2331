import type { WatchedOperation } from "../client/bound.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { HttpError } from "../errors/http-error.ts";

/** A member of a listing, as far as a search for recent objects needs it. */
export interface RecentObject {
  readonly id: string;
  /** Empty when it has none. */
  readonly name: string;
  /** When the platform created it: milliseconds since 1970. Undefined when the listing does not say. */
  readonly createdAt: number | undefined;
  /** Its properties, where the name alone does not say whether it is what was requested. */
  readonly body?: unknown;
}

/** How a creation finds recent objects that are like the requested one, where names are not unique. */
export interface RecentSearch {
  /** Identifies the listing, and the credentials that read it. */
  readonly key: string;
  /** Resource name, for messages: `Network`. */
  readonly kind: string;
  /** The requested name; empty when the object has none. */
  readonly name: string;
  /** Lists all members. */
  readonly list: () => AsyncIterable<RecentObject>;
  /** Whether a member with a `body` has what was requested. Defaults to true. */
  readonly matches?: (body: unknown) => boolean;
  /** The platform does not say when members were created: each may be recent. Defaults to false. */
  readonly timeless?: boolean;
  /** Reads when a member was created for which the listing gives no time. Called only for members of the requested name. */
  readonly readTime?: (id: string) => Promise<number | undefined>;
  /** What to do with a found object, as the end of the sentence "If an interrupted run on another machine left it, ...". */
  readonly advice: (id: string) => string;
}

/** The recent members of a collection, by {@link withoutSuffix} of their names. */
type Members = ReadonlyMap<string, readonly RecentObject[]>;

/** How long one listing serves all creations of a run. */
const servesMs = 30_000;
/** Older objects are not what an interrupted run has just left. */
const recentMs = 15 * 60_000;

/**
 * The objects of some collections that were created recently. All creations of a run share one listing of each
 * collection, so the search costs one listing for any number of creates.
 */
export class RecentObjects {
  readonly #listings = new Map<string, { readonly until: number; readonly members: Promise<Members> }>();

  /**
   * Returns the recent members of a collection that have a name, or one that differs only in the random suffix of an
   * automatic name. An empty name finds members without a name.
   */
  async named({ key, name, list }: Pick<RecentSearch, "key" | "name" | "list">): Promise<readonly RecentObject[]> {
    const now = Date.now();
    const known = this.#listings.get(key);
    const members = known && known.until > now ? known.members : this.#list(key, now, list);
    const named = (await members).get(withoutSuffix(name)) ?? [];
    return named.filter(({ createdAt }) => mayBeRecent(createdAt, now));
  }

  #list(key: string, now: number, list: RecentSearch["list"]): Promise<Members> {
    const members = recentOf(list(), now);
    this.#listings.set(key, { until: now + servesMs, members });
    // A listing that failed serves no other creation.
    members.catch(() => this.#listings.delete(key));
    return members;
  }
}

/** The recently created objects with the requested name. */
export interface FoundRecent {
  /** Their IDs: the creation that follows has not created them. */
  readonly ids: readonly string[];
  /**
   * Warns of those that are like the requested one and belong to no known resource: an interrupted run whose creation
   * notes are lost may have left them. Call it after the creation: by then, the engine may have named some of them as
   * objects of other resources.
   */
  warn(): void;
}

/** Finds the recently created objects with the requested name. */
export async function findRecent(
  op: WatchedOperation,
  objects: RecentObjects,
  search: RecentSearch,
): Promise<FoundRecent> {
  const { matches = () => true, timeless = false, readTime } = search;
  const ids: string[] = [];
  const found: Pick<RecentObject, "id" | "name" | "createdAt">[] = [];
  try {
    for (const { id, name, createdAt: listedAt, body } of await objects.named(search)) {
      ids.push(id);
      if (op.isKnown?.(id) || (body !== undefined && !matches(body))) continue;
      const createdAt = listedAt ?? (await readTime?.(id));
      if (createdAt === undefined ? timeless : mayBeRecent(createdAt, Date.now())) found.push({ id, name, createdAt });
    }
  } catch (error) {
    // The creation does not depend on this search: credentials may create without the permission to list.
    const isOptional = error instanceof ConfigurationError || (error instanceof HttpError && !op.signal.aborted);
    if (!isOptional) throw error;
  }
  return {
    ids,
    warn() {
      for (const one of found) if (!op.isKnown?.(one.id)) op.warn?.(warning(search, one));
    },
  };
}

const randomSuffix = /(?<=[-_])[0-9a-f]{7}$/;

/** A name with a mark in place of its random suffix, so that an automatic name never equals another one. */
function withoutSuffix(name: string): string {
  return name.replace(randomSuffix, "\0");
}

function mayBeRecent(createdAt: number | undefined, now: number): boolean {
  return createdAt === undefined || createdAt > now - recentMs;
}

async function recentOf(members: AsyncIterable<RecentObject>, now: number): Promise<Members> {
  const recent = new Map<string, RecentObject[]>();
  for await (const member of members) {
    if (!mayBeRecent(member.createdAt, now)) continue;
    const name = withoutSuffix(member.name);
    const named = recent.get(name);
    if (named) named.push(member);
    else recent.set(name, [member]);
  }
  return recent;
}

function warning(
  { kind, name: requested, advice }: RecentSearch,
  { id, name, createdAt }: Pick<RecentObject, "id" | "name" | "createdAt">,
): string {
  const found = createdAt === undefined ? "exists" : `was created ${minutesSince(createdAt)} min ago`;
  const [which, another] = name === "" ? [" without a name", ""] : [` "${name}"`, `, named "${requested}"`];
  return `${kind} ${id}${which} ${found}, and this run does not know it. Another one is created${another}. If an interrupted run on another machine left ${id}, ${advice(id)}`;
}

function minutesSince(time: number): number {
  return Math.max(1, Math.round((Date.now() - time) / 60_000));
}
