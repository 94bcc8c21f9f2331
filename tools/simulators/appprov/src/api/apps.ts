import { defineRoute, object, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { appDocument, configurationDocument, serviceDocument, settingDocument } from "../documents/app.ts";
import { rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import { makeApp } from "../lifecycle/apps.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const shape = object({ handle: text({ min: 1 }) });

/** `/apps`, with the variables and settings of apps. */
export function appRoutes(world: World): Route<Caller>[] {
  const { accounts, apps } = world;
  return [
    listRoute(world, { path: "/apps", name: "apps", records: () => apps.allSeen(), document: appDocument }),
    readRoute(world, { path: "/apps", kind: "app", store: apps, document: appDocument }),
    listRoute(world, {
      path: "/accounts/{id}/apps",
      name: "apps",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return apps.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: appDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/apps",
      body: shape,
      handle(call) {
        const { id: accountId } = written(accounts, "account", call);
        checkMayChange(world, accountId);
        const { handle } = call.body;
        rejectFor(handleProblems(handle, apps, (one) => one.accountId === accountId));
        return hal(201, appDocument(sceneOf(world, call), apps.insert(makeApp(world, { accountId, handle }))));
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/apps/{id}",
      body: shape,
      handle(call) {
        const old = written(apps, "app", call);
        checkMayChange(world, old.accountId);
        const { handle } = call.body;
        rejectFor(handleProblems(handle, apps, (one) => one.id !== old.id && one.accountId === old.accountId));
        const changed = apps.replace({ ...old, handle, updatedAt: world.now() });
        return hal(200, appDocument(sceneOf(world, call), changed));
      },
    }),
    listRoute(world, {
      path: "/apps/{id}/services",
      name: "services",
      records(call) {
        const { id } = seen(apps, "app", call);
        return world.services.allSeen().filter(({ appId }) => appId === id);
      },
      document: serviceDocument,
    }),
    readRoute(world, {
      path: "/configurations",
      kind: "configuration",
      store: world.configurations,
      document: configurationDocument,
    }),
    readRoute(world, {
      path: "/settings",
      kind: "setting",
      store: world.settingRecords,
      document: settingDocument,
    }),
  ];
}
