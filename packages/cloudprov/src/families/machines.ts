import type { Family } from "@org/core-provider";
import { getAvailabilityZonesByProduct } from "../functions/compute/get-availability-zones-by-product.ts";
import { getCbsStorages } from "../functions/compute/get-cbs-storages.ts";
import { getImages } from "../functions/compute/get-images.ts";
import { getInstanceTypes } from "../functions/compute/get-instance-types.ts";
import { getInstances } from "../functions/compute/get-instances.ts";
import { getKeyPairs } from "../functions/compute/get-key-pairs.ts";
import type { Clients } from "../platform/clients.ts";
import { cbsStorage } from "../resources/compute/cbs-storage.ts";
import { cbsStorageAttachment } from "../resources/compute/cbs-storage-attachment.ts";
import { instance } from "../resources/compute/instance.ts";
import { keyPair } from "../resources/compute/key-pair.ts";

export const family: Family<Clients> = {
  title: "Virtual machines",
  platformPage: { title: "Cloud Virtual Machine", url: "https://cloud.tencent.com/document/product/213" },
  resources: [instance, keyPair, cbsStorage, cbsStorageAttachment],
  functions: [getInstances, getKeyPairs, getCbsStorages, getImages, getInstanceTypes, getAvailabilityZonesByProduct],
};
