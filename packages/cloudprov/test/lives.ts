import { type CloudprovSimulator, memoryHandlerAt } from "@org/cloudprov-simulator";
import { serveInProcess } from "@org/core-http/testing";
import type { Life, SurvivalSetup } from "@org/core-provider/testing";
import { packageLives } from "./anti-ddos/package-lives.ts";
import { protectionLives } from "./anti-ddos/protection-lives.ts";
import { settingLives } from "./anti-ddos/setting-lives.ts";
import { actionLives } from "./any/action-lives.ts";
import { gatewayLives } from "./api-gateway/lives.ts";
import { accessLives } from "./cam/lives.ts";
import { certificateLives } from "./certificates/lives.ts";
import { ckafkaLives } from "./ckafka/lives.ts";
import { balancingLives } from "./clb/lives.ts";
import { machineLives } from "./compute/lives.ts";
import { storageLives } from "./cos/lives.ts";
import { dnsLives } from "./dns/lives.ts";
import { kubernetesLives } from "./kubernetes/lives.ts";
import { logLives } from "./logs/lives.ts";
import { mysqlLives } from "./mysql/lives.ts";
import { networkLives } from "./network/lives.ts";
import { postgresqlLives } from "./postgresql/lives.ts";
import { privateDnsLives } from "./private-dns/lives.ts";
import { redisLives } from "./redis/lives.ts";
import { functionLives } from "./scf/lives.ts";
import { startPlatform, startProviderOn } from "./simulated-provider.ts";

serveInProcess(memoryHandlerAt);

/** How the platform and the provider are started for tests of every resource. */
export const setup: SurvivalSetup<CloudprovSimulator> = {
  startPlatform: () => startPlatform({ slowMs: 50, inMemory: true }),
  startProvider: (platform, env) => startProviderOn(platform, { env: () => env ?? {}, transport: "memory" }),
  history: ["gatewayReleases"],
  isWrite: ({ path }) => !/\/(Describe|Get|Head|List)\w+$/.test(path),
};

/** For each resource what must exist before it, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...networkLives,
  ...machineLives,
  ...balancingLives,
  ...kubernetesLives,
  ...ckafkaLives,
  ...accessLives,
  ...storageLives,
  ...dnsLives,
  ...privateDnsLives,
  ...certificateLives,
  ...postgresqlLives,
  ...redisLives,
  ...functionLives,
  ...logLives,
  ...mysqlLives,
  ...gatewayLives,
  ...packageLives,
  ...protectionLives,
  ...settingLives,
  ...actionLives,
};
