/**
 * A function that processes orders, in a namespace of its team. A timer calls it every hour. It has access to a private
 * network, and its password is a secret. The timer is disabled until the shop opens.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const orders = new cloudprov.ScfNamespace("orders", {
  namespace: "orders",
  description: "Functions that process orders",
});
const warehouse = new cloudprov.Vpc("warehouse", { name: "warehouse", cidrBlock: "10.6.0.0/16" });
const functions = new cloudprov.Subnet("functions", {
  vpcId: warehouse.id,
  name: "functions",
  cidrBlock: "10.6.1.0/24",
  availabilityZone: "ap-guangzhou-3",
});
const processing = new cloudprov.ScfFunction("process-orders", {
  namespace: orders.namespace,
  name: "process-orders",
  handler: "index.main_handler",
  runtime: "Nodejs18.15",
  zipFile: "build/process-orders.zip",
  memSize: 256,
  timeout: 60,
  environment: { DATABASE_PASSWORD: config.requireSecret("databasePassword") },
  vpcId: warehouse.id,
  subnetId: functions.id,
  triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
});
new cloudprov.ScfTriggerConfig("hourly", {
  namespace: orders.namespace,
  functionName: processing.name,
  triggerName: "hourly",
  type: "timer",
  enable: "CLOSE",
});
