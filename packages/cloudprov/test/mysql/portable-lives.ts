import { expensive, type PortableLife, type World } from "@org/core-provider/testing";
import { ownSecurityGroup, ownSubnet } from "../neighbors.ts";
import { databasePrice, zone } from "../settings.ts";

const size = { memSize: 1000, volumeSize: 50 };

/** An instance of the run. */
async function ownInstance(world: World): Promise<string> {
  const inputs = {
    instanceName: world.name("shared"),
    engineVersion: "8.0",
    ...size,
    availabilityZone: world.setting(zone),
    ...(await ownSubnet(world)),
    rootPassword: "Secret-12345",
    forceDelete: true,
  };
  return (await world.given("MysqlInstance", inputs)).id;
}

/** The lives of MySQL, which run on the simulator and on the real platform. */
export const portableMysqlLives = {
  MysqlInstance: expensive(databasePrice, async (world) => {
    const inputs = {
      instanceName: world.name("shop"),
      engineVersion: "5.7",
      ...size,
      availabilityZone: world.setting(zone),
      ...(await ownSubnet(world)),
      securityGroups: [await ownSecurityGroup(world, "databases")],
      rootPassword: "Secret-12345",
      parameters: { max_connections: "500" },
      tags: { team: "shop" },
    };
    const changed = {
      ...inputs,
      instanceName: world.name("site"),
      engineVersion: "8.0",
      memSize: 2000,
      slaveSyncMode: 1,
      intranetPort: 3307,
      securityGroups: [],
      internetService: 1,
      rootPassword: "Secret-67890",
      parameters: { wait_timeout: "600" },
      forceDelete: true,
      tags: { team: "site", stage: "test" },
    };
    return {
      inputs,
      changed,
      // An instance does not return to an earlier version.
      drifted: { ...changed, instanceName: world.name("drifted"), memSize: 1000, parameters: { wait_timeout: "900" } },
      replaced: { ...inputs, availabilityZone: "ap-guangzhou-4" },
    };
  }),
  MysqlAccount: expensive(databasePrice, async (world) => {
    const inputs = {
      mysqlId: await ownInstance(world),
      name: "orders",
      password: "Secret-12345",
      description: "Orders",
    };
    return {
      inputs,
      changed: { ...inputs, password: "Secret-67890", description: "All orders", maxUserConnections: 10 },
      replaced: { ...inputs, host: "10.0.0.9" },
    };
  }),
  MysqlDatabase: expensive(databasePrice, async (world) => {
    const inputs = { instanceId: await ownInstance(world), dbName: "orders", characterSetName: "utf8mb4" };
    return { inputs, replaced: { ...inputs, characterSetName: "gbk" } };
  }),
  MysqlPrivilege: expensive(databasePrice, async (world) => {
    const mysqlId = await ownInstance(world);
    await world.given("MysqlDatabase", { instanceId: mysqlId, dbName: "shop", characterSetName: "utf8mb4" });
    for (const name of ["shop", "carts"]) {
      await world.given("MysqlAccount", { mysqlId, name, password: "Secret-12345" });
    }
    const inputs = {
      mysqlId,
      accountName: "shop",
      globals: ["PROCESS"],
      databases: [{ databaseName: "shop", privileges: ["SELECT", "INSERT"] }],
    };
    const tables = [{ databaseName: "shop", tableName: "items", privileges: ["SELECT"] }];
    return {
      inputs,
      changed: { ...inputs, globals: [], databases: [{ databaseName: "shop", privileges: ["SELECT"] }], tables },
      replaced: { ...inputs, accountName: "carts" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
