import type { Store, Stores } from "@org/simulator";

/** What of a queue is chosen when it is made, by the names of requests. All but the size of messages can be changed. */
export interface QueueSettings {
  readonly MaxMsgHeapNum: number;
  readonly PollingWaitSeconds: number;
  readonly VisibilityTimeout: number;
  readonly MaxMsgSize: number;
  readonly MsgRetentionSeconds: number;
  readonly RewindSeconds: number;
  readonly RetentionSizeInMB: number;
  /** 1 for a queue of transactions. */
  readonly Transaction: number;
  readonly FirstQueryInterval: number;
  readonly MaxQueryCount: number;
  /** Empty when there is none. */
  readonly DeadLetterQueueName: string;
  /** 0: after a number of receipts; 1: after a time. */
  readonly Policy: number;
  readonly MaxReceiveCount: number;
  readonly MaxTimeToLive: number;
  readonly Trace: boolean;
}

/** A queue. Its name is what all actions know it by. */
export interface Queue extends QueueSettings {
  /** As `cmqq-3k9x0a7b`. */
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly tags: readonly { readonly TagKey: string; readonly TagValue: string }[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Until then it is being made. */
  readonly readyAt: number;
}

/** The default settings of a queue. */
export const usualSettings: QueueSettings = {
  MaxMsgHeapNum: 100_000_000,
  PollingWaitSeconds: 0,
  VisibilityTimeout: 30,
  MaxMsgSize: 1_048_576,
  MsgRetentionSeconds: 3_600,
  RewindSeconds: 0,
  RetentionSizeInMB: 0,
  Transaction: 0,
  FirstQueryInterval: 0,
  MaxQueryCount: 0,
  DeadLetterQueueName: "",
  Policy: 0,
  MaxReceiveCount: 0,
  MaxTimeToLive: 0,
  Trace: false,
};

/** Opens the store of all queues. */
export function openQueues(stores: Stores): Store<Queue> {
  return stores.open<Queue>("queues");
}
