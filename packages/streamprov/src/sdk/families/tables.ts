// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { CatalogIntegration, type CatalogIntegrationArgs, type CatalogIntegrationState } from "../catalogIntegration.ts";
export { RtceTopic, type RtceTopicArgs, type RtceTopicState } from "../rtceTopic.ts";
export { TableflowTopic, type TableflowTopicArgs, type TableflowTopicState } from "../tableflowTopic.ts";
export { getCatalogIntegration, getCatalogIntegrationOutput, type GetCatalogIntegrationArgs, type GetCatalogIntegrationOutputArgs, type GetCatalogIntegrationResult } from "../getCatalogIntegration.ts";
export { getRtceTopic, getRtceTopicOutput, type GetRtceTopicArgs, type GetRtceTopicOutputArgs, type GetRtceTopicResult } from "../getRtceTopic.ts";
export { getTableflowTopic, getTableflowTopicOutput, type GetTableflowTopicArgs, type GetTableflowTopicOutputArgs, type GetTableflowTopicResult } from "../getTableflowTopic.ts";
export { TableflowTopicMetadataColumnNamingScheme, TableflowTopicTableFormat } from "../types/enums.ts";
export type { types } from "../types/families/tables.ts";
