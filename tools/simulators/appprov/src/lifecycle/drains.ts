import { randomBytes } from "node:crypto";
import type { LogDrain, MetricDrain } from "../records.ts";
import type { World } from "../world.ts";
import { forgetOperations } from "./operations.ts";

/** Values of a new log drain. */
export type NewLogDrain = Pick<LogDrain, "accountId" | "handle" | "drainType"> &
  Partial<Omit<LogDrain, "id" | "status" | "createdAt" | "updatedAt">>;

/** Creates a log drain that is not provisioned, and not stored yet. */
export function makeLogDrain(world: World, fields: NewLogDrain): LogDrain {
  return {
    ...world.born(),
    accountId: fields.accountId,
    handle: fields.handle,
    drainType: fields.drainType,
    status: "pending",
    databaseId: fields.databaseId,
    drainHost: fields.drainHost ?? null,
    drainPort: fields.drainPort ?? null,
    drainUsername: fields.drainUsername ?? (fields.drainType === "elasticsearch_database" ? "aptible" : null),
    drainPassword: fields.drainPassword ?? randomBytes(12).toString("base64url"),
    loggingToken: fields.loggingToken ?? null,
    url: fields.url ?? null,
    drainApps: fields.drainApps ?? true,
    drainDatabases: fields.drainDatabases ?? true,
    drainEphemeralSessions: fields.drainEphemeralSessions ?? true,
    drainProxies: fields.drainProxies ?? false,
  };
}

/** Values of a new metric drain. */
export type NewMetricDrain = Pick<MetricDrain, "accountId" | "handle" | "drainType"> &
  Partial<Pick<MetricDrain, "databaseId" | "drainConfiguration">>;

/** Creates a metric drain that is not provisioned, and not stored yet. */
export function makeMetricDrain(world: World, fields: NewMetricDrain): MetricDrain {
  return {
    ...world.born(),
    accountId: fields.accountId,
    handle: fields.handle,
    drainType: fields.drainType,
    status: "pending",
    databaseId: fields.databaseId,
    drainConfiguration: fields.drainConfiguration ?? {},
  };
}

/** Deletes a log drain. */
export function deleteLogDrain(world: World, id: string): void {
  forgetOperations(world, "log_drain", id);
  world.logDrains.remove(id);
}

/** Deletes a metric drain. */
export function deleteMetricDrain(world: World, id: string): void {
  forgetOperations(world, "metric_drain", id);
  world.metricDrains.remove(id);
}
