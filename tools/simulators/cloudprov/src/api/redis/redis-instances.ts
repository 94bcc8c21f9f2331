import { noLags, type Store, type Stores } from "@org/simulator";

/** A node of an instance in several zones. */
export interface RedisNode {
  readonly id: number;
  readonly isMaster: boolean;
  /** As `ap-guangzhou-3`. */
  readonly zone: string;
}

/** An instance of Redis. */
export interface RedisInstance {
  /** As `crs-c1nl9rpv`. */
  readonly id: string;
  readonly region: string;
  readonly zone: string;
  readonly name: string;
  readonly typeId: number;
  /** Megabytes, of each shard. */
  readonly memSize: number;
  /** Megabytes, of each shard. */
  readonly usedSize: number;
  readonly shards: number;
  readonly replicas: number;
  /** Empty for an instance that does not support several zones. */
  readonly nodes: readonly RedisNode[];
  readonly readsReplicas: boolean;
  readonly productVersion: string;
  readonly clusterId: string;
  readonly projectId: number;
  readonly templateId: string;
  readonly password: string;
  readonly hasNoPassword: boolean;
  /** Empty without a private network. */
  readonly vpcId: string;
  readonly subnetId: string;
  readonly ip: string;
  readonly port: number;
  readonly wanAddress: string;
  readonly securityGroupIds: readonly string[];
  readonly isPrepaid: boolean;
  readonly autoRenew: number;
  /** When a prepaid instance expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly isProtected: boolean;
  /** 0 while it is created, 1 while a task works on it, 2 online, -2 in the recycle bin, -3 when it leaves that. */
  readonly status: 0 | 1 | 2 | -2 | -3;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The values of an ordinary instance. */
export const ordinaryRedis = {
  zone: "ap-guangzhou-3",
  name: "",
  typeId: 15,
  memSize: 1024,
  usedSize: 0,
  shards: 1,
  replicas: 1,
  nodes: [],
  readsReplicas: false,
  productVersion: "local",
  clusterId: "",
  projectId: 0,
  templateId: "",
  password: "",
  hasNoPassword: false,
  vpcId: "",
  subnetId: "",
  ip: "",
  port: 6379,
  wanAddress: "",
  securityGroupIds: [],
  isPrepaid: false,
  autoRenew: 0,
  expiresAt: undefined,
  isProtected: false,
  status: 2,
} as const satisfies Partial<RedisInstance>;

/** The work that the platform does after its response. */
export interface RedisTask {
  /** A number, as text. */
  readonly id: string;
  readonly instanceId: string;
  /** The number of its kind, as `002`. */
  readonly type: string;
  /** 0 before it begins, 1 while it runs, 2 if it succeeded, 4 if it failed. */
  readonly result: 0 | 1 | 2 | 4;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** An order. */
export interface RedisDeal {
  readonly id: string;
  /** 3 while it is delivered, 4 when it is delivered, 5 if it failed. */
  readonly status: 3 | 4 | 5;
  readonly instanceIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** All instances of Redis, with their tasks and orders. */
export interface Redis {
  readonly instances: Store<RedisInstance>;
  readonly tasks: Store<RedisTask>;
  readonly deals: Store<RedisDeal>;
}

/** Opens their stores. */
export function openRedis(stores: Stores): Redis {
  return {
    instances: stores.open<RedisInstance>("redis.instances"),
    tasks: stores.open<RedisTask>("redis.tasks", noLags),
    deals: stores.open<RedisDeal>("redis.deals", noLags),
  };
}
