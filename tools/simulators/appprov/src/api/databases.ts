import { defineRoute, flag, integer, object, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { databaseTypes } from "../database-image-list.ts";
import { databaseDocument, databaseImageDocument, diskDocument } from "../documents/database.ts";
import { rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import { makeDatabase } from "../lifecycle/databases.ts";
import { sizeProblems } from "../sizes.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const createShape = object({
  handle: text({ min: 1 }),
  type: text({ min: 1 }),
  initial_disk_size: optional(integer()),
  initial_container_size: optional(integer()),
  database_image_id: optional(integer({ min: 1 })),
  enable_backups: optional(flag()),
});
const updateShape = object({ enable_backups: optional(flag()), handle: optional(text({ min: 1 })) });

/** `/databases`, `/disks` and `/database_images` */
export function databaseRoutes(world: World): Route<Caller>[] {
  const { accounts, databaseImages, databases } = world;
  return [
    listRoute(world, {
      path: "/database_images",
      name: "database_images",
      records: () => databaseImages.allSeen(),
      document: databaseImageDocument,
    }),
    readRoute(world, {
      path: "/database_images",
      kind: "database image",
      store: databaseImages,
      document: databaseImageDocument,
    }),
    listRoute(world, {
      path: "/databases",
      name: "databases",
      records: () => databases.allSeen(),
      document: databaseDocument,
    }),
    readRoute(world, { path: "/databases", kind: "database", store: databases, document: databaseDocument }),
    readRoute(world, { path: "/disks", kind: "disk", store: world.disks, document: diskDocument }),
    listRoute(world, {
      path: "/accounts/{id}/databases",
      name: "databases",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return databases.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: databaseDocument,
    }),
    listRoute(world, {
      path: "/databases/{id}/dependents",
      name: "databases",
      records(call) {
        const { id } = seen(databases, "database", call);
        return databases.allSeen().filter(({ initializeFromId }) => initializeFromId === id);
      },
      document: databaseDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/databases",
      simplified: "No database runs. The connection URL does not resolve.",
      body: createShape,
      handle(call) {
        const { id: accountId } = written(accounts, "account", call);
        checkMayChange(world, accountId);
        const { handle, type, initial_disk_size, initial_container_size, database_image_id, enable_backups } =
          call.body;
        const imageId = database_image_id === undefined ? undefined : String(database_image_id);
        const image = imageId === undefined ? undefined : databaseImages.get(imageId);
        rejectFor([
          ...handleProblems(handle, databases, (one) => one.accountId === accountId),
          !databaseTypes.includes(type) && "Type is not included in the list",
          imageId !== undefined && image === undefined && "Database image must exist",
          image !== undefined && image.type !== type && `Database image is for ${image.type}, not for ${type}`,
          ...sizeProblems({
            ...(initial_disk_size === undefined ? {} : { disk_size: initial_disk_size }),
            ...(initial_container_size === undefined ? {} : { container_size: initial_container_size }),
          }),
        ]);
        const database = makeDatabase(world, {
          accountId,
          handle,
          type,
          imageId,
          ...(initial_disk_size === undefined ? {} : { diskSize: initial_disk_size }),
          ...(initial_container_size === undefined ? {} : { containerSize: initial_container_size }),
          enableBackups: enable_backups ?? true,
        });
        return hal(201, databaseDocument(sceneOf(world, call), databases.insert(database)));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: "/databases/{id}",
      body: updateShape,
      handle(call) {
        const old = written(databases, "database", call);
        checkMayChange(world, old.accountId);
        const { enable_backups: enableBackups = old.enableBackups, handle = old.handle } = call.body;
        rejectFor(handleProblems(handle, databases, (one) => one.id !== old.id && one.accountId === old.accountId));
        const changed = databases.replace({ ...old, enableBackups, handle, updatedAt: world.now() });
        return hal(200, databaseDocument(sceneOf(world, call), changed));
      },
    }),
  ];
}
