import { creatingIdempotently, url } from "@org/core-http";
import { CodedError, expectationOfRequested, field, fromWire, isUnknown } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { checkConnection, connect, connectToRead } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import {
  type KafkaListing,
  type KafkaService,
  kafka,
  kafkaFields,
  kafkaImport,
  kafkaPlacement,
} from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";
import { editableSettings } from "./editable-settings.ts";
import { type Settings, settingFacts, settingList } from "./settings.ts";

const clusterSettings = editableSettings("cluster setting", [
  "auto.create.topics.enable",
  "ssl.enabled.protocols",
  "ssl.cipher.suites",
  "num.partitions",
  "log.cleaner.max.compaction.lag.ms",
  "log.retention.ms",
]);

const connection = kafkaFields({ endpointReplaces: true });

export const kafkaClusterConfig = resource("KafkaClusterConfig", {
  docs: "Settings of a Dedicated Kafka cluster. Use only one resource for each cluster, because several would overwrite each other's settings. Deleting the resource keeps the settings.",
  platformPage: apiPage("Configs (v3)"),
  example: `const settings = new streamprov.KafkaClusterConfig("orders", {
    kafkaCluster: { id: config.require("kafkaClusterId") },
    restEndpoint: config.require("kafkaEndpoint"),
    credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
    config: { "auto.create.topics.enable": "false", "log.retention.ms": "604800000" },
});`,
  errors: {
    "400 Bad Request":
      "The cluster rejects a value, for example because it is outside its limits. The message of the cluster follows: correct the setting in `config`.",
  },
  fields: {
    ...connection,
    config: field.map(field.string({ docs: "A value." }), {
      required: true,
      docs: "Settings that are set on the cluster, such as `log.retention.ms`. Settings with the platform's defaults are not included.",
      inputDocs:
        "The list must be complete and include settings that were set elsewhere. To reset a setting, set it to its default: a setting that has been set once cannot be removed.",
    }),
  },
  // It is the same object at every endpoint.
  naturalKey: ["kafkaCluster.id"],
  import: { form: "<Kafka cluster ID>", example: "lkc-abc123", ...kafkaImport },

  placement: kafkaPlacement,

  check(op) {
    checkConnection(kafka, op);
    const { config } = op.args;
    if (config !== undefined && !isUnknown(config) && Object.keys(config as Settings).length === 0)
      op.malformed("config", "must have at least one setting");
    clusterSettings.check(op);
  },

  diff: clusterSettings.diff,

  findExisting: {
    id: (op) => connect(kafka, op, { args: op.args }).ids.kafkaCluster,
    // A cluster always has settings, also after the resource was deleted: only a second resource is a conflict.
    exists: async () => false,
  },

  async create(op) {
    const service = connect(kafka, op, { args: op.args });
    const { config } = op.args;
    const others = Object.entries((await readSettings(service)) ?? {}).filter(([name]) => !Object.hasOwn(config, name));
    if (others.length > 0) throw new CodedError("object-exists", setElsewhere(service, others));
    await alter(service, config, creatingIdempotently);
    return service.ids.kafkaCluster;
  },

  async read(op) {
    const service = connectToRead(kafka, op, { kafkaCluster: op.id });
    const config = await readSettings(service);
    return config && { config, ...service.imported };
  },

  async update(op) {
    if (!op.changed("config")) return;
    await alter(connect(kafka, op, { args: op.args, state: op.state }), op.args.config, { idempotent: true });
  },

  // The platform cannot delete settings.
  async delete() {},

  list: {
    query: connection,
    async *run(op) {
      const service = connect(kafka, op, { args: op.query });
      const { kafkaCluster: id } = service.ids;
      if (await readSettings(service)) yield { id, name: id };
    },
  },
});

const settingsResponse = pageOf(settingFacts);

/** The settings that are set on the cluster, if any. */
async function readSettings({ client, ids }: KafkaService): Promise<Settings | undefined> {
  const found = await ifExists(
    client.get<KafkaListing>(url`/kafka/v3/clusters/${ids.kafkaCluster}/broker-configs`, {
      expects: settingsResponse,
      identifies: expectationOfRequested({ cluster_id: ids.kafkaCluster }),
    }),
    isNotFound,
  );
  const settings: Record<string, string> = {};
  for (const one of found?.data ?? []) {
    const { name, value } = fromWire(settingFacts, one);
    if (value !== undefined) settings[name] = value;
  }
  return Object.keys(settings).length > 0 ? settings : undefined;
}

async function alter(
  { client, ids }: KafkaService,
  config: Settings,
  options: typeof creatingIdempotently | { readonly idempotent: true },
): Promise<void> {
  const path = url`/kafka/v3/clusters/${ids.kafkaCluster}/broker-configs`;
  await client.post(`${path}:alter`, { body: { data: settingList(config) }, ...options });
}

function setElsewhere({ ids }: KafkaService, others: readonly (readonly [string, string])[]): string {
  const named = others.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(", ");
  return `the Kafka cluster ${ids.kafkaCluster} has settings that config does not contain, and they cannot be reset by leaving them out. Nothing was changed: add { ${named} } to config, with these or other values`;
}
