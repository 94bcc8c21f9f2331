import { changeGatewayObject, gatewayId } from "../flink/gateway.ts";
import { columnsOf, groupedBy, inPlatformsForm } from "../flink/sql.ts";
import type { FlinkTable, Json } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new table: the `spec` of a request. */
export interface NewFlinkTable {
  readonly environmentId: string;
  readonly name: string;
  readonly spec: Json;
}

/** Makes a table: after a while it runs, or is stopped, or has failed. */
export function createTable(
  world: World,
  { environmentId, name, spec }: NewFlinkTable,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): FlinkTable {
  const made: FlinkTable = {
    id: gatewayId(environmentId, String(spec["kafka_cluster_id"]), name),
    environmentId,
    name,
    spec: completed(world, environmentId, spec),
    phase: "CREATING",
    detail: "",
    active: 0,
    latest: 1,
    version: 1,
    ...world.born(),
  };
  world.flinkTables.insert(made);
  settle(world, made.id, atOnce ? 0 : world.settings.flinkStartMs);
  return world.flinkTables.get(made.id) ?? made;
}

/** Changes a table: its fixed values stay, and the change takes effect after a while. */
export function alterTable(world: World, one: FlinkTable, asked: Json): FlinkTable {
  const { kafka_cluster_id, session_options, distribution } = one.spec;
  const fixed = { kafka_cluster_id, session_options, ...(distribution === undefined ? {} : { distribution }) };
  const spec = completed(world, one.environmentId, { ...asked, ...fixed });
  const changed = changeGatewayObject(world, world.flinkTables, one.id, {
    spec,
    phase: "ALTERING",
    latest: one.latest + 1,
  });
  settle(world, one.id, world.settings.flinkStartMs);
  return changed ?? one;
}

/** Lets a table go: it is DELETING for a while. */
export function deleteTable(world: World, id: string): void {
  changeGatewayObject(world, world.flinkTables, id, { phase: "DELETING" });
  world.hub.agenda.in(world.settings.flinkDeleteMs, () => world.flinkTables.remove(id));
}

function settle(world: World, id: string, ms: number): void {
  world.hub.agenda.in(ms, () => {
    const one = world.flinkTables.get(id);
    const failure = world.settings.flinkFailure;
    const phase = failure !== undefined ? "FAILED" : one?.spec["stopped"] === true ? "STOPPED" : "RUNNING";
    changeGatewayObject(world, world.flinkTables, id, { phase, detail: failure ?? "", active: one?.latest ?? 1 });
  });
}

/** The requested spec in the platform's form, with the values that the platform adds. */
function completed(world: World, environmentId: string, spec: Json): Json {
  const query = String(spec["query"]);
  const keys = groupedBy(query);
  const given = spec["distribution"] as Json | undefined;
  const distribution = given ?? (keys.length > 0 ? { kind: "HASH", keys } : undefined);
  const { columns } = spec;
  return {
    compute_pool_id: world.kept.flinkComputePools.all().find((one) => one.environmentId === environmentId)?.id ?? "",
    principal: world.credentials.userId,
    stopped: false,
    ...spec,
    query: inPlatformsForm(query),
    columns: Array.isArray(columns) && columns.length > 0 ? columns : columnsOf(query),
    table_options: {
      connector: "confluent",
      "changelog.mode": keys.length > 0 ? "upsert" : "append",
      ...(spec["table_options"] as Json | undefined),
    },
    session_options: {
      "sql.current-catalog": environmentId,
      "sql.current-database": spec["kafka_cluster_id"],
      ...(spec["session_options"] as Json | undefined),
    },
    ...(distribution ? { distribution: { bucket_count: 6, keys: [], ...distribution } } : {}),
  };
}
