import type { Hub } from "./hub.ts";
import { type Lags, Store } from "./store.ts";

/** Lags of 0: for what is never hidden from anybody. */
export const noLags: Lags = { visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0 };

/** All stores of a platform. */
export class Stores {
  readonly #hub: Hub;
  readonly #stores: { clear(): void }[] = [];

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /** A new store. Its readers lag as the settings of the moment say, unless lags are given. */
  open<T extends { readonly id: string }>(lags?: Lags): Store<T> {
    const store = new Store<T>(this.#hub.agenda, () => lags ?? this.#hub.settings);
    this.#stores.push(store);
    return store;
  }

  /** Empties all of them, and forgets what was to happen to what was in them. */
  clear(): void {
    this.#hub.agenda.clear();
    for (const store of this.#stores) store.clear();
  }
}
