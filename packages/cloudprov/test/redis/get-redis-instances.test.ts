import type { Values } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("getRedisInstances lists the instances of the region, filtered by any criteria together", async () => {
  await using test = await startSimulatedProvider();
  const { redisInstances } = test.platform.state;
  const { id } = await test.host.resource("RedisInstance", "cache").create({
    name: "cache",
    availabilityZone: "ap-guangzhou-3",
    typeId: 15,
    memSize: 1024,
    password: "Secret-123",
    tags: { team: "shop", stage: "test" },
  });
  await redisInstances.create({
    name: "site-cache",
    zone: "ap-guangzhou-2",
    projectId: 7,
    isPrepaid: true,
    status: -2,
  });
  await redisInstances.create({ name: "moved", zone: "ap-guangzhou-77" });
  const found = async (inputs: Values) =>
    (await test.host.invoke("getRedisInstances", inputs))["instanceLists"] as readonly Values[];
  const names = async (inputs: Values) => (await found(inputs)).map(({ name }) => name);

  expect(await found({ zone: "ap-guangzhou-3", tags: { team: "shop" } })).toMatchObject([
    {
      redisId: id,
      name: "cache",
      zone: "ap-guangzhou-3",
      projectId: 0,
      typeId: 15,
      redisShardNum: 1,
      redisReplicasNum: 1,
      memSize: 1024,
      status: "online",
      port: 6379,
      tags: { team: "shop", stage: "test" },
      chargeType: "POSTPAID",
      nodeInfos: [
        { master: true, zoneId: 100_003 },
        { master: false, zoneId: 100_003 },
      ],
    },
  ]);
  expect(await names({})).toEqual(["moved", "site-cache", "cache"]);
  expect(await names({ limit: 2 })).toEqual(["moved", "site-cache"]);
  expect(await names({ searchKey: "cache" })).toEqual(["site-cache", "cache"]);
  expect(await found({ projectId: 7 })).toMatchObject([{ status: "isolate", chargeType: "PREPAID", nodeInfos: [] }]);
  expect(await found({ searchKey: "moved" })).toMatchObject([{ zone: "" }]);
  expect(await names({ tags: { team: "site" } })).toEqual([]);
});
