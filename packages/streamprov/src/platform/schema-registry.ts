import { clusterField, connectionFields, type DataPlane } from "./data-plane.ts";
import { id } from "./ids.ts";

/** Schema Registry: schemas and the settings of their subjects. */
export const schemaRegistry: DataPlane = {
  name: "Schema Registry",
  cluster: "schemaRegistryCluster",
  variables: {
    endpoint: "schemaRegistryRestEndpoint",
    id: "schemaRegistryId",
    key: "schemaRegistryApiKey",
    secret: "schemaRegistryApiSecret",
  },
  importVariables: {
    endpoint: "IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT",
    id: "IMPORT_SCHEMA_REGISTRY_ID",
    key: "IMPORT_SCHEMA_REGISTRY_API_KEY",
    secret: "IMPORT_SCHEMA_REGISTRY_API_SECRET",
  },
  group: (config, oauth) => {
    const { schemaRegistryId, schemaRegistryApiKey, schemaRegistryApiSecret } = config;
    const credentials =
      schemaRegistryApiKey && schemaRegistryApiSecret
        ? { key: schemaRegistryApiKey, secret: schemaRegistryApiSecret }
        : undefined;
    // The Stream Catalog's endpoint completes the group too, but nothing is sent there: the endpoint stays undefined
    // then, and the resource's own is used.
    const endpoint = config.schemaRegistryRestEndpoint || undefined;
    const hasHost = endpoint !== undefined || Boolean(config.catalogRestEndpoint);
    const set = Boolean(schemaRegistryId) && hasHost && (oauth || credentials !== undefined);
    return {
      set,
      endpoint: set ? endpoint : undefined,
      credentials: set && !oauth ? credentials : undefined,
      clusterId: set ? schemaRegistryId : undefined,
    };
  },
  oauthHeaders: (clusterId) => ({ "target-sr-cluster": clusterId }),
};

/** Where a Schema Registry resource's cluster is. It cannot be moved: a change of cluster or endpoint replaces. */
export const schemaRegistryFields = () => ({
  schemaRegistryCluster: clusterField("ID of the Schema Registry cluster, `lsrc-...`.", id),
  ...connectionFields("Schema Registry", { endpointReplaces: true }),
});

/** What an import needs besides the ID. */
export const schemaRegistryImportNeeds =
  "`IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's Schema Registry settings are complete (with OAuth only the endpoint).";
