import { type CheckOperation, field, fromWire, type Outputs } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { asKnown } from "../../platform/as-known.ts";
import { at, type Body, merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { topicName, warnOfUnusualIds } from "../../platform/ids.ts";
import { checkTableflow, tableflowCredentials, tableflowImport } from "../../platform/tableflow.ts";
import { outputText } from "../../platform/texts.ts";
import { idInKafkaCluster, inKafkaCluster } from "./in-kafka-cluster.ts";
import { tableflowCollection } from "./tableflow-collection.ts";
import { oneStorage, storageFields, storageOf, storageRequest } from "./tableflow-storage.ts";
import { warnOfFailure } from "./warn-of-failure.ts";

const milliseconds = { match: /^\d{1,19}$/, says: "be a whole number of milliseconds" };
/** The shortest times that the platform accepts, in milliseconds. */
const shortest = { retentionMs: 86_400_000, dataRetentionMs: 2_592_000_000 } as const;

export const tableflowTopicFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    ...topicName,
    wire: "spec.display_name",
    docs: "Name of the Kafka topic.",
    inputDocs: "The topic must already exist.",
  }),
  ...inKafkaCluster(),
  tableFormats: field.set(field.string({ values: ["DELTA", "ICEBERG"], docs: "A format." }), {
    computed: true,
    emptyIsUnset: true,
    wire: "spec.table_formats",
    docs: "Formats of the tables: `DELTA` or `ICEBERG`. Defaults to `ICEBERG`.",
    inputDocs: "Can be changed in place.",
  }),
  retentionMs: field.string({
    default: "604800000",
    pattern: milliseconds,
    wire: "spec.config.retention_ms",
    docs: "Retention time of snapshots or versions of the table, in milliseconds.",
    inputDocs: "At least 86400000, a day. Can be changed in place.",
  }),
  dataRetentionMs: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: milliseconds,
    wire: "spec.config.data_retention_ms",
    docs: "Retention time of data in the table, in milliseconds; empty if data is kept forever.",
    inputDocs: "At least 2592000000, 30 days. Can be changed in place.",
  }),
  errorHandling: field.object(
    {
      mode: field.string({
        computed: true,
        emptyIsUnset: true,
        equality: "case-insensitive",
        pattern: { match: /^(suspend|skip|log)?$/i, says: "be SUSPEND, SKIP or LOG" },
        docs: "`SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues.",
      }),
      logTarget: field.string({
        computed: true,
        emptyIsUnset: true,
        changesWith: ["errorHandling"],
        docs: "Topic for failed records with `LOG`. Defaults to `error_log`.",
      }),
    },
    {
      computed: true,
      docs: "Handling of records that cannot be written to the table.",
      inputDocs: "Can be changed in place. Cannot be combined with recordFailureStrategy.",
    },
  ),
  recordFailureStrategy: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["SUSPEND", "SKIP"],
    deprecated: "use errorHandling",
    wire: "spec.config.record_failure_strategy",
    docs: "Former name of errorHandling.mode.",
  }),
  metadataColumnNamingScheme: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["DEFAULT", "PORTABLE"],
    wire: "spec.config.metadata_column_naming_scheme",
    docs: "Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query.",
    inputDocs: "Can be changed in place.",
  }),
  ...storageFields,
  ...tableflowCredentials(),
  enableCompaction: field.boolean({
    output: true,
    wire: "spec.config.enable_compaction",
    docs: "Whether the platform compacts the files of the table.",
  }),
  enablePartitioning: field.boolean({
    output: true,
    wire: "spec.config.enable_partitioning",
    docs: "Whether the table is partitioned.",
  }),
  suspended: field.boolean({
    output: true,
    wire: "spec.suspended",
    docs: "Whether the platform has suspended the table.",
  }),
  tablePath: field.string({
    output: true,
    wire: "spec.storage.table_path",
    changesWith: [
      "tableFormats",
      "retentionMs",
      "dataRetentionMs",
      "errorHandling",
      "recordFailureStrategy",
      "metadataColumnNamingScheme",
    ],
    fixedOnceSet: true,
    docs: "Path of the table in its storage; empty until it is known.",
  }),
  writeMode: field.string({
    output: true,
    wire: "status.write_mode",
    docs: "Write mode: `APPEND`, `UPSERT` or `UPSERT_HISTORY`.",
  }),
};

const tableflowTopicId = idInKafkaCluster({ property: "displayName", form: "<topic name>", example: "orders" });

/** The topics of a Kafka cluster with Tableflow enabled, by topic name. */
export const tableflowTopics = tableflowCollection({
  kind: "TableflowTopic",
  path: "/tableflow/v1/tableflow-topics",
  named: { by: "displayName", id: tableflowTopicId },
});

