import { type AppprovSimulator, startSimulator } from "@org/appprov-simulator";
import { type Life, type SurvivalSetup, secret } from "@org/core-provider/testing";
import { startProviderOn } from "./simulated-provider.ts";

const image = "registry.example.com/web:1";
const images = { [image]: { processTypes: ["web", "worker"] } };

/** How tests of every resource start the simulator and the provider. */
export const setup: SurvivalSetup<AppprovSimulator> = {
  startPlatform: () => startSimulator({ images, slowMs: 50 }),
  startProvider: (platform, env) => startProviderOn(platform, undefined, { env: env ?? {}, transport: "memory" }),
  history: ["operations", "configurations", "settings", "backupRetentionPolicies", "backups"],
};

/** For each resource, the objects that it requires, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: AppprovSimulator) => Promise<Life>>> = {
  Environment: async ({ credentials }) => {
    const policy = { daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };
    const inputs = { handle: "staging", stackId: credentials.sharedStackId, backupRetentionPolicies: [policy] };
    return {
      inputs,
      changed: { ...inputs, handle: "testing", backupRetentionPolicies: [{ ...policy, daily: 3 }] },
      replaced: { ...inputs, stackId: credentials.dedicatedStackId },
    };
  },
  App: async ({ state }) => {
    const [envId, otherEnvId] = [await environment(state, "production"), await environment(state, "staging")];
    const services = [{ processType: "web", containerCount: 2 }];
    const inputs = { envId, handle: "web", dockerImage: image, config: { LEVEL: "info" }, services };
    return {
      inputs,
      changed: { ...inputs, config: { LEVEL: "debug" }, services: [{ processType: "web", containerCount: 3 }] },
      replaced: { ...inputs, envId: otherEnvId },
    };
  },
  Database: async ({ state }) => {
    const [envId, otherEnvId] = [await environment(state, "production"), await environment(state, "staging")];
    const inputs = { envId, handle: "orders", containerSize: 1024 };
    return {
      inputs,
      changed: { ...inputs, containerSize: 2048, enableBackups: false },
      replaced: { ...inputs, envId: otherEnvId },
    };
  },
  Replica: async ({ state }) => {
    const envId = await environment(state, "production");
    const primaryOf = (handle: string) => state.databases.create({ accountId: String(envId), handle });
    const [primary, other] = [await primaryOf("orders"), await primaryOf("customers")];
    const inputs = { envId, primaryDatabaseId: Number(primary.id), handle: "copy", containerSize: 1024 };
    return {
      inputs,
      changed: { ...inputs, containerSize: 2048 },
      replaced: { ...inputs, primaryDatabaseId: Number(other.id) },
      importedAfterInterrupt: true,
    };
  },
  Endpoint: async ({ state }) => {
    const envId = await environment(state, "production");
    const appOf = (handle: string) =>
      state.apps.create({ accountId: String(envId), handle, dockerImage: image, processTypes: ["web"] });
    const [app, other] = [await appOf("web"), await appOf("shop")];
    const inputs = { envId, resourceType: "app", resourceId: Number(app.id), processType: "web", containerPort: 8080 };
    return {
      inputs,
      changed: { ...inputs, containerPort: 9090, ipFilterings: ["10.0.0.0/8"], forceSsl: true },
      replaced: { ...inputs, resourceId: Number(other.id) },
    };
  },
  LogDrain: async ({ state }) => {
    const envId = await environment(state, "production");
    const inputs = { envId, handle: "logs", drainType: "https_post", url: "https://logs.test/in" };
    return { inputs, replaced: { ...inputs, url: "https://logs.test/out" } };
  },
  MetricDrain: async ({ state }) => {
    const envId = await environment(state, "production");
    const inputs = {
      envId,
      handle: "metrics",
      drainType: "influxdb",
      url: "https://influx.test:8086",
      username: "u",
      password: secret("the-password"),
      database: "db",
    };
    return { inputs, replaced: { ...inputs, database: "other" } };
  },
};

async function environment(state: AppprovSimulator["state"], handle: string): Promise<number> {
  return Number((await state.accounts.create({ handle })).id);
}
