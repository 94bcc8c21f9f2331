import {
  compositeId,
  expectation,
  field,
  fromWire,
  type Operation,
  type ReadOperation,
  toWire,
} from "@org/core-provider";
import { pageOf } from "../../platform/answers.ts";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import {
  type FlinkService,
  flink,
  flinkFields,
  flinkImportNeeds,
  flinkReads,
  idParts,
  importedConnection,
  outweighed,
  placeOf,
  poolRef,
  principalRef,
} from "../../platform/flink.ts";
import {
  changeFlinkObject,
  createFlinkObject,
  deleteFlinkObject,
  type FlinkObjects,
  flinkObjectFacts,
  listFlinkObjects,
  readAlone,
  readFlinkObject,
} from "../../platform/flink-objects.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { untilPhase } from "../../platform/waits.ts";
import { sameQuery } from "./sql-layout.ts";
import { areGiven, columnsField, columnsFromWire, columnsToWire } from "./table-columns.ts";

const option = () => field.string({ docs: "Value of the option." });

/** What of a table the platform takes and tells by members of its `spec`, each by its own. */
const specFields = {
  query: field.string({
    min: 1,
    max: 131_072,
    equality: sameQuery,
    wire: "spec.query",
    docs: "The query that keeps the table up to date.",
    inputDocs: "Must be given. Changes in place; white space, comments and quotes of names do not count.",
  }),
  stopped: field.boolean({
    default: false,
    wire: "spec.stopped",
    docs: "Whether the query is stopped.",
    inputDocs: "`true` stops it, `false` resumes it.",
  }),
  watermark: field.object(
    {
      column: field.string({ emptyIsUnset: true, wire: "column", docs: "Column with the time of a record." }),
      expression: field.string({
        emptyIsUnset: true,
        wire: "expression",
        docs: "SQL that gives the watermark, such as `order_time - INTERVAL '5' SECOND`.",
      }),
    },
    { emptyIsUnset: true, wire: "spec.watermark", docs: "How late records may be.", inputDocs: "Changes in place." },
  ),
  distribution: field.object(
    {
      kind: field.string({ required: true, min: 1, replaceOnChange: true, wire: "kind", docs: "`HASH`." }),
      keys: field.set(field.string({ docs: "A column." }), {
        computed: true,
        replaceOnChange: true,
        wire: "keys",
        docs: "Columns by which records are distributed.",
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
      // A table without one is told of with an empty one.
      emptyIsUnset: true,
      replaceOnChange: true,
      wire: "spec.distribution",
      docs: "How records are distributed over partitions.",
      inputDocs: "Left out, it may follow from the query.",
    },
  ),
  constraints: field.list(
    field.object(
      {
        name: field.string({ emptyIsUnset: true, wire: "name", docs: "Name of the constraint." }),
        type: field.string({ emptyIsUnset: true, knownValues: ["PRIMARY_KEY"], wire: "type", docs: "`PRIMARY_KEY`." }),
        columns: field.set(field.string({ docs: "A column." }), { wire: "columns", docs: "Columns that it is about." }),
        enforced: field.boolean({ default: false, wire: "enforced", docs: "Whether the platform sees to it." }),
      },
      { docs: "A constraint." },
    ),
    {
      emptyIsUnset: true,
      terraform: { plural: true },
      wire: "spec.constraints",
      docs: "Constraints on the table, in their order.",
      inputDocs: "Change in place.",
    },
  ),
  tableOptions: field.map(option(), {
    computed: true,
    wire: "spec.table_options",
    docs: "Options as `WITH` has them in SQL.",
    inputDocs: "Change in place. Given, they are all that the program cares for; the platform has defaults for others.",
  }),
  sessionOptions: field.map(option(), {
    computed: true,
    replaceOnChange: true,
    wire: "spec.session_options",
    docs: "Options as `SET` has them in SQL.",
    inputDocs: "Given, they are all that the program cares for; the platform has defaults for others.",
  }),
};

/** The properties of a materialized table. */
export const flinkMaterializedTableFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Compute pool that the query runs in.",
    inputDocs: "Left out, the provider's is used, or else the environment's default pool. Changes in place.",
  }),
  principal: principalRef({
    docs: "Principal that the query runs as.",
    inputDocs: "Left out, the provider's is used. Changes in place.",
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
    { required: true, replaceOnChange: true, docs: "Kafka cluster with the table's topic." },
  ),
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    max: 249,
    pattern: {
      match: /^(?!\.\.?$)[a-zA-Z0-9._-]+$/,
      says: "hold only letters, digits, dots, underscores and hyphens, and not be . or ..",
    },
    docs: "Name of the table and of its topic.",
  }),
  columns: columnsField(),
  ...specFields,
};

