/**
 * A MySQL instance for the orders of a shop, in a private network, with the security group that protects it. It has a
 * database, and an account that may read and write it. The configuration contains the passwords as secrets.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const network = new cloudprov.Vpc("orders", { name: "orders", cidrBlock: "10.6.0.0/16" });
const subnet = new cloudprov.Subnet("orders", {
  name: "orders",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.6.1.0/24",
});
const group = new cloudprov.SecurityGroup("orders-database", {
  name: "orders-database",
  description: "Access to the database of the orders",
});
const orders = new cloudprov.MysqlInstance("orders", {
  instanceName: "orders",
  engineVersion: "8.0",
  memSize: 2000,
  volumeSize: 100,
  availabilityZone: "ap-guangzhou-3",
  vpcId: network.id,
  subnetId: subnet.id,
  securityGroups: [group.id],
  rootPassword: config.requireSecret("rootPassword"),
  parameters: { max_connections: "500" },
  tags: { team: "shop" },
});
const database = new cloudprov.MysqlDatabase("orders", {
  instanceId: orders.id,
  dbName: "orders",
  characterSetName: "utf8mb4",
});
const account = new cloudprov.MysqlAccount("orders", {
  mysqlId: orders.id,
  name: "orders",
  password: config.requireSecret("password"),
});
new cloudprov.MysqlPrivilege("orders", {
  mysqlId: orders.id,
  accountName: account.name,
  globals: [],
  databases: [{ databaseName: database.dbName, privileges: ["SELECT", "INSERT", "UPDATE", "DELETE"] }],
});
