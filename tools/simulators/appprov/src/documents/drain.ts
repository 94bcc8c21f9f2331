import type { LogDrain, MetricDrain } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";
import { lastOperation } from "./operation.ts";

/** A log drain as the API shows it. */
export function logDrainDocument(scene: Scene, drain: LogDrain): Document {
  return documentOf(scene, {
    type: "log_drain",
    path: "/log_drains",
    record: drain,
    fields: {
      handle: drain.handle,
      drain_type: drain.drainType,
      status: drain.status,
      drain_host: drain.drainHost,
      drain_port: drain.drainPort,
      drain_username: drain.drainUsername,
      drain_password: drain.drainPassword,
      logging_token: drain.loggingToken,
      url: drain.url,
      drain_apps: drain.drainApps,
      drain_databases: drain.drainDatabases,
      drain_ephemeral_sessions: drain.drainEphemeralSessions,
      drain_proxies: drain.drainProxies,
    },
    links: {
      account: `/accounts/${drain.accountId}`,
      database: linkTo("/databases", drain.databaseId),
      operations: `/log_drains/${drain.id}/operations`,
    },
    embedded: { last_operation: lastOperation(scene, "log_drain", drain.id) },
  });
}

/** A metric drain as the API shows it. */
export function metricDrainDocument(scene: Scene, drain: MetricDrain): Document {
  return documentOf(scene, {
    type: "metric_drain",
    path: "/metric_drains",
    record: drain,
    fields: {
      handle: drain.handle,
      drain_type: drain.drainType,
      status: drain.status,
      drain_configuration: drain.drainConfiguration,
    },
    links: {
      account: `/accounts/${drain.accountId}`,
      database: linkTo("/databases", drain.databaseId),
      operations: `/metric_drains/${drain.id}/operations`,
    },
    embedded: { last_operation: lastOperation(scene, "metric_drain", drain.id) },
  });
}
