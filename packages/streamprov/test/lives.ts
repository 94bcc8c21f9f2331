import { type Life, onSimulator, type SurvivalSetup } from "@org/core-provider/testing";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { byokLives } from "./byok/lives.ts";
import { catalogLives } from "./catalog/lives.ts";
import { connectLives } from "./connect/lives.ts";
import { flinkLives } from "./flink/lives.ts";
import { identityLives } from "./iam/lives.ts";
import { kafkaLives } from "./kafka/lives.ts";
import { ksqlLives } from "./ksql/lives.ts";
import { networkingLives } from "./networking/lives.ts";
import { portableLives } from "./portable-lives.ts";
import { providerIntegrationLives } from "./provider-integration/lives.ts";
import { registryLives } from "./schema-registry/lives.ts";
import { startProviderOn } from "./simulated-provider.ts";
import { simulatedWorld } from "./simulated-world.ts";
import { tableLives } from "./tables/lives.ts";
import { uploadLives } from "./uploads/lives.ts";

/** How the platform and the provider are started for tests of every resource. */
export const setup: SurvivalSetup<StreamprovSimulator> = {
  startPlatform: () => startSimulator({ slowMs: 50 }),
  startProvider: (platform, env) => startProviderOn(platform, {}, { env: env ?? {}, transport: "memory" }),
};

/** For each resource what must exist before it, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableLives, simulatedWorld),
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
