import { type RunningProvider, secret, startProvider, type Values } from "@org/core-provider/testing";
import { type StreamprovOptions, type StreamprovSimulator, startStreamprovSimulator } from "@org/simulator-streamprov";
import { provider } from "../src/provider.ts";

export type { ClusterConfig, StreamprovOptions, StreamprovSimulator } from "@org/simulator-streamprov";

/** A simulated platform and the provider that talks to it. */
export interface SimulatedProvider {
  readonly platform: StreamprovSimulator;
  readonly host: RunningProvider;
  /**
   * Ends both.
   *
   * @throws when the platform got a request that its documents do not allow, or a credential of another host.
   */
  [Symbol.asyncDispose](): Promise<void>;
}

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
  const platform = await startStreamprovSimulator(settings);
  try {
    const { cloudApiKey, cloudApiSecret } = platform.credentials;
    const host = await startProvider(provider, {
      config: {
        endpoint: platform.url,
        cloudApiKey: secret(cloudApiKey),
        cloudApiSecret: secret(cloudApiSecret),
        ...config,
      },
    });
    return {
      platform,
      host,
      async [Symbol.asyncDispose]() {
        const { violations, foreign } = platform.journal;
        await host.stop();
        await platform.close();
        const wrong = [...violations, ...foreign];
        if (wrong.length > 0)
          throw new Error(`the platform got wrong requests: ${JSON.stringify(wrong, undefined, 2)}`);
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
