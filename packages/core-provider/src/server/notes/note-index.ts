import type { StoredNote } from "./note-file.ts";

/** Notes by the resource they are about, and by the object they name. */
export class NoteIndex {
  readonly #byUrn = new Map<string, Set<StoredNote>>();
  readonly #byObject = new Map<string, Set<StoredNote>>();

  add(stored: StoredNote): void {
    const { urn, kind, id } = stored.note;
    put(this.#byUrn, urn, stored);
    if (id !== undefined) put(this.#byObject, keyOf(kind, id), stored);
  }

  remove(stored: StoredNote): void {
    const { urn, kind, id } = stored.note;
    take(this.#byUrn, urn, stored);
    if (id !== undefined) take(this.#byObject, keyOf(kind, id), stored);
  }

  ofUrn(urn: string): readonly StoredNote[] {
    return [...(this.#byUrn.get(urn) ?? [])];
  }

  ofObject(kind: string, id: string): readonly StoredNote[] {
    return [...(this.#byObject.get(keyOf(kind, id)) ?? [])];
  }
}

function put(map: Map<string, Set<StoredNote>>, key: string, stored: StoredNote): void {
  const all = map.get(key);
  if (all) all.add(stored);
  else map.set(key, new Set([stored]));
}

function take(map: Map<string, Set<StoredNote>>, key: string, stored: StoredNote): void {
  const all = map.get(key);
  all?.delete(stored);
  if (all?.size === 0) map.delete(key);
}

function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}
