import { field } from "@org/core-provider";
import { flinkFields, poolRef, principalRef } from "../../platform/flink.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { sameQuery } from "./sql-layout.ts";
import { columnsField } from "./table-columns.ts";

const option = () => field.string({ docs: "Value of the option." });

/** The properties of a table with their own fields in `spec`. */
export const specFields = {
  query: field.string({
    min: 1,
    max: 131_072,
    equality: sameQuery,
    wire: "spec.query",
    docs: "The query that keeps the table up to date.",
    inputDocs:
      "Required. Can be changed in place. Differences in white space, comments and quotes of names are ignored.",
  }),
  stopped: field.boolean({
    default: false,
    wire: "spec.stopped",
    docs: "Whether the query is stopped.",
    inputDocs: "`true` stops the query, and `false` resumes it.",
  }),
  watermark: field.object(
    {
      column: field.string({ emptyIsUnset: true, wire: "column", docs: "Column with the event time." }),
      expression: field.string({
        emptyIsUnset: true,
        wire: "expression",
        docs: "SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`.",
      }),
    },
    {
      emptyIsUnset: true,
      wire: "spec.watermark",
      docs: "Watermark: how late records may arrive.",
      inputDocs: "Can be changed in place.",
    },
  ),
  distribution: field.object(
    {
      kind: field.string({
        required: true,
        min: 1,
        replaceOnChange: true,
        wire: "kind",
        docs: "Type of the distribution: `HASH`.",
      }),
      keys: field.set(field.string({ docs: "A column." }), {
        computed: true,
        replaceOnChange: true,
        wire: "keys",
        docs: "Columns that the distribution is computed from.",
      }),
      bucketCount: field.integer({
        computed: true,
        min: 1,
        replaceOnChange: true,
        wire: "bucket_count",
        docs: "Number of buckets.",
      }),
    },
    {
      computed: true,
      // The platform returns an empty object if there is none.
      emptyIsUnset: true,
      replaceOnChange: true,
      wire: "spec.distribution",
      docs: "Distribution of records over partitions.",
      inputDocs: "If unset, it may follow from the query.",
    },
  ),
  constraints: field.list(
    field.object(
      {
        name: field.string({ emptyIsUnset: true, wire: "name", docs: "Name of the constraint." }),
        type: field.string({
          emptyIsUnset: true,
          knownValues: ["PRIMARY_KEY"],
          wire: "type",
          docs: "Type of the constraint: `PRIMARY_KEY`.",
        }),
        columns: field.set(field.string({ docs: "A column." }), {
          wire: "columns",
          docs: "Columns of the constraint.",
        }),
        enforced: field.boolean({
          default: false,
          wire: "enforced",
          docs: "Whether the platform enforces the constraint.",
        }),
      },
      { docs: "A constraint." },
    ),
    {
      emptyIsUnset: true,
      terraform: { plural: true },
      wire: "spec.constraints",
      docs: "Constraints of the table, in order.",
      inputDocs: "Can be changed in place.",
    },
  ),
  tableOptions: field.map(option(), {
    computed: true,
    wire: "spec.table_options",
    docs: "Table options, as in the `WITH` clause of SQL.",
    inputDocs: "Can be changed in place. Other options, which have the platform's defaults, are ignored.",
  }),
  sessionOptions: field.map(option(), {
    computed: true,
    replaceOnChange: true,
    wire: "spec.session_options",
    docs: "Session options, as in the `SET` statement of SQL.",
    inputDocs: "Other options, which have the platform's defaults, are ignored.",
  }),
};

/** The properties of a materialized table. */
export const flinkMaterializedTableFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Compute pool that runs the query.",
    inputDocs: "Defaults to the provider's value, or else to the environment's default pool. Can be changed in place.",
  }),
  principal: principalRef({
    docs: "Principal that the query runs as.",
    inputDocs: "Defaults to the provider's value. Can be changed in place.",
  }),
  kafkaCluster: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...kafkaClusterId,
        docs: "ID of the Kafka cluster, `lkc-...`.",
      }),
    },
    { required: true, replaceOnChange: true, docs: "Kafka cluster of the table's topic." },
  ),
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    max: 249,
    pattern: {
      match: /^(?!\.\.?$)[a-zA-Z0-9._-]+$/,
      says: "contain only letters, digits, dots, underscores and hyphens, and not be . or ..",
    },
    docs: "Name of the table and of its topic.",
  }),
  columns: columnsField(),
  ...specFields,
};
