import { defineRoute, object, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { deleteApiKeysOf } from "../lifecycle/api-keys.ts";
import type { User } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, readRoutes, render, written } from "./collection.ts";
import { notFound } from "./errors.ts";
import { crn } from "./objects.ts";

const path = "/iam/v2/users";
const updateShape = object({ full_name: optional(text()) });

/** `/iam/v2/users`. Users come by invitation, so there is no create. */
export function userRoutes(world: World): Route<Caller>[] {
  const { users } = world;
  const collection: Collection<User> = {
    path,
    apiVersion: "iam/v2",
    kind: "User",
    store: users,
    missing: (id) => notFound("user", id),
    crn: ({ id }) => crn(world, `user=${id}`),
    fields: ({ email, fullName }) => ({ email, full_name: fullName, auth_type: "AUTH_TYPE_LOCAL" }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = written(collection, params["id"]);
        const changed = { ...old, fullName: body.full_name ?? old.fullName, updatedAt: world.now() };
        return { status: 200, json: render(collection, users.replace(changed), host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        const { id } = written(collection, params["id"]);
        deleteApiKeysOf(world, id);
        users.remove(id);
        return { status: 204 };
      },
    }),
  ];
}
