import { cheap, free, type PortableLife, secret } from "@org/core-provider/testing";
import { flinkConnection, ownCluster, ownEnvironment } from "../neighbors.ts";

/** The lives of Flink, which run on the simulator and on the real platform. */
export const portableFlinkLives = {
  // A pool is billed only while statements run in it.
  FlinkComputePool: free(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("orders"), cloud: "AWS", region: "us-east-2", maxCfu: 10, environment };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("shop"), maxCfu: 20 },
      // The platform does not reduce the size of a pool.
      drifted: { ...inputs, maxCfu: 20 },
      replaced: { ...inputs, region: "us-east-1" },
    };
  }),
  // The platform provides a table of examples to every organization, whose orders never end.
  FlinkStatement: cheap(async (world) => {
    const connection = await flinkConnection(world);
    const { kafkaCluster } = await ownCluster(world);
    const copy = (columns: string) =>
      `CREATE TABLE \`${world.name("copy")}\` AS SELECT ${columns} FROM \`examples\`.\`marketplace\`.\`orders\`;`;
    const inputs = {
      ...connection,
      statementName: world.name("orders"),
      statement: copy("*"),
      properties: { "sql.current-catalog": connection.environment.id, "sql.current-database": kafkaCluster.id },
      propertiesSensitive: { "sql.secrets.openai": secret("first-key") },
    };
    return {
      inputs,
      changed: { ...inputs, stopped: true },
      drifted: { ...inputs, stopped: false },
      changesUnseen: true as const,
      replaced: { ...inputs, statement: copy("order_id") },
    };
  }),
  FlinkMaterializedTable: cheap(async (world) => {
    const { kafkaCluster } = await ownCluster(world);
    const totals = (total: string) =>
      `SELECT customer_id, ${total} AS total FROM \`examples\`.\`marketplace\`.\`orders\` GROUP BY customer_id`;
    const inputs = {
      ...(await flinkConnection(world)),
      kafkaCluster,
      displayName: world.name("orders-by-customer"),
      query: totals("SUM(price)"),
    };
    return {
      inputs,
      changed: { ...inputs, query: totals("MAX(price)") },
      replaced: { ...inputs, displayName: world.name("orders-of-customers") },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
