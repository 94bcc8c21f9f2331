import type { Store, Stores } from "@org/simulator";

/** A disk, of a machine or without one. */
export interface Disk {
  /** As `disk-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly zone: string;
  readonly name: string;
  readonly usage: "SYSTEM_DISK" | "DATA_DISK";
  readonly type: string;
  /** Gigabytes. */
  readonly size: number;
  readonly chargeType: string;
  /** Only of a prepaid disk. */
  readonly renewFlag: string;
  /** When a prepaid disk expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly projectId: number;
  readonly dedicatedClusterId: string;
  readonly isEncrypted: boolean;
  readonly encryptType: string;
  readonly kmsKeyId: string;
  /** MiB/s, in addition to those of its type. */
  readonly throughput: number;
  readonly bursts: boolean;
  readonly backupQuota: number;
  /** Whether it can be detached from its machine. */
  readonly isPortable: boolean;
  /** Whether it is deleted with the machine that it is attached to. */
  readonly deleteWithInstance: boolean;
  /** The machine that it is attached to; empty without one. */
  readonly instanceId: string;
  readonly state: DiskState;
  /** The type that its data is being moved to, if any. */
  readonly nextType: string | undefined;
  /** The snapshots that it was created from or rolled back to, the latest last. */
  readonly restored: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The use of a disk, or the task that is running for it. */
export type DiskState =
  | "UNATTACHED"
  | "ATTACHING"
  | "ATTACHED"
  | "DETACHING"
  | "EXPANDING"
  | "ROLLBACKING"
  | "TORECYCLE"
  | "DUMPING";

/** The values of an ordinary disk without a machine. */
export const ordinaryDisk = {
  name: "data",
  usage: "DATA_DISK",
  type: "CLOUD_PREMIUM",
  size: 20,
  chargeType: "POSTPAID_BY_HOUR",
  renewFlag: "",
  expiresAt: undefined,
  projectId: 0,
  dedicatedClusterId: "",
  isEncrypted: false,
  encryptType: "",
  kmsKeyId: "",
  throughput: 0,
  bursts: false,
  backupQuota: 0,
  isPortable: true,
  deleteWithInstance: false,
  instanceId: "",
  state: "UNATTACHED",
  nextType: undefined,
  restored: [],
} as const satisfies Partial<Disk>;

/** Opens the store of all disks. */
export function openDisks(stores: Stores): Store<Disk> {
  return stores.open<Disk>("disks");
}
