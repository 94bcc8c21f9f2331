import type { Values } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("getCbsStorages lists the disks of the region, filtered by any criteria together", async () => {
  await using test = await startSimulatedProvider();
  const { disks, machines } = test.platform.state;
  const { id: instanceId } = await machines.create({ name: "web", privateIp: "10.0.1.9" });
  const attached = { instanceId, state: "ATTACHED", type: "CLOUD_SSD", size: 50, projectId: 7 } as const;
  const { id } = await disks.create({ name: "data", ...attached });
  await test.host.resource("CbsStorage", "logs").create({
    storageName: "logs",
    storageType: "CLOUD_PREMIUM",
    storageSize: 20,
    availabilityZone: "ap-guangzhou-4",
    tags: { team: "shop" },
  });
  const found = async (inputs: Values) =>
    (await test.host.invoke("getCbsStorages", inputs))["storageLists"] as readonly Values[];
  const names = async (inputs: Values) => (await found(inputs)).map(({ storageName }) => storageName);

  expect(await found({ storageId: id })).toMatchObject([
    {
      storageName: "data",
      storageType: "CLOUD_SSD",
      storageUsage: "DATA_DISK",
      storageSize: 50,
      status: "ATTACHED",
      attached: true,
      instanceId,
      availabilityZone: "ap-guangzhou-3",
      projectId: 7,
      chargeType: "POSTPAID_BY_HOUR",
      tags: {},
    },
  ]);
  expect(await names({})).toEqual(["data", "logs"]);
  expect(await names({ storageStates: ["ATTACHED", "UNATTACHED"], chargeTypes: ["POSTPAID_BY_HOUR"] })).toHaveLength(2);
  expect(await names({ instanceNames: ["web"], instanceIps: ["10.0.1.9"], portable: true })).toEqual(["data"]);
  expect(await names({ portable: false })).toEqual([]);
  expect(await names({ tagKeys: ["team"], tagValues: ["shop"] })).toEqual(["logs"]);
  expect((await found({ projectId: 0 })).map(({ tags }) => tags)).toEqual([{ team: "shop" }]);
  expect(test.platform.calls({ action: "DescribeDisks" }).at(-1)?.requestBody).toMatchObject({
    Filters: [{ Name: "project-id", Values: ["0"] }],
  });
});
