import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Index, Logset, Topic } from "./logs.ts";

/** A log set that a test creates. */
export type NewLogset = Pick<Logset, "name"> & Partial<Logset>;

/** A log set with the default settings. */
export function newLogset(world: World, fields: NewLogset): Logset {
  return { id: world.newUuid(), region: "ap-guangzhou", createdAt: world.now(), ...fields };
}

/** A topic that a test creates. */
export type NewTopic = Pick<Topic, "name" | "logsetId"> & Partial<Topic>;

/** A topic with the default settings. */
export function newTopic(world: World, fields: NewTopic): Topic {
  return {
    id: world.newUuid(),
    region: "ap-guangzhou",
    bizType: 0,
    partitionCount: 1,
    autoSplit: true,
    maxSplitPartitions: 50,
    storageType: "hot",
    period: 30,
    hotPeriod: 0,
    describes: "",
    keyId: "",
    customKms: undefined,
    webTracking: false,
    extended: undefined,
    status: true,
    createdAt: world.now(),
    ...fields,
  };
}

/** An index that a test creates. Its ID is that of the topic. */
export type NewIndex = Pick<Index, "id"> & Partial<Index>;

/** An index with the default settings. */
export function newIndex(world: World, fields: NewIndex): Index {
  return { rule: {}, status: true, internal: false, metadata: 0, updatedAt: world.now(), ...fields };
}

/** Opens the objects of the log service to tests. Omitted values have defaults. */
export function logsState(world: World) {
  const { agenda } = world.hub;
  const { indexes, logsets, topics } = world.logs;
  return {
    clsLogsets: objectsOf(agenda, logsets, (fields: NewLogset) => newLogset(world, fields)),
    clsTopics: objectsOf(agenda, topics, (fields: NewTopic) => newTopic(world, fields)),
    clsIndexes: objectsOf(agenda, indexes, (fields: NewIndex) => newIndex(world, fields)),
  };
}
