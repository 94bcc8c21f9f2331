/** A Redis instance in a private network, which only machines in a security group can reach. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const network = new cloudprov.Vpc("cache", { name: "cache", cidrBlock: "10.6.0.0/16" });
const subnet = new cloudprov.Subnet("cache", {
  name: "cache",
  vpcId: network.id,
  cidrBlock: "10.6.1.0/24",
  availabilityZone: "ap-guangzhou-3",
});
const group = new cloudprov.SecurityGroup("cache", { name: "cache" });
new cloudprov.RedisInstance("cache", {
  name: "cache",
  availabilityZone: "ap-guangzhou-3",
  typeId: 15,
  memSize: 1024,
  password: config.requireSecret("redisPassword"),
  vpcId: network.id,
  subnetId: subnet.id,
  securityGroups: [group.id],
  // A cache contains nothing that the recycle bin must keep.
  forceDelete: true,
  tags: { team: "shop" },
});
