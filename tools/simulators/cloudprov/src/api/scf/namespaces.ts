import type { Store, Stores } from "@org/simulator";

/** A namespace of functions. */
export interface ScfNamespace {
  /** The region and the name. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Opens the store of all namespaces, without those that every region has. */
export function openScfNamespaces(stores: Stores): Store<ScfNamespace> {
  return stores.open<ScfNamespace>("scfNamespaces");
}
