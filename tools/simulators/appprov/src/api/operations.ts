import {
  type Answer,
  type Differences,
  defineRoute,
  differencesOf,
  type Route,
  type Shape,
  type Store,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { collectionOf, operationDocument } from "../documents/operation.ts";
import { apiError, notFound } from "../errors.ts";
import { addressOfLog } from "../log-storage/address.ts";
import { planAppOperation } from "../operations/app-operations.ts";
import { planDatabaseOperation } from "../operations/database-operations.ts";
import { planLogDrainOperation, planMetricDrainOperation } from "../operations/drain-operations.ts";
import { operationShapes } from "../operations/operation-shapes.ts";
import { type OperationPlan, startOperation } from "../operations/run.ts";
import { planServiceOperation } from "../operations/service-operations.ts";
import { planVhostOperation } from "../operations/vhost-operations.ts";
import type { OperationKind } from "../records.ts";
import type { World } from "../world.ts";
import { type ApiCall, checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

/** `/{collection}/{id}/operations`, `/operations/{id}` and the logs. */
export function operationRoutes(world: World): Route<Caller>[] {
  const accountOfService = (id: string) => world.services.get(id)?.accountId ?? "";
  return [
    readRoute(world, {
      path: "/operations",
      kind: "operation",
      store: world.operations,
      document: operationDocument,
    }),
    logRoute(world),
    ...routesOn(world, {
      kind: "app",
      simplified: "No image is pulled and no container runs; the setting `images` describes images.",
      store: world.apps,
      shape: operationShapes.app,
      handleOf: ({ handle }) => handle,
      accountOf: ({ accountId }) => accountId,
      plan: (app, request) => planAppOperation(world, app, request),
    }),
    ...routesOn(world, {
      kind: "database",
      store: world.databases,
      shape: operationShapes.database,
      handleOf: ({ handle }) => handle,
      accountOf: ({ accountId }) => accountId,
      plan: (database, request) => planDatabaseOperation(world, database, request),
    }),
    ...routesOn(world, {
      kind: "service",
      store: world.services,
      shape: operationShapes.service,
      handleOf: ({ processType }) => processType,
      accountOf: ({ accountId }) => accountId,
      plan: (service, request) => planServiceOperation(world, service, request),
    }),
    ...routesOn(world, {
      kind: "vhost",
      store: world.vhosts,
      shape: operationShapes.vhost,
      handleOf: ({ virtualDomain }) => virtualDomain,
      accountOf: ({ serviceId }) => accountOfService(serviceId),
      plan: (vhost, request) => planVhostOperation(world, vhost, request),
    }),
    ...routesOn(world, {
      kind: "log_drain",
      store: world.logDrains,
      shape: operationShapes.log_drain,
      handleOf: ({ handle }) => handle,
      accountOf: ({ accountId }) => accountId,
      plan: (drain, request) => planLogDrainOperation(world, drain, request),
    }),
    ...routesOn(world, {
      kind: "metric_drain",
      store: world.metricDrains,
      shape: operationShapes.metric_drain,
      handleOf: ({ handle }) => handle,
      accountOf: ({ accountId }) => accountId,
      plan: (drain, request) => planMetricDrainOperation(world, drain, request),
    }),
  ];
}

interface OperationSpec<T, Request> extends Differences {
  readonly kind: OperationKind;
  readonly store: Store<T & { readonly id: string }>;
  readonly shape: Shape<Request>;
  handleOf(record: T): string;
  accountOf(record: T): string;
  plan(record: T, request: Request): Pick<OperationPlan, "effect" | "failed" | "alias">;
}

function routesOn<T extends { readonly id: string }, Request extends { readonly type: string }>(
  world: World,
  spec: OperationSpec<T, Request>,
): Route<Caller>[] {
  const { kind, store } = spec;
  const path = `/${collectionOf[kind]}/{id}/operations`;
  return [
    listRoute(world, {
      path,
      name: "operations",
      records(call) {
        const { id } = seen(store, kind, call);
        const all = world.operations.all().filter((one) => one.kind === kind && one.resourceId === id);
        return all.reverse();
      },
      document: operationDocument,
    }),
    defineRoute({
      method: "POST",
      path,
      ...differencesOf(spec),
      body: spec.shape,
      handle(call: ApiCall<Request>) {
        const record = written(store, kind, call);
        checkMayChange(world, spec.accountOf(record));
        const { type, ...request } = call.body;
        const operation = startOperation(world, {
          kind,
          type,
          resourceId: record.id,
          resourceHandle: spec.handleOf(record),
          request,
          ...spec.plan(record, call.body),
        });
        return hal(201, operationDocument(sceneOf(world, call), operation));
      },
    }),
  ];
}

// The log is on another host, which accepts no token.
function logRoute(world: World): Route<Caller> {
  return defineRoute({
    method: "GET",
    path: "/operations/{id}/logs",
    simplified: "The log has the same lines for every operation.",
    handle(call: ApiCall): Answer {
      const { id, log } = seen(world.operations, "operation", call);
      if (log === undefined || !world.settings.operationLogs) throw notFound("log of the operation", id);
      const location = addressOfLog(world, id);
      const body = apiError(301, "moved_permanently", "The log is at the address in Location");
      return { ...body, headers: { Location: location } };
    },
  });
}
