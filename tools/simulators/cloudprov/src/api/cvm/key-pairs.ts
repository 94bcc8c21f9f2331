import type { Store, Stores } from "@org/simulator";

/** An SSH key pair. The private key is not kept. */
export interface KeyPair {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly projectId: number;
  readonly publicKey: string;
  /** Machines that accept the key, in addition to the simulated ones. */
  readonly instances: readonly KeyUser[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A machine that accepts a key. */
export interface KeyUser {
  readonly id: string;
  readonly isRunning: boolean;
}

/** Opens the store of all key pairs. */
export function openKeyPairs(stores: Stores): Store<KeyPair> {
  return stores.open<KeyPair>("keyPairs");
}
