import type { Lags, Store } from "@org/simulator";

/** Makes a store that a reset empties. Its readers lag as the settings say, unless lags are given. */
export type NewStore = <T extends { readonly id: string }>(lags?: Lags) => Store<T>;
