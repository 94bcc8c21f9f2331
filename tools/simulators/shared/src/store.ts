import type { Agenda } from "./agenda.ts";

/** How long readers lag behind writers, in milliseconds. */
export interface Lags {
  /** A new object is in no GET and no list for this long. */
  readonly visibilityLagMs: number;
  /** A changed object is read with its old values for this long. */
  readonly updateLagMs: number;
  /** A deleted object is still read for this long. */
  readonly deleteLagMs: number;
}

/** An object with its place in the order of creation. */
export interface Placed<T> {
  /** Grows with every object created; the cursor of a page. */
  readonly place: number;
  /** The object. Never changed, only replaced. */
  readonly record: T;
}

/**
 * The objects of one kind. Writers see the truth; readers see it after the lags. With lags of 0 both see the same.
 */
export class Store<T extends { readonly id: string }> {
  readonly #agenda: Agenda;
  readonly #lags: () => Lags;
  readonly #truth = new Map<string, Versioned<T>>();
  readonly #seen = new Map<string, Versioned<T>>();
  #places = 0;
  #versions = 0;

  constructor(agenda: Agenda, lags: () => Lags) {
    this.#agenda = agenda;
    this.#lags = lags;
  }

  /** Grows with every change that readers can see: a key for caches of what they are shown. */
  revision = 0;

  /** Adds an object. Readers see it after the visibility lag. */
  insert(record: T): T {
    this.#places += 1;
    return this.#put(record, this.#places, this.#lags().visibilityLagMs);
  }

  /** Replaces an object that exists. Readers see it after the update lag. */
  replace(record: T): T {
    return this.#put(record, this.#truth.get(record.id)?.place ?? 0, this.#lags().updateLagMs);
  }

  /** Replaces or adds an object; readers see it at once. For drift that a test makes behind everybody's back. */
  reveal(record: T): T {
    this.#places += 1;
    return this.#put(record, this.#truth.get(record.id)?.place ?? this.#places, 0);
  }

  /** Removes an object. Readers see it until the deletion lag has passed. */
  remove(id: string): T | undefined {
    return this.#take(id, this.#lags().deleteLagMs);
  }

  /** Removes an object for readers and writers alike, at once. */
  erase(id: string): T | undefined {
    return this.#take(id, 0);
  }

  /** The object as it is. */
  get(id: string): T | undefined {
    return this.#truth.get(id)?.record;
  }

  /** The object as a reader sees it. */
  seen(id: string): T | undefined {
    return this.#seen.get(id)?.record;
  }

  /** All objects as they are. */
  all(): T[] {
    return Array.from(this.#truth.values(), (entry) => entry.record);
  }

  /** All objects as a reader sees them, in the order of creation. */
  allSeen(): Placed<T>[] {
    return [...this.#seen.values()].sort((a, b) => a.place - b.place);
  }

  /** How many objects there are. */
  get size(): number {
    return this.#truth.size;
  }

  /** Forgets everything. */
  clear(): void {
    this.#truth.clear();
    this.#seen.clear();
    this.revision += 1;
  }

  #put(record: T, place: number, lag: number): T {
    this.#versions += 1;
    const entry = { record, place, version: this.#versions };
    this.#truth.set(record.id, entry);
    this.#agenda.in(lag, () => {
      if ((this.#seen.get(record.id)?.version ?? 0) > entry.version) return;
      if ((this.#truth.get(record.id)?.version ?? 0) < entry.version) return;
      this.#seen.set(record.id, entry);
      this.revision += 1;
    });
    return record;
  }

  #take(id: string, lag: number): T | undefined {
    const entry = this.#truth.get(id);
    if (entry === undefined) return undefined;
    this.#truth.delete(id);
    this.#agenda.in(lag, () => {
      if ((this.#seen.get(id)?.version ?? 0) > entry.version) return;
      this.#seen.delete(id);
      this.revision += 1;
    });
    return entry.record;
  }
}

interface Versioned<T> extends Placed<T> {
  readonly version: number;
}
