import type { Stores } from "@org/simulator";

/** A log set: the topics of a project, for example. */
export interface Logset {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A topic of a log set, which receives logs or metrics. */
export interface Topic {
  readonly id: string;
  readonly region: string;
  readonly logsetId: string;
  readonly name: string;
  /** 0 for a log topic, 1 for a metric topic. */
  readonly bizType: number;
  readonly partitionCount: number;
  readonly autoSplit: boolean;
  readonly maxSplitPartitions: number;
  readonly storageType: string;
  /** Days; 3640 is permanent. */
  readonly period: number;
  readonly hotPeriod: number;
  readonly describes: string;
  /** The key that encrypts the topic; empty for none. */
  readonly keyId: string;
  readonly customKms: { readonly KmsRegion: string; readonly KmsKeyId: string } | undefined;
  readonly webTracking: boolean;
  /** The rules of anonymous access, as a request gives them. */
  readonly extended: object | undefined;
  /** Whether it receives logs. */
  readonly status: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The objects of the log service. */
export type Logs = ReturnType<typeof openLogs>;

/** Opens the stores of the log service. */
export function openLogs(stores: Stores) {
  return {
    logsets: stores.open<Logset>("clsLogsets"),
    topics: stores.open<Topic>("clsTopics"),
  };
}
