/** A disk for the data of a machine that exists already. It stays when the machine is replaced. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const data = new cloudprov.CbsStorage("data", {
  storageName: "data",
  storageType: "CLOUD_SSD",
  storageSize: 100,
  availabilityZone: "ap-guangzhou-3",
  tags: { team: "shop" },
});
new cloudprov.CbsStorageAttachment("data", {
  storageId: data.id,
  // ID of your machine.
  instanceId: config.require("machineId"),
});
