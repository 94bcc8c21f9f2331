import type { Store, Stores } from "@org/simulator";

/** An image that machines start from. */
export interface MachineImage {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly type: "PUBLIC_IMAGE" | "PRIVATE_IMAGE" | "SHARED_IMAGE" | "MARKET_IMAGE";
  readonly osName: string;
  readonly platform: string;
  readonly description: string;
  /** Gigabytes. */
  readonly size: number;
  readonly creator: string;
  /** The instance types that do not start from it. */
  readonly unfitTypes: readonly string[];
  /** The snapshots of its disks. */
  readonly snapshotIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of all images. */
export function openImages(stores: Stores): Store<MachineImage> {
  return stores.open<MachineImage>("images");
}
