import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import {
  accountId,
  databaseId,
  type MysqlAccount,
  type MysqlDatabase,
  type MysqlInstance,
  noPrivileges,
  ordinaryMysql,
} from "./mysql.ts";

/** A MySQL instance that a test creates. */
export type NewMysqlInstance = Partial<MysqlInstance>;

/** An account that a test creates. */
export type NewMysqlAccount = Pick<MysqlAccount, "instanceId"> & Partial<MysqlAccount>;

/** A database that a test creates. */
export type NewMysqlDatabase = Pick<MysqlDatabase, "instanceId"> & Partial<MysqlDatabase>;

/** Deletes an instance with everything in it. */
export function deleteMysql(world: World, instance: Pick<MysqlInstance, "id" | "region">): void {
  const { instances, accounts, databases } = world.mysql;
  for (const store of [accounts, databases]) {
    for (const { id, instanceId } of store.all()) if (instanceId === instance.id) store.remove(id);
  }
  instances.remove(instance.id);
  world.tags.clear(tagsOfMysql(instance));
}

/** Opens the MySQL instances of a world to tests. Omitted values have defaults. */
export function mysqlState(world: World) {
  return {
    mysqlInstances: objectsOf(
      world.hub.agenda,
      world.mysql.instances,
      (fields: NewMysqlInstance): MysqlInstance => ({
        ...ordinaryMysql,
        id: world.newId("cdb"),
        region: "ap-guangzhou",
        zone: "ap-guangzhou-3",
        slaveZone: fields.zone ?? "ap-guangzhou-3",
        createdAt: world.now(),
        ...fields,
      }),
      (id) => {
        const instance = world.mysql.instances.get(id);
        if (instance !== undefined) deleteMysql(world, instance);
      },
    ),
    mysqlAccounts: objectsOf(
      world.hub.agenda,
      world.mysql.accounts,
      ({ user = "orders", host = "%", ...fields }: NewMysqlAccount): MysqlAccount => ({
        id: accountId(fields.instanceId, user, host),
        user,
        host,
        password: "Secret-12345",
        description: "",
        maxUserConnections: 10_240,
        privileges: noPrivileges,
        createdAt: world.now(),
        ...fields,
      }),
    ),
    mysqlDatabases: objectsOf(
      world.hub.agenda,
      world.mysql.databases,
      ({ name = "orders", ...fields }: NewMysqlDatabase): MysqlDatabase => ({
        id: databaseId(fields.instanceId, name),
        name,
        characterSet: "utf8mb4",
        ...fields,
      }),
    ),
  };
}

/** The name of a MySQL instance in the tag service. */
export function tagsOfMysql({ id, region }: Pick<MysqlInstance, "id" | "region">): TaggedResource {
  return { service: "cdb", prefix: "instanceId", region, resourceId: id };
}

/** Whether a resource is an existing MySQL instance. */
export function isMysqlInstance({ mysql }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "cdb" && prefix === "instanceId" && mysql.instances.get(resourceId)?.region === region;
}
