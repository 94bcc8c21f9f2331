import { expensive, type PortableLife, secret } from "@org/core-provider/testing";
import { ownSubnet } from "../neighbors.ts";

const price = "about 2 USD, because clusters and their machines are billed by the hour";

/** The lives of Kubernetes, which run on the simulator and on the real platform. */
export const portableKubernetesLives = {
  KubernetesNodePool: expensive(price, async (world) => {
    const { name } = world;
    const { vpcId, subnetId } = await ownSubnet(world);
    const cluster = { clusterName: name("shared"), clusterLevel: "L5", vpcId, clusterCidr: "172.18.0.0/16" };
    const { id: clusterId } = await world.given("KubernetesCluster", cluster);
    const machines = { instanceType: "S5.MEDIUM4", password: secret("Secret-123"), systemDiskSize: 60 };
    const inputs = {
      clusterId,
      name: name("web"),
      minSize: 1,
      maxSize: 3,
      desiredCapacity: 1,
      vpcId,
      subnetIds: [subnetId],
      autoScalingConfig: machines,
      nodeConfig: { userData: "ZWNobw==" },
      labels: { role: "web" },
      deleteKeepInstance: false,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: name("site"),
        minSize: 2,
        maxSize: 5,
        desiredCapacity: 2,
        autoScalingConfig: { ...machines, systemDiskSize: 80, backupInstanceTypes: ["S5.LARGE8"] },
        nodeConfig: { userData: "ZGF0ZQ==" },
        labels: { role: "site" },
        taints: [{ key: "gpu", value: "true", effect: "NoSchedule" }],
        defaultCooldown: 600,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, autoScalingConfig: { ...machines, instanceType: "S5.LARGE8" } },
    };
  }),
  KubernetesCluster: expensive(price, async (world) => {
    const { name } = world;
    const { vpcId, subnetId } = await ownSubnet(world);
    const inputs = {
      clusterName: name("shop"),
      clusterDesc: "Online store",
      clusterLevel: "L5",
      vpcId,
      clusterCidr: "172.16.0.0/16",
      // Tests create a second cluster with the same addresses.
      ignoreClusterCidrConflict: true,
      workerConfigs: [
        { instanceType: "S5.MEDIUM4", subnetId, password: secret("Secret-123"), systemDiskSize: 60, dataDisks: [{}] },
      ],
      labels: { team: "shop" },
      clusterInternet: true,
      nodePoolGlobalConfigs: [{ expander: "most-pods", scaleInDelay: 20 }],
      eventPersistence: { enabled: true },
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        clusterName: name("site"),
        clusterDesc: "Site",
        clusterLevel: "L20",
        clusterOs: "ubuntu22.04x86_64",
        clusterInternet: false,
        clusterIntranet: true,
        clusterIntranetSubnetId: subnetId,
        nodePoolGlobalConfigs: [{ expander: "random", scaleInDelay: 30 }],
        clusterExtraArgs: { kubeApiservers: ["feature-gates=EphemeralContainers=true"] },
        eventPersistence: { enabled: false },
        clusterAudit: { enabled: true },
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, clusterCidr: "172.17.0.0/16" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
