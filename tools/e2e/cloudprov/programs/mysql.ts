import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const mysqlUpdates = 1;

/** Every kind of resource of MySQL. */
export function mysql({ note }: { readonly note: string }): void {
  new cloudprov.MysqlInstance("orders", {
    instanceName: note.replaceAll(" ", "_"),
    memSize: 1000,
    volumeSize: 50,
    availabilityZone: "ap-guangzhou-3",
    rootPassword: "Secret-12345",
    parameters: { max_connections: "500" },
    tags: { team: "shop" },
  });
}
