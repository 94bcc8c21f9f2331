import * as cloudprov from "@org/cloudprov";
import type { Input, Output } from "@pulumi/pulumi";
import { nameOf } from "./names.ts";
import type { ZoneSubnet } from "./network.ts";

/** The place and the passwords of the database. */
export interface DatabaseSettings {
  readonly vpcId: Input<string>;
  readonly place: ZoneSubnet;
  readonly securityGroupId: Input<string>;
  readonly rootPassword: Input<string>;
  readonly password: Input<string>;
  /** The size, in MB. */
  readonly memory: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** How the shop signs in to its database. */
export interface DatabaseLogin {
  readonly host: Output<string>;
  readonly port: Output<number>;
  readonly name: Output<string>;
  readonly user: Output<string>;
  readonly password: Input<string>;
}

/** A MySQL instance with a database for the shop, and an account that may read and write only that database. */
export function createDatabase({
  vpcId,
  place,
  securityGroupId,
  rootPassword,
  password,
  memory,
  tags,
}: DatabaseSettings): DatabaseLogin {
  const instance = new cloudprov.MysqlInstance("shop", {
    instanceName: nameOf("shop"),
    engineVersion: "8.0",
    memSize: memory,
    volumeSize: 50,
    availabilityZone: place.zone,
    vpcId,
    subnetId: place.subnet.id,
    securityGroups: [securityGroupId],
    rootPassword,
    tags,
  });
  const database = new cloudprov.MysqlDatabase("shop", {
    instanceId: instance.id,
    dbName: "shop",
    characterSetName: "utf8mb4",
  });
  const account = new cloudprov.MysqlAccount("shop", { mysqlId: instance.id, name: "shop", password });
  const privilege = new cloudprov.MysqlPrivilege("shop", {
    mysqlId: instance.id,
    accountName: account.name,
    globals: [],
    databases: [{ databaseName: database.dbName, privileges: ["SELECT", "INSERT", "UPDATE", "DELETE"] }],
  });
  return {
    host: instance.intranetIp,
    port: instance.intranetPort,
    name: database.dbName,
    // The servers must not start before the account has its permissions.
    user: privilege.accountName,
    password,
  };
}
