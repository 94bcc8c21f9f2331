import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const mysqlUpdates = 2;

/** Every kind of resource of MySQL. */
export function mysql({ note }: { readonly note: string }): void {
  const instance = new cloudprov.MysqlInstance("orders", {
    instanceName: note.replaceAll(" ", "_"),
    memSize: 1000,
    volumeSize: 50,
    availabilityZone: "ap-guangzhou-3",
    rootPassword: "Secret-12345",
    parameters: { max_connections: "500" },
    tags: { team: "shop" },
  });
  const database = new cloudprov.MysqlDatabase("orders", {
    instanceId: instance.id,
    dbName: "orders",
    characterSetName: "utf8mb4",
  });
  const account = new cloudprov.MysqlAccount("orders", {
    mysqlId: instance.id,
    name: "orders",
    password: "Secret-12345",
    description: note,
  });
  new cloudprov.MysqlPrivilege("orders", {
    mysqlId: instance.id,
    accountName: account.name,
    globals: ["PROCESS"],
    databases: [{ databaseName: database.dbName, privileges: ["SELECT"] }],
  });
}
