// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { FlinkArtifact, type FlinkArtifactArgs, type FlinkArtifactState } from "../flinkArtifact.ts";
export { FlinkComputePool, type FlinkComputePoolArgs, type FlinkComputePoolState } from "../flinkComputePool.ts";
export { FlinkComputePoolConfig, type FlinkComputePoolConfigArgs, type FlinkComputePoolConfigState } from "../flinkComputePoolConfig.ts";
export { FlinkConnection, type FlinkConnectionArgs, type FlinkConnectionState } from "../flinkConnection.ts";
export { FlinkMaterializedTable, type FlinkMaterializedTableArgs, type FlinkMaterializedTableState } from "../flinkMaterializedTable.ts";
export { FlinkStatement, type FlinkStatementArgs, type FlinkStatementState } from "../flinkStatement.ts";
export { KsqlCluster, type KsqlClusterArgs, type KsqlClusterState } from "../ksqlCluster.ts";
export { getFlinkArtifact, getFlinkArtifactOutput, type GetFlinkArtifactArgs, type GetFlinkArtifactOutputArgs, type GetFlinkArtifactResult } from "../getFlinkArtifact.ts";
export { getFlinkComputePool, getFlinkComputePoolOutput, type GetFlinkComputePoolArgs, type GetFlinkComputePoolOutputArgs, type GetFlinkComputePoolResult } from "../getFlinkComputePool.ts";
export { getFlinkComputePoolConfig, getFlinkComputePoolConfigOutput, type GetFlinkComputePoolConfigArgs, type GetFlinkComputePoolConfigOutputArgs, type GetFlinkComputePoolConfigResult } from "../getFlinkComputePoolConfig.ts";
export { getFlinkConnection, getFlinkConnectionOutput, type GetFlinkConnectionArgs, type GetFlinkConnectionOutputArgs, type GetFlinkConnectionResult } from "../getFlinkConnection.ts";
export { getFlinkMaterializedTable, getFlinkMaterializedTableOutput, type GetFlinkMaterializedTableArgs, type GetFlinkMaterializedTableOutputArgs, type GetFlinkMaterializedTableResult } from "../getFlinkMaterializedTable.ts";
export { getFlinkRegion, getFlinkRegionOutput, type GetFlinkRegionArgs, type GetFlinkRegionOutputArgs, type GetFlinkRegionResult } from "../getFlinkRegion.ts";
export { getKsqlCluster, getKsqlClusterOutput, type GetKsqlClusterArgs, type GetKsqlClusterOutputArgs, type GetKsqlClusterResult } from "../getKsqlCluster.ts";
export { FlinkArtifactCloud, FlinkArtifactContentFormat, FlinkComputePoolCloud, FlinkConnectionType, GetFlinkArtifactCloud, GetFlinkRegionCloud } from "../types/enums.ts";
export type { types } from "../types/families/stream-processing.ts";
