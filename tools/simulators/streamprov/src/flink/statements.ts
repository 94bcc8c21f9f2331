import {
  anything,
  flag,
  mapOf,
  object,
  optional,
  pagingParameters,
  type Route,
  text,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { conflict, invalid } from "../control-plane/errors.ts";
import { deleteStatement, resumeStatement, startStatement, stopStatement } from "../lifecycle/flink-statements.ts";
import type { FlinkStatement } from "../records.ts";
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
import { gatewayName } from "./names.ts";
import { isResumable } from "./sql.ts";

const sql = text({ min: 1, max: 131_072 });
const createShape = object({
  ...asRead,
  name: gatewayName,
  spec: object({
    statement: sql,
    properties: optional(mapOf(text())),
    compute_pool_id: optional(text({ min: 1, max: 255 })),
    principal: optional(text({ max: 1024 })),
    stopped: optional(flag()),
  }),
});
const updateShape = object({
  ...asRead,
  metadata: metadataShape,
  name: gatewayName,
  spec: object({
    statement: optional(sql),
    properties: optional(mapOf(text())),
    compute_pool_id: optional(text({ min: 1, max: 255 })),
    principal: optional(text({ max: 1024 })),
    stopped: flag(),
  }),
  status: optional(anything()),
});

/** Properties that no response contains. */
const hidden = /^sql\.secrets/;

/** `.../statements`: SQL that runs in a compute pool. */
export function statementRoutes(world: World): Route<Caller>[] {
  const store = world.flinkStatements;
  const render = (call: GatewayCall<unknown>) => (one: FlinkStatement) => ({
    ...gatewayHead(world, call, "Statement", one),
    organization_id: world.credentials.organizationId,
    environment_id: one.environmentId,
    spec: {
      statement: one.statement,
      properties: masked(one.properties),
      compute_pool_id: one.computePoolId,
      principal: one.principal,
      stopped: one.stopped,
    },
    status: {
      phase: one.phase,
      detail: one.detail,
      latest_offsets: one.offsets,
      ...(one.offsetsAt === undefined ? {} : { latest_offsets_timestamp: new Date(one.offsetsAt).toISOString() }),
    },
  });
  const { written, route } = gatewayReads(world, {
    path: "statements/{statement_name}",
    store,
    noun: "statement",
    names: ["statement_name"],
    render,
  });

  return [
    gatewayRoute(world, {
      method: "GET",
      path: "statements",
      query: { ...pagingParameters(), "spec.compute_pool_id": textParameter, label_selector: textParameter },
      handle(call) {
        const pool = call.query.text("spec.compute_pool_id");
        const placed = store.placed().filter(({ record }) => pool === undefined || record.computePoolId === pool);
        return gatewayPage(world, call, "Statement", placed, render(call));
      },
    }),
    gatewayRoute(world, {
      method: "POST",
      path: "statements",
      simplified: "No SQL runs, and there are no results. Only the first word of a statement is checked.",
      body: createShape,
      handle(call) {
        const { environmentId, body, caller } = call;
        const { name, spec } = body;
        if (store.get(gatewayId(environmentId, name)) !== undefined)
          throw conflict(`The statement '${name}' exists in the environment.`);
        const computePoolId = spec.compute_pool_id ?? poolOf(world, environmentId);
        if (world.kept.flinkComputePools.get(computePoolId)?.environmentId !== environmentId)
          throw invalid(422, "/spec/compute_pool_id", "is no compute pool of the environment");
        const made = startStatement(world, {
          environmentId,
          name,
          statement: spec.statement,
          properties: spec.properties ?? {},
          computePoolId,
          principal: spec.principal ?? caller.principalId,
        });
        return { status: 201, json: render(call)(made) };
      },
    }),
    route,
    gatewayRoute(world, {
      method: "PUT",
      path: "statements/{statement_name}",
      body: updateShape,
      handle(call) {
        const one = written(call);
        const { name, metadata, spec } = call.body;
        const { statement = one.statement, properties = masked(one.properties), principal = one.principal } = spec;
        const { compute_pool_id: computePoolId = one.computePoolId, stopped } = spec;
        if (name !== one.name) throw invalid(422, "/name", "cannot be changed");
        if (statement !== one.statement) throw invalid(422, "/spec/statement", "cannot be changed");
        if (JSON.stringify(properties) !== JSON.stringify(masked(one.properties)))
          throw invalid(422, "/spec/properties", "cannot be changed");
        checkVersion(one, metadata);
        const isMoved = principal !== one.principal || computePoolId !== one.computePoolId;
        if (isMoved && !(one.stopped && !stopped))
          throw invalid(422, "/spec", "names another compute pool or principal, which only a resumed statement takes");
        if (one.stopped && !stopped) {
          if (!isResumable(one.statement))
            throw invalid(422, "/spec/stopped", "is of a statement that cannot be resumed");
          resumeStatement(world, one.id, { computePoolId, principal });
        } else if (!one.stopped && stopped) stopStatement(world, one.id);
        return { status: 202 };
      },
    }),
    gatewayRoute(world, {
      method: "DELETE",
      path: "statements/{statement_name}",
      handle(call) {
        deleteStatement(world, written(call).id);
        return { status: 202 };
      },
    }),
  ];
}

/** The pool in which a statement runs that names none. */
function poolOf(world: World, environmentId: string): string {
  return world.kept.flinkComputePools.all().find((one) => one.environmentId === environmentId)?.id ?? "";
}

function masked(properties: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, hidden.test(name) ? "********" : value]),
  );
}
