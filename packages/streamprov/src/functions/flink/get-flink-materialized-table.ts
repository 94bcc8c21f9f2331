import { CodedError, field, fromWire, lookupOutputs } from "@org/core-provider";
import { connect } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { flinkArgs, flinkReads, referencesOf } from "../../platform/flink.ts";
import { listFlinkObjects, readAlone } from "../../platform/flink-objects.ts";
import { flinkMaterializedTableFields } from "../../resources/flink/materialized-table-fields.ts";
import {
  flinkTables,
  listedFacts,
  pageOfTables,
  tableFacts,
  tableId,
  tableKey,
} from "../../resources/flink/materialized-tables.ts";
import { columnsShown } from "../../resources/flink/table-columns.ts";

const responseFields = lookupOutputs(flinkMaterializedTableFields, {
  pick: [
    ...(["query", "stopped", "tableOptions", "sessionOptions", "constraints", "columns"] as const),
    ...(["kafkaCluster", "watermark", "distribution"] as const),
  ],
  inLists: { kafkaClusters: "kafkaCluster", watermarks: "watermark", distributions: "distribution" },
});

const inputs = {
  ...flinkArgs(),
  displayName: field.string({ required: true, min: 1, docs: "Name of the table, case-sensitive." }),
};

export const getFlinkMaterializedTable = lookup("getFlinkMaterializedTable", {
  docs: "Looks up a Flink materialized table by its name, in any Kafka cluster of the environment.",
  example: `const totals = streamprov.getFlinkMaterializedTableOutput({
    organization: { id: config.require("organizationId") },
    environment: { id: config.require("environmentId") },
    restEndpoint: config.require("flinkEndpoint"),
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "orders-by-customer",
});`,
  inputs,
  outputs: { ...inputs, id: field.string({ output: true, docs: `\`${tableId.form}\`.` }), ...responseFields },
  async run(op) {
    const { displayName } = op.args;
    const service = connect(flinkReads, op, { args: op.args });
    const where = `in the environment ${service.ids.environment}`;
    const clusters: string[] = [];
    for await (const listed of listFlinkObjects(service, flinkTables, {}, pageOfTables)) {
      const { name, kafkaCluster } = fromWire(listedFacts, listed);
      if (name === displayName) clusters.push(kafkaCluster);
    }
    const [cluster] = clusters;
    const body = cluster && (await readAlone(service, flinkTables, tableKey(cluster, displayName)));
    if (!body)
      throw new CodedError("not-found", `the table "${displayName}" does not exist ${where}; names are case-sensitive`);
    if (clusters.length > 1)
      throw new CodedError(
        "ambiguous",
        `${clusters.length} tables ${where} have the name "${displayName}": in the Kafka clusters ${clusters.join(", ")}`,
      );
    const table = fromWire(tableFacts, body);
    const { organization, environment, computePool, principal, columns, kafkaCluster, distribution } = table;
    return {
      ...op.args,
      ...fromWire(responseFields, body),
      ...referencesOf({ ...op, args: {} }, service, { organization, environment, computePool, principal }),
      kafkaClusters: [{ id: kafkaCluster }],
      distributions: distribution.kind === "" ? [] : [distribution],
      columns: columnsShown(columns),
      id: tableId.build({ environment: { id: environment }, kafkaCluster: { id: kafkaCluster }, displayName }),
    };
  },
});
