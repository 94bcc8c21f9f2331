import { defineRoute, manyParameter, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { KeptName } from "../kept-names.ts";
import { createKept, deleteKept } from "../lifecycle/kept-objects.ts";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written as writtenAnywhere } from "./collection.ts";
import { notFound } from "./errors.ts";
import {
  checkEnvironment,
  environmentOf,
  environmentParameter,
  readInEnvironment,
  writtenIn,
} from "./in-environment.ts";
import { at, idAt, type KeptKind, merged, nested } from "./kept-kind.ts";
import { type ControlCall, crn, environmentCrn, environmentReference, reference } from "./objects.ts";

/** Routes for objects that are kept as they are sent: list, read, create, change, remove. */
export function keptRoutes(world: World, name: KeptName, kind: KeptKind): Route<Caller>[] {
  const store = world.kept[name];
  const { path, environmentAt, filters = {} } = kind;
  const inEnvironment = environmentAt !== undefined;
  const collection: Collection<KeptObject> = {
    path,
    apiVersion: kind.apiVersion,
    kind: kind.kind,
    store,
    maxPageSize: kind.maxPageSize ?? 1000,
    listQuery: {
      ...(inEnvironment ? environmentParameter : {}),
      ...Object.fromEntries(Object.keys(filters).map((parameter) => [parameter, manyParameter])),
    },
    ...(inEnvironment ? readInEnvironment(world) : {}),
    lists: (one, { query }) =>
      (!inEnvironment || one.environmentId === query.text("environment")) &&
      Object.entries(filters).every(([parameter, place]) => {
        const wanted = query.texts(parameter);
        const value = typeof place === "string" ? at({ ...one.body, id: one.id, status: one }, place) : place(one);
        return wanted.length === 0 || wanted.includes(String(value));
      }),
    missing: (id) => notFound(kind.noun, id),
    crn: (one) => {
      const below = inEnvironment ? [`environment=${one.environmentId}`] : [];
      return crn(world, ...(kind.below?.(one) ?? below), `${kind.noun}=${one.id}`);
    },
    fields: (one, host) => fieldsOf(world, kind, one, host),
  };
  const written = (call: ControlCall<unknown>, environmentId: string) =>
    inEnvironment ? writtenIn(world, collection, environmentId, call) : writtenAnywhere(collection, call.params["id"]);

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      body: kind.create,
      handle({ host, body }) {
        if (inEnvironment) checkEnvironment(world, idAt(body, environmentAt));
        kind.check?.(world, body as Json);
        return created(kind.created, render(collection, createKept(world, name, kind, body as Json), host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: kind.update,
      handle(call) {
        const old = written(call, inEnvironment ? idAt(call.body, environmentAt) : "");
        const body = merged(old.body, call.body as Json);
        const changed = store.replace({ ...old, body, updatedAt: world.now() });
        return { status: 200, json: render(collection, changed, call.host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      query: inEnvironment ? environmentParameter : {},
      handle(call) {
        const one = written(call, environmentOf(call));
        kind.checkRemoval?.(world, one);
        deleteKept(world, name, one.id);
        return { status: 204 };
      },
    }),
  ];
}

function fieldsOf(world: World, kind: KeptKind, one: KeptObject, host: string): Json {
  const references: Record<string, Json> = {};
  if (kind.environmentAt !== undefined)
    references[kind.environmentAt] = environmentReference(world, host, one.environmentId);
  for (const [place, path] of Object.entries(kind.references ?? {})) {
    const id = idAt(one.body, place);
    const noun = path.slice(path.lastIndexOf("/") + 1).replace(/s$/, "");
    if (id !== "")
      references[place] = reference(host, path, id, environmentCrn(world, one.environmentId, `${noun}=${id}`));
  }
  const shown = Object.entries(references).reduce(
    (body, [place, value]) => merged(body, nested(place, value)),
    merged(one.body, kind.shows?.(one) ?? {}),
  );
  return kind.ready === undefined ? shown : { ...shown, status: statusOf(kind, one) };
}

function statusOf(kind: KeptKind, { phase, errorMessage, ...one }: KeptObject): Json {
  return {
    phase,
    ...(errorMessage === undefined ? {} : { error_code: "provisioning_failed", error_message: errorMessage }),
    ...kind.status?.({ phase, errorMessage, ...one }),
  };
}
