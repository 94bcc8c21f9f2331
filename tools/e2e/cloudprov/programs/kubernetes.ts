import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const kubernetesUpdates = 1;

/** Every kind of resource of Kubernetes. */
export function kubernetes({ note }: { readonly note: string }): void {
  const network = new cloudprov.Vpc("cluster", { name: "cluster", cidrBlock: "10.7.0.0/16" });
  new cloudprov.KubernetesCluster("shop", {
    clusterName: "shop",
    clusterDesc: note,
    clusterVersion: "1.30.0",
    vpcId: network.id,
    clusterCidr: "172.18.0.0/16",
    tags: { team: "shop" },
  });
}
