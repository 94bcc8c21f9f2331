import { type Life, onSimulator } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { anEnvironment } from "../org/an-environment.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { portableIntegrationLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For each resource of provider integrations what must exist before it, and the inputs of its life. */
export const providerIntegrationLives = {
  ...onSimulator(portableIntegrationLives, simulatedWorld),
  ProviderIntegrationAuthorization: async (platform) => {
    const { environment } = await anEnvironment(platform);
    const setup = (display_name: string) =>
      platform.state.providerIntegrationSetups.create({ display_name, environment, provider: "AZURE" });
    const [one, other] = [await setup("one"), await setup("other")];
    const inputs = {
      providerIntegrationId: one.id,
      environment,
      azure: { customerAzureTenantId: "00000000-0000-0000-0000-000000000001" },
    };
    return { inputs, replaced: { ...inputs, providerIntegrationId: other.id }, shared: true };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
