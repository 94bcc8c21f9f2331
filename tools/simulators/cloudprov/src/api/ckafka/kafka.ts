import type { Stores } from "@org/simulator";

/** An instance of Kafka. */
export interface KafkaInstance {
  /** As `ckafka-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  /** -1: failed, 0: being created, 1: running, 2: being deleted, 3: deleted, 5: isolated, 7: being changed. */
  readonly status: number;
  /** `profession`, `premium`, or the specification of an instance of the edition `standard`. */
  readonly type: string;
  /** Milliseconds since 1970. Undefined if it is charged by the hour. */
  readonly expiresAt: number | undefined;
  readonly renewFlag: number;
  readonly zoneId: number;
  /** All zones. */
  readonly zoneIds: readonly number[];
  readonly vpcId: string;
  readonly subnetId: string;
  readonly vip: string;
  readonly version: string;
  /** In MB/s. */
  readonly bandwidth: number;
  /** In GB. */
  readonly diskSize: number;
  /** The most partitions. */
  readonly partitions: number;
  readonly diskType: string;
  /** In minutes. */
  readonly retention: number;
  /** How topics are created automatically. Undefined if they never were. */
  readonly autoCreate: AutoCreate | undefined;
  readonly dynamicRetention: DynamicRetention | undefined;
  /** In Mbit/s. */
  readonly publicNetwork: number;
  /** In bytes. */
  readonly maxMessage: number;
  readonly isElastic: boolean;
  readonly certificateId: string;
  readonly isProtected: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The automatic creation of topics. */
export interface AutoCreate {
  readonly isOn: boolean;
  readonly partitions: number;
  readonly replicas: number;
}

/** The earlier deletion of messages when disks are nearly full, by the names on the wire. */
export interface DynamicRetention {
  readonly Enable: number;
  readonly DiskQuotaPercentage: number;
  readonly StepForwardPercentage: number;
  readonly BottomRetention: number;
}

/** A topic of an instance. */
export interface KafkaTopic {
  /** The instance and the name: `ckafka-3k9x0a7b#orders`. */
  readonly id: string;
  /** As `topic-3k9x0a7b`. */
  readonly topicId: string;
  readonly instanceId: string;
  readonly name: string;
  readonly partitions: number;
  readonly replicas: number;
  readonly isWhiteListed: boolean;
  /** The addresses that may use it. */
  readonly addresses: readonly string[];
  readonly note: string;
  readonly retentionMs: number;
  readonly segmentMs: number;
  /** The least number of replicas that have a message. */
  readonly inSync: number;
  readonly cleanUpPolicy: string;
  readonly isUnclean: boolean;
  /** In bytes. */
  readonly maxMessage: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** All instances with their topics. */
export type Kafka = ReturnType<typeof openKafka>;

/** Opens their stores. */
export function openKafka(stores: Stores) {
  return {
    instances: stores.open<KafkaInstance>("kafka.instances"),
    topics: stores.open<KafkaTopic>("kafka.topics"),
  };
}
