import {
  compositeId,
  expectation,
  field,
  fromWire,
  isUnknown,
  type Operation,
  type Problem,
  type ReadOperation,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { checkConnection, connect, connectToRead } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import {
  type FlinkService,
  flink,
  flinkFields,
  flinkImportNeeds,
  flinkReads,
  gatewayName,
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
import { environmentPart } from "../../platform/import-ids.ts";
import { untilReady } from "../../platform/phases.ts";
import { untilPhase } from "../../platform/waits.ts";
import { sameSql } from "./sql-layout.ts";

const neverChanges = (what: string) =>
  ({
    refuseChange: {
      because: `${what} of a statement cannot change; go back, or make it anew with \`pulumi up --replace\``,
    },
  }) as const;
const inResume = "Changes only together with a change of stopped from true to false.";

/** The properties of a statement. */
export const flinkStatementFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Compute pool that it runs in.",
    inputDocs: `Left out, the provider's is used, or else the environment's default pool. ${inResume}`,
  }),
  principal: principalRef({
    docs: "Principal that it runs as.",
    inputDocs: `Left out, the provider's is used. ${inResume}`,
  }),
  statementName: field.string({
    ...gatewayName,
    autoName: { maxLength: gatewayName.max, allowed: /[a-z0-9-]/, lowerCase: true },
    ...neverChanges("the name"),
    docs: "Name of the statement, unique in the environment.",
  }),
  statement: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 131_072,
    equality: sameSql,
    wire: "spec.statement",
    docs: "The SQL.",
    inputDocs: "Another statement replaces this one; white space and comments do not count.",
  }),
  properties: field.map(field.string({ docs: "Value of the property." }), {
    computed: true,
    ...neverChanges("the properties"),
    docs: "Properties of the statement, such as `sql.current-catalog` and `sql.current-database`, those without secrets.",
    inputDocs:
      "With `sql.tables.initial-offset-from` it begins with the offsets at which the statement of that name has stopped, and waits for that.",
  }),
  propertiesSensitive: field.map(field.string({ secret: true, docs: "Value of the property." }), {
    computed: true,
    secret: true,
    writeOnly: true,
    docs: "Properties with secrets: their names begin with `sql.secrets`.",
    inputDocs: "They outweigh properties of the same names. The platform keeps those that the statement was made with.",
  }),
  stopped: field.boolean({
    computed: true,
    wire: "spec.stopped",
    docs: "Whether it is stopped.",
    inputDocs:
      "`true` stops it, `false` resumes it, where the platform can: `CREATE TABLE AS`, `INSERT INTO` and `EXECUTE STATEMENT SET`. Left out, it stays as it is.",
  }),
  latestOffsets: field.map(
    field.string({ docs: "Offsets by partition: `partition:0,offset:100;partition:1,offset:200`." }),
    {
      output: true,
      wire: "status.latest_offsets",
      changesWith: ["stopped"],
      docs: "How far it had come in each topic when it was stopped; empty while it runs.",
    },
  ),
  latestOffsetsTimestamp: field.string({
    output: true,
    changesWith: ["stopped"],
    docs: "When these offsets were noted: `2025-11-10T16:20:00Z`, or `0001-01-01T00:00:00Z` when there are none.",
  }),
};

const facts = {
  ...flinkObjectFacts,
  statement: flinkStatementFields.statement,
  stopped: flinkStatementFields.stopped,
  latestOffsets: flinkStatementFields.latestOffsets,
  properties: field.map(field.string({ docs: "Its value." }), {
    output: true,
    wire: "spec.properties",
    docs: "All properties.",
  }),
  organization: field.string({ output: true, wire: "organization_id", docs: "ID of its organization." }),
  environment: field.string({ output: true, wire: "environment_id", docs: "ID of its environment." }),
  computePool: field.string({ output: true, wire: "spec.compute_pool_id", docs: "ID of its compute pool." }),
  principal: field.string({ output: true, wire: "spec.principal", docs: "ID of its principal." }),
  offsetsAt: field.string({
    output: true,
    wire: "status.latest_offsets_timestamp",
    docs: "When the offsets were noted.",
  }),
  phase: field.string({ output: true, wire: "status.phase", docs: "Its phase." }),
  detail: field.string({ output: true, wire: "status.detail", docs: "What the platform says of the phase." }),
};

const statements: FlinkObjects = { kind: "FlinkStatement", listed: "statements", expects: expectation(facts) };

const statementId = compositeId({
  separator: "/",
  parts: [
    { ...environmentPart, wire: "environment" },
    { property: "computePool.id", form: "<compute pool ID>", wire: "computePool", example: "lfcp-abc123" },
    { property: "statementName", form: "<statement name>", wire: "name", example: "orders-by-customer" },
  ],
});

/** The name of the statement whose offsets this one begins with. */
const carriesOn = "sql.tables.initial-offset-from";
const secretProperty = /^sql\.secrets/;
const failed = ["FAILED", "FAILING"];

