import type { Hub } from "./hub.ts";
import { type Lags, type SavedObject, Store } from "./store.ts";

/** Lags of 0: for what is never hidden from anybody. */
export const noLags: Lags = { visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0 };

/** The objects of all stores, by the names of the stores. */
export type SavedStores = Readonly<Record<string, readonly SavedObject[]>>;

/** All stores of a platform. */
export class Stores {
  readonly #hub: Hub;
  readonly #stores = new Map<string, Pick<Store<never>, "revision" | "save" | "load" | "clear">>();

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /**
   * A new store. Its readers lag as the settings of the moment say, unless lags are given.
   *
   * @param name - its name in snapshots, where each store needs a different one
   */
  open<T extends { readonly id: string }>(name: string, lags?: Lags): Store<T> {
    if (this.#stores.has(name)) throw new Error(`There are two stores with the name ${name}.`);
    const store = new Store<T>(this.#hub.agenda, () => lags ?? this.#hub.settings);
    this.#stores.set(name, store);
    return store;
  }

  /** Grows with every change that readers can see. */
  get revision(): number {
    return [...this.#stores.values()].reduce((sum, { revision }) => sum + revision, 0);
  }

  /** All objects by the names of their stores, without the empty ones. */
  save(): SavedStores {
    const saved = [...this.#stores].map(([name, store]) => [name, store.save()] as const);
    return Object.fromEntries(saved.filter(([, objects]) => objects.length > 0));
  }

  /** Replaces all objects by saved ones, and forgets pending work. */
  load(saved: SavedStores): void {
    this.clear();
    for (const [name, store] of this.#stores) store.load(saved[name] ?? []);
  }

  /** Empties all of them, and forgets what was to happen to what was in them. */
  clear(): void {
    this.#hub.agenda.clear();
    for (const store of this.#stores.values()) store.clear();
  }
}
