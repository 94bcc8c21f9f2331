import { fromWire, type ReadOperation, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { checkConnection, connect, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { type FlinkService, flink, flinkImport, idParts } from "../../platform/flink.ts";
import { changeFlinkObject, createFlinkObject } from "../../platform/flink-objects.ts";
import { flinkObject } from "./flink-object.ts";
import { flinkMaterializedTableFields, specFields } from "./materialized-table-fields.ts";
import {
  flinkTables,
  listedFacts,
  pageOfTables,
  tableFacts,
  tableId,
  tableKey,
  untilSettled,
} from "./materialized-tables.ts";
import { areGiven, columnsFromWire, columnsToWire } from "./table-columns.ts";

const changeable = [
  "query",
  "stopped",
  "columns",
  "watermark",
  "constraints",
  "tableOptions",
  "computePool",
  "principal",
] as const;

const object = flinkObject({
  fields: flinkMaterializedTableFields,
  objects: flinkTables,
  locate(id) {
    const { environment, kafkaCluster = "", name = "" } = tableId.key(id);
    return { key: tableKey(kafkaCluster, name), ids: { environment } };
  },
  id(service, body) {
    const { kafkaCluster, name } = fromWire(listedFacts, body);
    return tableId.build({ ...idParts(service), kafkaCluster: { id: kafkaCluster }, displayName: name });
  },
  place: (body) => fromWire(tableFacts, body),
  page: pageOfTables,
  outputs(op, body) {
    const { kafkaCluster = "", name = "" } = tableId.key(op.id);
    const { columns, constraints, query, stopped, watermark, distribution, ...table } = fromWire(tableFacts, body);
    return {
      displayName: name,
      kafkaCluster: { id: kafkaCluster },
      query,
      stopped,
      watermark,
      distribution,
      tableOptions: cared(table.tableOptions, op.args.tableOptions),
      sessionOptions: cared(table.sessionOptions, op.args.sessionOptions),
      ...asCaredFor(op, { columns: columnsFromWire(columns), constraints }),
    };
  },
});

export const flinkMaterializedTable = resource("FlinkMaterializedTable", {
  docs: "A table in Kafka that a Flink SQL query keeps up to date. When the query changes, the platform continues with the new one. Deleting the table deletes its topic and all its records.",
  platformPage: apiPage("Materialized Tables (sql/v1)"),
  example: `const totals = new streamprov.FlinkMaterializedTable("totals", {
    organization: { id: config.require("organizationId") },
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    computePool: { id: config.require("computePoolId") },
    principal: { id: config.require("serviceAccountId") },
    restEndpoint: config.require("flinkEndpoint"),
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "orders-by-customer",
    query: "SELECT customer_id, SUM(price) AS total FROM orders GROUP BY customer_id",
});`,
  errors: {
    "409 Conflict":
      "The cluster has a table or topic with this name: choose another `displayName`, or import the table.",
    "ended in the state": "The table has failed; the message contains the reason of Flink. Correct `query`.",
  },
  ...object.definition,
  naturalKey: ["organization.id", "environment.id", "kafkaCluster.id", "displayName"],
  timeouts: { create: 360 },
  import: { ...importWithin(flink, tableId), ...flinkImport(["environment"]) },

  check(op) {
    checkConnection(flink, op, { credentialsWithOauth: "unused" });
    if (op.args["query"] === undefined) op.problem("query", "is required");
  },

  async create(op) {
    const { displayName: name, kafkaCluster, columns = [] } = op.args;
    const service = connect(flink, op, { args: op.args });
    const { spec } = toWire(specFields, op.args);
    const id = tableId.build({ ...idParts(service), kafkaCluster, displayName: name });
    const made = await createFlinkObject(op, service, flinkTables, {
      name,
      key: tableKey(kafkaCluster.id, name),
      body: {
        name,
        organization_id: service.ids.organization,
        environment_id: service.ids.environment,
        spec: {
          kafka_cluster_id: kafkaCluster.id,
          ...runningIn(service),
          ...(spec as Body),
          ...(columns.length > 0 ? { columns: columnsToWire(columns) } : {}),
        },
      },
      id: () => id,
      importId: id,
    });
    return made.id;
  },

  async ready(op) {
    const { key, service } = object.reach(op);
    await untilSettled(op, service, key, op.args.stopped);
  },
  readyAfterUpdate: true,

  async update(op) {
    const changed = changeable.filter((name) => op.changed(name));
    if (changed.length === 0) return;
    const { key, service } = object.reach(op);
    const { columns = [] } = op.args;
    const isSent = (name: string) => changed.some((one) => one === name);
    await changeFlinkObject(op, service, flinkTables, key, (body) => {
      const { watermark, ...spec } = body["spec"] as Body;
      return {
        ...body,
        spec: {
          // The request contains the whole object, so values that the response lacks must be kept.
          ...(toWire(specFields, op.args)["spec"] as Body | undefined),
          ...spec,
          ...(isSent("watermark") || watermark === undefined ? {} : { watermark }),
          ...(isSent("constraints") ? { constraints: [] } : {}),
          ...(toWire(specFields, op.args, isSent)["spec"] as Body | undefined),
          ...(isSent("columns") ? { columns: columnsToWire(columns) } : {}),
          ...(isSent("computePool") || isSent("principal") ? runningIn(service) : {}),
        },
      };
    });
    await untilSettled(op, service, key, op.args.stopped);
  },
});

/** The compute pool and principal of a query in a request. */
function runningIn({ ids }: Pick<FlinkService, "ids">): Body {
  return { ...(ids.computePool ? { compute_pool_id: ids.computePool } : {}), principal: ids.principal };
}

/** The options that the program sets, if it sets any: the platform returns defaults for others. */
function cared(
  response: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (given === undefined) return response;
  return Object.fromEntries(Object.entries(response).filter(([name]) => name in given));
}

/**
 * Columns and constraints, if the program sets them: those that follow from the query are no diff. An import keeps them,
 * except for columns that follow from the query.
 */
function asCaredFor<
  T extends Pick<ReadOperation<typeof flinkMaterializedTableFields>["state"], "columns" | "constraints">,
>({ args, purpose }: ReadOperation<typeof flinkMaterializedTableFields>, { columns, constraints }: T): Partial<T> {
  const isTaken = (name: "columns" | "constraints") =>
    purpose === "import" ? name === "constraints" || areGiven(columns ?? []) : args[name] !== undefined;
  return {
    ...(isTaken("columns") ? { columns } : {}),
    ...(isTaken("constraints") ? { constraints } : {}),
  } as Partial<T>;
}
