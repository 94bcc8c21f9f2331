import { expensive, type PortableLife } from "@org/core-provider/testing";
import { ownSecurityGroup, ownSubnet } from "../neighbors.ts";
import { databasePrice, zone } from "../settings.ts";

/** The life of a Redis instance, which runs on the simulator and on the real platform. */
export const portableRedisLives = {
  RedisInstance: expensive(databasePrice, async (world) => {
    const inputs = {
      name: world.name("cache"),
      availabilityZone: world.setting(zone),
      typeId: 15,
      memSize: 1024,
      password: "Secret-123",
      ...(await ownSubnet(world)),
      forceDelete: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: world.name("site"),
        memSize: 2048,
        redisReplicasNum: 2,
        password: "Secret-456",
        securityGroups: [await ownSecurityGroup(world, "cache")],
        port: 6380,
        replicasReadOnly: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-2" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
