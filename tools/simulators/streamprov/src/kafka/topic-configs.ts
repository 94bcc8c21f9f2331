import type { Route } from "@org/simulator";
import { mayUseTopic } from "../access.ts";
import type { Caller } from "../caller.ts";
import { topicId } from "../lifecycle/topics.ts";
import type { Topic } from "../records.ts";
import type { World } from "../world.ts";
import { alterationShape } from "./alteration.ts";
import { clusterRoute, type KafkaCall } from "./cluster.ts";
import { kafkaError, notAuthorized, unknownTopic } from "./errors.ts";
import { checkSetting, checkUpdatable, type TopicSetting, topicSettings } from "./topic-settings.ts";
import { topicsOf } from "./topics.ts";

/** The settings of topics: of one, of all of a cluster, and their change. */
export function topicConfigRoutes(world: World, clusterId: string): Route<Caller>[] {
  const listing = new ListingCache();

  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/topics/-/configs",
      handle({ clusterUrl, caller, cluster }) {
        const self = `${clusterUrl}/topics/-/configs`;
        if (world.settings.enforceRoles) {
          const visible = topicsOf(world, clusterId).filter((one) =>
            mayUseTopic(world, caller, cluster, one.name, "read"),
          );
          return { status: 200, raw: listingText(self, clusterUrl, visible) };
        }
        return {
          status: 200,
          raw: listing.get(world.topics.revision, () => listingText(self, clusterUrl, topicsOf(world, clusterId))),
        };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/topics/{topic_name}/configs",
      handle(call) {
        const topic = readable(world, clusterId, call);
        return {
          status: 200,
          raw: listingText(`${topicUrl(call.clusterUrl, topic)}/configs`, call.clusterUrl, [topic]),
        };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/topics/{topic_name}/configs/{name}",
      handle(call) {
        const topic = readable(world, clusterId, call);
        const setting = topicSettings.get(call.params["name"] ?? "");
        if (setting === undefined) throw kafkaError(404, 404, "HTTP 404 Not Found");
        return { status: 200, json: render(call.clusterUrl, topic, setting) };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/topics/{topic_name}/configs:alter",
      documentedOnly: "If one setting of a request is invalid, none is changed.",
      body: alterationShape,
      handle({ params, body, caller, cluster }) {
        const name = params["topic_name"] ?? "";
        if (!mayUseTopic(world, caller, cluster, name, "write")) throw notAuthorized();
        const topic = world.topics.get(topicId(clusterId, name));
        if (topic === undefined) throw unknownTopic();
        const configs = { ...topic.configs };
        for (const { name: setting, value = null, operation } of body.data) {
          checkUpdatable(setting);
          if (operation === "DELETE") {
            checkSetting(cluster, setting, topicSettings.get(setting)?.byDefault ?? "");
            delete configs[setting];
          } else {
            checkSetting(cluster, setting, value);
            configs[setting] = value ?? "";
          }
        }
        if (!body.validate_only) world.topics.replace({ ...topic, configs });
        return { status: 204 };
      },
    }),
  ];
}

// All settings of 1,000 topics are more than ten megabytes of text: made once, kept until a topic changes.
class ListingCache {
  #revision = -1;
  #bytes: Buffer = Buffer.alloc(0);

  get(revision: number, make: () => Buffer): Buffer {
    if (revision !== this.#revision) {
      this.#bytes = make();
      this.#revision = revision;
    }
    return this.#bytes;
  }
}

const entriesOf = new WeakMap<Topic, Buffer>();
const comma = Buffer.from(",");

function listingText(self: string, clusterUrl: string, topics: readonly Topic[]): Buffer {
  const metadata = JSON.stringify({ self, next: null });
  const parts: Uint8Array[] = [Buffer.from(`{"kind":"KafkaTopicConfigList","metadata":${metadata},"data":[`)];
  for (const [index, topic] of topics.entries()) {
    if (index > 0) parts.push(comma);
    parts.push(entries(clusterUrl, topic));
  }
  parts.push(Buffer.from("]}"));
  return Buffer.concat(parts);
}

function entries(clusterUrl: string, topic: Topic): Buffer {
  const known = entriesOf.get(topic);
  if (known !== undefined) return known;
  const list = Array.from(topicSettings.values(), (setting) => JSON.stringify(render(clusterUrl, topic, setting)));
  const made = Buffer.from(list.join(","));
  entriesOf.set(topic, made);
  return made;
}

function render(clusterUrl: string, topic: Topic, { name, byDefault }: TopicSetting): unknown {
  const own = topic.configs[name];
  const standard = { name, value: byDefault, source: "DEFAULT_CONFIG" };
  return {
    kind: "KafkaTopicConfig",
    metadata: {
      self: `${topicUrl(clusterUrl, topic)}/configs/${name}`,
      resource_name: `crn:///kafka=${topic.clusterId}/topic=${topic.name}/config=${name}`,
    },
    cluster_id: topic.clusterId,
    topic_name: topic.name,
    name,
    value: own ?? byDefault,
    is_default: own === undefined,
    is_read_only: false,
    is_sensitive: false,
    source: own === undefined ? "DEFAULT_CONFIG" : "DYNAMIC_TOPIC_CONFIG",
    synonyms: own === undefined ? [standard] : [{ name, value: own, source: "DYNAMIC_TOPIC_CONFIG" }, standard],
  };
}

function readable(world: World, clusterId: string, { params, caller, cluster }: KafkaCall): Topic {
  const name = params["topic_name"] ?? "";
  if (!mayUseTopic(world, caller, cluster, name, "read")) throw notAuthorized();
  const topic = world.topics.seen(topicId(clusterId, name));
  if (topic === undefined) throw unknownTopic();
  return topic;
}

function topicUrl(clusterUrl: string, topic: Topic): string {
  return `${clusterUrl}/topics/${encodeURIComponent(topic.name)}`;
}
