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

/** An object in a snapshot. */
export interface SavedObject {
  readonly record: { readonly id: string };
  /** When it was created, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The objects of one kind. Writers see the truth; readers see it after the lags. With lags of 0 both see the same.
 */
export class Store<T extends { readonly id: string }> {
  readonly #agenda: Agenda;
  readonly #lags: () => Lags;
  readonly #truth = new Map<string, Version<T>>();
  readonly #seen = new Map<string, Version<T>>();
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
    const entry = this.#write(record, this.#places, this.#born({ hidden: true }));
    const { life } = entry;
    this.#agenda.in(this.#lags().visibilityLagMs, () => {
      life.hidden = false;
      this.#show(life.ready ?? entry);
    });
    return record;
  }

  /** Replaces an object that exists. Readers see it after the update lag, and not before they see the object at all. */
  replace(record: T): T {
    const old = this.#truth.get(record.id);
    const entry = this.#write(record, old?.place ?? 0, old?.life ?? this.#born({ hidden: false }));
    const { life } = entry;
    this.#agenda.in(this.#lags().updateLagMs, () => {
      if (life.hidden) life.ready = entry;
      else this.#show(entry);
    });
    return record;
  }

  /** Replaces or adds an object; readers see it at once. For drift that a test makes behind everybody's back. */
  reveal(record: T): T {
    this.#places += 1;
    const old = this.#truth.get(record.id);
    const life = old?.life ?? this.#born({ hidden: false });
    life.hidden = false;
    this.#show(this.#write(record, old?.place ?? this.#places, life));
    return record;
  }

  /** Removes an object. Readers see it until the deletion lag has passed. */
  remove(id: string): T | undefined {
    return this.#take(id, this.#lags().deleteLagMs);
  }

  /** Removes an object for readers and writers alike, at once. */
  erase(id: string): T | undefined {
    return this.#take(id, 0);
  }

  /** The current object. */
  get(id: string): T | undefined {
    return this.#truth.get(id)?.record;
  }

  /** The object as a reader sees it. */
  seen(id: string): T | undefined {
    return this.#seen.get(id)?.record;
  }

  /** When the object was made, in milliseconds since 1970. */
  since(id: string): number | undefined {
    return this.#truth.get(id)?.life.since;
  }

  /** All current objects. */
  all(): T[] {
    return Array.from(this.#truth.values(), (entry) => entry.record);
  }

  /** All objects as a reader sees them, in the order of creation. */
  allSeen(): T[] {
    return this.placed().map(({ record }) => record);
  }

  /** The same with their places, to be cut into pages. */
  placed(): Placed<T>[] {
    return [...this.#seen.values()].sort((a, b) => a.place - b.place);
  }

  /** All current objects, in the order of their creation. */
  save(): SavedObject[] {
    return [...this.#truth.values()]
      .sort((a, b) => a.place - b.place)
      .map(({ record, life: { since } }) => ({ record, since }));
  }

  /** Adds saved objects, which readers see at once. */
  load(saved: readonly SavedObject[]): void {
    for (const { record, since } of saved) {
      this.#places += 1;
      this.#show(this.#write(record as T, this.#places, { since, hidden: false }));
    }
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

  #born({ hidden }: { readonly hidden: boolean }): Life<T> {
    return { hidden, since: this.#agenda.now() };
  }

  #write(record: T, place: number, life: Life<T>): Version<T> {
    this.#versions += 1;
    const entry = { record, place, life, version: this.#versions };
    this.#truth.set(record.id, entry);
    return entry;
  }

  // Readers never return to older values, and never see a deleted or replaced object.
  #show(entry: Version<T>): void {
    const { id } = entry.record;
    if (this.#truth.get(id)?.life !== entry.life) return;
    if ((this.#seen.get(id)?.version ?? 0) > entry.version) return;
    this.#seen.set(id, entry);
    this.revision += 1;
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

/** An object as it was at one time. */
interface Version<T> extends Placed<T> {
  readonly version: number;
  readonly life: Life<T>;
}

/** What all versions of an object share, from its creation until it is removed. */
interface Life<T> {
  readonly since: number;
  /** Whether the lag of its creation still runs. */
  hidden: boolean;
  /** The newest change whose lag passed meanwhile: what readers see first. */
  ready?: Version<T>;
}
