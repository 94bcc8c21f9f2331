import { noLags, type Store, type Stores } from "@org/simulator";

/** A node of an instance of the cluster edition. */
export interface MysqlNode {
  readonly id: string;
  readonly role: "master" | "slave";
  readonly zone: string;
}

/** A MySQL instance. */
export interface MysqlInstance {
  /** As `cdb-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly zone: string;
  readonly name: string;
  /** 1 primary, 2 for disaster recovery, 3 read-only. */
  readonly type: 1 | 2 | 3;
  /** The primary instance of another one. */
  readonly masterId: string;
  /** Megabytes. */
  readonly memory: number;
  /** Gigabytes. */
  readonly volume: number;
  readonly cpu: number;
  readonly engineVersion: string;
  readonly engineType: string;
  readonly deviceType: string;
  /** Empty for a local disk. */
  readonly diskType: string;
  readonly deployMode: number;
  readonly protectMode: number;
  /** The zones of the standby nodes; empty without one. */
  readonly slaveZone: string;
  readonly backupZone: string;
  /** Only of the cluster edition. */
  readonly nodes: readonly MysqlNode[];
  readonly vpcId: string;
  readonly subnetId: string;
  readonly vip: string;
  readonly port: number;
  readonly securityGroups: readonly string[];
  /** 0 never opened, 1 open, 2 closed. */
  readonly wanStatus: number;
  readonly projectId: number;
  /** 0 prepaid, 1 by the hour. */
  readonly payType: number;
  /** 0 never set, 1 on, 2 off. */
  readonly autoRenew: number;
  /** When a prepaid instance expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly destroyProtect: "on" | "off";
  /** 0 creating, 1 running, 4 being isolated, 5 isolated. */
  readonly status: number;
  /** 0 without a task, 1 upgrading, 15 waiting for the maintenance window, and others. */
  readonly taskStatus: number;
  /** The parameters that differ from their defaults. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether transactions have global identifiers. */
  readonly hasGtid: boolean;
  readonly rootPassword: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The values of an ordinary instance. */
export const ordinaryMysql = {
  name: "shop",
  type: 1,
  masterId: "",
  memory: 1000,
  volume: 50,
  cpu: 1,
  engineVersion: "8.0",
  engineType: "InnoDB",
  deviceType: "UNIVERSAL",
  diskType: "",
  deployMode: 0,
  protectMode: 0,
  backupZone: "",
  nodes: [],
  vpcId: "",
  subnetId: "",
  vip: "10.0.0.12",
  port: 3306,
  securityGroups: [],
  wanStatus: 0,
  projectId: 0,
  payType: 1,
  autoRenew: 0,
  expiresAt: undefined,
  destroyProtect: "off",
  status: 1,
  taskStatus: 0,
  parameters: {},
  hasGtid: true,
  rootPassword: "",
} as const satisfies Partial<MysqlInstance>;

/** The permissions of an account. */
export interface MysqlPrivileges {
  readonly GlobalPrivileges: readonly string[];
  readonly DatabasePrivileges: readonly { readonly Database: string; readonly Privileges: readonly string[] }[];
  readonly TablePrivileges: readonly {
    readonly Database: string;
    readonly Table: string;
    readonly Privileges: readonly string[];
  }[];
  readonly ColumnPrivileges: readonly {
    readonly Database: string;
    readonly Table: string;
    readonly Column: string;
    readonly Privileges: readonly string[];
  }[];
}

/** The permissions of a new account. */
export const noPrivileges: MysqlPrivileges = {
  GlobalPrivileges: [],
  DatabasePrivileges: [],
  TablePrivileges: [],
  ColumnPrivileges: [],
};

/** An account of an instance. */
export interface MysqlAccount {
  readonly id: string;
  readonly instanceId: string;
  readonly user: string;
  readonly host: string;
  readonly password: string;
  readonly description: string;
  readonly maxUserConnections: number;
  readonly privileges: MysqlPrivileges;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A database in an instance. */
export interface MysqlDatabase {
  readonly id: string;
  readonly instanceId: string;
  readonly name: string;
  readonly characterSet: string;
}

/** The key of an account. */
export function accountId(instanceId: string, user: string, host: string): string {
  return `${instanceId}#${user}#${host}`;
}

/** The key of a database. */
export function databaseId(instanceId: string, name: string): string {
  return `${instanceId}#${name}`;
}

/** A task of the platform. */
export interface MysqlTask {
  /** The `AsyncRequestId`. */
  readonly id: string;
  readonly status: "RUNNING" | "SUCCESS" | "FAILED" | "UNDEFINED";
  readonly info: string;
}

/** The MySQL instances of the platform, and what is in them. */
export interface Mysql {
  readonly instances: Store<MysqlInstance>;
  readonly accounts: Store<MysqlAccount>;
  readonly databases: Store<MysqlDatabase>;
  readonly tasks: Store<MysqlTask>;
}

/** Opens the stores of MySQL. */
export function openMysql(stores: Stores): Mysql {
  return {
    instances: stores.open<MysqlInstance>("mysqlInstances"),
    accounts: stores.open<MysqlAccount>("mysqlAccounts"),
    databases: stores.open<MysqlDatabase>("mysqlDatabases"),
    tasks: stores.open<MysqlTask>("mysqlTasks", noLags),
  };
}