export const tableflowTopic = resource("TableflowTopic", {
  docs: "Tableflow for a Kafka topic: the platform also keeps the topic as tables. Set exactly one of byobAws, azureDataLakeStorageGen2 and managedStorages. The platform starts after the resource is created: if that fails, `pulumi refresh` warns with the reason.",
  platformPage: apiPage("Tableflow Topics (tableflow/v1)"),
  example: `const orders = new streamprov.TableflowTopic("orders", {
    displayName: "orders",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    tableFormats: ["ICEBERG", "DELTA"],
    errorHandling: { mode: "LOG", logTarget: "orders-not-in-table" },
    byobAws: { bucketName: "orders-tables", providerIntegrationId: config.require("providerIntegrationId") },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  errors: {
    "credentials ... because the provider's configuration does not contain":
      "Tableflow needs an API key of its kind: set `credentials`, or `tableflowApiKey` and `tableflowApiSecret` of the provider.",
    "is no integration":
      "The ID in `providerIntegrationId` is wrong, or the integration belongs to another environment.",
  },
  ...controlPlaneObject(tableflowTopicFields, tableflowTopics, {
    request: (values, changed) => merged(storageRequest(values, changed), configRequest(values, changed)),
    outputs(body, op) {
      warnOfFailure(op, body);
      return { ...storageOf(body), errorHandling: handlingIn(body, op && asKnown(op)["errorHandling"]) };
    },
  }),
  rules: [oneStorage],
  naturalKey: ["environment.id", "kafkaCluster.id", "displayName"],
  // The bridged package uses only the topic's name, which topics of several clusters may share.
  idFromState: tableflowTopicId.build,
  import: { ...tableflowTopicId.import, ...tableflowImport },

  check(op) {
    checkTableflow(op);
    checkTimes(op);
    const { mode, logTarget } = (op.args["errorHandling"] ?? {}) as Readonly<Record<string, unknown>>;
    const isGiven = (value: unknown) => typeof value === "string" && value !== "";
    if (isGiven(mode) && isGiven(op.args["recordFailureStrategy"]))
      op.problem("recordFailureStrategy", "cannot be combined with errorHandling.mode, and is deprecated: remove it");
    const isLog = typeof mode === "string" && mode.toUpperCase() === "LOG";
    if (typeof logTarget === "string" && (mode === undefined || typeof mode === "string") && !isLog)
      op.warn("errorHandling.logTarget has no effect without mode: LOG, and is not sent");
    warnOfUnusualIds(op, {
      "environment.id": "environment",
      "byobAws.providerIntegrationId": "providerIntegration",
      "azureDataLakeStorageGen2.providerIntegrationId": "providerIntegration",
    });
  },
});

type Given = { readonly [K in keyof Handling]?: Handling[K] | undefined };
type Handling = Outputs<typeof tableflowTopicFields>["errorHandling"];

const handlingFacts = {
  mode: outputText("spec.config.error_handling.mode"),
  target: outputText("spec.config.error_handling.target"),
};

/** The error handling in a response body; undefined if the body contains none. */
export function handlingOf(body: Body): Handling | undefined {
  const { mode, target } = fromWire(handlingFacts, body);
  return mode === "" ? undefined : { mode, logTarget: mode === "LOG" ? target : "" };
}

/** The same, completed with the known values. */
function handlingIn(body: Body, known: unknown): Handling {
  const { mode = "", logTarget = "" } = (known ?? {}) as Given;
  const now = handlingOf(body);
  return now === undefined ? { mode, logTarget } : { ...now, logTarget: now.logTarget || logTarget };
}

function configRequest(values: Readonly<Record<string, unknown>>, changed?: (path: string) => boolean): Body {
  const { mode, logTarget } = (values["errorHandling"] ?? {}) as Given;
  if (mode && (changed?.("errorHandling") ?? true)) {
    const isLog = mode.toUpperCase() === "LOG";
    const target = isLog && logTarget ? { target: logTarget } : {};
    return { spec: { config: { error_handling: { mode: mode.toUpperCase(), ...target } } } };
  }
  // The platform requires an empty configuration when only the formats change.
  return changed?.("tableFormats") ? { spec: { config: {} } } : {};
}

function checkTimes(op: CheckOperation): void {
  for (const [name, least] of Object.entries(shortest)) {
    const value = at(op.args, name);
    if (typeof value === "string" && milliseconds.match.test(value) && Number(value) < least)
      op.malformed(name, `must be at least ${least}, not ${op.shown(name, value)}`);
  }
}
