import { type CheckOperation, field } from "@org/core-provider";
import { at } from "../../platform/body.ts";
import { topicName } from "../../platform/ids.ts";
import { tableflowCredentials } from "../../platform/tableflow.ts";
import { errorHandlingFields } from "./error-handling.ts";
import { inKafkaCluster } from "./in-kafka-cluster.ts";
import { storageFields } from "./tableflow-storage.ts";

const milliseconds = { match: /^\d{1,19}$/, says: "be a whole number of milliseconds" };
/** The shortest times that the platform accepts, in milliseconds. */
const shortest = { retentionMs: 86_400_000, dataRetentionMs: 2_592_000_000 } as const;

/** The properties of a topic with Tableflow. */
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
  ...errorHandlingFields,
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

/** Reports times that are too short. */
export function checkTimes(op: CheckOperation): void {
  for (const [name, least] of Object.entries(shortest)) {
    const value = at(op.args, name);
    if (typeof value === "string" && milliseconds.match.test(value) && Number(value) < least)
      op.malformed(name, `must be at least ${least}, not ${op.shown(name, value)}`);
  }
}
