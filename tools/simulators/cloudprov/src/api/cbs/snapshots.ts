import type { Store, Stores } from "@org/simulator";

/** A snapshot of a disk. */
export interface Snapshot {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly zone: string;
  readonly diskId: string;
  readonly usage: "SYSTEM_DISK" | "DATA_DISK";
  /** Gigabytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of all snapshots. */
export function openSnapshots(stores: Stores): Store<Snapshot> {
  return stores.open<Snapshot>("snapshots");
}
