import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const kubernetesUpdates = 2;

/** Every kind of resource of Kubernetes. */
export function kubernetes({ note }: { readonly note: string }): void {
  const network = new cloudprov.Vpc("cluster", { name: "cluster", cidrBlock: "10.7.0.0/16" });
  const cluster = new cloudprov.KubernetesCluster("shop", {
    clusterName: "shop",
    clusterDesc: note,
    clusterVersion: "1.30.0",
    vpcId: network.id,
    clusterCidr: "172.18.0.0/16",
    tags: { team: "shop" },
  });
  new cloudprov.KubernetesNodePool("web", {
    clusterId: cluster.id,
    name: "web",
    minSize: 0,
    maxSize: 3,
    vpcId: network.id,
    autoScalingConfig: { instanceType: "S5.MEDIUM4", keyIds: ["skey-17634f05"] },
    labels: { note: note.replaceAll(" ", "-") },
  });
}
