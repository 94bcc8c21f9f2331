/**
 * A managed Kubernetes cluster for the orders of an online store. Clients within its private network reach the API server
 * through an internal load balancer. The platform adds and removes nodes as the pods need them.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("orders-cluster", { name: "orders", cidrBlock: "10.8.0.0/16" });
const subnet = new cloudprov.Subnet("orders-cluster", {
  vpcId: network.id,
  name: "orders",
  cidrBlock: "10.8.1.0/24",
  availabilityZone: "ap-guangzhou-3",
});
const cluster = new cloudprov.KubernetesCluster("orders", {
  clusterName: "orders",
  clusterVersion: "1.30.0",
  clusterLevel: "L5",
  vpcId: network.id,
  clusterCidr: "172.19.0.0/16",
  clusterIntranet: true,
  clusterIntranetSubnetId: subnet.id,
  tags: { team: "shop" },
});
const operators = new cloudprov.KeyPair("operators", { keyName: "operators" });
new cloudprov.KubernetesNodePool("orders", {
  clusterId: cluster.id,
  name: "orders",
  minSize: 0,
  maxSize: 5,
  vpcId: network.id,
  subnetIds: [subnet.id],
  autoScalingConfig: { instanceType: "S5.MEDIUM4", keyIds: [operators.id] },
  labels: { role: "orders" },
  tags: { team: "shop" },
});
