import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const postgresqlUpdates = 1;

/** Every kind of resource of PostgreSQL. */
export function postgresql({ note }: { readonly note: string }): void {
  const network = new cloudprov.Vpc("database", { name: "database", cidrBlock: "10.4.0.0/16" });
  const subnet = new cloudprov.Subnet("database", {
    name: "database",
    vpcId: network.id,
    cidrBlock: "10.4.1.0/24",
    availabilityZone: "ap-guangzhou-3",
  });
  new cloudprov.PostgresqlInstance("shop", {
    name: note.replaceAll(" ", "_"),
    availabilityZone: "ap-guangzhou-3",
    dbMajorVersion: "16",
    memory: 4,
    storage: 50,
    rootPassword: "Secret-123",
    vpcId: network.id,
    subnetId: subnet.id,
    tags: { team: "shop" },
  });
}
