import { compositeId, expectation, fromWire, type Operation, responseField } from "@org/core-provider";
import type { FlinkService } from "../../platform/flink.ts";
import { type FlinkObjects, flinkObjectFacts, readAlone, runningFacts } from "../../platform/flink-objects.ts";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { pageOf } from "../../platform/responses.ts";
import { untilPhase } from "../../platform/waits.ts";
import { specFields } from "./materialized-table-fields.ts";
import { columnsFromWire } from "./table-columns.ts";

/** The fields of a table in responses. */
export const tableFacts = {
  ...runningFacts,
  ...specFields,
  columns: responseField.list(responseField.any({}), { wire: "spec.columns" }),
  kafkaCluster: responseField.string({ wire: "spec.kafka_cluster_id" }),
  version: responseField.integer({ wire: "status.version" }),
  latest: responseField.integer({ wire: "status.latest_version" }),
};

/** The fields that identify a table in a list. */
export const listedFacts = {
  ...flinkObjectFacts,
  kafkaCluster: responseField.string({ returned: "always", wire: "spec.kafka_cluster_id" }),
};
/** The expected page of a list. */
export const pageOfTables = pageOf(listedFacts);

/** The materialized tables of an environment, by cluster and name. */
export const flinkTables: FlinkObjects = {
  kind: "FlinkMaterializedTable",
  listed: "materialized-tables",
  path: (key) => {
    const [cluster = "", name = ""] = key.split("/");
    return `databases/${encodeURIComponent(cluster)}/materialized-tables/${encodeURIComponent(name)}`;
  },
  keyOf: (body) => {
    const { kafkaCluster, name } = fromWire(tableFacts, body);
    return tableKey(kafkaCluster, name);
  },
  expects: expectation(tableFacts, (body) => columnsFromWire(fromWire(tableFacts, body).columns)),
};

/** The key of a table within its environment. */
export function tableKey(kafkaCluster: string, name: string): string {
  return `${kafkaCluster}/${name}`;
}

/** The ID of a table in the state. */
export const tableId = compositeId({
  separator: "/",
  parts: [
    { ...environmentPart, wire: "environment" },
    { ...kafkaClusterPart, wire: "kafkaCluster" },
    { property: "displayName", form: "<table name>", wire: "name", example: "orders-by-customer" },
  ],
});

/** Waits until a table runs, or is stopped, with the query that was sent last. */
export async function untilSettled(op: Operation, service: FlinkService, key: string, stopped: boolean): Promise<void> {
  const isRunning = ["RUNNING", "DEGRADED"];
  await untilPhase(op, {
    what: `FlinkMaterializedTable ${key} to ${stopped ? "stop" : "run"}`,
    read: () => readAlone(service, flinkTables, key),
    phase: (body) => {
      if (!body) return undefined;
      const { phase, version, latest } = fromWire(tableFacts, body);
      // After a change, the phase may still be that of the old query. A stopped table starts with the new query when it
      // runs again.
      return version < latest && isRunning.includes(phase) ? "ALTERING" : phase || "CREATING";
    },
    pending: ["CREATING", "PENDING", "STOPPING", "ALTERING", ...(stopped ? isRunning : ["STOPPED"])],
    done: stopped ? ["STOPPED"] : isRunning,
    reason: (body) => body && fromWire(tableFacts, body).detail,
  });
}
