import { flag, flagParameter, integer, listOf, nullable, object, optional, type Route, text } from "@org/simulator";
import { mayUseTopic } from "../access.ts";
import type { Caller } from "../caller.ts";
import { forgetTopic } from "../lifecycle/catalog.ts";
import { removeMirrorsOf } from "../lifecycle/mirror-topics.ts";
import { makeTopic, topicId } from "../lifecycle/topics.ts";
import type { Topic } from "../records.ts";
import type { World } from "../world.ts";
import { clusterRoute } from "./cluster.ts";
import { notAuthorized, refusedByKafka, unknownTopic } from "./errors.ts";
import { checkSetting } from "./topic-settings.ts";

const createShape = object({
  topic_name: text(),
  partitions_count: optional(integer({ max: 2_147_483_647 })),
  replication_factor: optional(integer({ max: 32_767 })),
  configs: optional(listOf(object({ name: text(), value: optional(nullable(text())) }))),
  validate_only: optional(flag()),
});
const updateShape = object({ partitions_count: integer({ max: 2_147_483_647 }) });

/** `/kafka/v3/clusters/{cluster_id}/topics` and below, without the settings. */
export function topicRoutes(world: World, clusterId: string): Route<Caller>[] {
  const { topics } = world;

  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/topics",
      handle: ({ clusterUrl, caller, cluster }) => ({
        status: 200,
        json: {
          kind: "KafkaTopicList",
          metadata: { self: `${clusterUrl}/topics`, next: null },
          data: topicsOf(world, clusterId)
            .filter((topic) => mayUseTopic(world, caller, cluster, topic.name, "read"))
            .map((topic) => render(clusterUrl, topic)),
        },
      }),
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/topics",
      simplified: "Topics have no messages.",
      documentedOnly: "Without `partitions_count`, a topic gets 6 partitions.",
      body: createShape,
      handle({ body, clusterUrl, caller, cluster }) {
        if (!mayUseTopic(world, caller, cluster, body.topic_name, "write")) throw notAuthorized();
        const partitions = body.partitions_count ?? 6;
        checkName(body.topic_name);
        if (partitions < 1) throw refusedByKafka("Number of partitions must be larger than 0.");
        if ((body.replication_factor ?? 3) !== 3) throw refusedByKafka("Topic replication factor must be 3");
        const configs: Record<string, string> = {};
        for (const { name, value = null } of body.configs ?? []) {
          checkSetting(cluster, name, value);
          configs[name] = value ?? "";
        }
        if (topics.get(topicId(clusterId, body.topic_name)) !== undefined) {
          throw refusedByKafka(`Topic '${body.topic_name}' already exists.`);
        }
        const topic = makeTopic({ clusterId, name: body.topic_name, partitions, configs });
        if (body.validate_only) return { status: 200, json: render(clusterUrl, topic) };
        return { status: 201, json: render(clusterUrl, topics.insert(topic)) };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/topics/{topic_name}",
      query: { include_authorized_operations: flagParameter },
      handle({ params, clusterUrl, caller, cluster }) {
        if (!mayUseTopic(world, caller, cluster, params["topic_name"] ?? "", "read")) throw notAuthorized();
        const topic = topics.seen(topicId(clusterId, params["topic_name"] ?? ""));
        if (topic === undefined) throw unknownTopic();
        return { status: 200, json: render(clusterUrl, topic) };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "PATCH",
      path: "/topics/{topic_name}",
      body: updateShape,
      handle({ params, body, clusterUrl, caller, cluster }) {
        if (!mayUseTopic(world, caller, cluster, params["topic_name"] ?? "", "write")) throw notAuthorized();
        const topic = topics.get(topicId(clusterId, params["topic_name"] ?? ""));
        if (topic === undefined) throw unknownTopic();
        const wanted = body.partitions_count;
        if (wanted === topic.partitions) throw refusedByKafka(`Topic already has ${wanted} partitions.`);
        if (wanted < topic.partitions) {
          throw refusedByKafka(
            `Topic currently has ${topic.partitions} partitions, which is higher than the requested ${wanted}.`,
          );
        }
        return { status: 200, json: render(clusterUrl, topics.replace({ ...topic, partitions: wanted })) };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "DELETE",
      path: "/topics/{topic_name}",
      handle({ params, caller, cluster }) {
        if (!mayUseTopic(world, caller, cluster, params["topic_name"] ?? "", "write")) throw notAuthorized();
        const id = topicId(clusterId, params["topic_name"] ?? "");
        if (topics.remove(id) === undefined) throw unknownTopic();
        forgetTopic(world, id);
        removeMirrorsOf(world, clusterId, params["topic_name"] ?? "");
        return { status: 204 };
      },
    }),
  ];
}

/** The topics of a cluster as a reader sees them, by name, as Kafka lists them. */
export function topicsOf(world: World, clusterId: string): Topic[] {
  return world.topics
    .allSeen()
    .filter((topic) => topic.clusterId === clusterId)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function render(clusterUrl: string, topic: Topic): unknown {
  const self = `${clusterUrl}/topics/${encodeURIComponent(topic.name)}`;
  return {
    kind: "KafkaTopic",
    metadata: { self, resource_name: `crn:///kafka=${topic.clusterId}/topic=${topic.name}` },
    cluster_id: topic.clusterId,
    topic_name: topic.name,
    is_internal: false,
    replication_factor: topic.replicationFactor,
    partitions_count: topic.partitions,
    partitions: { related: `${self}/partitions` },
    configs: { related: `${self}/configs` },
    partition_reassignments: { related: `${self}/partitions/-/reassignment` },
    authorized_operations: [],
  };
}

function checkName(name: string): void {
  if (name === "") throw refusedByKafka("Topic name is invalid: the empty string is not allowed");
  if (name === "." || name === "..") throw refusedByKafka(`Topic name is invalid: '${name}' is not allowed`);
  if (name.length > 249) throw refusedByKafka(`Topic name is invalid: the length of '${name}' is longer than 249`);
  if (!/^[a-zA-Z0-9._-]+$/.test(name)) {
    throw refusedByKafka(
      `Topic name is invalid: '${name}' contains one or more characters other than ASCII alphanumerics, '.', '_' and '-'`,
    );
  }
}
