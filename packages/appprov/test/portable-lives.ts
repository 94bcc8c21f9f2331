import { cheap, free, type PortableLife, secret, type World } from "@org/core-provider/testing";

/** A public image. Its only process type is `cmd`. */
const dockerImage = "docker.io/library/nginx:1";

/** Without final backups, which would keep the environment from being deleted. */
const policy = { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };

/** A stack that every organization can use, as inputs name it. */
async function sharedStack({ lookup }: World, name = "shared-us-west-1") {
  return { stackId: (await lookup("getStack", { name }))["stackId"] };
}

/** An environment of the run, as inputs name it. */
async function ownEnvironment(world: World, name = "shared") {
  const inputs = { handle: world.name(name), ...(await sharedStack(world)), backupRetentionPolicies: [policy] };
  return { envId: Number((await world.given("Environment", inputs)).id) };
}

/** The lives that run on the simulator and on the real platform. */
export const portableLives = {
  Environment: free(async (world) => {
    const { name } = world;
    const backupRetentionPolicies = [{ ...policy, daily: 7 }];
    const inputs = { handle: name("staging"), ...(await sharedStack(world)), backupRetentionPolicies };
    return {
      inputs,
      changed: { ...inputs, handle: name("testing"), backupRetentionPolicies: [policy] },
      replaced: { ...inputs, ...(await sharedStack(world, "shared-us-east-1")) },
    };
  }),
  App: cheap(async (world) => {
    const services = [{ processType: "cmd", containerCount: 2 }];
    const inputs = {
      ...(await ownEnvironment(world)),
      handle: world.name("web"),
      dockerImage,
      config: { LEVEL: "info" },
      services,
    };
    return {
      inputs,
      changed: { ...inputs, config: { LEVEL: "debug" }, services: [{ processType: "cmd", containerCount: 3 }] },
      replaced: { ...inputs, ...(await ownEnvironment(world, "other")) },
    };
  }),
  Database: cheap(async (world) => {
    const inputs = { ...(await ownEnvironment(world)), handle: world.name("orders"), containerSize: 1024 };
    return {
      inputs,
      changed: { ...inputs, containerSize: 2048, enableBackups: false },
      replaced: { ...inputs, ...(await ownEnvironment(world, "other")) },
    };
  }),
  Replica: cheap(async (world) => {
    const environment = await ownEnvironment(world);
    const primary = async (text: string) => {
      const { id } = await world.given("Database", { ...environment, handle: world.name(text), containerSize: 1024 });
      return { primaryDatabaseId: Number(id) };
    };
    const inputs = {
      ...environment,
      ...(await primary("primary")),
      handle: world.name("copy"),
      containerSize: 1024,
    };
    return {
      inputs,
      changed: { ...inputs, containerSize: 2048 },
      replaced: { ...inputs, ...(await primary("other-primary")) },
    };
  }),
  Endpoint: cheap(async (world) => {
    const environment = await ownEnvironment(world);
    const app = async (text: string) => {
      const { id } = await world.given("App", { ...environment, handle: world.name(text), dockerImage });
      return { resourceType: "app", resourceId: Number(id) };
    };
    const inputs = { ...environment, ...(await app("shop")), processType: "cmd", containerPort: 80 };
    return {
      inputs,
      changed: { ...inputs, ipFilterings: ["10.0.0.0/8"], forceSsl: true },
      replaced: { ...inputs, ...(await app("other-shop")) },
    };
  }),
  LogDrain: cheap(async (world) => {
    const inputs = {
      ...(await ownEnvironment(world)),
      handle: world.name("logs"),
      drainType: "https_post",
      url: "https://logs.example.com/in",
    };
    return { inputs, replaced: { ...inputs, url: "https://logs.example.com/out" } };
  }),
  MetricDrain: cheap(async (world) => {
    const inputs = {
      ...(await ownEnvironment(world)),
      handle: world.name("metrics"),
      drainType: "influxdb",
      url: "https://influx.example.com:8086",
      username: "u",
      password: secret("the-password"),
      database: "db",
    };
    return { inputs, replaced: { ...inputs, database: "other" } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
