import { field, lookupOutputs, type Outputs, UnexpectedResponse } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { fixedText, outputText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";

const integration = () =>
  fixedText(
    "provider_integration_id",
    "ID of the provider integration that gives the platform access to the storage, `cspi-...`.",
  );

const byobAws = {
  bucketName: fixedText("bucket_name", "Name of the bucket, in the region of the Kafka cluster."),
  bucketRegion: outputText("bucket_region", "Region of the bucket."),
  providerIntegrationId: integration(),
};
const azure = {
  storageAccountName: fixedText(
    "storage_account_name",
    "Name of the storage account, in the region of the Kafka cluster.",
  ),
  containerName: fixedText("container_name", "Name of the container."),
  storageRegion: outputText("storage_region", "Region of the storage account."),
  providerIntegrationId: integration(),
};
const docsOf = {
  byobAws: "An S3 bucket of your own.",
  azureDataLakeStorageGen2: "A container of your own in Azure Data Lake Storage Gen2.",
  managedStorages: "Storage managed by the platform.",
} as const;

export const storageFields = {
  byobAws: field.object(byobAws, { replaceOnChange: true, docs: docsOf.byobAws }),
  azureDataLakeStorageGen2: field.object(azure, {
    replaceOnChange: true,
    terraform: "azure_data_lake_storage_gen_2",
    docs: docsOf.azureDataLakeStorageGen2,
  }),
  managedStorages: field.list(field.object({}, { docs: docsOf.managedStorages }), {
    min: 1,
    max: 1,
    terraform: { many: true },
    docs: docsOf.managedStorages,
    inputDocs: "One empty element: `[{}]`.",
  }),
};

/** The storage types in responses. */
const responseTypes = {
  byobAws: field.object(byobAws, { docs: docsOf.byobAws }),
  azureDataLakeStorageGen2: field.object(
    { ...azure, tablePath: outputText("table_path", "Path of the table in the container.") },
    { terraform: "azure_data_lake_storage_gen_2", docs: docsOf.azureDataLakeStorageGen2 },
  ),
  managedStorages: field.object({}, { docs: docsOf.managedStorages }),
};

const spec = {
  at: "spec.storage",
  kinds: {
    byobAws: "ByobAws",
    azureDataLakeStorageGen2: "AzureDataLakeStorageGen2",
    managedStorages: "Managed",
  },
} as const;
const storages = variants(storageFields, spec);

/** Requires exactly one storage type. */
export const { rule: oneStorage, request: storageRequest } = storages;

/** The storage in a response body. */
export function storageOf(body: Body): Partial<Outputs<typeof storageFields>> {
  const { managedStorages, ...own } = storages.outputs(body);
  if (managedStorages) return { managedStorages: [{}] };
  // Without a storage in the state, the topic would be replaced.
  if (Object.keys(own).length === 0)
    throw new UnexpectedResponse("spec.storage.kind", "is not supported by this version");
  return own;
}

/** The types as lists: only the list of the topic's storage type has an element. */
const inLists = {
  byobAws: "byobAws",
  azureDataLakeStorageGen2s: "azureDataLakeStorageGen2",
  managedStorages: "managedStorages",
} as const;

/** The storage in lookups. */
export const storageLookup = {
  outputs: lookupOutputs(responseTypes, { inLists }),
  parts: variants(responseTypes, spec).inLists(inLists),
};
