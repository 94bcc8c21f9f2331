import type { Store, Stores } from "@org/simulator";

/** A virtual machine. Its disks are in the store of disks. */
export interface Machine {
  /** As `ins-3k9x0a7b`. */
  readonly id: string;
  readonly uuid: string;
  readonly region: string;
  readonly zone: string;
  readonly projectId: number;
  readonly hostId: string;
  readonly dedicatedClusterId: string;
  readonly name: string;
  readonly hostname: string;
  readonly type: string;
  readonly cpu: number;
  /** Gigabytes. */
  readonly memory: number;
  /** Empty if the type decides. */
  readonly cpuTopology: { readonly CoreCount?: number; readonly ThreadPerCore?: number };
  readonly chargeType: string;
  /** Only of a prepaid machine. */
  readonly renewFlag: string;
  /** When a prepaid machine expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly imageId: string;
  readonly vpcId: string;
  readonly subnetId: string;
  readonly privateIp: string;
  /** The public address that it was created with; empty without one. */
  readonly publicIp: string;
  readonly internetChargeType: string;
  /** Mbit/s. */
  readonly bandwidth: number;
  readonly ipv4AddressType: string;
  readonly ipv6AddressType: string;
  readonly antiDdosPackageId: string;
  readonly ipv6Addresses: readonly string[];
  readonly systemDiskId: string;
  readonly securityGroupIds: readonly string[];
  readonly keyIds: readonly string[];
  /** The password that its users sign in with; empty without one. */
  readonly password: string;
  readonly keepsImageLogin: boolean;
  readonly camRoleName: string;
  /** As base64. */
  readonly userData: string;
  readonly placementGroupIds: readonly string[];
  readonly partitionNumber: number | undefined;
  readonly hpcClusterId: string;
  /** Whether it cannot be terminated. */
  readonly isProtected: boolean;
  /** The agents that run in it. */
  readonly services: { readonly security: boolean; readonly monitor: boolean; readonly automation: boolean };
  /** How many times its operating system was installed again. */
  readonly reinstalls: number;
  readonly state: MachineState;
  readonly stopChargingMode: "KEEP_CHARGING" | "STOP_CHARGING" | "NOT_APPLICABLE";
  readonly operation: {
    readonly name: string;
    readonly state: "SUCCESS" | "OPERATING" | "FAILED";
    readonly error: string;
  };
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Whether a machine runs, or the task that is running for it. */
export type MachineState =
  | "PENDING"
  | "LAUNCH_FAILED"
  | "RUNNING"
  | "STOPPED"
  | "STARTING"
  | "STOPPING"
  | "REBOOTING"
  | "SHUTDOWN"
  | "TERMINATING";

/** The values of an ordinary machine that runs. */
export const ordinaryMachine = {
  projectId: 0,
  hostId: "",
  dedicatedClusterId: "",
  name: "未命名",
  hostname: "",
  type: "S5.MEDIUM2",
  cpu: 2,
  memory: 2,
  cpuTopology: {},
  chargeType: "POSTPAID_BY_HOUR",
  renewFlag: "",
  expiresAt: undefined,
  imageId: "img-eb30mz89",
  vpcId: "",
  subnetId: "",
  privateIp: "10.0.1.5",
  publicIp: "",
  internetChargeType: "",
  bandwidth: 0,
  ipv4AddressType: "",
  ipv6AddressType: "",
  antiDdosPackageId: "",
  ipv6Addresses: [],
  systemDiskId: "",
  securityGroupIds: [],
  keyIds: [],
  password: "",
  keepsImageLogin: false,
  camRoleName: "",
  userData: "",
  placementGroupIds: [],
  partitionNumber: undefined,
  hpcClusterId: "",
  isProtected: false,
  services: { security: true, monitor: true, automation: true },
  reinstalls: 0,
  state: "RUNNING",
  stopChargingMode: "NOT_APPLICABLE",
  operation: { name: "RunInstances", state: "SUCCESS", error: "" },
} as const satisfies Partial<Machine>;

/** Opens the store of all machines. */
export function openMachines(stores: Stores): Store<Machine> {
  return stores.open<Machine>("machines");
}
