import type { Kind, Place, Within } from "./kind.ts";

/** An object that exists on the platform. */
export interface FoundObject {
  readonly kind: Kind;
  readonly id: string;
  /** Undefined when its listing does not tell all of it. */
  readonly importId: string | undefined;
  readonly name: string;
  /** What it lies in, nearest first. */
  readonly parents: readonly FoundObject[];
}

/** Objects that could not be found, and why. */
export interface Unseen {
  readonly kind: Kind;
  readonly reason: string;
  /** Their listing was asked for, and failed. */
  readonly failed: boolean;
}

/** What a walk has found. */
export interface Walk {
  readonly found: readonly FoundObject[];
  readonly unseen: readonly Unseen[];
  /** All that was listed, by kind: what holds others was, though nobody asked for it. */
  readonly known: ReadonlyMap<string, readonly FoundObject[]>;
}

/** What a walk is about. */
export interface WalkOptions {
  /** The kinds that are looked for. Those that hold them are looked through, but not told of. Default: all. */
  readonly only?: ReadonlySet<string>;
  /** Objects of a kind that are looked into, by their IDs. Default: all. */
  readonly inside?: { readonly kind: string; readonly ids: ReadonlySet<string> };
  /** Hears how many of a kind have been found, and in how many others they lie, one in another. */
  readonly onFound?: (kind: Kind, count: number, depth: number) => void;
}

/** So many listings are asked for at once: the platform's limits hold them back where it has any. */
const atOnce = 8;

/**
 * Finds what exists: first what lies in nothing else, then what lies in what was found. A listing that fails is told of,
 * and the others go on.
 */
export async function walk(kinds: readonly Kind[], { only, inside, onFound = () => {} }: WalkOptions): Promise<Walk> {
  const byKind = new Map<string, readonly FoundObject[]>();
  const unseen: Unseen[] = [];
  /** Kinds of which no listing was answered. */
  const lost = new Set<string>();
  const needed = neededKinds(kinds, only, inside?.kind);
  for (const kind of inOrder(kinds.filter(({ name }) => needed.has(name)))) {
    const isAsked = only?.has(kind.name) ?? true;
    const tell = (reason: string, failed = false) => {
      if ((isAsked || kind.name === inside?.kind) && !unseen.some((one) => one.kind === kind && one.reason === reason))
        unseen.push({ kind, reason, failed });
    };
    if (kind.refusal !== undefined) {
      tell(kind.refusal);
      continue;
    }
    const hidden = kind.within.find(({ kind: holder, required }) => required && lost.has(holder ?? ""))?.kind;
    if (hidden !== undefined) {
      lost.add(kind.name);
      tell(`they lie in what could not be listed, ${hidden}`);
      continue;
    }
    const places = placesOf(kind, byKind);
    if (typeof places === "string") {
      tell(places);
      continue;
    }
    let failures = 0;
    const lists = await eachAtOnce(places, async ({ place, parents }) => {
      try {
        return (await kind.list(place)).map((one): FoundObject => {
          const { id, name } = one;
          const importId = kind.importId(one, place);
          if (parents.length > 0 || importId === undefined) return { kind, id, name, importId, parents };
          return { kind, id, name, importId, parents: parentsIn(kind.parents(one, importId), byKind) };
        });
      } catch (error) {
        tell(reasonOf(kind, error), true);
        failures++;
        return [];
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

/** What was tried is said already. */
function reasonOf({ name }: Kind, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(`listing ${name}: `, "");
}

/** What an object lies in, of what was found: the nearest, and what that lies in. */
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

/** What is listed in several places is one object. */
function unique(objects: readonly FoundObject[]): readonly FoundObject[] {
  return [...new Map(objects.map((one) => [one.importId ?? one.id, one])).values()];
}

/** The kinds that are asked for, with those that hold them, and that of what is looked into. */
function neededKinds(
  kinds: readonly Kind[],
  only: ReadonlySet<string> | undefined,
  inside: string | undefined,
): ReadonlySet<string> {
  const needed = new Set(only ?? kinds.map(({ name }) => name));
  if (inside !== undefined) needed.add(inside);
  for (const name of needed) {
    for (const { kind, required } of kinds.find((one) => one.name === name)?.within ?? []) {
      if (required && kind !== undefined) needed.add(kind);
    }
  }
  return needed;
}

/** Holders before what they hold. */
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

/** Where a kind is looked for; a sentence when nobody can tell. */
function placesOf(kind: Kind, found: ReadonlyMap<string, readonly FoundObject[]>): readonly PlaceIn[] | string {
  const required = kind.within.filter((one) => one.required);
  const unknown = required.find((one) => one.kind === undefined && one.values === undefined);
  if (unknown !== undefined) return `a listing of them needs ${unknown.property}, which nothing here tells`;
  let places: readonly PlaceIn[] = [{ place: {}, parents: [] }];
  // The innermost holder says what it lies in itself.
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

async function eachAtOnce<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await act(all[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
  return results;
}
