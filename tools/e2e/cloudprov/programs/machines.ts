import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const machinesUpdates = 2;

/** Every kind of resource of virtual machines. */
export function machines({ note, machineId }: { readonly note: string; readonly machineId: string }): void {
  const data = new cloudprov.CbsStorage("data", {
    storageName: note,
    storageType: "CLOUD_SSD",
    storageSize: 50,
    availabilityZone: "ap-guangzhou-3",
    tags: { team: "shop" },
  });
  new cloudprov.CbsStorageAttachment("data", { storageId: data.id, instanceId: machineId });
  new cloudprov.KeyPair("web", { keyName: note.replaceAll(" ", "_"), tags: { team: "shop" } });
}
