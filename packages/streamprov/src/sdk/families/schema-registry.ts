// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { Schema, type SchemaArgs, type SchemaState } from "../schema.ts";
export { SchemaExporter, type SchemaExporterArgs, type SchemaExporterState } from "../schemaExporter.ts";
export { SchemaRegistryClusterConfig, type SchemaRegistryClusterConfigArgs, type SchemaRegistryClusterConfigState } from "../schemaRegistryClusterConfig.ts";
export { SchemaRegistryClusterMode, type SchemaRegistryClusterModeArgs, type SchemaRegistryClusterModeState } from "../schemaRegistryClusterMode.ts";
export { SchemaRegistryDek, type SchemaRegistryDekArgs, type SchemaRegistryDekState } from "../schemaRegistryDek.ts";
export { SchemaRegistryKek, type SchemaRegistryKekArgs, type SchemaRegistryKekState } from "../schemaRegistryKek.ts";
export { SubjectConfig, type SubjectConfigArgs, type SubjectConfigState } from "../subjectConfig.ts";
export { SubjectMode, type SubjectModeArgs, type SubjectModeState } from "../subjectMode.ts";
export { getSchema, getSchemaOutput, type GetSchemaArgs, type GetSchemaOutputArgs, type GetSchemaResult } from "../getSchema.ts";
export { getSchemaRegistryCluster, getSchemaRegistryClusterOutput, type GetSchemaRegistryClusterArgs, type GetSchemaRegistryClusterOutputArgs, type GetSchemaRegistryClusterResult } from "../getSchemaRegistryCluster.ts";
export { getSchemaRegistryClusterConfig, getSchemaRegistryClusterConfigOutput, type GetSchemaRegistryClusterConfigArgs, type GetSchemaRegistryClusterConfigOutputArgs, type GetSchemaRegistryClusterConfigResult } from "../getSchemaRegistryClusterConfig.ts";
export { getSchemaRegistryClusterMode, getSchemaRegistryClusterModeOutput, type GetSchemaRegistryClusterModeArgs, type GetSchemaRegistryClusterModeOutputArgs, type GetSchemaRegistryClusterModeResult } from "../getSchemaRegistryClusterMode.ts";
export { getSchemaRegistryClusters, getSchemaRegistryClustersOutput, type GetSchemaRegistryClustersArgs, type GetSchemaRegistryClustersOutputArgs, type GetSchemaRegistryClustersResult } from "../getSchemaRegistryClusters.ts";
export { getSchemaRegistryDek, getSchemaRegistryDekOutput, type GetSchemaRegistryDekArgs, type GetSchemaRegistryDekOutputArgs, type GetSchemaRegistryDekResult } from "../getSchemaRegistryDek.ts";
export { getSchemaRegistryKek, getSchemaRegistryKekOutput, type GetSchemaRegistryKekArgs, type GetSchemaRegistryKekOutputArgs, type GetSchemaRegistryKekResult } from "../getSchemaRegistryKek.ts";
export { getSchemas, getSchemasOutput, type GetSchemasArgs, type GetSchemasOutputArgs, type GetSchemasResult } from "../getSchemas.ts";
export { getSubjectConfig, getSubjectConfigOutput, type GetSubjectConfigArgs, type GetSubjectConfigOutputArgs, type GetSubjectConfigResult } from "../getSubjectConfig.ts";
export { getSubjectMode, getSubjectModeOutput, type GetSubjectModeArgs, type GetSubjectModeOutputArgs, type GetSubjectModeResult } from "../getSubjectMode.ts";
export { SchemaExporterStatus, SchemaFormat, SchemaRegistryClusterConfigCompatibilityLevel, SchemaRegistryClusterModeMode, SchemaRegistryDekAlgorithm, SubjectConfigCompatibilityLevel, SubjectModeMode, GetSchemaRegistryDekAlgorithm } from "../types/enums.ts";
export type { types } from "../types/families/schema-registry.ts";
