import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const { envId } = appprov.getEnvironmentOutput({ handle: config.require("environment") });

const orders = new appprov.Database(
  "orders",
  { envId, handle: "orders", databaseType: "postgresql", containerSize: 4096, containerProfile: "r", diskSize: 100 },
  // Its data goes with it: a database that is protected is neither deleted nor replaced.
  { protect: config.getBoolean("protect") ?? false },
);

// It follows the database, so Pulumi makes it after that and deletes it before.
const reports = new appprov.Replica("orders-reports", {
  envId,
  primaryDatabaseId: orders.databaseId,
  handle: "orders-reports",
  diskSize: 100,
  // The primary has the backups.
  enableBackups: false,
});

export const reportsUrl = reports.defaultConnectionUrl;
