import { type CheckOperation, field, fromWire, type Outputs } from "@org/core-provider";
import { asKnown } from "../../platform/as-known.ts";
import { at, type Body, merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { topicName, warnOfUnusualIds } from "../../platform/ids.ts";
import { checkTableflow, tableflowCredentials, tableflowImportNeeds } from "../../platform/tableflow.ts";
import { outputText } from "../../platform/texts.ts";
import { idInKafkaCluster, inKafkaCluster } from "./in-kafka-cluster.ts";
import { tableflowCollection } from "./tableflow-collection.ts";
import { oneStorage, storageFields, storageOf, storageRequest } from "./tableflow-storage.ts";
import { warnOfFailure } from "./warn-of-failure.ts";

const milliseconds = { match: /^\d{1,19}$/, says: "be a whole number of milliseconds" };
/** The shortest times that the platform takes, in milliseconds. */
const shortest = { retentionMs: 86_400_000, dataRetentionMs: 2_592_000_000 } as const;

export const tableflowTopicFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    ...topicName,
    wire: "spec.display_name",
    docs: "Name of the Kafka topic.",
    inputDocs: "The topic must exist before.",
  }),
  ...inKafkaCluster(),
  tableFormats: field.set(field.string({ values: ["DELTA", "ICEBERG"], docs: "A format." }), {
    computed: true,
    emptyIsUnset: true,
    wire: "spec.table_formats",
    docs: "Formats of the tables. The platform's own choice is `ICEBERG`.",
    inputDocs: "Can be changed in place.",
  }),
  retentionMs: field.string({
    default: "604800000",
    pattern: milliseconds,
    wire: "spec.config.retention_ms",
    docs: "How long snapshots or versions of the table are kept, in milliseconds.",
    inputDocs: "At least 86400000, a day. Can be changed in place.",
  }),
  dataRetentionMs: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: milliseconds,
    wire: "spec.config.data_retention_ms",
    docs: "How long data is kept in the table, in milliseconds; empty when it stays.",
    inputDocs: "At least 2592000000, 30 days. Can be changed in place.",
  }),
  errorHandling: field.object(
    {
      mode: field.string({
        computed: true,
        emptyIsUnset: true,
        equality: "case-insensitive",
        pattern: { match: /^(suspend|skip|log)?$/i, says: "be SUSPEND, SKIP or LOG" },
        docs: "`SUSPEND` stops, `SKIP` leaves the record out, `LOG` puts it into another topic and goes on.",
      }),
      logTarget: field.string({
        computed: true,
        emptyIsUnset: true,
        changesWith: ["errorHandling"],
        docs: "Topic for such records with `LOG`. The platform's own choice is `error_log`.",
      }),
    },
    {
      computed: true,
      docs: "What is done about a record that does not fit the table.",
      inputDocs: "Can be changed in place. Instead of recordFailureStrategy: the platform takes one of the two.",
    },
  ),
  recordFailureStrategy: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["SUSPEND", "SKIP"],
    deprecated: "use errorHandling",
    wire: "spec.config.record_failure_strategy",
    docs: "Former way to say what errorHandling.mode says.",
  }),
  metadataColumnNamingScheme: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["DEFAULT", "PORTABLE"],
    wire: "spec.config.metadata_column_naming_scheme",
    docs: "How the platform's own columns are named: `DEFAULT` as in `$$offset`, `PORTABLE` as in `cflt_metadata_offset`, which more engines can query.",
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
  suspended: field.boolean({ output: true, wire: "spec.suspended", docs: "Whether the platform has suspended it." }),
  tablePath: outputText("spec.storage.table_path", "Where the table lies in its storage; empty until that is known."),
  writeMode: field.string({
    output: true,
    wire: "status.write_mode",
    docs: "How data is written: `APPEND`, `UPSERT` or `UPSERT_HISTORY`.",
  }),
};