export const flinkStatement = resource("FlinkStatement", {
  docs: "A statement of Flink SQL: it runs in a compute pool until it has ended or is stopped. Its SQL is fixed; it can be stopped and resumed, in another compute pool or as another principal too. Another statement can go on where it was stopped: `sql.tables.initial-offset-from` names it.",
  example: `const copy = new streamprov.FlinkStatement("orders-copy", {
    organization: { id: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a" },
    environment: { id: "env-abc123" },
    computePool: { id: "lfcp-abc123" },
    principal: { id: "sa-abc123" },
    restEndpoint: "https://flink.us-east-2.aws.confluent.cloud",
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    statement: "INSERT INTO orders_copy SELECT * FROM orders;",
    properties: { "sql.current-catalog": "staging", "sql.current-database": "shop" },
});`,
  fields: flinkStatementFields,
  naturalKey: ["organization.id", "environment.id", "statementName"],
  timeouts: { create: 360 },
  import: {
    form: "<statement name>",
    example: "orders-by-customer",
    needs: flinkImportNeeds([]),
    async find(op) {
      const name = op.id.slice(op.id.lastIndexOf("/") + 1);
      const service = connect(flinkReads, op, { args: {}, importing: true });
      const body = await readAlone(service, statements, name);
      if (body) return idOf(service, body);
      throw new Error(
        `there is no statement "${name}" in the environment ${service.ids.environment}, or the credentials may not see it`,
      );
    },
  },

  check(op) {
    checkConnection(flink, op);
    const { properties } = op.args;
    if (typeof properties !== "object" || properties === null || isUnknown(properties)) return;
    for (const name of Object.keys(properties).filter((key) => secretProperty.test(key)))
      op.warn(`properties[${JSON.stringify(name)}] is not kept secret; give it in propertiesSensitive`);
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
          message: `can change only when the statement is resumed: ${state.stopped ? "set stopped to false in the same update" : "stop it first, with stopped: true, and change it together with stopped: false"}`,
        }));
    if (changes.has("propertiesSensitive")) {
      const because = "the platform keeps those that the statement was made with";
      if (isResumed)
        refuse.push({
          path: "propertiesSensitive",
          message: `cannot change while the statement is resumed: ${because}`,
        });
      else
        op.warn(
          `propertiesSensitive changes in the state alone: ${because}. Make it anew with \`pulumi up --replace\` to have it use the new ones`,
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
    const { name, service } = reached(op);
    const isCarriedOn = carriesOn in { ...properties, ...propertiesSensitive };
    const phases = {
      // A statement that goes on where another one stops waits for that one, which the same program may stop later.
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

  async read(op) {
    const { environment, name = "" } = statementId.key(op.id);
    const service = connectToRead(flinkReads, op, { environment });
    const body = await readFlinkObject(op, service, statements, name, { isRefresh: op.purpose === "refresh" });
    if (!body) return undefined;
    const { statement, stopped, latestOffsets, offsetsAt, properties, ...told } = fromWire(facts, body);
    return {
      statementName: name,
      statement,
      stopped,
      latestOffsets,
      latestOffsetsTimestamp: inSeconds(offsetsAt),
      properties: propertiesOf(op, properties),
      ...placeOf(op, service, told),
      ...importedConnection(service),
    };
  },

  async update(op) {
    if (!op.changed("stopped")) return;
    const { name, service } = reached(op);
    if (op.args.stopped) await stop(op, service, name);
    else await resume(op, service, name);
  },

  async delete(op) {
    const { environment, name = "" } = statementId.key(op.id);
    const service = connect(flinkReads, op, { args: op.args, state: op.state, ids: { environment } });
    await deleteFlinkObject(op, service, statements, name);
  },

  list: {
    query: flinkFields(),
    async *run(op) {
      const service = connect(flinkReads, op, { args: op.query });
      for await (const body of listFlinkObjects(service, statements)) {
        const { name } = fromWire(flinkObjectFacts, body);
        yield { id: idOf(service, body), name };
      }
    },
  },
});

/** The ID of a statement: the pool in it is the one that it was made in, or found in by an import. */
function idOf({ ids }: Pick<FlinkService, "ids">, body: Body): string {
  const { name, computePool } = fromWire(facts, body);
  return statementId.build({
    environment: { id: ids.environment },
    computePool: { id: computePool || ids.computePool },
    statementName: name,
  });
}

/** A statement that is made or changed, and where it is reached. */
function reached(op: Operation & Clients & { readonly id: string; readonly args: object; readonly state: object }) {
  const { environment, name = "" } = statementId.key(op.id);
  return { name, service: connect(flink, op, { args: op.args, state: op.state, ids: { environment } }) };
}

async function stop(op: Operation & Clients, service: FlinkService, name: string): Promise<void> {
  await changeFlinkObject(op, service, statements, name, (body) => {
    // The platform stops statements by itself, too.
    if (fromWire(facts, body).stopped) return undefined;
    return { ...body, spec: { ...(body["spec"] as Body), stopped: true } };
  });
  const phase = await untilStatement(op, service, name, {
    what: "stop",
    pending: ["PENDING", "RUNNING", "DEGRADED", "STOPPING"],
    done: ["STOPPED", "COMPLETED"],
  });
  if (phase === "COMPLETED") op.warn(`the statement ${name} has completed, and there is nothing left to stop`);
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
    phase: (found) => found && (fromWire(facts, found).phase || "PENDING"),
    reason: (found) => found && fromWire(facts, found).detail,
    ...phases,
  });
  return body && fromWire(facts, body).phase;
}

/**
 * The properties as the program may see them: they never change, so that those that are known or were given are right.
 * The platform adds its own to them, and those of an import are all that are not secret.
 */
function propertiesOf(
  { args, state }: ReadOperation<typeof flinkStatementFields>,
  told: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const secret = { ...args.propertiesSensitive };
  const open = Object.entries(told).filter(([name]) => !secretProperty.test(name) && !(name in secret));
  return state.properties ?? args.properties ?? Object.fromEntries(open);
}

/** A time of the platform without fractions of a second. */
function inSeconds(time: string): string {
  return time === "" ? "0001-01-01T00:00:00Z" : time.replace(/\.\d+/, "");
}
