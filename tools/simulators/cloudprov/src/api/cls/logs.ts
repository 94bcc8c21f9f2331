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

/** A key of logs that an index contains. */
export interface IndexedKey {
  readonly Key: string;
  readonly Value: {
    readonly Type: string;
    readonly Tokenizer?: string;
    readonly SqlFlag?: boolean;
    readonly ContainZH?: boolean;
    readonly Alias?: string;
    readonly OpenIndexForChildOnly?: boolean;
    readonly ChildNode?: readonly IndexedKey[];
  };
}

/** The contents of an index, as requests give them. */
export interface IndexRule {
  readonly FullText?: object;
  readonly KeyValue?: { readonly CaseSensitive: boolean; readonly KeyValues?: readonly IndexedKey[] };
  readonly Tag?: { readonly CaseSensitive: boolean; readonly KeyValues: readonly IndexedKey[] };
  readonly DynamicIndex?: object;
}

/** The index of a topic. */
export interface Index {
  /** The ID of the topic. */
  readonly id: string;
  readonly rule: IndexRule;
  /** Whether it is on. */
  readonly status: boolean;
  /** Whether the full-text index contains internal fields. */
  readonly internal: boolean;
  /** Which metadata the full-text index contains. */
  readonly metadata: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** The objects of the log service. */
export type Logs = ReturnType<typeof openLogs>;

/** Opens the stores of the log service. */
export function openLogs(stores: Stores) {
  return {
    logsets: stores.open<Logset>("clsLogsets"),
    topics: stores.open<Topic>("clsTopics"),
    indexes: stores.open<Index>("clsIndexes"),
  };
}
