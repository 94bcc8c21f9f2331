// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** Automatic creation of topics. Without it, none is created automatically. */
    export interface CkafkaInstanceConfig {
      /** Whether a topic is created when a client first uses it. */
      autoCreateTopicEnable: pulumi.Input<boolean>;
      /** Number of partitions of such a topic. At least 1. */
      defaultNumPartitions: pulumi.Input<number>;
      /** Number of replicas of such a topic. At least 1. */
      defaultReplicationFactor: pulumi.Input<number>;
    }

    /** Earlier deletion of messages when the disks are nearly full. */
    export interface CkafkaInstanceDynamicRetentionConfig {
      /** 1 turns it on, 0 off. Between 0 and 1. If omitted, the platform chooses a value. */
      enable?: pulumi.Input<number | undefined>;
      /** Used percentage of the disks from which messages are deleted earlier. Between 0 and 100. If omitted, the platform chooses a value. */
      diskQuotaPercentage?: pulumi.Input<number | undefined>;
      /** Percentage by which each step shortens the time for which messages are kept. Between 0 and 100. If omitted, the platform chooses a value. */
      stepForwardPercentage?: pulumi.Input<number | undefined>;
      /** Minutes for which messages are kept in any case. At least 0. If omitted, the platform chooses a value. */
      bottomRetention?: pulumi.Input<number | undefined>;
    }
  }

  export namespace output {
    /** Automatic creation of topics. Without it, none is created automatically. */
    export interface CkafkaInstanceConfig {
      /** Whether a topic is created when a client first uses it. */
      autoCreateTopicEnable: boolean;
      /** Number of partitions of such a topic. At least 1. */
      defaultNumPartitions: number;
      /** Number of replicas of such a topic. At least 1. */
      defaultReplicationFactor: number;
    }

    /** Earlier deletion of messages when the disks are nearly full. */
    export interface CkafkaInstanceDynamicRetentionConfig {
      /** 1 turns it on, 0 off. Between 0 and 1. If omitted, the platform chooses a value. */
      enable: number;
      /** Used percentage of the disks from which messages are deleted earlier. Between 0 and 100. If omitted, the platform chooses a value. */
      diskQuotaPercentage: number;
      /** Percentage by which each step shortens the time for which messages are kept. Between 0 and 100. If omitted, the platform chooses a value. */
      stepForwardPercentage: number;
      /** Minutes for which messages are kept in any case. At least 0. If omitted, the platform chooses a value. */
      bottomRetention: number;
    }

    /** An element. */
    export interface GetCkafkaTopicsInstanceList {
      /** The platform's own ID of the topic, `topic-...`. */
      topicId: string;
      /** Name of the topic, unique in the instance. */
      topicName: string;
      /** Number of partitions. It can only grow. */
      partitionNum: number;
      /** Number of replicas of each partition, 1 to 3, and at most the number of brokers. */
      replicaNum: number;
      /** Whether only the addresses in `ipWhiteLists` may use the topic. */
      enableWhiteList: boolean;
      /** Description of the topic. */
      note: string;
      /** Milliseconds for which messages are kept, from one minute to 90 days. */
      retention: number;
      /** Minimum number of replicas that must have a message before its sender gets a confirmation. */
      syncReplicaMinNum: number;
      /** How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key. Known values are `delete`, `compact` and `compact, delete`; there may be others. */
      cleanUpPolicy: string;
      /** Whether a replica that lacks messages may become the leader, which can lose messages. */
      uncleanLeaderElectionEnable: boolean;
      /** Maximum size of a message, in bytes. Defaults to the instance's value. */
      maxMessageBytes: number;
      /** Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day. */
      segment: number;
      /** Creation time, in UTC. */
      createTime: string;
      /** Interval of the backup to object storage. */
      forwardInterval: number;
      /** Bucket of the backup to object storage. */
      forwardCosBucket: string;
      /** Whether messages are backed up to object storage: 0 means yes, 1 means no. */
      forwardStatus: number;
      /** Bytes after which a segment of the log is closed. */
      segmentBytes: number;
      /** Number of addresses that may use the topic, if `enableWhiteList` is true. */
      ipWhiteListCount: number;
    }
  }
}
