import type { Family } from "@org/core-provider";
import { getSchema } from "../functions/schema-registry/get-schema.ts";
import { getSchemaRegistryCluster } from "../functions/schema-registry/get-schema-registry-cluster.ts";
import { getSchemaRegistryClusterConfig } from "../functions/schema-registry/get-schema-registry-cluster-config.ts";
import { getSchemaRegistryClusterMode } from "../functions/schema-registry/get-schema-registry-cluster-mode.ts";
import { getSchemaRegistryClusters } from "../functions/schema-registry/get-schema-registry-clusters.ts";
import { getSchemaRegistryDek } from "../functions/schema-registry/get-schema-registry-dek.ts";
import { getSchemaRegistryKek } from "../functions/schema-registry/get-schema-registry-kek.ts";
import { getSchemas } from "../functions/schema-registry/get-schemas.ts";
import { getSubjectConfig } from "../functions/schema-registry/get-subject-config.ts";
import { getSubjectMode } from "../functions/schema-registry/get-subject-mode.ts";
import type { Clients } from "../platform/clients.ts";
import { schema } from "../resources/schema-registry/schema.ts";
import { schemaExporter } from "../resources/schema-registry/schema-exporter.ts";
import { schemaRegistryClusterConfig } from "../resources/schema-registry/schema-registry-cluster-config.ts";
import { schemaRegistryClusterMode } from "../resources/schema-registry/schema-registry-cluster-mode.ts";
import { schemaRegistryDek } from "../resources/schema-registry/schema-registry-dek.ts";
import { schemaRegistryKek } from "../resources/schema-registry/schema-registry-kek.ts";
import { subjectConfig } from "../resources/schema-registry/subject-config.ts";
import { subjectMode } from "../resources/schema-registry/subject-mode.ts";

export const family: Family<Clients> = {
  title: "Schema Registry",
  platformPage: {
    title: "Manage Schemas in Confluent Cloud",
    url: "https://docs.confluent.io/cloud/current/sr/schemas-manage.html#manage-schemas-in-ccloud",
  },
  resources: [
    schema,
    subjectConfig,
    subjectMode,
    schemaRegistryClusterConfig,
    schemaRegistryClusterMode,
    schemaRegistryKek,
    schemaRegistryDek,
    schemaExporter,
  ],
  functions: [
    getSchema,
    getSchemaRegistryCluster,
    getSchemaRegistryClusterConfig,
    getSchemaRegistryClusterMode,
    getSchemaRegistryClusters,
    getSchemaRegistryDek,
    getSchemaRegistryKek,
    getSchemas,
    getSubjectConfig,
    getSubjectMode,
  ],
};
