import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";

/** The lives of the resources of PostgreSQL. */
export const postgresqlLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  PostgresqlInstance: async ({ state }) => {
    const { vpcId, subnetId } = await privateNetwork(state);
    const { id: groupId } = await state.securityGroups.create({ name: "database" });
    const inputs = {
      name: "shop",
      availabilityZone: "ap-guangzhou-3",
      dbMajorVersion: "14",
      memory: 4,
      storage: 50,
      rootUser: "shop",
      rootPassword: "Secret-123",
      vpcId,
      subnetId,
      projectId: 7,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: "site",
        memory: 8,
        storage: 80,
        rootPassword: "Secret-456",
        securityGroups: [groupId],
        projectId: 8,
        publicAccessSwitch: true,
        maxStandbyArchiveDelay: 60_000,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, charset: "LATIN1" },
    };
  },
};
