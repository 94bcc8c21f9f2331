import { defineRoute, flag, integer, object, optional, type Route, type Static, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { logDrainDocument } from "../documents/drain.ts";
import { rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import { makeLogDrain } from "../lifecycle/drains.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const shape = object({
  handle: text({ min: 1 }),
  drain_type: text({ min: 1 }),
  drain_apps: optional(flag()),
  drain_databases: optional(flag()),
  drain_ephemeral_sessions: optional(flag()),
  drain_proxies: optional(flag()),
  drain_host: optional(text({ min: 1 })),
  drain_port: optional(integer({ min: 1, max: 65_535 })),
  drain_username: optional(text({ min: 1 })),
  drain_password: optional(text({ min: 1 })),
  database_id: optional(integer({ min: 1 })),
  url: optional(text({ min: 1 })),
  logging_token: optional(text({ min: 1 })),
});

type Creation = Static<typeof shape>;

/** `/log_drains` */
export function logDrainRoutes(world: World): Route<Caller>[] {
  const { accounts, logDrains } = world;
  return [
    listRoute(world, {
      path: "/accounts/{id}/log_drains",
      name: "log_drains",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return logDrains.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: logDrainDocument,
    }),
    readRoute(world, { path: "/log_drains", kind: "log drain", store: logDrains, document: logDrainDocument }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/log_drains",
      simplified: "No log is sent.",
      body: shape,
      handle(call) {
        const { id: accountId } = written(accounts, "account", call);
        checkMayChange(world, accountId);
        const { body } = call;
        rejectFor([
          ...handleProblems(body.handle, logDrains, (one) => one.accountId === accountId),
          ...problemsOf(world, body),
        ]);
        const drain = makeLogDrain(world, { accountId, ...fieldsOf(body) });
        return hal(201, logDrainDocument(sceneOf(world, call), logDrains.insert(drain)));
      },
    }),
  ];
}

const needs: Readonly<Record<string, readonly (keyof Creation)[]>> = {
  syslog_tls_tcp: ["drain_host", "drain_port"],
  papertrail: ["drain_host", "drain_port"],
  elasticsearch_database: ["database_id"],
  https_post: ["url"],
  sumologic: ["url"],
  logdna: ["drain_username"],
  datadog: ["drain_username"],
  solarwinds: ["drain_host", "logging_token"],
};

function problemsOf(world: World, body: Creation): (string | false)[] {
  const wanted = needs[body.drain_type];
  if (wanted === undefined) return ["Drain type is not included in the list"];
  const database = body.database_id === undefined ? undefined : world.databases.get(String(body.database_id));
  return [
    ...wanted.map((name) => body[name] === undefined && `${name} can't be blank`),
    body.database_id !== undefined &&
      (database?.type !== "elasticsearch" || database.diskId === undefined) &&
      "Database must be a provisioned elasticsearch database",
    body.drain_host !== undefined && !/^[a-z0-9.-]+$/i.test(body.drain_host) && "Drain host must be a host name",
    body.url !== undefined && !URL.canParse(body.url) && "Url is invalid",
  ];
}

function fieldsOf(body: Creation) {
  return {
    handle: body.handle,
    drainType: body.drain_type,
    databaseId: body.database_id === undefined ? undefined : String(body.database_id),
    drainHost: body.drain_host ?? null,
    drainPort: body.drain_port ?? null,
    drainUsername: body.drain_username ?? null,
    drainPassword: body.drain_password ?? null,
    loggingToken: body.logging_token ?? null,
    url: body.url ?? null,
    drainApps: body.drain_apps ?? true,
    drainDatabases: body.drain_databases ?? true,
    drainEphemeralSessions: body.drain_ephemeral_sessions ?? true,
    drainProxies: body.drain_proxies ?? false,
  };
}
