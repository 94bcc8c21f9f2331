import { HttpClient } from "@org/core-http";
import {
  type StartOptions as ProviderOptions,
  type RunningProvider,
  type Simulated,
  secret,
  startOn,
  startProvider,
  type Values,
} from "@org/core-provider/testing";
import { type StartOptions, type StreamprovSimulator, startSimulator, watchClients } from "@org/streamprov-simulator";
import { provider } from "../src/provider.ts";

export type { ClusterConfig, StartOptions, StreamprovOptions, StreamprovSimulator } from "@org/streamprov-simulator";

/** A simulated platform and the provider that talks to it. */
export type SimulatedProvider = Simulated<StreamprovSimulator>;

/**
 * Starts a separate platform for a test, and the provider configured with its Cloud API key.
 *
 * @param settings How the platform behaves. Default: it responds at once and never fails.
 * @param config Configuration on top of the endpoint and the Cloud API key.
 *
 * @example
 * ```ts
 * await using simulated = await startSimulatedProvider({ visibilityLagMs: 200 });
 * const account = simulated.host.resource("ServiceAccount", "orders");
 * ```
 */
export async function startSimulatedProvider(
  settings: StartOptions = {},
  config: Values = {},
): Promise<SimulatedProvider> {
  return startOn(await startSimulator(settings), (platform) => startProviderOn(platform, config));
}

/** Starts the provider on a platform that is already running. */
export function startProviderOn(
  platform: StreamprovSimulator,
  config: Values = {},
  options: Pick<ProviderOptions, "env" | "transport"> = {},
): Promise<RunningProvider> {
  const { url, credentials } = platform;
  const { connect } = provider;
  return startProvider(
    {
      ...provider,
      // The platform's documents must contain every field that a handler reads; otherwise the handler would fail on the platform.
      connect: async (...given) =>
        watchClients(
          await connect(...given),
          (value) => value instanceof HttpClient,
          (client) => platform.watchReads(client),
        ),
    },
    {
      config: {
        endpoint: url,
        cloudApiKey: secret(credentials.cloudApiKey),
        cloudApiSecret: secret(credentials.cloudApiSecret),
        ...config,
      },
      ...options,
    },
  );
}
