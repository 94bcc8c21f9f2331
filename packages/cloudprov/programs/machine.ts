/** A machine with a disk for its data. The disk stays when the machine is replaced. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const machine = new cloudprov.Instance("web", {
  instanceName: "web",
  availabilityZone: "ap-guangzhou-3",
  // ID of your image.
  imageId: config.require("imageId"),
  instanceType: "S5.MEDIUM2",
  systemDiskType: "CLOUD_PREMIUM",
  systemDiskSize: 50,
  tags: { team: "shop" },
});
const data = new cloudprov.CbsStorage("data", {
  storageName: "data",
  storageType: "CLOUD_SSD",
  storageSize: 100,
  availabilityZone: "ap-guangzhou-3",
  tags: { team: "shop" },
});
new cloudprov.CbsStorageAttachment("data", { storageId: data.id, instanceId: machine.id });
