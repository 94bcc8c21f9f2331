/** A topic setting: its type, and whether it can be changed after creation. */
interface Setting {
  readonly type: "number" | "fraction" | "boolean" | "text";
  readonly values?: readonly string[];
  readonly updatable: boolean;
}

const number = { type: "number", updatable: true } as const;
const fixedNumber = { type: "number", updatable: false } as const;
const flag = { type: "boolean", updatable: true } as const;
const fixedFlag = { type: "boolean", updatable: false } as const;
const text = { type: "text", updatable: true } as const;
const fixedText = { type: "text", updatable: false } as const;

/** The known settings. The platform adds others from time to time. */
export const topicSettings: ReadonlyMap<string, Setting> = new Map<string, Setting>(
  Object.entries({
    "cleanup.policy": { ...text, values: ["delete", "compact", "delete,compact", "compact,delete"] },
    "compression.type": fixedText,
    "confluent.key.schema.validation": flag,
    "confluent.key.subject.name.strategy": text,
    "confluent.schema.validation.context.name": text,
    "confluent.value.schema.validation": flag,
    "confluent.value.subject.name.strategy": text,
    "delete.retention.ms": number,
    "file.delete.delay.ms": fixedNumber,
    "flush.messages": fixedNumber,
    "flush.ms": fixedNumber,
    "index.interval.bytes": fixedNumber,
    "max.compaction.lag.ms": number,
    "max.message.bytes": number,
    "message.downconversion.enable": fixedFlag,
    "message.format.version": fixedText,
    "message.timestamp.after.max.ms": number,
    "message.timestamp.before.max.ms": number,
    "message.timestamp.difference.max.ms": number,
    "message.timestamp.type": { ...text, values: ["CreateTime", "LogAppendTime"] },
    "min.cleanable.dirty.ratio": { type: "fraction", updatable: false },
    "min.compaction.lag.ms": number,
    "min.insync.replicas": number,
    preallocate: fixedFlag,
    "retention.bytes": number,
    "retention.ms": number,
    "segment.bytes": number,
    "segment.index.bytes": fixedNumber,
    "segment.jitter.ms": fixedNumber,
    "segment.ms": number,
    "unclean.leader.election.enable": fixedFlag,
  }),
);

/** A setting that the platform returns, but that programs cannot set. */
export const internalSetting = "confluent.topic.type";

/** True if the setting of an existing topic can be changed or reset. */
export function isUpdatable(name: string): boolean {
  return topicSettings.get(name)?.updatable ?? false;
}

/** The rule that a setting's value breaks; undefined if it is valid or the setting is unknown. */
export function demandOn(name: string, value: string): string | undefined {
  const setting = topicSettings.get(name);
  if (!setting) return undefined;
  if (setting.values && !setting.values.includes(value)) {
    return `must be one of ${setting.values.map((v) => `"${v}"`).join(", ")}`;
  }
  switch (setting.type) {
    case "number":
      return /^-?\d+$/.test(value) ? undefined : "must be a whole number";
    case "fraction":
      return /^\d*\.?\d+$/.test(value) ? undefined : "must be a number";
    case "boolean":
      return value === "true" || value === "false" ? undefined : 'must be "true" or "false"';
    case "text":
      return undefined;
  }
}
