import { type Step, stepsOf } from "../step.ts";

export function queueSteps(): readonly Step[] {
  const QueueName = "orders";
  const tdmq = stepsOf("tdmq");
  const dead = { DeadLetterQueueName: "dead", Policy: 0, MaxReceiveCount: 3 };
  return [
    tdmq("CreateCmqQueue", { QueueName: "dead" }),
    tdmq("CreateCmqQueue", { QueueName, ...dead, Tags: [{ TagKey: "team", TagValue: "shop" }] }),
    tdmq("CreateCmqQueue", { QueueName }, { refused: "ResourceInUse.Queue" }),
    tdmq("ModifyCmqQueueAttribute", { QueueName, VisibilityTimeout: 60 }),
    tdmq("DescribeCmqQueueDetail", { QueueName }, { holds: { "QueueDescribe.VisibilityTimeout": 60 } }),
    tdmq("DescribeCmqQueues", { QueueName, Limit: 10, Offset: 0 }, { holds: { TotalCount: 1 } }),
    tdmq("ClearCmqQueue", { QueueName }),
    tdmq("DeleteCmqQueue", { QueueName }),
    tdmq("DeleteCmqQueue", { QueueName }, { refused: "ResourceNotFound" }),
  ];
}
