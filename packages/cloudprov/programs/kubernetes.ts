/**
 * A managed Kubernetes cluster for the orders of an online store. Clients within its private network reach the API server
 * through an internal load balancer.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("orders-cluster", { name: "orders", cidrBlock: "10.8.0.0/16" });
const subnet = new cloudprov.Subnet("orders-cluster", {
  vpcId: network.id,
  name: "orders",
  cidrBlock: "10.8.1.0/24",
  availabilityZone: "ap-guangzhou-3",
});
new cloudprov.KubernetesCluster("orders", {
  clusterName: "orders",
  clusterVersion: "1.30.0",
  clusterLevel: "L5",
  vpcId: network.id,
  clusterCidr: "172.19.0.0/16",
  clusterIntranet: true,
  clusterIntranetSubnetId: subnet.id,
  tags: { team: "shop" },
});
