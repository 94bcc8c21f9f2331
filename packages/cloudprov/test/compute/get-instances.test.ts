import type { Values } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("getInstances lists the machines of the region, filtered by IDs or by other criteria", async () => {
  await using test = await startSimulatedProvider();
  const { machines, images, disks, tags } = test.platform.state;
  const { id: imageId } = await images.create({ name: "Ubuntu" });
  const { id } = await machines.create({ name: "web", imageId });
  await disks.create({ instanceId: id, state: "ATTACHED", usage: "SYSTEM_DISK", size: 50 });
  await disks.create({ instanceId: id, state: "ATTACHED", size: 20, deleteWithInstance: true });
  const kind = { service: "cvm", region: "ap-guangzhou", prefix: "instance" };
  await tags.create({ ...kind, resourceId: id, key: "team", value: "shop" });
  await machines.create({ name: "data", zone: "ap-guangzhou-4", projectId: 7, publicIp: "119.29.0.9" });
  const found = async (inputs: Values) =>
    (await test.host.invoke("getInstances", inputs))["instanceLists"] as readonly Values[];
  const names = async (inputs: Values) => (await found(inputs)).map(({ instanceName }) => instanceName);

  expect(await found({ instanceId: id })).toMatchObject([
    {
      instanceName: "web",
      status: "RUNNING",
      osName: "Ubuntu Server 24.04 LTS 64bit",
      publicIp: "",
      systemDiskSize: 50,
      dataDisks: [{ dataDiskSize: 20, deleteWithInstance: true }],
      gpuInfos: [],
      tags: { team: "shop" },
    },
  ]);
  expect(await names({})).toEqual(["web", "data"]);
  expect(await names({ instanceSetIds: [id] })).toEqual(["web"]);
  expect(await names({ tags: { team: "shop" } })).toEqual(["web"]);
  expect(await found({ availabilityZone: "ap-guangzhou-4", projectId: 7 })).toMatchObject([{ publicIp: "119.29.0.9" }]);
  await expect(found({ instanceSetIds: [id], instanceName: "web" })).rejects.toThrow("instanceSetIds");
});
