import type { Operation, OperationKind } from "../records.ts";
import { type Document, documentOf, type Scene } from "./document.ts";

/** The collections of objects that have operations. */
export const collectionOf: Readonly<Record<OperationKind, string>> = {
  app: "apps",
  database: "databases",
  service: "services",
  vhost: "vhosts",
  log_drain: "log_drains",
  metric_drain: "metric_drains",
};

/** An operation as the API shows it, without the values of its variables and settings. */
export function operationDocument(scene: Scene, operation: Operation): Document {
  const { id, type, status, kind, resourceId, request } = operation;
  const number = (name: string) => (typeof request[name] === "number" ? request[name] : null);
  const text = (name: string) => (typeof request[name] === "string" ? request[name] : null);
  return documentOf(scene, {
    kind: "operation",
    path: "/operations",
    record: operation,
    fields: {
      type,
      status,
      cancelled: false,
      aborted: false,
      git_ref: null,
      docker_ref: null,
      env: {},
      container_size: number("container_size"),
      container_count: number("container_count"),
      // The only size that is never null.
      disk_size: number("disk_size") ?? 0,
      command: null,
      handle: text("handle"),
      certificate: null,
      private_key: null,
      user_name: "Olive Owner",
      user_email: scene.world.credentials.username,
      destination_region: null,
      interactive: request["interactive"] === true,
      instance_profile: text("instance_profile"),
      mount_point: null,
      daily: null,
      monthly: null,
      yearly: null,
      pitr_days: null,
      make_copy: null,
      keep_final: null,
      enable_backups: null,
      enable_pitr: null,
      settings: {},
      sensitive_settings: {},
    },
    links: {
      resource: `/${collectionOf[kind]}/${resourceId}`,
      [kind]: `/${collectionOf[kind]}/${resourceId}`,
      logs: `/operations/${id}/logs`,
    },
  });
}

/** The newest operation of an object whose document shows it; null if there was none. */
export function lastOperation(scene: Scene, kind: "app" | "database", resourceId: string): Document | null {
  const { operations, lastOperationIds } = scene.world;
  const last = operations.get(lastOperationIds.get(`${kind} ${resourceId}`) ?? "");
  return last === undefined ? null : operationDocument(scene, last);
}
