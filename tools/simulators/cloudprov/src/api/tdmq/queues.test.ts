import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("tdmq"));
});
afterEach(() => platform.close());

const create = (more: object = {}) => call("CreateCmqQueue", { QueueName: "orders", ...more });
const modify = (more: object) => call("ModifyCmqQueueAttribute", { QueueName: "orders", ...more });
const detail = async (QueueName = "orders") =>
  (await call("DescribeCmqQueueDetail", { QueueName })).response.QueueDescribe;

describe("a queue", () => {
  it("is created, described, modified and deleted by its name", async () => {
    const { QueueId } = (await create({ VisibilityTimeout: 60, Tags: [{ TagKey: "team", TagValue: "shop" }] }))
      .response;
    clock.advance(1_000);
    await modify({ PollingWaitSeconds: 5 });

    expect(await detail()).toMatchObject({
      QueueId,
      QueueName: "orders",
      VisibilityTimeout: 60,
      PollingWaitSeconds: 5,
      MaxMsgSize: 1_048_576,
      Transaction: false,
      DeadLetterPolicy: null,
      Tags: [{ TagKey: "team", TagValue: "shop" }],
      Status: 1,
      CreateTime: Date.UTC(2030, 0, 1),
      LastModifyTime: Date.UTC(2030, 0, 1, 0, 0, 1),
    });
    expect((await call("DeleteCmqQueue", { QueueName: "orders" })).code).toBeUndefined();
    for (const action of ["DescribeCmqQueueDetail", "ModifyCmqQueueAttribute", "DeleteCmqQueue"]) {
      expect((await call(action, { QueueName: "orders" })).code).toBe("ResourceNotFound");
    }
    expect(platform.journal.violations).toEqual([]);
  });

  it("is the only one of its name, however that is written", async () => {
    await create();

    expect((await create({ QueueName: "Orders" })).code).toBe("ResourceInUse.Queue");
    expect((await create({ QueueName: "1st" })).code).toBe("InvalidParameterValue");
    platform.set({ queueQuota: 1 });
    expect((await create({ QueueName: "mails" })).code).toBe("LimitExceeded");
  });

  it("cannot be changed until it is created", async () => {
    platform.set({ queueMs: 5_000 });
    await create();

    expect((await detail()).Status).toBe(0);
    expect((await modify({ PollingWaitSeconds: 5 })).code).toBe("FailedOperation.OperateLater");
    clock.advance(5_000);
    expect((await detail()).Status).toBe(1);
    expect((await modify({ PollingWaitSeconds: 5 })).code).toBeUndefined();
  });

  it("traces messages only while each change requests it, and keeps the size of messages", async () => {
    await create({ Trace: true });
    await modify({ VisibilityTimeout: 10, Trace: true });
    expect((await detail()).Trace).toBe(true);

    await modify({ VisibilityTimeout: 20 });
    expect((await detail()).Trace).toBe(false);
    expect((await modify({ MaxMsgSize: 2_048 })).code).toBe("UnsupportedOperation");
  });

  it("gives what is not consumed to another one", async () => {
    await create({ QueueName: "dead" });
    const dead = { DeadLetterQueueName: "dead", Policy: 0, MaxReceiveCount: 3 };
    await create(dead);

    expect((await detail()).DeadLetterPolicy).toEqual({
      DeadLetterQueue: "dead",
      Policy: 0,
      MaxTimeToLive: 0,
      MaxReceiveCount: 3,
    });
    expect((await detail("dead")).DeadLetterSource).toMatchObject([{ QueueName: "orders" }]);
    expect((await modify({ ...dead, DeadLetterQueueName: "gone" })).code).toBe("FailedOperation");
    expect((await modify({ ...dead, MaxReceiveCount: 0 })).code).toBe("InvalidParameterValue");
    expect((await modify({ ...dead, Policy: 1, MaxTimeToLive: 3_600 })).code).toBe("InvalidParameterValue");
  });

  it.each([
    ["a long wait", { PollingWaitSeconds: 31 }],
    ["a short retention", { MsgRetentionSeconds: 29 }],
    ["small messages", { MaxMsgSize: 1_023 }],
    ["rewinding without room for it", { RewindSeconds: 60 }],
    ["room without rewinding", { RetentionSizeInMB: 10_240 }],
  ])("is rejected for %s", async (_, more) => {
    expect((await create(more)).code).toBe("InvalidParameterValue");
  });

  it("is listed by name and tags, page by page", async () => {
    for (const QueueName of ["orders", "orders-dead", "mails"]) {
      await create({ QueueName, Tags: [{ TagKey: "name", TagValue: QueueName }] });
    }
    const names = async (params: object) =>
      (await call("DescribeCmqQueues", params)).response.QueueList.map(
        (one: Record<string, unknown>) => one["QueueName"],
      );

    expect(await names({ QueueName: "orders" })).toEqual(["orders", "orders-dead"]);
    expect(await names({ QueueNameList: ["mails"] })).toEqual(["mails"]);
    expect(await names({ Offset: 1, Limit: 1 })).toEqual(["orders-dead"]);
    expect(await names({ IsTagFilter: true, Filters: [{ Name: "tag:name", Values: ["mails"] }] })).toEqual(["mails"]);
  });
});
