import { CodedError, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { checkConnection, connect } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { flink, flinkImport, flinkReads } from "../../platform/flink.ts";
import { createFlinkObject, readAlone } from "../../platform/flink-objects.ts";
import { untilReady } from "../../platform/phases.ts";
import { flinkObject } from "./flink-object.ts";
import { flinkStatementFields, statementFacts } from "./statement-fields.ts";
import { checkProperties, propertiesOf } from "./statement-properties.ts";
import { verdictOnStatement } from "./statement-rules.ts";
import { resumeStatement, stopStatement } from "./statement-stopping.ts";
import { idOf, statementId, statements } from "./statements.ts";

/** The name of the statement whose offsets this one starts with. */
const carriesOn = "sql.tables.initial-offset-from";
const failed = ["FAILED", "FAILING"];

const object = flinkObject({
  fields: flinkStatementFields,
  objects: statements,
  locate(id) {
    const { environment, name = "" } = statementId.key(id);
    return { key: name, ids: { environment } };
  },
  id: idOf,
  place: (body) => fromWire(statementFacts, body),
  outputs(op, body) {
    const { statement, stopped, latestOffsets, offsetsAt, properties } = fromWire(statementFacts, body);
    return {
      statementName: statementId.key(op.id)["name"] ?? "",
      statement,
      stopped,
      latestOffsets,
      latestOffsetsTimestamp: inSeconds(offsetsAt),
      properties: propertiesOf(op, properties),
    };
  },
});

export const flinkStatement = resource("FlinkStatement", {
  docs: "A Flink SQL statement. It runs in a compute pool until it completes or is stopped. Its SQL cannot be changed in place. It can be stopped and resumed, also in another compute pool or as another principal. Another statement can continue at the same offsets with the property `sql.tables.initial-offset-from`.",
  platformPage: apiPage("Statements (sql/v1)"),
  example: `const copy = new streamprov.FlinkStatement("orders-copy", {
    organization: { id: config.require("organizationId") },
    environment: { id: config.require("environmentId") },
    computePool: { id: config.require("computePoolId") },
    principal: { id: config.require("serviceAccountId") },
    restEndpoint: config.require("flinkEndpoint"),
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    statement: "INSERT INTO orders_copy SELECT * FROM orders;",
    properties: { "sql.current-catalog": "staging", "sql.current-database": "shop" },
});`,
  errors: {
    "409 Conflict":
      "Another statement of the environment has this name: choose another `statementName`, or import that statement.",
    "403 Forbidden":
      "With OAuth and a service account as `principal`, the identity pool needs the role Assigner on this service account.",
    "ended in the state":
      "The statement has failed; the message contains the reason of Flink, for example an unknown table. Correct `statement`, which replaces it.",
  },
  ...object.definition,
  naturalKey: ["organization.id", "environment.id", "statementName"],
  timeouts: { create: 360 },
  import: {
    form: "<statement name>",
    example: "orders-by-customer",
    ...flinkImport([]),
    async find(op) {
      const name = op.id.slice(op.id.lastIndexOf("/") + 1);
      const service = connect(flinkReads, op, { args: {}, importing: true });
      const body = await readAlone(service, statements, name);
      if (body) return idOf(service, body);
      throw new CodedError(
        "not-found",
        `the statement "${name}" does not exist in the environment ${service.ids.environment}, or the credentials cannot read it`,
      );
    },
  },

  check(op) {
    checkConnection(flink, op);
    checkProperties(op);
  },

  diff: verdictOnStatement,

  async create(op) {
    const { statementName: name, statement, properties, propertiesSensitive } = op.args;
    const service = connect(flink, op, { args: op.args });
    const all = { ...properties, ...propertiesSensitive };
    const made = await createFlinkObject(op, service, statements, {
      name,
      body: {
        name,
        spec: {
          statement,
          ...(Object.keys(all).length > 0 ? { properties: all } : {}),
          ...(service.ids.computePool ? { compute_pool_id: service.ids.computePool } : {}),
          principal: service.ids.principal,
        },
      },
      id: (body) => idOf(service, body),
      importId: name,
    });
    return made.id;
  },

  async ready(op) {
    const { properties, propertiesSensitive, stopped } = op.args;
    const { key: name, service } = object.reach(op);
    const isCarriedOn = carriesOn in { ...properties, ...propertiesSensitive };
    const phases = {
      // A statement that starts where another one stops waits for that one, which the same program may stop later.
      done: ["RUNNING", "COMPLETED", "DEGRADED", "STOPPED", "STOPPING", ...(isCarriedOn ? ["PENDING"] : [])],
      pending: ["PENDING"],
      failed,
      reasonAt: "status.detail",
    } as const;
    await untilReady(op, phases, {
      name: `FlinkStatement ${name}`,
      read: () => readAlone(service, statements, name),
    });
    if (stopped) await stopStatement(op, service, name);
  },

  async update(op) {
    if (!op.changed("stopped")) return;
    const { key: name, service } = object.reach(op);
    if (op.args.stopped) await stopStatement(op, service, name);
    else await resumeStatement(op, service, name);
  },
});

/** A time of the platform without fractions of a second. */
function inSeconds(time: string): string {
  return time === "" ? "0001-01-01T00:00:00Z" : time.replace(/\.\d+/, "");
}
