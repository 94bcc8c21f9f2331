import { cheap, free, type PortableLife } from "@org/core-provider/testing";
import { kafkaConnection, ownEnvironment, ownerNamed } from "./neighbors.ts";

/** The lives that run on the simulator and on the real platform. */
export const portableLives = {
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
