import type { KafkaCluster } from "../records.ts";
import { invalidValue, refusedByKafka } from "./errors.ts";
import { problemOf, type SettingType } from "./setting-values.ts";

/** What Kafka knows about one setting of a topic. */
export interface TopicSetting extends SettingType {
  readonly name: string;
  /** The value of a topic that does not set it; null for none. */
  readonly byDefault: string | null;
  /** Whether it can be changed or reset after the topic was made. */
  readonly updatable: boolean;
  /** Only on Dedicated clusters. */
  readonly dedicated?: boolean;
}

const longMax = "9223372036854775807";

const settings: readonly TopicSetting[] = [
  { name: "cleanup.policy", byDefault: "delete", type: "list", updatable: true, values: ["delete", "compact"] },
  {
    name: "compression.type",
    byDefault: "producer",
    type: "string",
    updatable: false,
    values: ["uncompressed", "zstd", "lz4", "snappy", "gzip", "producer"],
  },
  validation("confluent.key.schema.validation"),
  strategy("confluent.key.subject.name.strategy"),
  {
    name: "confluent.schema.validation.context.name",
    byDefault: "default",
    type: "string",
    updatable: true,
    dedicated: true,
  },
  { name: "confluent.topic.type", byDefault: "standard", type: "string", updatable: false },
  validation("confluent.value.schema.validation"),
  strategy("confluent.value.subject.name.strategy"),
  { name: "delete.retention.ms", byDefault: "86400000", type: "long", updatable: true, min: 0 },
  { name: "file.delete.delay.ms", byDefault: "60000", type: "long", updatable: false, min: 0 },
  { name: "flush.messages", byDefault: longMax, type: "long", updatable: false, min: 1 },
  { name: "flush.ms", byDefault: longMax, type: "long", updatable: false, min: 0 },
  { name: "index.interval.bytes", byDefault: "4096", type: "int", updatable: false, min: 0 },
  { name: "max.compaction.lag.ms", byDefault: longMax, type: "long", updatable: true, min: 1 },
  { name: "max.message.bytes", byDefault: "2097164", type: "int", updatable: true, min: 0 },
  { name: "message.downconversion.enable", byDefault: "true", type: "boolean", updatable: false },
  { name: "message.format.version", byDefault: "3.0-IV1", type: "string", updatable: false },
  { name: "message.timestamp.after.max.ms", byDefault: longMax, type: "long", updatable: true, min: 0 },
  { name: "message.timestamp.before.max.ms", byDefault: longMax, type: "long", updatable: true, min: 0 },
  { name: "message.timestamp.difference.max.ms", byDefault: longMax, type: "long", updatable: true, min: 0 },
  {
    name: "message.timestamp.type",
    byDefault: "CreateTime",
    type: "string",
    updatable: true,
    values: ["CreateTime", "LogAppendTime"],
  },
  { name: "min.cleanable.dirty.ratio", byDefault: "0.5", type: "double", updatable: false, min: 0, max: 1 },
  { name: "min.compaction.lag.ms", byDefault: "0", type: "long", updatable: true, min: 0 },
  { name: "min.insync.replicas", byDefault: "2", type: "int", updatable: true, min: 1 },
  { name: "preallocate", byDefault: "false", type: "boolean", updatable: false },
  { name: "retention.bytes", byDefault: "-1", type: "long", updatable: true },
  { name: "retention.ms", byDefault: "604800000", type: "long", updatable: true, min: -1 },
  { name: "segment.bytes", byDefault: "104857600", type: "int", updatable: true, min: 14 },
  { name: "segment.index.bytes", byDefault: "10485760", type: "int", updatable: false, min: 4 },
  { name: "segment.jitter.ms", byDefault: "0", type: "long", updatable: false, min: 0 },
  { name: "segment.ms", byDefault: "604800000", type: "long", updatable: true, min: 1 },
  { name: "unclean.leader.election.enable", byDefault: "false", type: "boolean", updatable: false },
];

const byName = new Map(settings.map((setting) => [setting.name, setting]));

/** All settings of a topic, by name. */
export const topicSettings: ReadonlyMap<string, TopicSetting> = byName;

/**
 * Checks a setting as Kafka does.
 *
 * @throws a refusal for an unknown name, a value of the wrong type or out of bounds, or one that the type of cluster
 * does not allow.
 */
export function checkSetting(cluster: KafkaCluster, name: string, value: string | null): void {
  const setting = byName.get(name);
  if (setting === undefined) throw refusedByKafka(`Unknown topic config name: ${name}`);
  if (setting.dedicated && cluster.config.kind !== "Dedicated") {
    throw refusedByKafka(`Config property '${name}' is not supported on ${cluster.config.kind} clusters.`);
  }
  if (value === null) throw invalidValue(name, "null", "Null value not supported for topic configs");
  if (name === "max.message.bytes") checkMessageSize(cluster, value);
  const problem = problemOf(setting, value);
  if (problem !== undefined) throw invalidValue(name, value, problem);
}

/**
 * Checks that a setting may be changed or reset on a topic that exists.
 *
 * @throws a refusal otherwise.
 */
export function checkUpdatable(name: string): void {
  if (byName.get(name)?.updatable === false)
    throw refusedByKafka(`Altering topic config property '${name}' is disallowed.`);
}

function checkMessageSize(cluster: KafkaCluster, value: string): void {
  const most = cluster.config.kind === "Dedicated" ? 20_971_520 : 8_388_608;
  if (Number(value) > most) {
    throw refusedByKafka(`Config property 'max.message.bytes' with value '${value}' exceeded max limit of ${most}.`);
  }
}

function validation(name: string): TopicSetting {
  return { name, byDefault: "false", type: "boolean", updatable: true, dedicated: true };
}

function strategy(name: string): TopicSetting {
  const prefix = "io.confluent.kafka.serializers.subject.";
  const values = ["TopicNameStrategy", "RecordNameStrategy", "TopicRecordNameStrategy"].map((one) => prefix + one);
  return { name, byDefault: `${prefix}TopicNameStrategy`, type: "string", updatable: true, dedicated: true, values };
}
