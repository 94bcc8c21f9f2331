import { creating, url } from "@org/core-http";
import { compositeId, conflictsWith } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isBadRequest, isNameTaken, isNotFound } from "../../platform/errors.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { kafka, kafkaFields, kafkaImport, kafkaPlacement } from "../../platform/kafka.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { changedSettings, settingList } from "./settings.ts";
import { kafkaTopicFields } from "./topic-fields.ts";
import { checkTopicSettings, verdictOnTopicSettings } from "./topic-rules.ts";
import { allTopics, readTopic, requestTopic, topicNames, topicResponse, topicsOf } from "./topics.ts";

const topicId = compositeId({
  separator: "/",
  parts: [
    { ...kafkaClusterPart, wire: "clusterId" },
    { property: "topicName", form: "<topic name>", wire: "topicName", example: "orders" },
  ],
});

export const kafkaTopic = resource("KafkaTopic", {
  docs: "A topic of a Kafka cluster.",
  platformPage: apiPage("Topic (v3)"),
  example: `const orders = new streamprov.KafkaTopic("orders", {
    kafkaCluster: { id: config.require("kafkaClusterId") },
    topicName: "orders",
    partitionsCount: 6,
    config: { "retention.ms": "604800000" },
    restEndpoint: config.require("kafkaEndpoint"),
    credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
});`,
  errors: {
    "is a read-only topic setting and cannot be":
      "The platform accepts this setting only for a new topic. Restore its value, or replace the topic with `pulumi up --replace <URN>`, which deletes its messages.",
    "400 Bad Request":
      "The cluster rejects a setting, for example a value above its maximum. The message of the cluster follows: correct the setting in `config`.",
  },
  fields: kafkaTopicFields,
  rules: [conflictsWith("httpEndpoint", "restEndpoint")],
  naturalKey: ["kafkaCluster.id", "topicName"],
  timeouts: { delete: 60 },
  import: {
    ...importWithin(kafka, topicId),
    ...kafkaImport,
  },

  normalize: ({ httpEndpoint, ...args }) =>
    httpEndpoint === undefined ? args : { ...args, restEndpoint: httpEndpoint },

  placement: kafkaPlacement,

  check(op) {
    checkConnection(kafka, op);
    checkTopicSettings(op);
  },

  diff: verdictOnTopicSettings,

  async create(op) {
    const { topicName, partitionsCount, config = {} } = op.args;
    const service = connect(kafka, op, { args: op.args });
    const id = topicId.build({ kafkaCluster: { id: service.ids.kafkaCluster }, topicName });
    return createById(op, id, {
      service,
      what: `KafkaTopic "${topicName}"`,
      post: () => {
        const body = { topic_name: topicName, partitions_count: partitionsCount, configs: settingList(config) };
        return service.client.post(url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics`, { body, ...creating });
      },
      read: () => readTopic(service, topicName),
      isConflict: isNameTaken,
      name: {
        text: topicName,
        key: `${service.key} topics`,
        isTaken: async () => (await requestTopic(service, topicName)) !== undefined,
        all: () => topicNames(service),
      },
    });
  },

  async read(op) {
    const { clusterId: kafkaCluster, topicName = "" } = topicId.key(op.id);
    const service = connectToRead(kafka, op, { kafkaCluster });
    const found =
      op.purpose === "refresh"
        ? await op.memory.members.read(topicsOf(service), topicName, op)
        : await readTopic(service, topicName);
    if (!found) return undefined;
    return { ...found, topicName, ...service.imported };
  },

  async update(op) {
    const { topicName, partitionsCount, config = {} } = op.args;
    const service = connect(kafka, op, { args: op.args, state: op.state });
    const path = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${topicName}`;
    if (op.changed("partitionsCount")) {
      await service.client
        .patch(path, { body: { partitions_count: partitionsCount } })
        .catch(async (error: unknown) => {
          // The platform rejects a change that an earlier attempt with an unknown outcome has made.
          const now = isBadRequest(error) ? await readTopic(service, topicName) : undefined;
          if (now?.partitionsCount !== partitionsCount) throw error;
        });
    }
    if (op.changed("config")) {
      const data = changedSettings(op.state.config, config).map((name) =>
        Object.hasOwn(config, name) ? { name, value: config[name] } : { name, operation: "DELETE" },
      );
      await service.client.post(`${path}/configs:alter`, { body: { data }, idempotent: true });
    }
  },

  async delete(op) {
    const { clusterId: kafkaCluster, topicName = "" } = topicId.key(op.id);
    const service = connect(kafka, op, { args: op.args, state: op.state, ids: { kafkaCluster } });
    const path = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${topicName}`;
    await ifExists(service.client.delete(path), isNotFound);
    await untilDeleted(op, `topic "${topicName}"`, () =>
      ifExists(service.client.get(path, { expects: topicResponse }), isNotFound),
    );
  },

  list: {
    query: kafkaFields({ endpointReplaces: false }),
    async *run(op) {
      const service = connect(kafka, op, { args: op.query });
      const outputs = { kafkaCluster: { id: service.ids.kafkaCluster } };
      for (const name of (await allTopics(service.client, service.ids.kafkaCluster)).keys())
        yield { id: topicId.build({ ...outputs, topicName: name }), name, outputs };
    },
  },
});
