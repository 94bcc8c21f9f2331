import { type MemberCollection, url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  expectationOfRequested,
  fromWire,
  type Outputs,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { KafkaListing, KafkaService } from "../../platform/kafka.ts";
import { ListElements } from "../../platform/list-elements.ts";
import { pageOf } from "../../platform/responses.ts";
import { type Settings, settingFacts } from "./settings.ts";
import { internalSetting } from "./topic-settings.ts";

/** The members of a topic's response besides its name. */
export interface TopicFacts {
  readonly partitionsCount: number;
  /** Settings that someone has set. */
  readonly config: Settings;
}

/** The fields of a topic. */
const topicFacts = {
  topicName: responseField.string({ returned: "always", wire: "topic_name" }),
  partitionsCount: responseField.integer({ wire: "partitions_count" }),
};
/** The fields of a topic in a list. If one is missing there, the topic is read alone. */
const listedTopicFacts = {
  ...topicFacts,
  partitionsCount: responseField.integer({
    returned: "always",
    wire: "partitions_count",
  }),
};
const nameFacts = { topicName: topicFacts.topicName };
/** The fields of a setting in the list of all topics' settings. */
const listedFacts = {
  ...settingFacts,
  topicName: topicFacts.topicName,
  clusterId: responseField.string({ optional: true, wire: "cluster_id" }),
};

type Setting = Outputs<typeof settingFacts>;
type ListedSetting = Outputs<typeof listedFacts>;

export const topicResponse = expectation(topicFacts);
const settingsResponse = pageOf(settingFacts);
const topicsResponse = pageOf(listedTopicFacts);

/** Reads a topic; undefined if it does not exist. */
export async function readTopic(
  service: Pick<KafkaService, "client" | "ids">,
  topicName: string,
): Promise<TopicFacts | undefined> {
  const path = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${topicName}`;
  const settings = { expects: settingsResponse, identifies: isTopic(service, topicName) };
  const [topic, configs] = await Promise.all([
    requestTopic(service, topicName),
    ifExists(service.client.get<KafkaListing>(`${path}/configs`, settings), isNotFound),
  ]);
  if (!topic || !configs) return undefined;
  const { partitionsCount } = fromWire(topicFacts, topic);
  return { partitionsCount, config: dynamicSettings(configs.data.map((setting) => fromWire(settingFacts, setting))) };
}

/** A topic without its settings; undefined if it does not exist. */
export function requestTopic(service: Pick<KafkaService, "client" | "ids">, topicName: string): Promise<unknown> {
  const path = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${topicName}`;
  const identifies = isTopic(service, topicName);
  return ifExists(service.client.get(path, { expects: topicResponse, identifies }), isNotFound);
}

function isTopic({ ids }: Pick<KafkaService, "ids">, topicName: string): Expectation {
  return expectationOfRequested({ cluster_id: ids.kafkaCluster, topic_name: topicName });
}

/** The names of all topics. They are parsed one by one as they arrive, because each entry contains a dozen links. */
export function topicNames({ client, ids }: Pick<KafkaService, "client" | "ids">): Promise<readonly string[]> {
  const sink = () => new ListElements((element) => fromWire(nameFacts, JSON.parse(element.toString())).topicName);
  return client.get<string[]>(url`/kafka/v3/clusters/${ids.kafkaCluster}/topics`, { sink });
}

/**
 * All topics with their settings, in two requests. The platform returns every setting of every topic, including
 * defaults: 16 MB for 1,000 topics. Only settings that someone has set are parsed and kept.
 */
export async function allTopics(client: KafkaService["client"], clusterId: string): Promise<Map<string, TopicFacts>> {
  const path = url`/kafka/v3/clusters/${clusterId}/topics`;
  const [list, entries] = await Promise.all([
    client.get<KafkaListing>(path, {
      expects: topicsResponse,
      identifies: expectationOfRequested({ cluster_id: clusterId }),
    }),
    client.get<ListedSetting[]>(`${path}/-/configs`, {
      sink: () =>
        new ListElements((element) =>
          element.includes(setByHand) ? listedSetting(JSON.parse(element.toString()), clusterId) : undefined,
        ),
    }),
  ]);
  const settings = Map.groupBy(entries, ({ topicName }) => topicName);
  return new Map(
    list.data.map((topic) => {
      const { topicName, partitionsCount } = fromWire(topicFacts, topic);
      return [topicName, { partitionsCount, config: dynamicSettings(settings.get(topicName) ?? []) }];
    }),
  );
}

/** A setting in the list of all topics' settings. @throws UnexpectedResponse if it belongs to another cluster. */
function listedSetting(element: unknown, clusterId: string): ListedSetting {
  const setting = fromWire(listedFacts, element);
  const { clusterId: found = clusterId } = setting;
  if (found === clusterId) return setting;
  throw new UnexpectedResponse("data[].cluster_id", `is ${found}, but ${clusterId} was requested`);
}

/** All topics are listed in one page, with their settings. */
export function topicsOf({ shared, ...service }: KafkaService): MemberCollection<TopicFacts> {
  return {
    name: `${service.key} topics`,
    what: `the topics of ${service.ids.kafkaCluster}`,
    changes: () => shared.changes,
    readOne: (topicName, operation) => readTopic({ ...service, client: shared.with(operation) }, topicName),
    requestsForOne: 2,
    readPage: async (_whole, operation) => ({
      members: await allTopics(shared.with(operation), service.ids.kafkaCluster),
      next: [],
    }),
  };
}

/** The source of a setting that is neither the cluster's nor Kafka's default. */
const setByHand = "DYNAMIC_TOPIC_CONFIG";

/** Settings that someone has set on the topic, without the cluster's defaults. */
function dynamicSettings(entries: readonly Setting[]): Settings {
  const settings: Record<string, string> = {};
  for (const { name, value, source } of entries) {
    if (source === setByHand && value !== undefined && name !== internalSetting) settings[name] = value;
  }
  return settings;
}
