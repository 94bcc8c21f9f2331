import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";

/** The lives of the resources of MySQL. */
export const mysqlLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  MysqlInstance: async ({ state }) => {
    const { vpcId, subnetId } = await privateNetwork(state);
    const { id: groupId } = await state.securityGroups.create({ name: "databases" });
    const inputs = {
      instanceName: "shop",
      engineVersion: "5.7",
      memSize: 1000,
      volumeSize: 50,
      availabilityZone: "ap-guangzhou-3",
      vpcId,
      subnetId,
      securityGroups: [groupId],
      rootPassword: "Secret-12345",
      parameters: { max_connections: "500" },
      projectId: 7,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        instanceName: "site",
        engineVersion: "8.0",
        memSize: 2000,
        slaveSyncMode: 1,
        intranetPort: 3307,
        securityGroups: [],
        internetService: 1,
        rootPassword: "Secret-67890",
        parameters: { wait_timeout: "600" },
        projectId: 8,
        forceDelete: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-4" },
    };
  },
  MysqlAccount: async ({ state }) => {
    const { id: mysqlId } = await state.mysqlInstances.create({});
    const inputs = { mysqlId, name: "orders", password: "Secret-12345", description: "Orders" };
    return {
      inputs,
      changed: { ...inputs, password: "Secret-67890", description: "All orders", maxUserConnections: 10 },
      replaced: { ...inputs, host: "10.0.0.9" },
    };
  },
  MysqlDatabase: async ({ state }) => {
    const { id: instanceId } = await state.mysqlInstances.create({});
    const inputs = { instanceId, dbName: "orders", characterSetName: "utf8mb4" };
    return { inputs, replaced: { ...inputs, characterSetName: "gbk" } };
  },
  MysqlPrivilege: async ({ state }) => {
    const { id: mysqlId } = await state.mysqlInstances.create({});
    await state.mysqlDatabases.create({ instanceId: mysqlId, name: "orders" });
    await state.mysqlAccounts.create({ instanceId: mysqlId, user: "orders" });
    await state.mysqlAccounts.create({ instanceId: mysqlId, user: "carts" });
    const inputs = {
      mysqlId,
      accountName: "orders",
      globals: ["PROCESS"],
      databases: [{ databaseName: "orders", privileges: ["SELECT", "INSERT"] }],
    };
    const tables = [{ databaseName: "orders", tableName: "items", privileges: ["SELECT"] }];
    return {
      inputs,
      changed: { ...inputs, globals: [], databases: [{ databaseName: "orders", privileges: ["SELECT"] }], tables },
      replaced: { ...inputs, accountName: "carts" },
    };
  },
};
