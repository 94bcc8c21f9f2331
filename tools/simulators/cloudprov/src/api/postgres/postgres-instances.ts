import { noLags, type Store, type Stores } from "@org/simulator";

/** A private address of an instance. */
export interface PostgresNetwork {
  readonly vpcId: string;
  readonly subnetId: string;
  readonly ip: string;
  readonly status: "opening" | "opened";
}

/** A node of an instance. */
export interface PostgresNode {
  readonly role: "Primary" | "Standby";
  readonly zone: string;
  readonly clusterId: string;
}

/** An instance of PostgreSQL. */
export interface PostgresInstance {
  /** As `postgres-cda1iex1`. */
  readonly id: string;
  readonly region: string;
  readonly zone: string;
  readonly name: string;
  /** `running`, or what a task does with it. */
  readonly status: string;
  /** Gigabytes. */
  readonly memory: number;
  readonly cpu: number;
  /** Gigabytes. */
  readonly storage: number;
  readonly storageType: string;
  /** As `v16.8_r1.11`. */
  readonly kernel: string;
  readonly charset: string;
  readonly adminName: string;
  readonly password: string;
  readonly networks: readonly PostgresNetwork[];
  readonly publicStatus: "initing" | "opening" | "opened" | "closed";
  readonly nodes: readonly PostgresNode[];
  readonly securityGroupIds: readonly string[];
  readonly projectId: number;
  readonly isPrepaid: boolean;
  readonly autoRenew: number;
  /** When a prepaid instance expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly isEncrypted: boolean;
  readonly kmsKeyId: string;
  readonly kmsRegion: string;
  readonly kmsClusterId: string;
  readonly isProtected: boolean;
  /** Values of parameters that differ from the defaults, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameters that are being changed. */
  readonly changing: readonly string[];
  readonly uid: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The values of an ordinary instance. */
export const ordinaryPostgres = {
  zone: "ap-guangzhou-3",
  name: "shop",
  status: "running",
  memory: 4,
  cpu: 2,
  storage: 50,
  storageType: "PHYSICAL_LOCAL_SSD",
  kernel: "v14.2_r1.10",
  charset: "UTF8",
  adminName: "root",
  password: "",
  networks: [],
  publicStatus: "initing",
  nodes: [],
  securityGroupIds: [],
  projectId: 0,
  isPrepaid: false,
  autoRenew: 0,
  expiresAt: undefined,
  isEncrypted: false,
  kmsKeyId: "",
  kmsRegion: "",
  kmsClusterId: "",
  isProtected: false,
  parameters: {},
  changing: [],
} as const satisfies Partial<PostgresInstance>;

/** An order. */
export interface PostgresDeal {
  readonly id: string;
  readonly instanceIds: readonly string[];
}

/** All instances of PostgreSQL, with their orders. */
export interface Postgres {
  readonly instances: Store<PostgresInstance>;
  readonly deals: Store<PostgresDeal>;
}

/** Opens their stores. */
export function openPostgres(stores: Stores): Postgres {
  return {
    instances: stores.open<PostgresInstance>("postgres.instances"),
    deals: stores.open<PostgresDeal>("postgres.deals", noLags),
  };
}
