// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { CbsStorage, type CbsStorageArgs, type CbsStorageState } from "../cbsStorage.ts";
export { CbsStorageAttachment, type CbsStorageAttachmentArgs, type CbsStorageAttachmentState } from "../cbsStorageAttachment.ts";
export { Instance, type InstanceArgs, type InstanceState } from "../instance.ts";
export { KeyPair, type KeyPairArgs, type KeyPairState } from "../keyPair.ts";
export { getAvailabilityZonesByProduct, getAvailabilityZonesByProductOutput, type GetAvailabilityZonesByProductArgs, type GetAvailabilityZonesByProductOutputArgs, type GetAvailabilityZonesByProductResult } from "../getAvailabilityZonesByProduct.ts";
export { getCbsStorages, getCbsStoragesOutput, type GetCbsStoragesArgs, type GetCbsStoragesOutputArgs, type GetCbsStoragesResult } from "../getCbsStorages.ts";
export { getImages, getImagesOutput, type GetImagesArgs, type GetImagesOutputArgs, type GetImagesResult } from "../getImages.ts";
export { getInstanceTypes, getInstanceTypesOutput, type GetInstanceTypesArgs, type GetInstanceTypesOutputArgs, type GetInstanceTypesResult } from "../getInstanceTypes.ts";
export { getInstances, getInstancesOutput, type GetInstancesArgs, type GetInstancesOutputArgs, type GetInstancesResult } from "../getInstances.ts";
export { getKeyPairs, getKeyPairsOutput, type GetKeyPairsArgs, type GetKeyPairsOutputArgs, type GetKeyPairsResult } from "../getKeyPairs.ts";
export type { types } from "../types/families/machines.ts";
