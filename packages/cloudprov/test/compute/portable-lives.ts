import { cheap, free, type PortableLife } from "@org/core-provider/testing";
import { ownMachine, ownSecurityGroup, ownSubnet, publicImage } from "../neighbors.ts";
import { instanceType, largerInstanceType, zone } from "../settings.ts";

/** The lives of virtual machines, which run on the simulator and on the real platform. */
export const portableMachineLives = {
  Instance: cheap(async (world) => {
    const { name, setting } = world;
    const inputs = {
      instanceName: name("web"),
      availabilityZone: setting(zone),
      imageId: await publicImage(world),
      instanceType: setting(instanceType),
      ...(await ownSubnet(world)),
      systemDiskType: "CLOUD_PREMIUM",
      systemDiskSize: 50,
      dataDisks: [{ dataDiskType: "CLOUD_SSD", dataDiskName: "data", dataDiskSize: 30 }],
      internetMaxBandwidthOut: 1,
      forceStop: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        instanceName: name("site"),
        instanceType: setting(largerInstanceType),
        orderlySecurityGroups: [await ownSecurityGroup(world, "machines")],
        internetMaxBandwidthOut: 5,
        userDataRaw: "#!/bin/sh",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, vpcId: undefined, subnetId: undefined, availabilityZone: "ap-guangzhou-4" },
    };
  }),
  KeyPair: free(async ({ name }) => {
    const inputs = { keyName: name("admin", "_"), tags: { team: "shop" } };
    return {
      inputs,
      changed: { keyName: name("admins", "_"), forceStop: true, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 8 },
    };
  }),
  CbsStorageAttachment: cheap(async (world) => {
    const { id: storageId } = await world.given("CbsStorage", {
      storageName: world.name("attached"),
      storageType: "CLOUD_PREMIUM",
      storageSize: 10,
      availabilityZone: world.setting(zone),
      forceDelete: true,
    });
    const [machine, other] = [await ownMachine(world), await ownMachine(world, "other")];
    return { inputs: { storageId, instanceId: machine.id }, replaced: { storageId, instanceId: other.id } };
  }),
  CbsStorage: cheap(async ({ name, setting }) => {
    const inputs = {
      storageName: name("data"),
      storageType: "CLOUD_PREMIUM",
      storageSize: 50,
      availabilityZone: setting(zone),
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        storageName: name("site"),
        storageType: "CLOUD_SSD",
        diskBackupQuota: 4,
        forceDelete: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-4" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