/** What is read of a table. */
export const tableFacts = {
  ...flinkObjectFacts,
  ...specFields,
  columns: field.list(field.any({ docs: "A column." }), { output: true, wire: "spec.columns", docs: "The columns." }),
  organization: field.string({ output: true, wire: "organization_id", docs: "ID of its organization." }),
  environment: field.string({ output: true, wire: "environment_id", docs: "ID of its environment." }),
  kafkaCluster: field.string({
    output: true,
    wire: "spec.kafka_cluster_id",
    docs: "ID of its Kafka cluster.",
  }),
  computePool: field.string({ output: true, wire: "spec.compute_pool_id", docs: "ID of its compute pool." }),
  principal: field.string({ output: true, wire: "spec.principal", docs: "ID of its principal." }),
  phase: field.string({ output: true, wire: "status.phase", docs: "Its phase." }),
  detail: field.string({ output: true, wire: "status.detail", docs: "What the platform says of the phase." }),
  version: field.integer({ output: true, wire: "status.version", docs: "The version that is in force." }),
  latest: field.integer({ output: true, wire: "status.latest_version", docs: "The version that was asked for last." }),
};

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

/** What tells a table from the others of its environment. */
export function tableKey(kafkaCluster: string, name: string): string {
  return `${kafkaCluster}/${name}`;
}

/** The ID of a table in a state. */
export const tableId = compositeId({
  separator: "/",
  parts: [
    { ...environmentPart, wire: "environment" },
    { ...kafkaClusterPart, wire: "kafkaCluster" },
    { property: "displayName", form: "<table name>", wire: "name", example: "orders-by-customer" },
  ],
});

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

