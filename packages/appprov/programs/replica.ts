/** A replica of a PostgreSQL database, so that reports do not slow down the application. */
import * as appprov from "@org/appprov";

const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
const environment = new appprov.Environment("reports", {
  handle: "reports",
  stackId: stack.stackId,
  backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});
const orders = new appprov.Database("orders", {
  envId: environment.envId,
  handle: "orders",
  databaseType: "postgresql",
  containerSize: 4096,
  diskSize: 100,
});
new appprov.Replica("orders-reports", {
  envId: environment.envId,
  primaryDatabaseId: orders.databaseId,
  handle: "orders-reports",
  diskSize: 100,
  enableBackups: false,
});
