// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { BusinessMetadata, type BusinessMetadataArgs, type BusinessMetadataState } from "../businessMetadata.ts";
export { BusinessMetadataBinding, type BusinessMetadataBindingArgs, type BusinessMetadataBindingState } from "../businessMetadataBinding.ts";
export { CatalogEntityAttributes, type CatalogEntityAttributesArgs, type CatalogEntityAttributesState } from "../catalogEntityAttributes.ts";
export { Tag, type TagArgs, type TagState } from "../tag.ts";
export { TagBinding, type TagBindingArgs, type TagBindingState } from "../tagBinding.ts";
export { getBusinessMetadata, getBusinessMetadataOutput, type GetBusinessMetadataArgs, type GetBusinessMetadataOutputArgs, type GetBusinessMetadataResult } from "../getBusinessMetadata.ts";
export { getBusinessMetadataBinding, getBusinessMetadataBindingOutput, type GetBusinessMetadataBindingArgs, type GetBusinessMetadataBindingOutputArgs, type GetBusinessMetadataBindingResult } from "../getBusinessMetadataBinding.ts";
export { getTag, getTagOutput, type GetTagArgs, type GetTagOutputArgs, type GetTagResult } from "../getTag.ts";
export { getTagBinding, getTagBindingOutput, type GetTagBindingArgs, type GetTagBindingOutputArgs, type GetTagBindingResult } from "../getTagBinding.ts";
export type { types } from "../types/families/catalog.ts";
