import { defineRoute, object, optional, type Route, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { makeIdentityPool } from "../lifecycle/identity-pools.ts";
import type { IdentityPool } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { identityNotFound } from "./identity-providers.ts";
import { type ControlCall, crn } from "./objects.ts";

const path = "/iam/v2/identity-providers/{provider_id}/identity-pools";
const filter = text({ max: 300 });
const createShape = object({
  display_name: text({ min: 1 }),
  description: text(),
  identity_claim: text(),
  filter,
});
const updateShape = object({
  display_name: optional(text({ min: 1 })),
  description: optional(text()),
  identity_claim: optional(text()),
  filter: optional(filter),
});

/** `/iam/v2/identity-providers/{provider_id}/identity-pools` */
export function identityPoolRoutes(world: World): Route<Caller>[] {
  const { identityPools } = world;
  const isHere = (one: IdentityPool, call: ControlCall<unknown>) => one.providerId === call.params["provider_id"];
  const checkProvider = ({ params }: ControlCall<unknown>) => {
    const id = params["provider_id"] ?? "";
    if (world.identityProviders.get(id) === undefined) throw identityNotFound("identity provider", id);
  };
  const collection: Collection<IdentityPool> = {
    path,
    apiVersion: "iam/v2",
    kind: "IdentityPool",
    store: identityPools,
    guard: checkProvider,
    lists: isHere,
    reads: isHere,
    missing: (id) => identityNotFound("identity pool", id),
    crn: ({ id, providerId }) => crn(world, `identity-provider=${providerId}`, `identity-pool=${id}`),
    fields: (one) => ({
      display_name: one.displayName,
      description: one.description,
      identity_claim: one.identityClaim,
      filter: one.filter,
      principal: one.id,
      state: "ENABLED",
    }),
  };
  const poolOf = (call: ControlCall<unknown>): IdentityPool => {
    checkProvider(call);
    const pool = written(collection, call.params["id"]);
    if (!isHere(pool, call)) throw collection.missing(pool.id);
    return pool;
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      simplified: "The filter is stored, but not evaluated when a token is exchanged.",
      query: { assigned_resource_owner: textParameter },
      body: createShape,
      handle(call) {
        checkProvider(call);
        const { body, host, params } = call;
        const pool = makeIdentityPool(world, {
          providerId: params["provider_id"] ?? "",
          displayName: body.display_name,
          description: body.description,
          identityClaim: body.identity_claim,
          filter: body.filter,
        });
        return created(201, render(collection, identityPools.insert(pool), host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle(call) {
        const old = poolOf(call);
        const changed = {
          ...old,
          displayName: call.body.display_name ?? old.displayName,
          description: call.body.description ?? old.description,
          identityClaim: call.body.identity_claim ?? old.identityClaim,
          filter: call.body.filter ?? old.filter,
          updatedAt: world.now(),
        };
        return { status: 200, json: render(collection, identityPools.replace(changed), call.host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle(call) {
        identityPools.remove(poolOf(call).id);
        return { status: 204 };
      },
    }),
  ];
}
