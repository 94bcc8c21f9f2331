import type { Values, World } from "@org/core-provider/testing";

/** Which of the environments of a run to use, and the package of its Stream Governance. */
interface EnvironmentChoice {
  /** Defaults to `shared`, the environment of most lives. */
  readonly name?: string;
  readonly governance?: "ESSENTIALS" | "ADVANCED";
}

/** An environment of the run, as inputs name it. */
export async function ownEnvironment(
  world: World,
  { name = "shared", governance = "ESSENTIALS" }: EnvironmentChoice = {},
) {
  const { id, outputs } = await world.given("Environment", {
    displayName: world.name(name),
    streamGovernance: { package: governance },
  });
  return { environment: { id }, resourceName: String(outputs["resourceName"]) };
}

/** A service account, as the owner of keys. */
export async function ownerNamed(world: World, name: string) {
  const { id } = await world.given("ServiceAccount", { displayName: world.name(name) });
  return { id, kind: "ServiceAccount", apiVersion: "iam/v2" };
}

/** A Kafka cluster in an environment of the run. */
export async function ownCluster(world: World, choice?: EnvironmentChoice, cluster: ClusterChoice = {}) {
  const { environment } = await ownEnvironment(world, choice);
  const { name = "shared", type = { basic: {} } } = cluster;
  const { id, outputs } = await world.given("KafkaCluster", {
    displayName: world.name(name),
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: "us-east-2",
    ...type,
    environment,
  });
  const { restEndpoint, bootstrapEndpoint } = outputs;
  return { environment, kafkaCluster: { id }, restEndpoint, bootstrapEndpoint };
}

/** Which of the clusters of an environment to use. */
interface ClusterChoice {
  readonly name?: string;
  readonly type?: Values;
}

/** The properties with which resources of a Kafka cluster reach it. */
export async function kafkaConnection(world: World, choice?: EnvironmentChoice, cluster?: ClusterChoice) {
  const { environment, kafkaCluster, restEndpoint } = await ownCluster(world, choice, cluster);
  const resource = { ...kafkaCluster, kind: "Cluster", apiVersion: "cmk/v2", environment };
  return { kafkaCluster, restEndpoint, credentials: await keyFor(world, resource, choice) };
}

/** The properties with which resources of an environment's Schema Registry reach it. */
export async function registryConnection(world: World, choice?: EnvironmentChoice) {
  // The platform creates the registry with the first cluster.
  const { environment } = await ownCluster(world, choice);
  const { id, kind, apiVersion, restEndpoint } = await world.lookup("getSchemaRegistryCluster", { environment });
  const credentials = await keyFor(world, { id, kind, apiVersion, environment }, choice);
  return { schemaRegistryCluster: { id }, restEndpoint, credentials };
}

/** The properties with which resources of Flink reach a region, with a compute pool of the run there. */
export async function flinkConnection(world: World) {
  const { environment } = await ownEnvironment(world);
  const place = { cloud: "AWS", region: "us-east-2" };
  const pool = { displayName: world.name("shared"), ...place, maxCfu: 10, environment };
  const { id, kind, apiVersion, restEndpoint } = await world.lookup("getFlinkRegion", place);
  return {
    organization: { id: (await world.lookup("getOrganization"))["id"] },
    environment,
    computePool: { id: (await world.given("FlinkComputePool", pool)).id },
    principal: { id: (await managerOf(world)).id },
    restEndpoint,
    credentials: await keyFor(world, { id, kind, apiVersion, environment }),
  };
}

/** A key for a service, of an account that may do everything in an environment of the run. */
export async function keyFor(world: World, managedResource: Values, choice?: EnvironmentChoice) {
  const owner = await managerOf(world, choice);
  const { id, outputs } = await world.given("ApiKey", { displayName: world.name("manager"), owner, managedResource });
  return { key: id, secret: outputs["secret"] };
}

/** A service account that may do everything in an environment of the run, as the owner of keys. */
export async function managerOf(world: World, choice?: EnvironmentChoice) {
  const { resourceName } = await ownEnvironment(world, choice);
  const owner = await ownerNamed(world, "manager");
  await world.given("RoleBinding", {
    principal: `User:${owner.id}`,
    roleName: "EnvironmentAdmin",
    crnPattern: resourceName,
  });
  return owner;
}
