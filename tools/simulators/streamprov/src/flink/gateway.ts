import {
  type Call,
  defineRoute,
  object,
  optional,
  type Placed,
  type Route,
  type RouteSpec,
  type Store,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { pageResponse } from "../control-plane/collection.ts";
import { conflict, forbidden, notFound } from "../control-plane/errors.ts";
import type { GatewayObject } from "../records.ts";
import type { World } from "../world.ts";

/** A call to the SQL gateway, with the environment that it is about. */
export interface GatewayCall<Body = undefined> extends Call<Body, Caller> {
  readonly environmentId: string;
}

/** Where everything of an environment is. */
const prefix = "/sql/v1/organizations/{organization_id}/environments/{environment_id}";

/** Members that a body may contain besides the requested ones, because the object was read with them. */
export const asRead = {
  api_version: optional(text()),
  kind: optional(text()),
  organization_id: optional(text()),
  environment_id: optional(text()),
};

/** The version in which an object was read, which its change names. */
export const metadataShape = object({
  self: optional(text()),
  created_at: optional(text()),
  updated_at: optional(text()),
  uid: optional(text()),
  resource_version: text({ min: 1 }),
});

/** A route of an environment; `path` is what follows. */
export function gatewayRoute<Body = undefined>(
  world: World,
  spec: Omit<RouteSpec<Body, Caller>, "handle"> & {
    handle(call: GatewayCall<Body>): ReturnType<RouteSpec<Body, Caller>["handle"]>;
  },
): Route<Caller> {
  return defineRoute<Body, Caller>({
    ...spec,
    path: `${prefix}/${spec.path}`,
    handle(call) {
      const { organization_id: organization = "", environment_id: environmentId = "" } = call.params;
      if (organization !== world.credentials.organizationId)
        throw forbidden(`Access to the organization '${organization}' is forbidden.`);
      if (world.environments.get(environmentId) === undefined) throw notFound("environment", environmentId);
      return spec.handle({ ...call, environmentId });
    },
  });
}

/** The ID of an object among all of its kind. */
export function gatewayId(environmentId: string, ...names: string[]): string {
  return [environmentId, ...names].join("/");
}

/** The route that reads an object by its path, and what finds the object of a write. */
export function gatewayReads<T extends GatewayObject>(
  world: World,
  of: {
    readonly path: string;
    readonly store: Store<T>;
    readonly noun: string;
    /** The names in the path that identify it in its environment. */
    readonly names: readonly string[];
    readonly render: (call: GatewayCall<unknown>) => (one: T) => unknown;
  },
) {
  const { path, store, noun, names, render } = of;
  const idOf = ({ environmentId, params }: GatewayCall<unknown>) =>
    gatewayId(environmentId, ...names.map((name) => params[name] ?? ""));
  const missing = ({ params }: GatewayCall<unknown>) => notFound(noun, params[names.at(-1) ?? ""] ?? "");
  return {
    written(call: GatewayCall<unknown>): T {
      const one = store.get(idOf(call));
      if (one === undefined) throw missing(call);
      return one;
    },
    route: gatewayRoute(world, {
      method: "GET",
      path,
      handle(call) {
        const one = store.seen(idOf(call));
        if (one === undefined) throw missing(call);
        return { status: 200, json: render(call)(one) };
      },
    }),
  };
}

/** A page of the objects of the call's environment. */
export function gatewayPage<T extends GatewayObject>(
  world: World,
  call: GatewayCall<unknown>,
  kind: string,
  placed: readonly Placed<T>[],
  render: (one: T) => unknown,
) {
  const here = placed.filter(({ record }) => record.environmentId === call.environmentId);
  return pageResponse(world, call, { apiVersion: "sql/v1", kind }, here, render);
}

/** What every answer about an object begins with. */
export function gatewayHead(world: World, call: Pick<Call<unknown, Caller>, "host">, kind: string, one: GatewayObject) {
  const below = `/sql/v1/organizations/${world.credentials.organizationId}/environments/${one.environmentId}`;
  return {
    api_version: "sql/v1",
    kind,
    metadata: {
      self: `${call.host}${below}/${kind.toLowerCase()}s/${one.name}`,
      created_at: new Date(one.createdAt).toISOString(),
      updated_at: new Date(one.updatedAt).toISOString(),
      uid: one.id,
      resource_version: String(one.version),
    },
    name: one.name,
  };
}

/** Refuses to change what has changed since it was read. */
export function checkVersion(one: GatewayObject, asked: { readonly resource_version: string }): void {
  if (asked.resource_version !== String(one.version))
    throw conflict(`'${one.name}' has been changed since it was read.`, "resource_version_mismatch");
}

/** Changes an object that may have been deleted in the meantime. Every change creates a new version of it. */
export function changeGatewayObject<T extends GatewayObject>(
  world: World,
  store: Store<T>,
  id: string,
  change: Partial<T>,
): T | undefined {
  const one = store.get(id);
  if (one === undefined) return undefined;
  return store.replace({ ...one, ...change, version: one.version + 1, updatedAt: world.now() });
}
