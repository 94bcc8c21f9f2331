/** A disk for the data of a machine. It stays when the machine is replaced. */
import * as cloudprov from "@org/cloudprov";

new cloudprov.CbsStorage("data", {
  storageName: "data",
  storageType: "CLOUD_SSD",
  storageSize: 100,
  availabilityZone: "ap-guangzhou-3",
  tags: { team: "shop" },
});
