import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";

/** The lives of the resources of Redis. */
export const redisLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  RedisInstance: async ({ state }) => {
    const { vpcId, subnetId } = await privateNetwork(state);
    const { id: groupId } = await state.securityGroups.create({ name: "cache" });
    const inputs = {
      name: "cache",
      availabilityZone: "ap-guangzhou-3",
      typeId: 15,
      memSize: 1024,
      password: "Secret-123",
      vpcId,
      subnetId,
      projectId: 7,
      forceDelete: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: "site",
        memSize: 2048,
        redisReplicasNum: 2,
        password: "Secret-456",
        securityGroups: [groupId],
        port: 6380,
        projectId: 8,
        replicasReadOnly: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-2" },
    };
  },
};
