import type { Life, SurvivalSetup } from "@org/core-provider/testing";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { byokLives } from "./byok/lives.ts";
import { catalogLives } from "./catalog/lives.ts";
import { connectLives } from "./connect/lives.ts";
import { flinkLives } from "./flink/lives.ts";
import { identityLives } from "./iam/lives.ts";
import { connectedCluster } from "./kafka/connected-cluster.ts";
import { kafkaLives } from "./kafka/lives.ts";
import { ksqlLives } from "./ksql/lives.ts";
import { networkingLives } from "./networking/lives.ts";
import { providerIntegrationLives } from "./provider-integration/lives.ts";
import { registryLives } from "./schema-registry/lives.ts";
import { startProviderOn } from "./simulated-provider.ts";
import { tableLives } from "./tables/lives.ts";
import { uploadLives } from "./uploads/lives.ts";

/** How the platform and the provider are started for tests of every resource. */
export const setup: SurvivalSetup<StreamprovSimulator> = {
  startPlatform: () => startSimulator({ slowMs: 50 }),
  startProvider: (platform, env) => startProviderOn(platform, {}, { env: env ?? {}, transport: "memory" }),
};

/** For each resource what must exist before it, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  Environment: async () => ({
    inputs: { displayName: "staging", streamGovernance: { package: "ESSENTIALS" } },
    changed: { displayName: "testing", streamGovernance: { package: "ADVANCED" } },
  }),
  ServiceAccount: async () => ({
    inputs: { displayName: "orders", description: "Writes orders" },
    changed: { displayName: "orders", description: "Writes and reads orders" },
    replaced: { displayName: "customers", description: "Writes orders" },
  }),
  ApiKey: async ({ state }) => {
    const ownerOf = async (displayName: string) => {
      const { id } = await state.serviceAccounts.create({ displayName });
      return { id, kind: "ServiceAccount", apiVersion: "iam/v2" };
    };
    const inputs = { displayName: "orders", owner: await ownerOf("orders") };
    return {
      inputs,
      changed: { ...inputs, description: "For orders" },
      replaced: { ...inputs, owner: await ownerOf("customers") },
    };
  },
  RoleBinding: async ({ credentials: { organizationId } }) => {
    const organization = `crn://confluent.cloud/organization=${organizationId}`;
    const inputs = {
      principal: "User:sa-abc123",
      roleName: "EnvironmentAdmin",
      crnPattern: `${organization}/environment=env-abc123`,
    };
    return { inputs, replaced: { ...inputs, roleName: "CloudClusterAdmin" } };
  },
  IdentityProvider: async () => {
    const inputs = {
      displayName: "Company login",
      description: "Signs in applications",
      issuer: "https://login.example.com/",
      jwksUri: "https://login.example.com/jwks.json",
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "Login" },
      replaced: { ...inputs, issuer: "https://sign-in.example.com/" },
    };
  },
  IdentityPool: async ({ state }) => {
    const providerOf = (displayName: string) =>
      state.identityProviders.create({
        displayName,
        description: "",
        issuer: `https://${displayName}.example.com/`,
        jwksUri: `https://${displayName}.example.com/jwks.json`,
      });
    const [one, other] = [await providerOf("login"), await providerOf("partner")];
    const inputs = {
      identityProvider: { id: one.id },
      displayName: "Writers",
      description: "Applications that write",
      identityClaim: "claims.sub",
      filter: 'claims.aud == "orders"',
    };
    return {
      inputs,
      changed: { ...inputs, filter: 'claims.aud == "customers"' },
      replaced: { ...inputs, identityProvider: { id: other.id } },
    };
  },
  KafkaCluster: async ({ state }) => {
    const { id } = await state.environments.create({ displayName: "staging" });
    // An environment gets one with its first Kafka cluster, and keeps it.
    await state.schemaRegistryClusters.create({ environmentId: id });
    const cluster = { displayName: "orders", cloud: "AWS", region: "us-east-2", environment: { id } };
    const inputs = { ...cluster, availability: "SINGLE_ZONE", basic: {} };
    return {
      inputs,
      changed: { ...cluster, availability: "SINGLE_ZONE", displayName: "shop", standard: {} },
      replaced: { ...inputs, region: "us-west-2" },
    };
  },
  KafkaTopic: async (platform) => {
    const { connection } = await connectedCluster(platform);
    const inputs = { ...connection, topicName: "orders", partitionsCount: 3, config: { "retention.ms": "1000" } };
    return {
      inputs,
      changed: { ...inputs, partitionsCount: 6, config: { "retention.ms": "2000" } },
      replaced: { ...inputs, topicName: "customers" },
    };
  },
  KafkaAcl: async (platform) => {
    const { connection } = await connectedCluster(platform);
    const { id } = await platform.state.serviceAccounts.create({ displayName: "orders" });
    const inputs = {
      ...connection,
      resourceType: "TOPIC",
      resourceName: "orders",
      patternType: "LITERAL",
      principal: `User:${id}`,
      host: "*",
      operation: "READ",
      permission: "ALLOW",
    };
    return { inputs, replaced: { ...inputs, operation: "WRITE" } };
  },
  Network: async ({ state }) => {
    const { id } = await state.environments.create({ displayName: "staging" });
    const inputs = {
      displayName: "peered",
      cloud: "AWS",
      region: "us-east-2",
      cidr: "10.200.0.0/16",
      connectionTypes: ["PEERING"],
      environment: { id },
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "peers" },
      replaced: { ...inputs, region: "us-west-2" },
    };
  },
  ...catalogLives,
  ...networkingLives,
  ...identityLives,
  ...byokLives,
  ...connectLives,
  ...kafkaLives,
  ...ksqlLives,
  ...tableLives,
  ...providerIntegrationLives,
  ...uploadLives,
  ...flinkLives,
  ...registryLives,
};