const tableflowTopicId = idInKafkaCluster({ property: "displayName", form: "<topic name>", example: "orders" });

/** Where topics with tables are: one collection for each Kafka cluster, by the names of the topics. */
export const tableflowTopics = tableflowCollection({
  kind: "TableflowTopic",
  path: "/tableflow/v1/tableflow-topics",
  named: { by: "displayName", id: tableflowTopicId },
});

export const tableflowTopic = resource("TableflowTopic", {
  docs: "A Kafka topic that is also kept as tables. Exactly one of byobAws, azureDataLakeStorageGen2 and managedStorages says where. The platform begins with it after it was made: one that has failed is told of by `pulumi refresh`, with the reason.",
  example: `const orders = new streamprov.TableflowTopic("orders", {
    displayName: "orders",
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    tableFormats: ["ICEBERG", "DELTA"],
    errorHandling: { mode: "LOG", logTarget: "orders-not-in-table" },
    byobAws: { bucketName: "orders-tables", providerIntegrationId: "cspi-4xg0q" },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  fields: tableflowTopicFields,
  rules: [oneStorage],
  naturalKey: ["environment.id", "kafkaCluster.id", "displayName"],
  // The bridged package has the topic's name alone, which topics of several clusters may share.
  idFromState: tableflowTopicId.build,
  import: { ...tableflowTopicId.import, needs: tableflowImportNeeds },

  check(op) {
    checkTableflow(op);
    checkTimes(op);
    const { mode, logTarget } = (op.args["errorHandling"] ?? {}) as Readonly<Record<string, unknown>>;
    const isGiven = (value: unknown) => typeof value === "string" && value !== "";
    if (isGiven(mode) && isGiven(op.args["recordFailureStrategy"]))
      op.problem(
        "recordFailureStrategy",
        "cannot be combined with errorHandling.mode: the platform takes one of the two, and this one is deprecated; remove it",
      );
    const isLog = typeof mode === "string" && mode.toUpperCase() === "LOG";
    if (typeof logTarget === "string" && (mode === undefined || typeof mode === "string") && !isLog)
      op.warn("errorHandling.logTarget has no effect without mode: LOG; it is not sent");
    warnOfUnusualIds(op, {
      "environment.id": "environment",
      "byobAws.providerIntegrationId": "providerIntegration",
      "azureDataLakeStorageGen2.providerIntegrationId": "providerIntegration",
    });
  },
  ...controlPlaneObject(tableflowTopicFields, tableflowTopics, {
    request: (values, changed) => merged(storageRequest(values, changed), configRequest(values, changed)),
    outputs(body, op) {
      warnOfFailure(op, body);
      return { ...storageOf(body), errorHandling: handlingIn(body, op && asKnown(op)["errorHandling"]) };
    },
  }),
});

type Given = { readonly [K in keyof Handling]?: Handling[K] | undefined };
type Handling = Outputs<typeof tableflowTopicFields>["errorHandling"];

const handlingFacts = {
  mode: outputText("spec.config.error_handling.mode", "What is done."),
  target: outputText("spec.config.error_handling.target", "The topic that is written to."),
};

/** What a body says of records that do not fit; undefined when it says nothing. */
export function handlingOf(body: Body): Handling | undefined {
  const { mode, target } = fromWire(handlingFacts, body);
  return mode === "" ? undefined : { mode, logTarget: mode === "LOG" ? target : "" };
}

/** The same, where what it does not say is as it is known. */
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
  // Formats alone are changed beside an empty configuration.
  return changed?.("tableFormats") ? { spec: { config: {} } } : {};
}

function checkTimes(op: CheckOperation): void {
  for (const [name, least] of Object.entries(shortest)) {
    const value = at(op.args, name);
    if (typeof value === "string" && milliseconds.match.test(value) && Number(value) < least)
      op.malformed(name, `must be at least ${least}, not ${op.shown(name, value)}`);
  }
}
