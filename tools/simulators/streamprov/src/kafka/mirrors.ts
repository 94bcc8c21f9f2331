import { choiceParameter, flagParameter, integer, listOf, object, optional, type Route, text } from "@org/simulator";
import { mayAdministrate } from "../access.ts";
import type { Caller } from "../caller.ts";
import { changeMirrorTopic, createMirrorTopic, mirrorTopicId } from "../lifecycle/mirror-topics.ts";
import { topicId } from "../lifecycle/topics.ts";
import type { ClusterLink, MirrorTopic } from "../records.ts";
import type { World } from "../world.ts";
import { clusterRoute, type KafkaCall } from "./cluster.ts";
import { kafkaError, notAuthorized, refusedByKafka } from "./errors.ts";
import { readable, written } from "./links.ts";

const createShape = object({
  source_topic_name: text(),
  mirror_topic_name: optional(text()),
  replication_factor: optional(integer()),
  configs: optional(listOf(object({ name: text(), value: text() }))),
});
const alterShape = object({
  mirror_topic_names: optional(listOf(text())),
  mirror_topic_name_pattern: optional(text()),
});

const statuses = [
  "ACTIVE",
  "FAILED",
  "LINK_FAILED",
  "LINK_PAUSED",
  "PAUSED",
  "PENDING_STOPPED",
  "SOURCE_UNAVAILABLE",
  "STOPPED",
  "PENDING_MIRROR",
  "PENDING_SYNCHRONIZE",
  "PENDING_SETUP_FOR_RESTORE",
  "PENDING_RESTORE",
] as const;
const filter = { mirror_status: choiceParameter(statuses) };

/** The actions on mirror topics, with the statuses that allow each and the status that it leads to. */
const actions: Readonly<Record<string, { readonly from: readonly string[] | "any but stopped"; readonly to: string }>> =
  {
    pause: { from: ["ACTIVE"], to: "PAUSED" },
    resume: { from: ["PAUSED"], to: "ACTIVE" },
    promote: { from: ["ACTIVE", "PAUSED"], to: "STOPPED" },
    failover: { from: "any but stopped", to: "STOPPED" },
  };

/** `/kafka/v3/clusters/{cluster_id}/links/{link_name}/mirrors` and the actions on mirror topics. */
export function mirrorRoutes(world: World, clusterId: string): Route<Caller>[] {
  const { mirrorTopics } = world;
  const listing = (call: KafkaCall, self: string, isMeant: (one: MirrorTopic) => boolean) => {
    const wanted = call.query.text("mirror_status");
    const found = mirrorTopics
      .allSeen()
      .filter((one) => one.clusterId === clusterId && isMeant(one) && (wanted ?? one.status) === one.status);
    const metadata = { self, next: null };
    const data = found.map((one) => render(world, call.clusterUrl, one));
    return { status: 200, json: { kind: "KafkaMirrorDataList", metadata, data } };
  };
  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links/-/mirrors",
      query: filter,
      handle(call) {
        if (!mayAdministrate(world, call.caller, call.cluster)) throw notAuthorized();
        return listing(call, `${call.clusterUrl}/links/-/mirrors`, () => true);
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links/{link_name}/mirrors",
      query: filter,
      handle(call) {
        const link = readable(world, clusterId, call);
        return listing(call, `${linkUrl(call.clusterUrl, link.name)}/mirrors`, (one) => one.linkName === link.name);
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/links/{link_name}/mirrors",
      simplified: "No message is copied, and the lag is always 0. A source outside of the simulator has 6 partitions.",
      body: createShape,
      handle(call) {
        const link = written(world, clusterId, call);
        const {
          source_topic_name: source,
          mirror_topic_name: name = source,
          replication_factor: factor = 3,
        } = call.body;
        if (factor !== 3) throw refusedByKafka("Topic replication factor must be 3");
        if (link.peer.member === "destination_cluster_id")
          throw refusedByKafka(
            `Cluster link '${link.name}' is at the source cluster: mirror topics are made at the destination.`,
          );
        const wanted = `${link.configs["cluster.link.prefix"] ?? ""}${source}`;
        if (name !== wanted) throw refusedByKafka(`Mirror topic name must be '${wanted}', not '${name}'.`);
        const partitions = sourcePartitions(world, link, source);
        if (world.topics.get(topicId(clusterId, name)) !== undefined)
          throw refusedByKafka(`Topic '${name}' already exists.`);
        createMirrorTopic(world, { clusterId, linkName: link.name, sourceTopicName: source, name, partitions });
        return { status: 204 };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links/{link_name}/mirrors/{mirror_topic_name}",
      query: { include_state_transition_errors: flagParameter },
      handle(call) {
        const link = readable(world, clusterId, call);
        const name = call.params["mirror_topic_name"] ?? "";
        const mirror = mirrorTopics.seen(mirrorTopicId(clusterId, link.name, name));
        if (mirror === undefined) throw kafkaError(404, 40403, `Mirror topic '${name}' does not exist.`);
        return { status: 200, json: render(world, call.clusterUrl, mirror) };
      },
    }),
    ...Object.entries(actions).map(([verb, action]) =>
      clusterRoute(world, clusterId, {
        method: "POST",
        path: `/links/{link_name}/mirrors:${verb}`,
        query: { validate_only: flagParameter },
        body: alterShape,
        handle(call) {
          const link = written(world, clusterId, call);
          const self = `${linkUrl(call.clusterUrl, link.name)}/mirrors`;
          const pattern = call.body.mirror_topic_name_pattern;
          const all = mirrorTopics.all().filter((one) => one.clusterId === clusterId && one.linkName === link.name);
          const names =
            call.body.mirror_topic_names ??
            all.filter(({ name }) => new RegExp(`^(${pattern ?? ""})$`).test(name)).map(({ name }) => name);
          const data = names.map((name) => {
            const mirror = mirrorTopics.get(mirrorTopicId(clusterId, link.name, name));
            const refusal = refusalOf(mirror, name, link, action);
            if (refusal === undefined && mirror && call.query.text("validate_only") !== "true")
              changeMirrorTopic(world, mirror.id, action.to);
            return {
              kind: "AlterMirrorsData",
              metadata: { self: `${self}/${encodeURIComponent(name)}`, resource_name: `crn:///kafka=${clusterId}` },
              mirror_topic_name: name,
              error_code: refusal === undefined ? null : 400,
              error_message: refusal ?? null,
              messages_truncated: null,
              mirror_lags: lags(world, clusterId, name),
              partition_level_truncation_data: [],
            };
          });
          const metadata = { self, resource_name: `crn:///kafka=${clusterId}` };
          return { status: 200, json: { kind: "KafkaPromoteMirror", metadata, data } };
        },
      }),
    ),
  ];
}

