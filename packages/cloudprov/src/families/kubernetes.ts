import type { Family } from "@org/core-provider";
import { getKubernetesClusters } from "../functions/kubernetes/get-kubernetes-clusters.ts";
import type { Clients } from "../platform/clients.ts";
import { kubernetesCluster } from "../resources/kubernetes/kubernetes-cluster.ts";
import { kubernetesNodePool } from "../resources/kubernetes/kubernetes-node-pool.ts";

export const family: Family<Clients> = {
  title: "Kubernetes",
  platformPage: { title: "Tencent Kubernetes Engine", url: "https://cloud.tencent.com/document/product/457" },
  resources: [kubernetesCluster, kubernetesNodePool],
  functions: [getKubernetesClusters],
};
