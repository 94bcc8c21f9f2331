import { defineRoute, object, oneOf, optional, type Route, text } from "@org/simulator";
import { mayManageEnvironment } from "../access.ts";
import type { Caller } from "../caller.ts";
import { deleteEnvironment, makeEnvironment } from "../lifecycle/environments.ts";
import type { Environment } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { conflict, invalid, notFound } from "./errors.ts";
import { environmentCrn } from "./objects.ts";

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
  const collection: Collection<Environment> = {
    path,
    apiVersion: "org/v2",
    kind: "Environment",
    store: environments,
    lists: ({ id }, { caller }) => mayManageEnvironment(world, caller, id),
    missing: (id) => notFound("environment", id),
    crn: ({ id }) => environmentCrn(world, id),
    fields: ({ displayName, streamGovernance }) => ({
      display_name: displayName,
      ...(streamGovernance === undefined ? {} : { stream_governance_config: { package: streamGovernance } }),
    }),
  };

  return [
    ...readRoutes(world, collection),
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
        return created(201, render(collection, environments.insert(environment), host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = written(collection, params["id"]);
        const name = body.display_name ?? old.displayName;
        const wanted = body.stream_governance_config?.package ?? old.streamGovernance;
        if (name !== old.displayName) checkName(world, name);
        if (old.streamGovernance === "ADVANCED" && wanted === "ESSENTIALS") {
          throw invalid(422, "/stream_governance_config/package", "cannot be lowered from ADVANCED to ESSENTIALS");
        }
        const changed = { ...old, displayName: name, streamGovernance: wanted, updatedAt: world.now() };
        return { status: 200, json: render(collection, environments.replace(changed), host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        const { id } = written(collection, params["id"]);
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