function refusalOf(
  mirror: MirrorTopic | undefined,
  name: string,
  link: ClusterLink,
  { from, to }: (typeof actions)[string],
): string | undefined {
  if (mirror === undefined) return `Topic '${name}' is no mirror topic of '${link.name}'`;
  if (["STOPPED", "PENDING_STOPPED"].includes(mirror.status))
    return `Topic '${name}' has already stopped its mirror from '${link.name}'`;
  if (from === "any but stopped" || from.includes(mirror.status)) return undefined;
  return `Topic '${name}' cannot become ${to} from ${mirror.status}`;
}

/** The number of partitions of the source, whose cluster may be outside this platform. */
function sourcePartitions(world: World, { peer }: ClusterLink, source: string): number {
  const topic = world.topics.get(topicId(peer.id, source));
  if (topic === undefined && world.kafkaClusters.get(peer.id) !== undefined)
    throw refusedByKafka(`Source topic '${source}' does not exist in the source cluster.`);
  return topic?.partitions ?? 6;
}

function linkUrl(clusterUrl: string, name: string): string {
  return `${clusterUrl}/links/${encodeURIComponent(name)}`;
}

function lags(world: World, clusterId: string, name: string) {
  const { partitions = 0 } = world.topics.get(topicId(clusterId, name)) ?? {};
  return Array.from({ length: partitions }, (_, partition) => ({ partition, lag: 0, last_source_fetch_offset: 0 }));
}

function render(world: World, clusterUrl: string, mirror: MirrorTopic): unknown {
  const { clusterId, linkName, name, sourceTopicName, status, stateTime } = mirror;
  const mirror_lags = lags(world, clusterId, name);
  return {
    kind: "KafkaMirrorData",
    metadata: {
      self: `${linkUrl(clusterUrl, linkName)}/mirrors/${encodeURIComponent(name)}`,
      resource_name: `crn:///kafka=${clusterId}`,
    },
    link_name: linkName,
    mirror_topic_name: name,
    source_topic_name: sourceTopicName,
    num_partitions: mirror_lags.length,
    mirror_lags,
    mirror_status: status,
    state_time_ms: stateTime,
  };
}
