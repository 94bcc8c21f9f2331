import { creating, url } from "@org/core-http";
import {
  type CheckOperation,
  compositeId,
  conflictsWith,
  decreased,
  field,
  isUnknown,
  nearest,
} from "@org/core-provider";
import { address } from "../../address.ts";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isBadRequest, isNameTaken, isNotFound } from "../../platform/errors.ts";
import { topicName as nameOfTopic } from "../../platform/ids.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { kafka, kafkaFields, kafkaImport } from "../../platform/kafka.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { changedSettings, type Settings, settingList, settingPath } from "./settings.ts";
import { demandOn, internalSetting, isUpdatable, topicSettings } from "./topic-settings.ts";
import { allTopics, readTopic, requestTopic, topicNames, topicResponse, topicsOf } from "./topics.ts";

/** The properties of a topic. */
export const kafkaTopicFields = {
  ...kafkaFields({ endpointReplaces: false }),
  topicName: field.string({
    required: true,
    replaceOnChange: true,
    ...nameOfTopic,
    docs: "Name of the topic.",
  }),
  partitionsCount: field.integer({
    default: 6,
    min: 1,
    replaceOnChange: decreased("a lower number of partitions replaces the topic, and all its messages are lost"),
    docs: "Number of partitions.",
    inputDocs: "It can be increased in place.",
  }),
  config: field.map(field.string({ docs: "Value of the setting, as text." }), {
    computed: true,
    docs: "Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included.",
    inputDocs:
      "If set, the list must be complete: other settings are reset to the cluster's defaults. If unset, the topic's settings are kept.",
  }),
  httpEndpoint: field.string({
    terraform: false,
    ...address,
    local: true,
    deprecated: "use restEndpoint",
    docs: "Former name of restEndpoint.",
  }),
};

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

  normalise: ({ httpEndpoint, ...args }) =>
    httpEndpoint === undefined ? args : { ...args, restEndpoint: httpEndpoint },

  check(op) {
    checkConnection(kafka, op);
    const settings = op.args["config"];
    if (typeof settings !== "object" || settings === null) return;
    for (const [name, value] of Object.entries(settings)) checkSetting(op, name, value);
  },

  diff(op) {
    if (!op.changes.has("config") || op.replacing || isUnknown(op.args["config"])) return {};
    const wanted = op.args["config"] as Settings;
    const fixed = changedSettings(op.state.config, wanted).filter((name) => !isUpdatable(name));
    return {
      refuse: fixed.map((name) => {
        const path = settingPath(name);
        const was = Object.hasOwn(op.state.config, name) ? ` ${op.shown(path, op.state.config[name])}` : "";
        const verb = Object.hasOwn(wanted, name) ? "updated" : "reset or removed";
        return {
          path,
          message: `is a read-only topic setting and cannot be ${verb}; restore its value${was}, or replace the topic`,
        };
      }),
    };
  },

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

function checkSetting(op: CheckOperation, name: string, value: unknown): void {
  const path = settingPath(name);
  if (name === internalSetting) {
    op.malformed(path, "is managed by the platform and cannot be set; remove it");
  } else if (!topicSettings.has(name)) {
    const meant = nearest(name, [...topicSettings.keys()]);
    if (meant === undefined)
      op.warn(`${path} is not a topic setting that this version knows; the platform may reject it`);
    else op.malformed(path, `is not a topic setting; did you mean ${meant}?`);
  } else if (typeof value === "string") {
    const demand = demandOn(name, value);
    if (demand !== undefined) op.malformed(path, `${demand}, not ${op.shown(path, value)}`);
  }
}
