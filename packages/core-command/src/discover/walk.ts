import { Refusal } from "../refusal.ts";
import type { Kind, Place, Within } from "./kind.ts";

/** An object that exists on the platform. */
export interface FoundObject {
  readonly kind: Kind;
  readonly id: string;
  /** Undefined if its listing does not contain all of it. */
  readonly importId: string | undefined;
  readonly name: string;
  /** More of its properties, as far as its listing contains them. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The objects that contain it, nearest first. */
  readonly parents: readonly FoundObject[];
}

/** A kind of objects that could not be found, and why. */
export interface Unseen {
  readonly kind: Kind;
  readonly reason: string;
  /** Their listing was requested and failed. */
  readonly failed: boolean;
}

/** The result of a search. */
export interface Walk {
  readonly found: readonly FoundObject[];
  readonly unseen: readonly Unseen[];
  /** All listed objects by kind, including those that were listed only because they contain others. */
  readonly known: ReadonlyMap<string, readonly FoundObject[]>;
}

/** The scope of a search. */
export interface WalkOptions {
  /** The kinds to find. The kinds that contain them are listed but not returned. Default: all. */
  readonly only?: ReadonlySet<string>;
  /** A kind to list in addition, without finding its objects. */
  readonly also?: string;
  /** The objects that an earlier search has listed, by kind. */
  readonly known?: ReadonlyMap<string, readonly FoundObject[]>;
  /** Objects to search, by ID. Default: all. */
  readonly inside?: { readonly kind: string; readonly ids: ReadonlySet<string> };
  /** Called with the number of objects of a kind, and how deep they are nested. */
  readonly onFound?: (kind: Kind, count: number, depth: number) => void;
  /** Called every few seconds with the number of finished listings of a kind, and of all. */
  readonly onProgress?: (kind: Kind, listed: number, all: number) => void;
}

/** How many listings are requested at the same time. */
const atOnce = 8;
/** How often progress is reported, in milliseconds. */
const progressMs = 5000;

/**
 * Finds the objects on the platform: first those at the top, then those that others contain. If a listing fails, the
 * reason is returned and the others continue.
 *
 * @throws {Refusal} if no connection to the platform is possible.
 */
export async function walk(
  kinds: readonly Kind[],
  { only, also, known, inside, onFound = () => {}, onProgress = () => {} }: WalkOptions,
): Promise<Walk> {
  const byKind = new Map<string, readonly FoundObject[]>(known);
  const unseen: Unseen[] = [];
  /** Kinds whose listings have all failed. */
  const lost = new Set<string>();
  let hasListed = known !== undefined;
  let reported = Date.now();
  const needed = neededKinds(kinds, only, [inside?.kind, also]);
  for (const kind of inOrder(kinds.filter(({ name }) => needed.has(name)))) {
    const isAsked = only?.has(kind.name) ?? true;
    const addUnseen = (reason: string, failed = false) => {
      if ((isAsked || kind.name === inside?.kind) && !unseen.some((one) => one.kind === kind && one.reason === reason))
        unseen.push({ kind, reason, failed });
    };
    const refusal = whyNotListed(kind);
    if (refusal !== undefined) {
      addUnseen(refusal);
      continue;
    }
    const hidden = kind.within.find(({ kind: holder, required }) => required && lost.has(holder ?? ""))?.kind;
    if (hidden !== undefined) {
      lost.add(kind.name);
      addUnseen(`they are in objects that could not be listed: ${hidden}`);
      continue;
    }
    const places = placesOf(kind, byKind);
    let failures = 0;
    let finished = 0;
    const lists = await eachAtOnce(places, async ({ place, parents }) => {
      try {
        const listed = await kind.list(place);
        hasListed = true;
        return listed.map((one): FoundObject => {
          const { id, name, outputs = {} } = one;
          const importId = kind.importId(one, place);
          if (parents.length > 0 || importId === undefined) return { kind, id, name, outputs, importId, parents };
          const around = parentsIn(kind.parents(one, importId), byKind);
          return { kind, id, name, outputs, importId, parents: around };
        });
      } catch (error) {
        if (!hasListed && isUnreachable(error)) throw new Refusal("command-failed", reasonOf(kind, error));
        addUnseen(reasonOf(kind, error), true);
        failures++;
        return [];
      } finally {
        finished++;
        if (Date.now() - reported >= progressMs) {
          reported = Date.now();
          onProgress(kind, finished, places.length);
        }
      }
    });
    if (failures > 0 && failures === places.length) lost.add(kind.name);
    const all = unique(lists.flat()).filter(({ id }) => inside?.kind !== kind.name || inside.ids.has(id));
    if (!lost.has(kind.name)) byKind.set(kind.name, all);
    if (isAsked) onFound(kind, all.length, all[0]?.parents.length ?? 0);
  }
  const found = kinds.filter(({ name }) => only?.has(name) ?? true).flatMap(({ name }) => byKind.get(name) ?? []);
  return { found, unseen, known: byKind };
}

