import { choicesOf } from "@org/simulator";
import type { OperationKind } from "../records.ts";
import { appOperationShape } from "./app-operations.ts";
import { databaseOperationShape } from "./database-operations.ts";
import { drainOperationShape } from "./drain-operations.ts";
import { serviceOperationShape } from "./service-operations.ts";
import { vhostOperationShape } from "./vhost-operations.ts";

/** The parameters of operations, by the kind of their object. */
export const operationShapes = {
  app: appOperationShape,
  database: databaseOperationShape,
  service: serviceOperationShape,
  vhost: vhostOperationShape,
  log_drain: drainOperationShape,
  metric_drain: drainOperationShape,
};

/** The types of operations on a kind of object, such as `provision`. */
export function operationTypes(kind: OperationKind): readonly string[] {
  return choicesOf(operationShapes[kind].outline(), "type");
}

/** The names of operations in settings: `default`, `provision`, `database.provision`. */
export function operationNames(): string[] {
  const kinds = Object.keys(operationShapes) as OperationKind[];
  const names = kinds.flatMap((kind) => operationTypes(kind).map((type) => `${kind}.${type}`));
  // Replicas are databases that have no replicas themselves.
  const replica = operationTypes("database").filter((type) => type !== "replicate");
  return ["default", ...new Set(kinds.flatMap(operationTypes)), ...names, ...replica.map((type) => `replica.${type}`)];
}
