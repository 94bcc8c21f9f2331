// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** A node. */
    export interface RedisInstanceNodeInfo {
      /** Whether the node is the master. */
      master: pulumi.Input<boolean>;
      /** ID of the node. */
      id: pulumi.Input<number>;
      /** Number of its zone. */
      zoneId: pulumi.Input<number>;
    }
  }

  export namespace output {
    /** A node. */
    export interface RedisInstanceNodeInfo {
      /** Whether the node is the master. */
      master: boolean;
      /** ID of the node. */
      id: number;
      /** Number of its zone. */
      zoneId: number;
    }

    /** An element. */
    export interface GetRedisInstancesInstanceList {
      /** ID of the instance. */
      redisId: string;
      /** Name. */
      name: string;
      /** Availability zone. */
      zone: string;
      /** ID of the project. */
      projectId: number;
      /** Version and architecture, as in `RedisInstance`. */
      typeId: number;
      /** Number of shards. */
      redisShardNum: number;
      /** Number of replicas. */
      redisReplicasNum: number;
      /** Memory in MB, of each shard of a cluster. */
      memSize: number;
      /** Status: `init`, `processing`, `online`, `isolate` or `todelete`. */
      status: string;
      /** ID of the private network. */
      vpcId: string;
      /** ID of the subnet. */
      subnetId: string;
      /** Private address. */
      ip: string;
      /** Port. */
      port: number;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
      /** How it is charged: `POSTPAID` or `PREPAID`. */
      chargeType: string;
      /** Nodes of an instance in several zones. */
      nodeInfos: types.output.GetRedisInstancesInstanceListNodeInfo[];
    }

    /** An element. */
    export interface GetRedisInstancesInstanceListNodeInfo {
      /** Whether the node is the master. */
      master: boolean;
      /** ID of the node. */
      id: number;
      /** Number of its zone. */
      zoneId: number;
    }
  }
}
