/** What a resource stands for, as far as this process knows. */
interface Current {
  readonly id: string;
  /** It goes on standing for it: the last comparison did not say that the object is to be replaced. */
  readonly kept: boolean;
}

/**
 * The objects of one kind that the engine's state names or this process has made, and the resources that have them. It
 * lasts as long as the plugin's process, which is one run of the engine: a preview, an `up`, a refresh.
 */
export class KnownObjects {
  /** How many entries of the state name an object, by its ID and the URN. */
  readonly #entries = new Map<string, Map<string, number>>();
  readonly #current = new Map<string, Current>();
  readonly #program = new Set<string>();
  readonly #onNamed: (id: string) => void;

  /** @param onNamed Told of each object that the engine names. */
  constructor(onNamed: (id: string) => void = () => {}) {
    this.#onNamed = onNamed;
  }

  /** The program has this resource: what a refresh alone names may be on its way out, or go by another name now. */
  declared(urn: string): void {
    this.#program.add(urn);
  }

  /** The engine names an object as that of a resource. */
  named(id: string, urn: string, { kept = true }: { readonly kept?: boolean } = {}): void {
    this.#onNamed(id);
    if (this.#entriesOf(id, urn) === 0) this.#count(id, urn, 1);
    this.#current.set(urn, { id, kept });
  }

  /** A resource has made an object, or found what it had made. */
  made(id: string, urn: string): void {
    // What it replaces may have the same ID: then the state has two entries of it.
    this.#count(id, urn, this.#entriesOf(id, urn) + 1);
    this.#current.set(urn, { id, kept: true });
  }

  /** An entry of the state is no more, whether the object was deleted, was gone or is left to another resource. */
  forgotten(id: string, urn: string): void {
    this.#onNamed(id);
    const left = Math.max(0, this.#entriesOf(id, urn) - 1);
    this.#count(id, urn, left);
    if (left === 0 && this.#current.get(urn)?.id === id) this.#current.delete(urn);
  }

  /** Whether the state names an object, or this process has made it. */
  isKnown(id: string): boolean {
    return this.#entries.has(id);
  }

  #entriesOf(id: string, urn: string): number {
    return this.#entries.get(id)?.get(urn) ?? 0;
  }

  #count(id: string, urn: string, entries: number): void {
    const byUrn = this.#entries.get(id) ?? new Map<string, number>();
    if (entries > 0) byUrn.set(urn, entries);
    else byUrn.delete(urn);
    if (byUrn.size > 0) this.#entries.set(id, byUrn);
    else this.#entries.delete(id);
  }
}
