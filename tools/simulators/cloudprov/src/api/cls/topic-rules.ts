import { PlatformError } from "../../errors.ts";
import type { Topic } from "./logs.ts";

const reserved = [
  "cls_service_log",
  "loglistener_status",
  "loglistener_alarm",
  "loglistener_business",
  "cls_service_metric",
];

/** Whether a topic can have the name. */
export function isTopicName(name: string): boolean {
  return /^[^|]+$/.test(name) && !reserved.includes(name);
}

/** Whether an ID has the form of those that callers choose: any text and the number of the account. */
export function isOwnId(id: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{1,38})[a-z0-9]-\d+$/.test(id);
}

/** @throws {PlatformError} if a topic cannot have its settings. */
export function checkTopic({ storageType, period, hotPeriod, maxSplitPartitions, bizType, webTracking }: Topic): void {
  if (storageType !== "hot" && storageType !== "cold") refuse(`The storage type ${storageType} is unknown.`);
  if (!(period >= 1 && period <= 3_600) && period !== 3_640) refuse(`A period of ${period} days is not possible.`);
  if (storageType === "cold" && period < 7) {
    throw new PlatformError("FailedOperation.InvalidPeriod", "The period of cold storage has at least 7 days.");
  }
  if (hotPeriod !== 0 && (hotPeriod < 7 || hotPeriod >= period)) refuse("HotPeriod must be from 7 to Period - 1.");
  if (maxSplitPartitions < 1) refuse("MaxSplitPartitions must be positive.");
  if (bizType === 1 && (storageType !== "hot" || hotPeriod !== 0 || webTracking)) {
    refuse("A metric topic has no storage type and no anonymous access.");
  }
}

function refuse(message: string): never {
  throw new PlatformError("InvalidParameterValue", message);
}
