import {
  defineRoute,
  differencesOf,
  manyParameter,
  type Parameters,
  type Route,
  requiredParameter,
  type Shape,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { KeptName } from "../kept-names.ts";
import { createKept, deleteKept } from "../lifecycle/kept-objects.ts";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written as writtenAnywhere } from "./collection.ts";
import { conflict, invalid, notFound } from "./errors.ts";
import {
  checkEnvironment,
  environmentOf,
  environmentParameter,
  readInEnvironment,
  writtenIn,
} from "./in-environment.ts";
import { checkCluster, clusterOf, clusterParameters, readInCluster } from "./in-kafka-cluster.ts";
import { at, idAt, type KeptKind, keyOf, merged, nested, storedId, without } from "./kept-kind.ts";
import { type ControlCall, crn, environmentCrn, environmentReference, reference } from "./objects.ts";

/** Routes for objects that are kept as they are sent: list, read, create, change, remove. */
export function keptRoutes(world: World, name: KeptName, kind: KeptKind): Route<Caller>[] {
  const store = world.kept[name];
  const { path, environmentAt, partialFilters = {}, neededFilters = {} } = kind;
  const { scope = {}, creationQuery = {} } = kind;
  const filters = { ...kind.filters, ...neededFilters };
  const inEnvironment = environmentAt !== undefined;
  const namesEnvironment = inEnvironment && kind.environmentIn !== "lists";
  const { clusterAt, namedAt } = kind;
  const isNamed = namedAt !== undefined;
  const placed: Placed = {
    ...(namesEnvironment ? readInEnvironment(world) : {}),
    ...(clusterAt === undefined ? {} : readInCluster(world, clusterAt)),
  };
  const collection: Collection<KeptObject> = {
    path,
    apiVersion: kind.apiVersion,
    kind: kind.kind,
    store,
    maxPageSize: kind.maxPageSize ?? 1000,
    listQuery: {
      ...(clusterAt === undefined ? {} : clusterParameters),
      ...(inEnvironment ? environmentParameter : {}),
      ...required(scope),
      ...Object.fromEntries(
        Object.keys({ ...filters, ...partialFilters }).map((parameter) => [
          parameter,
          parameter in neededFilters ? requiredParameter : manyParameter,
        ]),
      ),
    },
    ...placed,
    readQuery: { ...placed.readQuery, ...required(scope) },
    guard(call) {
      placed.guard?.(call);
      if (kind.parent) parentOf(world, kind.parent, call.params);
    },
    reads: (one, call) =>
      isBelow(kind, one, call.params) && isSaid(scope, one.body, call) && (placed.reads?.(one, call) ?? true),
    ...(isNamed ? { stored: (one, call) => storedId(environmentOf(call), clusterOf(call), one) } : {}),
    nameOf: (one) => keyOf(kind, one),
    lists: (one, { query, params, ...call }) =>
      isBelow(kind, one, params) &&
      isSaid(scope, one.body, { query }) &&
      (!inEnvironment || one.environmentId === query.text("environment")) &&
      (clusterAt === undefined || idAt(one.body, clusterAt) === clusterOf({ ...call, query, params })) &&
      Object.entries(filters).every(([parameter, place]) => {
        const wanted = query.texts(parameter);
        const value = typeof place === "string" ? at({ ...one.body, id: one.id, status: one }, place) : place(one);
        return wanted.length === 0 || wanted.includes(String(value));
      }) &&
      Object.entries(partialFilters).every(([parameter, place]) => {
        const wanted = query.texts(parameter);
        return wanted.length === 0 || wanted.some((text) => String(at(one.body, place)).includes(text));
      }),
    missing: (id) => kind.missing?.(id) ?? notFound(kind.noun, id),
    crn: (one) => {
      const below = inEnvironment ? [`environment=${one.environmentId}`] : [];
      return crn(world, ...(kind.below?.(one) ?? below), `${kind.noun}=${keyOf(kind, one)}`);
    },
    fields: (one, host) => ({
      ...fieldsOf(world, kind, one, host),
      ...(isNamed ? { id: undefined } : {}),
      ...(kind.timeless ? { metadata: undefined } : {}),
    }),
  };
  const written = (call: ControlCall<unknown>, environmentId: string, clusterId: string) => {
    const { id = "" } = call.params;
    const stored = isNamed ? storedId(environmentId, clusterId, id) : id;
    if (clusterAt !== undefined) checkCluster(world, environmentId, clusterId);
    const one = namesEnvironment
      ? writtenIn(world, collection, environmentId, stored)
      : writtenAnywhere(collection, call.params["id"]);
    const isElsewhere = clusterAt !== undefined && idAt(one.body, clusterAt) !== clusterId;
    if (isElsewhere || !isBelow(kind, one, call.params)) throw collection.missing(one.id);
    return one;
  };
  const checkName = (body: Json, place: { readonly environmentId: string; readonly parentId: string }, own = "") => {
    const { uniqueAt } = kind;
    const asked = uniqueAt && at(body, uniqueAt);
    const taken = store
      .all()
      .some(
        (one) =>
          one.id !== own &&
          one.environmentId === place.environmentId &&
          one.parentId === place.parentId &&
          Object.values(scope).every((where) => lower(at(one.body, where)) === lower(at(body, where))) &&
          at(one.body, uniqueAt ?? "") === asked,
      );
    if (asked !== undefined && taken) throw conflict(`A ${kind.noun} with the name '${String(asked)}' exists.`);
  };

  const changeRoute = (shape: Shape<unknown>): Route<Caller> =>
    defineRoute({
      method: kind.changedBy ?? "PATCH",
      path: `${path}/{id}`,
      body: shape,
      handle(call: ControlCall<unknown>) {
        const asked = call.body as Json;
        const old = written(call, namesEnvironment ? idAt(asked, environmentAt) : "", idAt(asked, clusterAt ?? ""));
        checkName(asked, old, old.id);
        kind.checkChange?.(world, old, asked);
        const after = kind.changedBy === "PUT" ? asked : merged(old.body, asked);
        const body = kind.changed?.(after) ?? after;
        const changed = store.replace({ ...old, body, updatedAt: world.now() });
        return { status: 200, json: render(collection, changed, call.host) };
      },
    });

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      query: required(creationQuery),
      body: kind.create,
      ...differencesOf(kind),
      handle({ host, body, params, query }) {
        for (const [parameter, place] of Object.entries(creationQuery)) {
          if (!isSaid({ [parameter]: place }, body as Json, { query }))
            throw invalid(400, `/${place.replaceAll(".", "/")}`, `is not what the parameter ${parameter} says`);
        }
        const environmentId = inEnvironment ? idAt(body, environmentAt) : "";
        if (inEnvironment) checkEnvironment(world, environmentId);
        const parentId = kind.parent ? parentOf(world, kind.parent, params) : "";
        if (clusterAt !== undefined) checkCluster(world, environmentId, idAt(body, clusterAt));
        checkName(body as Json, { environmentId, parentId });
        if (isNamed && store.get(storedId(environmentId, idAt(body, clusterAt ?? ""), at(body, namedAt))) !== undefined)
          throw conflict(`The ${kind.noun} '${String(at(body, namedAt))}' exists.`);
        kind.check?.(world, body as Json);
        const one = createKept(world, name, kind, body as Json, { parentId });
        return created(kind.created, render(collection, one, host));
      },
    }),
    ...(kind.update ? [changeRoute(kind.update)] : []),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      query: { ...placed.readQuery, ...required(scope) },
      handle(call) {
        const one = written(call, environmentOf(call), clusterOf(call));
        if (!isSaid(scope, one.body, call)) throw collection.missing(one.id);
        kind.checkRemoval?.(world, one);
        const shown = render(collection, one, call.host);
        deleteKept(world, name, kind, one.id);
        return kind.removalShows ? { status: 200, json: shown } : { status: 204 };
      },
    }),
  ];
}

