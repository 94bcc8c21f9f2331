import { field, responseField } from "@org/core-provider";
import { flinkFields, gatewayName, poolRef, principalRef } from "../../platform/flink.ts";
import { runningFacts } from "../../platform/flink-objects.ts";
import { sameSql } from "./sql-layout.ts";

const neverChanges = (property: string) =>
  ({
    rejectChange: {
      because: `the ${property} of a statement cannot be changed; restore the old value, or replace the statement with \`pulumi up --replace\``,
    },
  }) as const;
const inResume = "Can be changed only together with a change of stopped from true to false.";

/** The properties of a statement. */
export const flinkStatementFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Compute pool that runs the statement.",
    inputDocs: `Defaults to the provider's value, or else to the environment's default pool. ${inResume}`,
  }),
  principal: principalRef({
    docs: "Principal that the statement runs as.",
    inputDocs: `Defaults to the provider's value. ${inResume}`,
  }),
  statementName: field.string({
    ...gatewayName,
    autoName: { maxLength: gatewayName.max, allowed: /[a-z0-9-]/, lowerCase: true },
    ...neverChanges("name"),
    docs: "Name of the statement, unique within the environment.",
  }),
  statement: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 131_072,
    equality: sameSql,
    wire: "spec.statement",
    docs: "SQL of the statement.",
    inputDocs: "Another statement replaces the resource. Differences in white space and comments are ignored.",
  }),
  properties: field.map(field.string({ docs: "A value." }), {
    computed: true,
    ...neverChanges("properties"),
    docs: "Properties of the statement that are not secret, such as `sql.current-catalog` and `sql.current-database`.",
    inputDocs:
      "With `sql.tables.initial-offset-from`, the statement starts at the offsets where the statement of that name stopped, and waits for that.",
  }),
  propertiesSensitive: field.map(field.string({ docs: "A value.", secret: true }), {
    computed: true,
    secret: true,
    writeOnly: true,
    docs: "Secret properties of the statement. Their names begin with `sql.secrets`.",
    inputDocs:
      "They take precedence over properties. The platform keeps the values that the statement was created with.",
  }),
  stopped: field.boolean({
    computed: true,
    wire: "spec.stopped",
    docs: "Whether the statement is stopped.",
    inputDocs:
      "`true` stops the statement. `false` resumes it, which the platform supports for `CREATE TABLE AS`, `INSERT INTO` and `EXECUTE STATEMENT SET`. If unset, the current state is kept.",
  }),
  latestOffsets: field.map(
    field.string({ docs: "Offsets by partition: `partition:0,offset:100;partition:1,offset:200`." }),
    {
      output: true,
      wire: "status.latest_offsets",
      changesWith: ["stopped"],
      docs: "Offsets of each topic at which the statement stopped; empty while it runs.",
    },
  ),
  latestOffsetsTimestamp: field.string({
    output: true,
    changesWith: ["stopped"],
    docs: "Time of latestOffsets, such as `2025-11-10T16:20:00Z`; `0001-01-01T00:00:00Z` if there are none.",
  }),
};

/** The fields of a statement in responses. */
export const statementFacts = {
  ...runningFacts,
  statement: flinkStatementFields.statement,
  stopped: flinkStatementFields.stopped,
  latestOffsets: flinkStatementFields.latestOffsets,
  properties: responseField.map(responseField.string({}), {
    wire: "spec.properties",
  }),
  offsetsAt: responseField.string({
    wire: "status.latest_offsets_timestamp",
  }),
};
