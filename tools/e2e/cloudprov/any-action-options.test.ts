import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const vpc = { service: "vpc", version: "2017-03-12" };

const task = {
  id: "TaskId",
  action: "DescribeTaskResult",
  parameters: { TaskId: "{task:number}" },
  member: "Result",
  done: ["SUCCESS"],
  failed: ["FAILED"],
};

/** A public address, which a task creates. */
async function address() {
  new cloudprov.ActionResource("address", {
    ...vpc,
    properties: { AddressName: "web" },
    create: { action: "AllocateAddresses", id: ["AddressSet"], clientToken: true, task },
    read: { action: "DescribeAddresses", parameters: { AddressIds: ["{id}"] }, at: "AddressSet" },
    delete: { action: "ReleaseAddresses", parameters: { AddressIds: ["{id}"] }, task },
  });
}

test("the next up creates an object again whose task failed, also after an interrupted wait", async () => {
  await using platform = await startPlatform({ failedTasks: ["AllocateAddresses"] });
  await using stack = await stackFor(platform, { program: address });
  const { addresses } = platform.state;

  expect(await failureOf(stack.up())).toContain("ended in the state FAILED");
  expect((await stack.resources()).map(({ type }) => type)).not.toContain(
    "cloudprov:index/actionResource:ActionResource",
  );

  platform.failNextAction({ action: "DescribeTaskResult", code: "InvalidParameter", times: 2 });
  expect(await failureOf(stack.up())).toContain("stays in the state");
  expect(await failureOf(stack.up())).toContain("reads the object again and recreates it");

  platform.set({ failedTasks: [] });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ create: 1 });
  expect(addresses.list()).toMatchObject([{ name: "web" }]);
  expect(platform.calls({ action: "AllocateAddresses" })).toHaveLength(3);
  await stack.destroy();
  expect(addresses.list()).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
});
