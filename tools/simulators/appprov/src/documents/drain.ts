import type { LogDrain, MetricDrain } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";

/** A log drain as the API shows it. */
export function logDrainDocument(scene: Scene, drain: LogDrain): Document {
  return documentOf(scene, {
    kind: "log_drain",
    path: "/log_drains",
    record: drain,
    fields: {
      handle: drain.handle,
      drain_type: drain.drainType,
      status: drain.status,
      // Empty if the type of the drain has none.
      drain_host: drain.drainHost ?? "",
      drain_port: drain.drainPort ?? 0,
      drain_username: drain.drainUsername,
      drain_password: drain.drainPassword,
      logging_token: drain.loggingToken,
      url: drain.url,
      drain_apps: drain.drainApps,
      drain_databases: drain.drainDatabases,
      drain_ephemeral_sessions: drain.drainEphemeralSessions,
      drain_proxies: drain.drainProxies,
      gentlemanjerry_certificate: null,
      gentlemanjerry_docker_name: null,
      gentlemanjerry_instance_id: null,
      gentlemanjerry_host: null,
      gentlemanjerry_port_mapping: [],
      gentlemanjerry_allocation: [],
    },
    links: {
      account: `/accounts/${drain.accountId}`,
      database: linkTo("/databases", drain.databaseId),
      operations: `/log_drains/${drain.id}/operations`,
    },
  });
}

/** A metric drain as the API shows it. */
export function metricDrainDocument(scene: Scene, drain: MetricDrain): Document {
  return documentOf(scene, {
    kind: "metric_drain",
    path: "/metric_drains",
    record: drain,
    fields: {
      handle: drain.handle,
      drain_type: drain.drainType,
      status: drain.status,
      drain_configuration: drain.drainConfiguration,
      aggregator_ca_certificate: null,
      aggregator_ca_private_key_blob: null,
      aggregator_host: null,
      aggregator_port_mapping: [],
      aggregator_instance_id: null,
      aggregator_docker_name: null,
      aggregator_allocation: [],
    },
    links: {
      account: `/accounts/${drain.accountId}`,
      database: linkTo("/databases", drain.databaseId),
      operations: `/metric_drains/${drain.id}/operations`,
    },
  });
}
