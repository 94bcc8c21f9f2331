import {
  type RunningProvider,
  type Simulated,
  secret,
  startOn,
  startProvider,
  type Values,
} from "@org/core-provider/testing";
import { type StreamprovOptions, type StreamprovSimulator, startStreamprovSimulator } from "@org/simulator-streamprov";
import { provider } from "../src/provider.ts";

export type { ClusterConfig, StreamprovOptions, StreamprovSimulator } from "@org/simulator-streamprov";

/** A simulated platform and the provider that talks to it. */
export type SimulatedProvider = Simulated<StreamprovSimulator>;

/**
 * Starts a platform of its own for a test, and the provider configured with its Cloud API key.
 *
 * @param settings How the platform behaves. Default: it answers at once and never fails.
 * @param config Configuration on top of the endpoint and the Cloud API key.
 *
 * @example
 * ```ts
 * await using simulated = await startSimulatedProvider({ visibilityLagMs: 200 });
 * const account = simulated.host.resource("ServiceAccount", "orders");
 * ```
 */
export async function startSimulatedProvider(
  settings: StreamprovOptions = {},
  config: Values = {},
): Promise<SimulatedProvider> {
  return startOn(await startStreamprovSimulator(settings), (platform) => startProviderOn(platform, config));
}

/** Starts the provider on a platform that runs already. */
export function startProviderOn(
  { url, credentials }: StreamprovSimulator,
  config: Values = {},
): Promise<RunningProvider> {
  return startProvider(provider, {
    config: {
      endpoint: url,
      cloudApiKey: secret(credentials.cloudApiKey),
      cloudApiSecret: secret(credentials.cloudApiSecret),
      ...config,
    },
  });
}