/** Whether no connection to the host of a listing was possible. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && "unreachable" in error && error.unreachable === true;
}

/** The message of a failed listing, without the words that the report repeats. */
function reasonOf({ name }: Kind, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(`listing ${name}: `, "");
}

/** The found objects that contain an object: the nearest one, and those that contain that. */
function parentsIn(
  parents: ReturnType<Kind["parents"]>,
  found: ReadonlyMap<string, readonly FoundObject[]>,
): readonly FoundObject[] {
  for (const { kind, id } of parents) {
    const known = found.get(kind)?.find((one) => one.id === id);
    if (known !== undefined) return [known, ...known.parents];
  }
  return [];
}

/** Removes duplicates: an object may be in several listings. */
function unique(objects: readonly FoundObject[]): readonly FoundObject[] {
  return [...new Map(objects.map((one) => [one.importId ?? one.id, one])).values()];
}

/** The requested and additional kinds, and the kinds that contain them. */
function neededKinds(
  kinds: readonly Kind[],
  only: ReadonlySet<string> | undefined,
  also: readonly (string | undefined)[],
): ReadonlySet<string> {
  const needed = new Set(only ?? kinds.map(({ name }) => name));
  for (const name of also) if (name !== undefined) needed.add(name);
  for (const name of needed) {
    for (const { kind, required } of kinds.find((one) => one.name === name)?.within ?? []) {
      if (required && kind !== undefined) needed.add(kind);
    }
  }
  return needed;
}

/** Sorts kinds so that those that contain others come first. */
function inOrder(kinds: readonly Kind[]): readonly Kind[] {
  const ordered: Kind[] = [];
  const names = new Set(kinds.map(({ name }) => name));
  const visit = (kind: Kind, on: readonly Kind[]) => {
    if (ordered.includes(kind) || on.includes(kind)) return;
    for (const { kind: holder } of kind.within) {
      const held = holder !== undefined && names.has(holder) ? kinds.find((k) => k.name === holder) : undefined;
      if (held !== undefined) visit(held, [...on, kind]);
    }
    ordered.push(kind);
  };
  for (const kind of kinds) visit(kind, []);
  return ordered;
}

interface PlaceIn {
  readonly place: Place;
  readonly parents: readonly FoundObject[];
}

/** Why the objects of a kind cannot be listed, regardless of the account; undefined if they can. */
export function whyNotListed({ refusal, within }: Kind): string | undefined {
  const unknown = within.find(({ required, kind, values }) => required && kind === undefined && values === undefined);
  return refusal ?? (unknown && `listing them requires ${unknown.property}, which discover cannot determine`);
}

/** The listings to request for a kind. */
function placesOf(kind: Kind, found: ReadonlyMap<string, readonly FoundObject[]>): readonly PlaceIn[] {
  const required = kind.within.filter((one) => one.required);
  let places: readonly PlaceIn[] = [{ place: {}, parents: [] }];
  // The innermost container determines the outer ones.
  for (const one of [...required].sort((a, b) => depth(b, found) - depth(a, found))) {
    places = places.flatMap((before) => narrowed(before, one, found));
  }
  return places;
}

function depth({ kind }: Within, found: ReadonlyMap<string, readonly FoundObject[]>): number {
  return kind === undefined ? -1 : (found.get(kind)?.[0]?.parents.length ?? 0);
}

function narrowed(
  { place, parents }: PlaceIn,
  { property, kind, values, of }: Within,
  found: ReadonlyMap<string, readonly FoundObject[]>,
): readonly PlaceIn[] {
  if (kind === undefined) return (values ?? []).map((value) => ({ place: { ...place, [property]: value }, parents }));
  const known = parents.find((one) => one.kind.name === kind);
  const all = known === undefined ? (found.get(kind) ?? []) : [known];
  return all.map((one) => ({
    place: { ...place, [property]: of(one.id) },
    parents: known === undefined ? [...parents, one, ...one.parents] : parents,
  }));
}

/** Acts on several elements at the same time. The results are in the order of the elements. */
export async function eachAtOnce<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await act(all[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
  return results;
}