/** The common parts of reading objects that are in another object. */
type Placed = Pick<Collection<KeptObject>, "readQuery" | "guard" | "reads">;

/** Whether an object is below the one that a path names. */
function isBelow({ parent }: KeptKind, one: KeptObject, params: Readonly<Record<string, string>>): boolean {
  return parent === undefined || one.parentId === params[parent.parameter];
}

function parentOf(
  world: World,
  { parameter, store }: NonNullable<KeptKind["parent"]>,
  params: Readonly<Record<string, string>>,
): string {
  const id = params[parameter] ?? "";
  if (world.kept[store].get(id) === undefined) throw notFound("parent", id);
  return id;
}

function required(places: Readonly<Record<string, string>>): Parameters {
  return Object.fromEntries(Object.keys(places).map((parameter) => [parameter, requiredParameter]));
}

/** Whether the parameters of a call say the same as an object. */
function isSaid(
  places: Readonly<Record<string, string>>,
  body: Json,
  { query }: Pick<ControlCall<unknown>, "query">,
): boolean {
  return Object.entries(places).every(([parameter, place]) => lower(query.text(parameter)) === lower(at(body, place)));
}

function lower(text: unknown): string {
  return String(text ?? "").toLowerCase();
}

function fieldsOf(world: World, kind: KeptKind, one: KeptObject, host: string): Json {
  const references: Record<string, Json> = {};
  if (kind.environmentAt !== undefined && typeof at(one.body, kind.environmentAt) !== "string")
    references[kind.environmentAt] = environmentReference(world, host, one.environmentId);
  for (const [place, path] of Object.entries(kind.references ?? {})) {
    const id = idAt(one.body, place);
    const noun = path.slice(path.lastIndexOf("/") + 1).replace(/s$/, "");
    if (id !== "")
      references[place] = reference(host, path, id, environmentCrn(world, one.environmentId, `${noun}=${id}`));
  }
  const shown = Object.entries(references).reduce(
    (body, [place, value]) => merged(body, nested(place, value)),
    merged(without(one.body, kind.hides ?? []), kind.shows?.(one) ?? {}),
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
