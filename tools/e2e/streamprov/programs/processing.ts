import * as streamprov from "@org/streamprov";
import type { Streaming } from "./streaming.ts";

/** Data processing: Flink statements with their functions, and tables with their results. */
export function processing({ environment, owner, cluster }: Streaming, { maxCfu = 5 } = {}): void {
  const pool = new streamprov.FlinkComputePool("streams", {
    displayName: "streams",
    cloud: "AWS",
    region: "us-east-2",
    environment,
    maxCfu,
  });
  new streamprov.FlinkComputePoolConfig("pools", { defaultComputePoolEnabled: true, defaultMaxCfu: maxCfu });
  const { id, kind, apiVersion, restEndpoint } = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });
  const key = new streamprov.ApiKey("flink", { owner, managedResource: { id, kind, apiVersion, environment } });
  const flink = {
    organization: { id: streamprov.getOrganizationOutput({}).id },
    environment,
    computePool: { id: pool.id },
    principal: { id: owner.id },
    restEndpoint,
    credentials: { key: key.id, secret: key.secret },
  };
  new streamprov.FlinkConnection("model", {
    ...flink,
    displayName: "model",
    type: "OPENAI",
    endpoint: "https://api.openai.com/v1/chat/completions",
    apiKey: "a-key-of-the-model",
  });
  new streamprov.FlinkStatement("streams-copy", {
    ...flink,
    statement: "INSERT INTO orders_copy SELECT * FROM orders;",
    properties: { "sql.current-catalog": "streams", "sql.current-database": "main" },
  });
  new streamprov.FlinkMaterializedTable("totals", {
    ...flink,
    displayName: "totals",
    kafkaCluster: { id: cluster.id },
    query: "SELECT customer, SUM(amount) AS total FROM orders GROUP BY customer",
  });
}
