import { defineRoute, integer, object, optional, type Route, type Static, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { metricDrainDocument } from "../documents/drain.ts";
import { rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import { makeMetricDrain } from "../lifecycle/drains.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const value = optional(text({ min: 1 }));
const configuration = object({
  address: value,
  username: value,
  password: value,
  database: value,
  api_key: value,
  authToken: value,
  bucket: value,
  org: value,
  series_url: value,
});
const shape = object({
  handle: text({ min: 1 }),
  drain_type: text({ min: 1 }),
  database_id: optional(integer({ min: 1 })),
  drain_configuration: optional(configuration),
});

type Creation = Static<typeof shape>;

/** `/metric_drains` */
export function metricDrainRoutes(world: World): Route<Caller>[] {
  const { accounts, metricDrains } = world;
  return [
    listRoute(world, {
      path: "/accounts/{id}/metric_drains",
      name: "metric_drains",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return metricDrains.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: metricDrainDocument,
    }),
    readRoute(world, {
      path: "/metric_drains",
      kind: "metric drain",
      store: metricDrains,
      document: metricDrainDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/metric_drains",
      simplified: "No metric is sent.",
      body: shape,
      handle(call) {
        const { id: accountId } = written(accounts, "account", call);
        checkMayChange(world, accountId);
        const { handle, drain_type: drainType, database_id, drain_configuration } = call.body;
        rejectFor([
          ...handleProblems(handle, metricDrains, (one) => one.accountId === accountId),
          ...problemsOf(world, call.body),
        ]);
        const drain = makeMetricDrain(world, {
          accountId,
          handle,
          drainType,
          databaseId: database_id === undefined ? undefined : String(database_id),
          drainConfiguration: (drain_configuration as Readonly<Record<string, string>> | undefined) ?? {},
        });
        return hal(201, metricDrainDocument(sceneOf(world, call), metricDrains.insert(drain)));
      },
    }),
  ];
}

const needs: Readonly<Record<string, readonly (keyof Static<typeof configuration>)[]>> = {
  influxdb_database: [],
  influxdb: ["address", "username", "password", "database"],
  influxdb2: ["address", "authToken", "bucket", "org"],
  datadog: ["api_key"],
};

function problemsOf(world: World, body: Creation): (string | false)[] {
  const { drain_type: type, drain_configuration: given } = body;
  const wanted = needs[type];
  if (wanted === undefined) return ["Drain type is not included in the list"];
  const inside = type === "influxdb_database";
  const database = body.database_id === undefined ? undefined : world.databases.get(String(body.database_id));
  return [
    inside && body.database_id === undefined && "Database can't be blank",
    !inside && body.database_id !== undefined && `Database must be blank for ${type}`,
    inside && given !== undefined && `Drain configuration must be blank for ${type}`,
    body.database_id !== undefined &&
      (database?.type !== "influxdb" || database.diskId === undefined) &&
      "Database must be a provisioned influxdb database",
    ...wanted.map((name) => given?.[name] === undefined && `Drain configuration ${name} can't be blank`),
    ...(["address", "series_url"] as const).map(
      (name) => given?.[name] !== undefined && !URL.canParse(given[name]) && `Drain configuration ${name} is invalid`,
    ),
  ];
}
