import type { MirrorTopic } from "../records.ts";
import type { World } from "../world.ts";
import { makeTopic, topicId } from "./topics.ts";

/** The values of a new mirror topic. */
export interface NewMirrorTopic {
  readonly clusterId: string;
  readonly linkName: string;
  readonly sourceTopicName: string;
  /** Default: that of the source. */
  readonly name?: string;
  readonly partitions?: number;
}

/** Makes a mirror topic, and the topic that it is. */
export function createMirrorTopic(world: World, fields: NewMirrorTopic): MirrorTopic {
  const { clusterId, linkName, sourceTopicName, name = sourceTopicName, partitions = 6 } = fields;
  world.topics.insert(makeTopic({ clusterId, name, partitions }));
  return world.mirrorTopics.insert({
    id: mirrorTopicId(clusterId, linkName, name),
    clusterId,
    linkName,
    name,
    sourceTopicName,
    status: "ACTIVE",
    stateTime: world.now(),
  });
}

/** Lets a mirror topic come into a status; one that is to stop is PENDING_STOPPED for a while. */
export function changeMirrorTopic(world: World, id: string, status: string): void {
  const { mirrorStopMs, mirrorFailure } = world.settings;
  const isStopping = status === "STOPPED" && mirrorStopMs > 0;
  if (isStopping) enter(world, id, "PENDING_STOPPED");
  world.hub.agenda.in(isStopping ? mirrorStopMs : 0, () => enter(world, id, mirrorFailure ?? status));
}

/** The key of a mirror topic in its store. */
export function mirrorTopicId(clusterId: string, linkName: string, name: string): string {
  return `${clusterId}/${linkName}/${name}`;
}

/** Removes a topic's being a mirror, when it is one. */
export function removeMirrorsOf(world: World, clusterId: string, name: string): void {
  for (const one of world.mirrorTopics.all())
    if (one.clusterId === clusterId && one.name === name) world.mirrorTopics.remove(one.id);
}

/** Removes a mirror topic with the topic that it is, at once. */
export function eraseMirrorTopic(world: World, id: string): void {
  const one = world.mirrorTopics.get(id);
  if (one !== undefined) world.topics.erase(topicId(one.clusterId, one.name));
  world.mirrorTopics.erase(id);
}

function enter(world: World, id: string, status: string): void {
  const one = world.mirrorTopics.get(id);
  if (one !== undefined) world.mirrorTopics.replace({ ...one, status, stateTime: world.now() });
}
