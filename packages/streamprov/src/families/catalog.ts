import type { Family } from "@org/core-provider";
import { getBusinessMetadata } from "../functions/catalog/get-business-metadata.ts";
import { getBusinessMetadataBinding } from "../functions/catalog/get-business-metadata-binding.ts";
import { getTag } from "../functions/catalog/get-tag.ts";
import { getTagBinding } from "../functions/catalog/get-tag-binding.ts";
import type { Clients } from "../platform/clients.ts";
import { businessMetadata } from "../resources/catalog/business-metadata.ts";
import { businessMetadataBinding } from "../resources/catalog/business-metadata-binding.ts";
import { catalogEntityAttributes } from "../resources/catalog/catalog-entity-attributes.ts";
import { tag } from "../resources/catalog/tag.ts";
import { tagBinding } from "../resources/catalog/tag-binding.ts";

export const family: Family<Clients> = {
  title: "Stream Catalog",
  platformPage: {
    title: "Catalog API Documentation",
    url: "https://docs.confluent.io/cloud/current/stream-governance/stream-catalog.html#catalog-api-documentation",
  },
  resources: [tag, businessMetadata, tagBinding, businessMetadataBinding, catalogEntityAttributes],
  functions: [getBusinessMetadata, getBusinessMetadataBinding, getTag, getTagBinding],
};
