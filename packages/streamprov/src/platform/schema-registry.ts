import { variableGroups } from "../variable-groups.ts";
import {
  clusterArg,
  clusterField,
  connectionArgs,
  connectionFields,
  type DataPlane,
  type Service,
} from "./data-plane.ts";
import { id } from "./ids.ts";

/** Schema Registry: schemas and the settings of their subjects. */
export const schemaRegistry: DataPlane<"schemaRegistryCluster"> = {
  name: "Schema Registry",
  // The Stream Catalog's endpoint completes the group too, but nothing is sent there: the resource's own is used then.
  group: variableGroups.schemaRegistry,
  endpoint: {
    what: "the REST endpoint",
    variables: ["schemaRegistryRestEndpoint"],
    importVariables: ["IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT"],
  },
  ids: {
    schemaRegistryCluster: {
      what: "the cluster's ID",
      variables: ["schemaRegistryId"],
      importVariables: ["IMPORT_SCHEMA_REGISTRY_ID"],
    },
  },
  importKey: ["IMPORT_SCHEMA_REGISTRY_API_KEY", "IMPORT_SCHEMA_REGISTRY_API_SECRET"],
  grantsOn: "schemaRegistryCluster",
  oauthHeaders: ({ schemaRegistryCluster }) => ({ "target-sr-cluster": schemaRegistryCluster }),
};

/** A registry, bound to one operation. */
export type RegistryService = Service<"schemaRegistryCluster">;

/** Where a Schema Registry resource's cluster is. It cannot be moved: a change of cluster or endpoint replaces. */
export const schemaRegistryFields = () => ({
  schemaRegistryCluster: clusterField("ID of the Schema Registry cluster, `lsrc-...`.", id),
  ...connectionFields("Schema Registry", { endpointReplaces: true }),
});

/** The same as arguments of a lookup. */
export const schemaRegistryArgs = () => ({
  schemaRegistryCluster: clusterArg("ID of the Schema Registry cluster, `lsrc-...`.", id),
  ...connectionArgs("Schema Registry"),
});

/** What an import needs besides the ID. */
export const schemaRegistryImportNeeds =
  "`IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's Schema Registry settings are complete (with OAuth only the endpoint).";
