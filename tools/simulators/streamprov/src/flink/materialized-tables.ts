import {
  anything,
  chosenBy,
  flag,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  pagingParameters,
  type Route,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { conflict, invalid, notFound } from "../control-plane/errors.ts";
import { alterTable, createTable, deleteTable } from "../lifecycle/flink-tables.ts";
import type { FlinkTable, Json } from "../records.ts";
import type { World } from "../world.ts";
import {
  asRead,
  checkVersion,
  type GatewayCall,
  gatewayHead,
  gatewayId,
  gatewayPage,
  gatewayReads,
  gatewayRoute,
  metadataShape,
} from "./gateway.ts";

const name = text({
  min: 1,
  max: 249,
  pattern: /^[a-zA-Z0-9._-]+$/,
  form: "letters, digits, dots, underscores, hyphens",
});
const common = { name: text({ min: 1 }), type: anything(), comment: optional(text()) };
const columns = listOf(
  chosenBy("kind", {
    Physical: object({ kind: oneOf("Physical"), ...common }),
    Computed: object({ kind: oneOf("Computed"), ...common, expression: text({ min: 1 }), virtual: optional(flag()) }),
    Metadata: object({ kind: oneOf("Metadata"), ...common, metadata_key: text({ min: 1 }), virtual: optional(flag()) }),
  }),
);
const members = {
  kafka_cluster_id: text({ min: 1 }),
  compute_pool_id: optional(text({ min: 1 })),
  principal: optional(text({ max: 255 })),
  stopped: optional(flag()),
  table_options: optional(mapOf(text())),
  session_options: optional(mapOf(text())),
  columns: optional(columns),
  watermark: optional(object({ column: optional(text()), expression: optional(text()) })),
  constraints: optional(
    listOf(
      object({
        name: optional(text()),
        type: optional(text()),
        columns: optional(listOf(text())),
        enforced: optional(flag()),
      }),
    ),
  ),
  distribution: optional(
    object({ kind: text({ min: 1 }), keys: optional(listOf(text())), bucket_count: optional(integer({ min: 1 })) }),
  ),
};
const query = text({ min: 1, max: 131_072 });
const createShape = object({ ...asRead, name, spec: object({ ...members, query }) });
const updateShape = object({
  ...asRead,
  metadata: metadataShape,
  name,
  spec: object({ ...members, query: optional(query) }),
  status: optional(anything()),
});

/** `.../materialized-tables`: tables that a query keeps up to date. */
export function materializedTableRoutes(world: World): Route<Caller>[] {
  const store = world.flinkTables;
  const render = (call: GatewayCall<unknown>) => (one: FlinkTable) => ({
    ...gatewayHead(world, call, "MaterializedTable", one),
    organization_id: world.credentials.organizationId,
    environment_id: one.environmentId,
    spec: one.spec,
    status: { phase: one.phase, detail: one.detail, version: one.active, latest_version: one.latest },
  });
  const path = "databases/{kafka_cluster_id}/materialized-tables";
  const { written: found, route } = gatewayReads(world, {
    path: `${path}/{table_name}`,
    store,
    noun: "materialized table",
    names: ["kafka_cluster_id", "table_name"],
    render,
  });
  const written = (call: GatewayCall<unknown>) => {
    const one = found(call);
    if (["CREATING", "ALTERING", "STOPPING"].includes(one.phase))
      throw conflict(`The table '${one.name}' is ${one.phase}.`, "operation_pending");
    return one;
  };
  const checkCluster = (call: GatewayCall<{ readonly spec: { readonly kafka_cluster_id: string } }>) => {
    const id = call.params["kafka_cluster_id"] ?? "";
    if (call.body.spec.kafka_cluster_id !== id) throw invalid(400, "/spec/kafka_cluster_id", "is not that of the path");
    if (world.kafkaClusters.get(id)?.environmentId !== call.environmentId) throw notFound("Kafka cluster", id);
    return id;
  };

  return [
    gatewayRoute(world, {
      method: "GET",
      path: "materialized-tables",
      query: pagingParameters(),
      handle: (call) => gatewayPage(world, call, "MaterializedTable", store.placed(), render(call)),
    }),
    gatewayRoute(world, {
      method: "POST",
      path,
      simplified: "The query does not run. Columns are derived from its SELECT list, each of the type `STRING`.",
      body: createShape,
      handle(call) {
        const clusterId = checkCluster(call);
        const { environmentId, body } = call;
        if (store.get(gatewayId(environmentId, clusterId, body.name)) !== undefined)
          throw conflict(`The table '${body.name}' exists in the cluster.`);
        const made = createTable(world, { environmentId, name: body.name, spec: body.spec as Json });
        return { status: 201, json: render(call)(made) };
      },
    }),
    route,
    gatewayRoute(world, {
      method: "PUT",
      path: `${path}/{table_name}`,
      body: updateShape,
      handle(call) {
        checkCluster(call);
        const one = written(call);
        checkVersion(one, call.body.metadata);
        return { status: 200, json: render(call)(alterTable(world, one, call.body.spec as Json)) };
      },
    }),
    gatewayRoute(world, {
      method: "DELETE",
      path: `${path}/{table_name}`,
      handle(call) {
        deleteTable(world, written(call).id);
        return { status: 202 };
      },
    }),
  ];
}
