import {
  CodedError,
  compositeId,
  expectation,
  fromWire,
  isUnknown,
  type Operation,
  type Problem,
  type ReadOperation,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, connect } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { type FlinkService, flink, flinkImport, flinkReads, outweighed } from "../../platform/flink.ts";
import { changeFlinkObject, createFlinkObject, type FlinkObjects, readAlone } from "../../platform/flink-objects.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { untilReady } from "../../platform/phases.ts";
import { untilPhase } from "../../platform/waits.ts";
import { flinkObject } from "./flink-object.ts";
import { flinkStatementFields, statementFacts } from "./statement-fields.ts";

const statements: FlinkObjects = { kind: "FlinkStatement", listed: "statements", expects: expectation(statementFacts) };

const statementId = compositeId({
  separator: "/",
  parts: [
    { ...environmentPart, wire: "environment" },
    { property: "computePool.id", form: "<compute pool ID>", wire: "computePool", example: "lfcp-abc123" },
    { property: "statementName", form: "<statement name>", wire: "name", example: "orders-by-customer" },
  ],
});

/** The name of the statement whose offsets this one starts with. */
const carriesOn = "sql.tables.initial-offset-from";
const secretProperty = /^sql\.secrets/;
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
    const { properties } = op.args;
    if (typeof properties !== "object" || properties === null || isUnknown(properties)) return;
    for (const name of Object.keys(properties).filter((key) => secretProperty.test(key)))
      op.warn(`properties[${JSON.stringify(name)}] is not encrypted in the state; move it to propertiesSensitive`);
  },

  diff(op) {
    const { changes, args, state } = op;
    const same = outweighed(op);
    if (op.replacing) return { same };
    const isResumed = state.stopped && (args["stopped"] === false || isUnknown(args["stopped"]));
    const moved = ["computePool", "principal"].filter((name) => changes.has(name) && !same.includes(name));
    const refuse: Problem[] = isResumed
      ? []
      : moved.map((name) => ({
          path: `${name}.id`,
          message: `can be changed only when the statement is resumed: ${state.stopped ? "set stopped to false in the same update" : "first stop the statement with stopped: true, and then change it together with stopped: false"}`,
        }));
    if (changes.has("propertiesSensitive")) {
      const because = "the platform keeps the values that the statement was created with";
      if (isResumed)
        refuse.push({
          path: "propertiesSensitive",
          message: `cannot be changed while the statement is resumed: ${because}`,
        });
      else
        op.warn(
          `propertiesSensitive changes only in the state: ${because}. To use the new values, replace the statement with \`pulumi up --replace\``,
        );
    }
    return { same, refuse };
  },

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
    if (stopped) await stop(op, service, name);
  },

  async update(op) {
    if (!op.changed("stopped")) return;
    const { key: name, service } = object.reach(op);
    if (op.args.stopped) await stop(op, service, name);
    else await resume(op, service, name);
  },
});

/** The ID of a statement. It contains the compute pool of the create or the import. */
function idOf({ ids }: Pick<FlinkService, "ids">, body: Body): string {
  const { name, computePool } = fromWire(statementFacts, body);
  return statementId.build({
    environment: { id: ids.environment },
    computePool: { id: computePool || ids.computePool },
    statementName: name,
  });
}

async function stop(op: Operation & Clients, service: FlinkService, name: string): Promise<void> {
  await changeFlinkObject(op, service, statements, name, (body) => {
    // The platform may have stopped it already.
    if (fromWire(statementFacts, body).stopped) return undefined;
    return { ...body, spec: { ...(body["spec"] as Body), stopped: true } };
  });
  const phase = await untilStatement(op, service, name, {
    what: "stop",
    pending: ["PENDING", "RUNNING", "DEGRADED", "STOPPING"],
    done: ["STOPPED", "COMPLETED"],
  });
  if (phase === "COMPLETED") op.warn(`the statement ${name} has completed, so there is nothing to stop`);
}

async function resume(op: Operation & Clients, service: FlinkService, name: string): Promise<void> {
  const { principal, computePool } = service.ids;
  await changeFlinkObject(op, service, statements, name, (body) => {
    const spec = body["spec"] as Body;
    const where = { principal, ...(computePool ? { compute_pool_id: computePool } : {}) };
    return { ...body, spec: { ...spec, ...where, stopped: false } };
  });
  await untilStatement(op, service, name, {
    what: "run again",
    pending: ["PENDING", "STOPPING", "STOPPED"],
    done: ["RUNNING", "COMPLETED", "DEGRADED"],
  });
}

/** Waits for a phase of a statement, and returns it. */
async function untilStatement(
  op: Operation,
  service: FlinkService,
  name: string,
  { what, ...phases }: { readonly what: string; readonly pending: readonly string[]; readonly done: readonly string[] },
): Promise<string | undefined> {
  const body = await untilPhase(op, {
    what: `FlinkStatement ${name} to ${what}`,
    read: () => readAlone(service, statements, name),
    phase: (found) => found && (fromWire(statementFacts, found).phase || "PENDING"),
    reason: (found) => found && fromWire(statementFacts, found).detail,
    ...phases,
  });
  return body && fromWire(statementFacts, body).phase;
}

/**
 * The properties in the program's form. They never change, so known or given ones are correct. The platform adds others;
 * an import returns all that are not secret.
 */
function propertiesOf(
  { args, state }: ReadOperation<typeof flinkStatementFields>,
  response: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const secret = { ...args.propertiesSensitive };
  const open = Object.entries(response).filter(([name]) => !secretProperty.test(name) && !(name in secret));
  return state.properties ?? args.properties ?? Object.fromEntries(open);
}

/** A time of the platform without fractions of a second. */
function inSeconds(time: string): string {
  return time === "" ? "0001-01-01T00:00:00Z" : time.replace(/\.\d+/, "");
}
