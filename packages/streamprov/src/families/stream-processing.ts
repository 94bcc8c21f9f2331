import type { Family } from "@org/core-provider";
import { getFlinkArtifact } from "../functions/flink/get-flink-artifact.ts";
import { getFlinkComputePool } from "../functions/flink/get-flink-compute-pool.ts";
import { getFlinkComputePoolConfig } from "../functions/flink/get-flink-compute-pool-config.ts";
import { getFlinkConnection } from "../functions/flink/get-flink-connection.ts";
import { getFlinkMaterializedTable } from "../functions/flink/get-flink-materialized-table.ts";
import { getFlinkRegion } from "../functions/flink/get-flink-region.ts";
import { getKsqlCluster } from "../functions/ksql/get-ksql-cluster.ts";
import { apiPage } from "../platform/api-page.ts";
import type { Clients } from "../platform/clients.ts";
import { flinkArtifact } from "../resources/flink/flink-artifact.ts";
import { flinkComputePool } from "../resources/flink/flink-compute-pool.ts";
import { flinkComputePoolConfig } from "../resources/flink/flink-compute-pool-config.ts";
import { flinkConnection } from "../resources/flink/flink-connection.ts";
import { flinkMaterializedTable } from "../resources/flink/flink-materialized-table.ts";
import { flinkStatement } from "../resources/flink/flink-statement.ts";
import { ksqlCluster } from "../resources/ksql/ksql-cluster.ts";

export const family: Family<Clients> = {
  title: "Stream processing",
  platformPage: apiPage("Statements (sql/v1)"),
  resources: [
    ksqlCluster,
    flinkComputePool,
    flinkComputePoolConfig,
    flinkConnection,
    flinkArtifact,
    flinkStatement,
    flinkMaterializedTable,
  ],
  functions: [
    getFlinkArtifact,
    getFlinkComputePool,
    getFlinkComputePoolConfig,
    getFlinkConnection,
    getFlinkMaterializedTable,
    getFlinkRegion,
    getKsqlCluster,
  ],
};
