import {
  defineRoute,
  manyParameter,
  object,
  optional,
  pagingParameters,
  type Route,
  text,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { deleteServiceAccount, makeServiceAccount } from "../lifecycle/service-accounts.ts";
import type { ServiceAccount } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, notFound } from "./errors.ts";
import { crn, listAnswer, objectMeta } from "./objects.ts";

const path = "/iam/v2/service-accounts";
const name = text({ min: 1, max: 64 });
const createShape = object({ display_name: name, description: optional(text()) });
const updateShape = object({ display_name: optional(name), description: optional(text()) });

/** `/iam/v2/service-accounts` */
export function serviceAccountRoutes(world: World): Route<Caller>[] {
  const { serviceAccounts } = world;

  return [
    defineRoute({
      method: "GET",
      path,
      query: { ...pagingParameters(), display_name: manyParameter },
      handle(call) {
        const names = call.query.texts("display_name");
        const all = serviceAccounts.allSeen();
        const wanted = names.length === 0 ? all : all.filter((one) => names.includes(one.record.displayName));
        return listAnswer(world, call, { apiVersion: "iam/v2", kind: "ServiceAccountList" }, wanted, (one) =>
          render(world, call.host, one),
        );
      },
    }),
    defineRoute({
      method: "POST",
      path,
      query: { assigned_resource_owner: textParameter },
      body: createShape,
      handle({ host, body }) {
        checkName(world, body.display_name);
        const account = makeServiceAccount(world, { displayName: body.display_name, description: body.description });
        return { status: 201, json: render(world, host, serviceAccounts.insert(account)) };
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
          found(params["id"], (id) => serviceAccounts.seen(id)),
        ),
      }),
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = found(params["id"], (id) => serviceAccounts.get(id));
        if (body.display_name !== undefined && body.display_name !== old.displayName)
          checkName(world, body.display_name);
        const changed = serviceAccounts.replace({
          ...old,
          displayName: body.display_name ?? old.displayName,
          description: body.description ?? old.description,
          updatedAt: world.now(),
        });
        return { status: 200, json: render(world, host, changed) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        deleteServiceAccount(world, found(params["id"], (id) => serviceAccounts.get(id)).id);
        return { status: 204 };
      },
    }),
  ];
}

function render(world: World, host: string, one: ServiceAccount): unknown {
  return {
    api_version: "iam/v2",
    kind: "ServiceAccount",
    id: one.id,
    metadata: objectMeta(`${host}${path}/${one.id}`, crn(world, `service-account=${one.id}`), one),
    display_name: one.displayName,
    description: one.description,
  };
}

function checkName(world: World, wanted: string): void {
  if (world.serviceAccounts.all().some((one) => one.displayName === wanted)) {
    throw conflict(`A service account named '${wanted}' already exists.`);
  }
}

function found(id = "", find: (id: string) => ServiceAccount | undefined): ServiceAccount {
  const account = find(id);
  if (account === undefined) throw notFound("service account", id, "service_account_not_found");
  return account;
}
