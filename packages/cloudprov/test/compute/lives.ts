import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";

/** The lives of the resources of virtual machines. */
export const machineLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  Instance: async ({ state }) => {
    const { id: imageId } = await state.images.create({ name: "Ubuntu" });
    const { vpcId, subnetId } = await privateNetwork(state);
    const { id: groupId } = await state.securityGroups.create({ name: "web" });
    const disk = { dataDiskType: "CLOUD_SSD", dataDiskName: "data" };
    const inputs = {
      instanceName: "web",
      availabilityZone: "ap-guangzhou-3",
      projectId: 7,
      imageId,
      instanceType: "S5.MEDIUM2",
      vpcId,
      subnetId,
      systemDiskType: "CLOUD_PREMIUM",
      systemDiskSize: 50,
      dataDisks: [
        { ...disk, dataDiskSize: 30 },
        { ...disk, dataDiskSize: 20 },
      ],
      internetMaxBandwidthOut: 1,
      forceStop: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        instanceName: "site",
        projectId: 8,
        instanceType: "S5.LARGE8",
        orderlySecurityGroups: [groupId],
        internetMaxBandwidthOut: 5,
        userDataRaw: "#!/bin/sh",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, vpcId: undefined, subnetId: undefined, availabilityZone: "ap-guangzhou-4" },
    };
  },
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
