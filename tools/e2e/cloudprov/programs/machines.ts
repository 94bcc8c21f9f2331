import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const machinesUpdates = 3;

/** Every kind of resource of virtual machines. */
export function machines({ note, imageId }: { readonly note: string; readonly imageId: string }): void {
  const machine = new cloudprov.Instance("web", {
    instanceName: note,
    availabilityZone: "ap-guangzhou-3",
    imageId,
    instanceType: "S5.MEDIUM2",
    systemDiskType: "CLOUD_PREMIUM",
    systemDiskSize: 50,
    tags: { team: "shop" },
  });
  const data = new cloudprov.CbsStorage("data", {
    storageName: note,
    storageType: "CLOUD_SSD",
    storageSize: 50,
    availabilityZone: "ap-guangzhou-3",
    tags: { team: "shop" },
  });
  new cloudprov.CbsStorageAttachment("data", { storageId: data.id, instanceId: machine.id });
  new cloudprov.KeyPair("web", { keyName: note.replaceAll(" ", "_"), tags: { team: "shop" } });
}
