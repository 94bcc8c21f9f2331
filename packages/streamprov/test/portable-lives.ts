import { cheap, free, type PortableLife } from "@org/core-provider/testing";
import { portableByokLives } from "./byok/portable-lives.ts";
import { portableCatalogLives } from "./catalog/portable-lives.ts";
import { portableConnectLives } from "./connect/portable-lives.ts";
import { portableFlinkLives } from "./flink/portable-lives.ts";
import { portableIdentityLives } from "./iam/portable-lives.ts";
import { portableKafkaLives } from "./kafka/portable-lives.ts";
import { portableKsqlLives } from "./ksql/portable-lives.ts";
import { kafkaConnection, ownEnvironment, ownerNamed } from "./neighbors.ts";
import { portableNetworkingLives } from "./networking/portable-lives.ts";
import { portableIntegrationLives } from "./provider-integration/portable-lives.ts";
import { portableRegistryLives } from "./schema-registry/portable-lives.ts";
import { portableTableLives } from "./tables/portable-lives.ts";
import { portableUploadLives } from "./uploads/portable-lives.ts";

/** The lives of organizations, accounts and clusters, which run on the simulator and on the real platform. */
export const portableBasicLives = {
  Environment: free(async ({ name }) => ({
    inputs: { displayName: name("staging"), streamGovernance: { package: "ESSENTIALS" } },
    changed: { displayName: name("testing"), streamGovernance: { package: "ADVANCED" } },
    drifted: { displayName: name("staging"), streamGovernance: { package: "ADVANCED" } },
  })),
  ServiceAccount: free(async ({ name }) => ({
    inputs: { displayName: name("orders"), description: "Writes orders" },
    changed: { displayName: name("orders"), description: "Writes and reads orders" },
    replaced: { displayName: name("customers"), description: "Writes orders" },
  })),
  ApiKey: free(async (world) => {
    const inputs = { displayName: world.name("orders"), owner: await ownerNamed(world, "orders-owner") };
    return {
      inputs,
      changed: { ...inputs, description: "For orders" },
      replaced: { ...inputs, owner: await ownerNamed(world, "customers-owner") },
    };
  }),
  RoleBinding: free(async (world) => {
    const { resourceName } = await ownEnvironment(world);
    const { id } = await ownerNamed(world, "reader");
    const inputs = { principal: `User:${id}`, roleName: "EnvironmentAdmin", crnPattern: resourceName };
    return { inputs, replaced: { ...inputs, roleName: "DataSteward" } };
  }),
  IdentityProvider: free(async ({ name }) => {
    const inputs = { displayName: name("login"), description: "Signs in applications", ...google };
    return {
      inputs,
      changed: { ...inputs, displayName: name("sign-in") },
      replaced: { ...inputs, ...github },
    };
  }),
  IdentityPool: free(async (world) => {
    const { name } = world;
    const providerOf = async (text: string, issuer: typeof google) => {
      const inputs = { displayName: name(text), description: "Signs in applications", ...issuer };
      return { id: (await world.given("IdentityProvider", inputs)).id };
    };
    const inputs = {
      identityProvider: await providerOf("google", google),
      displayName: name("writers"),
      description: "Applications that write",
      identityClaim: "claims.sub",
      filter: 'claims.aud == "orders"',
    };
    return {
      inputs,
      changed: { ...inputs, filter: 'claims.aud == "customers"' },
      replaced: { ...inputs, identityProvider: await providerOf("github", github) },
    };
  }),
  KafkaCluster: cheap(async (world) => {
    const { environment } = await ownEnvironment(world);
    const cluster = {
      displayName: world.name("orders"),
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "us-east-2",
      environment,
    };
    const inputs = { ...cluster, basic: {} };
    return {
      inputs,
      changed: { ...cluster, displayName: world.name("shop"), standard: {} },
      drifted: { ...cluster, standard: {} },
      replaced: { ...inputs, region: "us-west-2" },
    };
  }),
  KafkaTopic: cheap(async (world) => {
    const inputs = {
      ...(await kafkaConnection(world)),
      topicName: world.name("orders"),
      partitionsCount: 3,
      config: { "retention.ms": "3600000" },
    };
    return {
      inputs,
      changed: { ...inputs, partitionsCount: 6, config: { "retention.ms": "7200000" } },
      drifted: { ...inputs, partitionsCount: 6 },
      replaced: { ...inputs, topicName: world.name("customers") },
    };
  }),
  KafkaAcl: cheap(async (world) => {
    const connection = await kafkaConnection(world);
    const { id } = await ownerNamed(world, "reader");
    const inputs = {
      ...connection,
      resourceType: "TOPIC",
      resourceName: world.name("orders"),
      patternType: "LITERAL",
      principal: `User:${id}`,
      host: "*",
      operation: "READ",
      permission: "ALLOW",
    };
    return { inputs, replaced: { ...inputs, operation: "WRITE" } };
  }),
  Network: cheap(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = {
      displayName: world.name("peered"),
      cloud: "AWS",
      region: "us-east-2",
      cidr: "10.200.0.0/16",
      connectionTypes: ["PEERING"],
      environment,
    };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("peers") },
      replaced: { ...inputs, region: "us-west-2" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;

/** The platform checks that the keys of an issuer exist, so the issuers are public. */
const google = {
  issuer: "https://accounts.google.com",
  jwksUri: "https://www.googleapis.com/oauth2/v3/certs",
};
const github = {
  issuer: "https://token.actions.githubusercontent.com",
  jwksUri: "https://token.actions.githubusercontent.com/.well-known/jwks",
};

/** All lives that run on the simulator and on the real platform. */
export const portableLives: Readonly<Record<string, PortableLife>> = {
  ...portableBasicLives,
  ...portableByokLives,
  ...portableCatalogLives,
  ...portableConnectLives,
  ...portableFlinkLives,
  ...portableIdentityLives,
  ...portableKafkaLives,
  ...portableKsqlLives,
  ...portableNetworkingLives,
  ...portableIntegrationLives,
  ...portableRegistryLives,
  ...portableTableLives,
  ...portableUploadLives,
};
