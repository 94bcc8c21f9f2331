import type { Operation, OperationKind } from "../records.ts";
import { type Document, documentOf, type Scene } from "./document.ts";

/** The collections of the objects that operations are run on. */
export const collectionOf: Readonly<Record<OperationKind, string>> = {
  app: "apps",
  database: "databases",
  service: "services",
  vhost: "vhosts",
  log_drain: "log_drains",
  metric_drain: "metric_drains",
};

const shown = [
  "container_count",
  "container_size",
  "disk_size",
  "provisioned_iops",
  "instance_profile",
  "handle",
  "destination_account_id",
] as const;

/** An operation as the API shows it: without the values of its variables and settings. */
export function operationDocument(scene: Scene, operation: Operation): Document {
  const { id, type, status, kind, resourceId, request } = operation;
  return documentOf(scene, {
    type: "operation",
    path: "/operations",
    record: operation,
    fields: { type, status, ...Object.fromEntries(shown.map((name) => [name, request[name] ?? null])) },
    links: {
      resource: `/${collectionOf[kind]}/${resourceId}`,
      [kind]: `/${collectionOf[kind]}/${resourceId}`,
      logs: `/operations/${id}/logs`,
    },
  });
}

/** The newest operation on an object, for its document; null when there was none. */
export function lastOperation(scene: Scene, kind: OperationKind, resourceId: string): Document | null {
  const { operations, lastOperationIds } = scene.world;
  const last = operations.get(lastOperationIds.get(`${kind} ${resourceId}`) ?? "");
  return last === undefined ? null : operationDocument(scene, last);
}
