import { changeGatewayObject, gatewayId } from "../flink/gateway.ts";
import { isBounded, parseFailure } from "../flink/sql.ts";
import type { FlinkStatement } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new statement. */
export type NewFlinkStatement = Pick<
  FlinkStatement,
  "environmentId" | "name" | "statement" | "properties" | "computePoolId" | "principal"
>;

/** The property that names the statement whose offsets another one begins with. */
const carriesOn = "sql.tables.initial-offset-from";

/** Starts a statement: after a while it runs, or has ended, or has failed. */
export function startStatement(
  world: World,
  fields: NewFlinkStatement,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): FlinkStatement {
  const made: FlinkStatement = {
    ...fields,
    id: gatewayId(fields.environmentId, fields.name),
    stopped: false,
    phase: "PENDING",
    detail: "Statement is pending execution.",
    offsets: {},
    offsetsAt: undefined,
    version: 1,
    ...world.born(),
  };
  world.flinkStatements.insert(made);
  run(world, made.id, atOnce);
  return world.flinkStatements.get(made.id) ?? made;
}

/** Stops a statement: after a while it has noted how far it has come. One that has ended stays so. */
export function stopStatement(world: World, id: string): void {
  const one = world.flinkStatements.get(id);
  if (one === undefined) return;
  if (one.phase === "COMPLETED") {
    change(world, id, { stopped: true });
    return;
  }
  change(world, id, { stopped: true, phase: "STOPPING", detail: "Statement is being stopped." });
  world.hub.agenda.in(world.settings.flinkStopMs, () => {
    const offsets = { orders: "partition:0,offset:100;partition:1,offset:200" };
    change(world, id, {
      phase: "STOPPED",
      detail: "This statement was stopped manually.",
      offsets,
      offsetsAt: world.now(),
    });
    runWaiting(world);
  });
}

/** Resumes a stopped statement, in another compute pool if given. */
export function resumeStatement(
  world: World,
  id: string,
  where: Pick<FlinkStatement, "computePoolId" | "principal">,
): void {
  change(world, id, { ...where, stopped: false, phase: "PENDING", detail: "", offsets: {}, offsetsAt: undefined });
  run(world, id, false);
}

/** Lets a statement go: it is DELETING for a while. */
export function deleteStatement(world: World, id: string): void {
  change(world, id, { phase: "DELETING" });
  world.hub.agenda.in(world.settings.flinkDeleteMs, () => {
    world.flinkStatements.remove(id);
    runWaiting(world);
  });
}

function run(world: World, id: string, atOnce: boolean): void {
  const { flinkStartMs, flinkFailure } = world.settings;
  world.hub.agenda.in(atOnce ? 0 : flinkStartMs, () => {
    const one = world.flinkStatements.get(id);
    if (one?.phase !== "PENDING" || waitsForAnother(world, one)) return;
    const failure = parseFailure(one.statement) ?? flinkFailure;
    const [phase, detail] =
      failure === undefined
        ? isBounded(one.statement)
          ? ["COMPLETED", "Command completed successfully."]
          : ["RUNNING", ""]
        : ["FAILED", failure];
    change(world, id, { phase, detail });
  });
}

/** A statement that begins with the offsets of another one waits until that one has come to its end. */
function waitsForAnother(world: World, { environmentId, properties }: FlinkStatement): boolean {
  const name = properties[carriesOn];
  const other = name === undefined ? undefined : world.flinkStatements.get(gatewayId(environmentId, name));
  return other !== undefined && !["STOPPED", "COMPLETED", "FAILED"].includes(other.phase);
}

function runWaiting(world: World): void {
  for (const { id, phase } of world.flinkStatements.all()) if (phase === "PENDING") run(world, id, false);
}

function change(world: World, id: string, fields: Partial<FlinkStatement>): void {
  changeGatewayObject(world, world.flinkStatements, id, fields);
}
