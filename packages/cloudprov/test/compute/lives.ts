import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of virtual machines. */
export const machineLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  KeyPair: async () => {
    const inputs = { keyName: "admin", projectId: 7, tags: { team: "shop" } };
    return {
      inputs,
      changed: { keyName: "admins", projectId: 7, forceStop: true, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 8 },
    };
  },
  CbsStorageAttachment: async ({ state }) => {
    const { id: storageId } = await state.disks.create({});
    const { id: instanceId } = await state.machines.create({});
    const { id: other } = await state.machines.create({});
    return { inputs: { storageId, instanceId }, replaced: { storageId, instanceId: other } };
  },
  CbsStorage: async () => {
    const inputs = {
      storageName: "data",
      storageType: "CLOUD_PREMIUM",
      storageSize: 50,
      availabilityZone: "ap-guangzhou-3",
      projectId: 7,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        storageName: "site",
        storageType: "CLOUD_SSD",
        projectId: 8,
        diskBackupQuota: 4,
        chargeType: "PREPAID",
        prepaidPeriod: 1,
        forceDelete: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-4" },
    };
  },
};
