/**
 * A message queue, which the package has no resource for, by the actions of its API. When a new release is deployed, a
 * call removes the old messages.
 */
import * as cloudprov from "@org/cloudprov";

const tdmq = { service: "tdmq", version: "2020-02-17" };
const orders = new cloudprov.ActionResource("orders", {
  ...tdmq,
  properties: { QueueName: "orders", VisibilityTimeout: 30 },
  create: { action: "CreateCmqQueue", id: ["{properties.QueueName}"] },
  read: {
    action: "DescribeCmqQueueDetail",
    parameters: { QueueName: "{id}" },
    at: "QueueDescribe",
  },
  update: [{ members: ["VisibilityTimeout"], action: "ModifyCmqQueueAttribute", parameters: { QueueName: "{id}" } }],
  delete: { action: "DeleteCmqQueue", parameters: { QueueName: "{id}" } },
});
new cloudprov.ActionCall("orders", {
  ...tdmq,
  action: "ClearCmqQueue",
  parameters: { QueueName: orders.id },
  triggers: { release: "2026-11-22" },
  repeatable: true,
});
