import { defineRoute, manyParameter, object, optional, type Route, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { deleteServiceAccount, makeServiceAccount } from "../lifecycle/service-accounts.ts";
import type { ServiceAccount } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { conflict, notFound } from "./errors.ts";
import { crn } from "./objects.ts";

const path = "/iam/v2/service-accounts";
const name = text({ min: 1, max: 64 });
const createShape = object({ display_name: name, description: optional(text()) });
const updateShape = object({ display_name: optional(name), description: optional(text()) });

/** `/iam/v2/service-accounts` */
export function serviceAccountRoutes(world: World): Route<Caller>[] {
  const { serviceAccounts } = world;
  const collection: Collection<ServiceAccount> = {
    path,
    apiVersion: "iam/v2",
    kind: "ServiceAccount",
    store: serviceAccounts,
    listQuery: { display_name: manyParameter },
    lists({ displayName }, { query }) {
      const wanted = query.texts("display_name");
      return wanted.length === 0 || wanted.includes(displayName);
    },
    missing: (id) => notFound("service account", id, "service_account_not_found"),
    crn: ({ id }) => crn(world, `service-account=${id}`),
    fields: ({ displayName, description }) => ({ display_name: displayName, description }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      query: { assigned_resource_owner: textParameter },
      body: createShape,
      handle({ host, body }) {
        checkName(world, body.display_name);
        const account = makeServiceAccount(world, { displayName: body.display_name, description: body.description });
        return created(201, render(collection, serviceAccounts.insert(account), host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = written(collection, params["id"]);
        const { display_name: displayName = old.displayName, description = old.description } = body;
        if (displayName !== old.displayName) checkName(world, displayName);
        const changed = { ...old, displayName, description, updatedAt: world.now() };
        return { status: 200, json: render(collection, serviceAccounts.replace(changed), host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        deleteServiceAccount(world, written(collection, params["id"]).id);
        return { status: 204 };
      },
    }),
  ];
}

function checkName(world: World, wanted: string): void {
  if (world.serviceAccounts.all().some((one) => one.displayName === wanted)) {
    throw conflict(`A service account named '${wanted}' already exists.`);
  }
}
