import type { Topic } from "../records.ts";

/** The values of a new topic. */
export interface NewTopic {
  readonly clusterId: string;
  readonly name: string;
  /** Default 6. */
  readonly partitions?: number;
  readonly configs?: Readonly<Record<string, string>>;
}

/** A new topic, complete but not yet kept. */
export function makeTopic(fields: NewTopic): Topic {
  return {
    id: topicId(fields.clusterId, fields.name),
    clusterId: fields.clusterId,
    name: fields.name,
    partitions: fields.partitions ?? 6,
    replicationFactor: 3,
    configs: fields.configs ?? {},
  };
}

/** The key of a topic in its store. */
export function topicId(clusterId: string, name: string): string {
  return `${clusterId}/${name}`;
}
