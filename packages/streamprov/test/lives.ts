import { serveInProcess } from "@org/core-http/testing";
import { type Life, onSimulator, type SurvivalSetup } from "@org/core-provider/testing";
import { memoryHandlerAt, type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { byokLives } from "./byok/lives.ts";
import { catalogLives } from "./catalog/lives.ts";
import { connectLives } from "./connect/lives.ts";
import { flinkLives } from "./flink/lives.ts";
import { identityLives } from "./iam/lives.ts";
import { kafkaLives } from "./kafka/lives.ts";
import { ksqlLives } from "./ksql/lives.ts";
import { networkingLives } from "./networking/lives.ts";
import { portableBasicLives } from "./portable-lives.ts";
import { providerIntegrationLives } from "./provider-integration/lives.ts";
import { registryLives } from "./schema-registry/lives.ts";
import { startProviderOn } from "./simulated-provider.ts";
import { simulatedWorld } from "./simulated-world.ts";
import { tableLives } from "./tables/lives.ts";
import { uploadLives } from "./uploads/lives.ts";

serveInProcess(memoryHandlerAt);

/** How the platform and the provider are started for tests of every resource. */
export const setup: SurvivalSetup<StreamprovSimulator> = {
  startPlatform: () => startSimulator({ slowMs: 50, inMemory: true }),
  startProvider: (platform, env) => startProviderOn(platform, {}, { env: env ?? {}, transport: "memory" }),
};

/** For each resource what must exist before it, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableBasicLives, simulatedWorld),
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
