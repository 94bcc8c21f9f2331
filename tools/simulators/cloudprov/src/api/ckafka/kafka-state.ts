import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { KafkaInstance, KafkaTopic } from "./kafka.ts";

/** An instance that a test creates. */
export type NewKafkaInstance = Partial<KafkaInstance>;

/** An instance that runs and is charged by the hour, with the platform's default settings. */
export function newKafkaInstance(world: World, fields: NewKafkaInstance): KafkaInstance {
  const { zoneId = 100_003 } = fields;
  return {
    id: world.newId("ckafka"),
    region: "ap-guangzhou",
    name: "events",
    status: 1,
    type: "profession",
    expiresAt: undefined,
    renewFlag: 0,
    zoneId,
    zoneIds: [zoneId],
    vpcId: "",
    subnetId: "",
    vip: `10.0.${world.hub.ids.integer(0, 250)}.${world.hub.ids.integer(2, 250)}`,
    version: "2.4.1",
    bandwidth: 40,
    diskSize: 500,
    partitions: 800,
    diskType: "CLOUD_PREMIUM",
    retention: 1440,
    autoCreate: undefined,
    dynamicRetention: undefined,
    publicNetwork: 3,
    maxMessage: 1_048_588,
    isElastic: false,
    certificateId: "",
    isProtected: false,
    createdAt: world.now(),
    ...fields,
  };
}

/** A topic that a test creates. */
export type NewKafkaTopic = Pick<KafkaTopic, "instanceId" | "name"> & Partial<KafkaTopic>;

/** The identity of a topic in the store. */
export function topicIdOf(instanceId: string, name: string): string {
  return `${instanceId}#${name}`;
}

/** A topic with the platform's default settings. */
export function newKafkaTopic(world: World, fields: NewKafkaTopic): KafkaTopic {
  return {
    id: topicIdOf(fields.instanceId, fields.name),
    topicId: world.newId("topic"),
    partitions: 1,
    replicas: 2,
    isWhiteListed: false,
    addresses: [],
    note: "",
    retentionMs: 7_200_000,
    segmentMs: 86_400_000,
    inSync: 1,
    cleanUpPolicy: "delete",
    isUnclean: false,
    maxMessage: world.kafka.instances.get(fields.instanceId)?.maxMessage ?? 1_048_588,
    createdAt: world.now(),
    ...fields,
  };
}

/** Deletes the topics of an instance, which a deletion of the instance also deletes. */
export function eraseTopicsOf({ kafka }: World, instanceId: string): void {
  for (const topic of kafka.topics.all()) if (topic.instanceId === instanceId) kafka.topics.erase(topic.id);
}

/** Opens the objects of Kafka to tests. Omitted values have defaults. */
export function kafkaState(world: World) {
  const { kafka, hub } = world;
  return {
    kafkaInstances: objectsOf(
      hub.agenda,
      kafka.instances,
      (fields: NewKafkaInstance) => newKafkaInstance(world, fields),
      (id) => eraseTopicsOf(world, id),
    ),
    kafkaTopics: objectsOf(hub.agenda, kafka.topics, (fields: NewKafkaTopic) => newKafkaTopic(world, fields)),
  };
}

/** The name of an instance in the tag service. */
export function tagsOfKafkaInstance({ id, region }: Pick<KafkaInstance, "id" | "region">): TaggedResource {
  return { service: "ckafka", prefix: "ckafkaId", region, resourceId: id };
}

/** Whether a resource is an existing instance. */
export function isKafkaInstance({ kafka }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "ckafka" && prefix === "ckafkaId" && kafka.instances.get(resourceId)?.region === region;
}
