/** A PostgreSQL instance with a standby node in another zone, which only machines in a security group can reach. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const network = new cloudprov.Vpc("orders-network", { name: "orders", cidrBlock: "10.5.0.0/16" });
const subnet = new cloudprov.Subnet("orders-network", {
  name: "orders",
  vpcId: network.id,
  cidrBlock: "10.5.1.0/24",
  availabilityZone: "ap-guangzhou-3",
});
const group = new cloudprov.SecurityGroup("orders", { name: "orders" });
new cloudprov.PostgresqlInstance("orders", {
  name: "orders",
  availabilityZone: "ap-guangzhou-3",
  dbNodeSets: [{ role: "Primary", zone: "ap-guangzhou-3" }, { zone: "ap-guangzhou-2" }],
  dbMajorVersion: "16",
  memory: 4,
  storage: 50,
  rootUser: "orders",
  rootPassword: config.requireSecret("postgresqlPassword"),
  vpcId: network.id,
  subnetId: subnet.id,
  securityGroups: [group.id],
  tags: { team: "shop" },
});
