import { type AppprovSimulator, memoryHandlerAt, startSimulator } from "@org/appprov-simulator";
import { serveInProcess } from "@org/core-http/testing";
import { type Life, onSimulator, type SurvivalSetup } from "@org/core-provider/testing";
import { portableLives } from "./portable-lives.ts";
import { startProviderOn } from "./simulated-provider.ts";
import { simulatedWorld } from "./simulated-world.ts";

serveInProcess(memoryHandlerAt);

/** How tests of every resource start the simulator and the provider. */
export const setup: SurvivalSetup<AppprovSimulator> = {
  startPlatform: () => startSimulator({ slowMs: 50, inMemory: true }),
  startProvider: (platform, env) => startProviderOn(platform, undefined, { env: env ?? {}, transport: "memory" }),
  history: ["operations", "configurations", "settings", "backupRetentionPolicies", "backups"],
};

/** For each resource, the objects that it requires, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: AppprovSimulator) => Promise<Life>>> = onSimulator(
  portableLives,
  simulatedWorld,
);