export const flinkMaterializedTable = resource("FlinkMaterializedTable", {
  docs: "A table in Kafka that a query of Flink SQL keeps up to date. The query can be changed: the platform lets the new one go on from there. Deleting it deletes its topic with all records.",
  example: `const totals = new streamprov.FlinkMaterializedTable("totals", {
    organization: { id: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a" },
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    computePool: { id: "lfcp-abc123" },
    principal: { id: "sa-abc123" },
    restEndpoint: "https://flink.us-east-2.aws.confluent.cloud",
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "orders-by-customer",
    query: "SELECT customer_id, SUM(price) AS total FROM orders GROUP BY customer_id",
});`,
  fields: flinkMaterializedTableFields,
  naturalKey: ["organization.id", "environment.id", "kafkaCluster.id", "displayName"],
  timeouts: { create: 360 },
  import: { ...importWithin(flink, tableId), needs: flinkImportNeeds(["environment"]) },

  check(op) {
    checkConnection(flink, op, { credentialsWithOauth: "unused" });
    if (op.args["query"] === undefined) op.problem("query", "must be given: there is no table without one");
  },

  diff: (op) => ({ same: outweighed(op) }),

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
    const { key, service } = reached(op);
    await untilSettled(op, service, key, op.args.stopped);
  },
  readyAfterUpdate: true,

  async read(op) {
    const { environment, kafkaCluster = "", name = "" } = tableId.key(op.id);
    const service = connectToRead(flinkReads, op, { environment });
    const key = tableKey(kafkaCluster, name);
    const body = await readFlinkObject(op, service, flinkTables, key, { isRefresh: op.purpose === "refresh" });
    if (!body) return undefined;
    const { columns, constraints, organization, computePool, principal, ...told } = fromWire(tableFacts, body);
    const { query, stopped, watermark, distribution } = told;
    return {
      displayName: name,
      kafkaCluster: { id: kafkaCluster },
      query,
      stopped,
      watermark,
      distribution,
      tableOptions: cared(told.tableOptions, op.args.tableOptions),
      sessionOptions: cared(told.sessionOptions, op.args.sessionOptions),
      ...asCaredFor(op, { columns: columnsFromWire(columns), constraints }),
      ...placeOf(op, service, { organization, environment: told.environment, computePool, principal }),
      ...importedConnection(service),
    };
  },

  async update(op) {
    const changed = changeable.filter((name) => op.changed(name));
    if (changed.length === 0) return;
    const { key, service } = reached(op);
    const { columns = [] } = op.args;
    const isSent = (name: string) => changed.some((one) => one === name);
    await changeFlinkObject(op, service, flinkTables, key, (body) => {
      const { watermark, ...spec } = body["spec"] as Body;
      return {
        ...body,
        spec: {
          // The whole object is written: what the response lacks must not be lost.
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

  async delete(op) {
    const { environment, kafkaCluster = "", name = "" } = tableId.key(op.id);
    const service = connect(flinkReads, op, { args: op.args, state: op.state, ids: { environment } });
    await deleteFlinkObject(op, service, flinkTables, tableKey(kafkaCluster, name));
  },

  list: {
    query: flinkFields(),
    async *run(op) {
      const service = connect(flinkReads, op, { args: op.query });
      for await (const body of listFlinkObjects(service, flinkTables, {}, pageOfTables)) {
        const { kafkaCluster, name } = fromWire(listedFacts, body);
        yield {
          id: tableId.build({ ...idParts(service), kafkaCluster: { id: kafkaCluster }, displayName: name }),
          name,
        };
      }
    },
  },
});

/** What identifies a table in a listing. */
export const listedFacts = {
  ...flinkObjectFacts,
  kafkaCluster: field.string({
    output: true,
    answered: "always",
    wire: "spec.kafka_cluster_id",
    docs: "ID of its Kafka cluster.",
  }),
};
export const pageOfTables = pageOf(listedFacts);

/** A table that is made or changed, and where it is reached. */
function reached(op: Operation & Clients & { readonly id: string; readonly args: object; readonly state: object }) {
  const { environment, kafkaCluster = "", name = "" } = tableId.key(op.id);
  const service = connect(flink, op, { args: op.args, state: op.state, ids: { environment } });
  return { key: tableKey(kafkaCluster, name), service };
}

/** Where a query runs and as whom, in a request. */
function runningIn({ ids }: Pick<FlinkService, "ids">): Body {
  return { ...(ids.computePool ? { compute_pool_id: ids.computePool } : {}), principal: ids.principal };
}

/** Options that the program gives, when it gives any: the platform has defaults for others. */
function cared(
  told: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (given === undefined) return told;
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in given));
}

/**
 * Columns and constraints, when the program gives them: those that follow from the query are no difference. An import
 * takes them over, except for columns that say no more than the query.
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

/** Waits until a table is as it was asked for: it runs, or is stopped, with the query that was sent last. */
async function untilSettled(op: Operation, service: FlinkService, key: string, stopped: boolean): Promise<void> {
  const isRunning = ["RUNNING", "DEGRADED"];
  await untilPhase(op, {
    what: `FlinkMaterializedTable ${key} to ${stopped ? "stop" : "run"}`,
    read: () => readAlone(service, flinkTables, key),
    phase: (body) => {
      if (!body) return undefined;
      const { phase, version, latest } = fromWire(tableFacts, body);
      // Right after a change the phase may still be that of the query before. A stopped table takes up the new one
      // when it runs again.
      return version < latest && isRunning.includes(phase) ? "ALTERING" : phase || "CREATING";
    },
    pending: ["CREATING", "PENDING", "STOPPING", "ALTERING", ...(stopped ? isRunning : ["STOPPED"])],
    done: stopped ? ["STOPPED"] : isRunning,
    reason: (body) => body && fromWire(tableFacts, body).detail,
  });
}
