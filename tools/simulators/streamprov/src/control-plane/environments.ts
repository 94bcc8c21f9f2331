import { defineRoute, object, oneOf, optional, pagingParameters, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { deleteEnvironment, makeEnvironment } from "../lifecycle/environments.ts";
import type { Environment } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid, notFound } from "./errors.ts";
import { crn, listAnswer, objectMeta } from "./objects.ts";

const path = "/org/v2/environments";
const governance = object({ package: oneOf("ESSENTIALS", "ADVANCED") });
const createShape = object({ display_name: text({ min: 1 }), stream_governance_config: optional(governance) });
const updateShape = object({
  display_name: optional(text({ min: 1 })),
  stream_governance_config: optional(governance),
});

/** `/org/v2/environments` */
export function environmentRoutes(world: World): Route<Caller>[] {
  const { environments } = world;

  return [
    defineRoute({
      method: "GET",
      path,
      query: pagingParameters(),
      handle: (call) =>
        listAnswer(world, call, { apiVersion: "org/v2", kind: "EnvironmentList" }, environments.allSeen(), (one) =>
          render(world, call.host, one),
        ),
    }),
    defineRoute({
      method: "POST",
      path,
      body: createShape,
      handle({ host, body }) {
        checkName(world, body.display_name);
        const environment = makeEnvironment(world, {
          displayName: body.display_name,
          streamGovernance: body.stream_governance_config?.package,
        });
        return { status: 201, json: render(world, host, environments.insert(environment)) };
      },
    }),
    defineRoute({
      method: "GET",
      path: `${path}/{id}`,
      handle: ({ host, params }) => ({
        status: 200,
        json: render(
          world,
          host,
          found(params["id"], (id) => environments.seen(id)),
        ),
      }),
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = found(params["id"], (id) => environments.get(id));
        const wanted = body.stream_governance_config?.package;
        if (body.display_name !== undefined && body.display_name !== old.displayName)
          checkName(world, body.display_name);
        if (old.streamGovernance === "ADVANCED" && wanted === "ESSENTIALS") {
          throw invalid(422, "/stream_governance_config/package", "cannot be lowered from ADVANCED to ESSENTIALS");
        }
        const changed = environments.replace({
          ...old,
          displayName: body.display_name ?? old.displayName,
          streamGovernance: wanted ?? old.streamGovernance,
          updatedAt: world.now(),
        });
        return { status: 200, json: render(world, host, changed) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        const { id } = found(params["id"], (wanted) => environments.get(wanted));
        const guarded = world.kafkaClusters.all().find((one) => one.environmentId === id && one.deletionProtection);
        if (guarded !== undefined) {
          throw conflict(`The Kafka cluster '${guarded.id}' in it is protected from deletion.`, "deletion_protected");
        }
        deleteEnvironment(world, id);
        return { status: 204 };
      },
    }),
  ];
}

/** `/environment={id}` below the organisation. */
export function environmentCrn(world: World, id: string, ...below: string[]): string {
  return crn(world, `environment=${id}`, ...below);
}

function render(world: World, host: string, one: Environment): unknown {
  return {
    api_version: "org/v2",
    kind: "Environment",
    id: one.id,
    metadata: objectMeta(`${host}${path}/${one.id}`, environmentCrn(world, one.id), one),
    display_name: one.displayName,
    ...(one.streamGovernance === undefined ? {} : { stream_governance_config: { package: one.streamGovernance } }),
  };
}

function checkName(world: World, name: string): void {
  if (!/^[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?$/.test(name)) {
    throw invalid(
      400,
      "/display_name",
      "must start and end with a letter or digit, with hyphens and underscores inside",
    );
  }
  if (world.environments.all().some((one) => one.displayName === name)) {
    throw conflict(`An environment named '${name}' already exists.`);
  }
}

function found(id = "", find: (id: string) => Environment | undefined): Environment {
  const environment = find(id);
  if (environment === undefined) throw notFound("environment", id);
  return environment;
}
