import { type RunningProvider, startProvider } from "@org/core-provider/testing";
import { type CloudprovOptions, type CloudprovSimulator, startCloudprovSimulator } from "@org/simulator-cloudprov";
import { Platform } from "../src/platform/platform.ts";
import { provider } from "../src/provider.ts";

export type { CloudprovOptions, CloudprovSimulator } from "@org/simulator-cloudprov";

/** A simulated platform and the provider that talks to it. */
export interface SimulatedProvider {
  readonly platform: CloudprovSimulator;
  readonly host: RunningProvider;
  /**
   * Ends both.
   *
   * @throws when the platform got a request that its documents do not allow.
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/** How the provider is set up beside the address of the platform. */
export interface Setup {
  /** Configuration. Default: the platform's own keys. */
  readonly config?: (platform: CloudprovSimulator) => Readonly<Record<string, unknown>>;
  /** The environment. Default: empty. */
  readonly env?: (platform: CloudprovSimulator) => Readonly<Record<string, string>>;
}

/**
 * Starts a platform of its own for a test, and the provider signed in to it.
 *
 * @param settings How the platform behaves. Default: what is made is seen at once, and nothing fails.
 *
 * @example
 * ```ts
 * await using simulated = await startSimulatedProvider({ visibilityLagMs: 300 });
 * const template = simulated.host.resource("AddressTemplate", "office");
 * ```
 */
export async function startSimulatedProvider(
  settings: CloudprovOptions = {},
  setup: Setup = {},
): Promise<SimulatedProvider> {
  const platform = await startCloudprovSimulator({ visibilityLagMs: 0, ...settings });
  try {
    const env = setup.env?.(platform) ?? {};
    const host = await startProvider(
      { ...provider, connect: (values, own) => Platform.connect(values, own, env) },
      {
        config: {
          domain: platform.domain,
          protocol: "HTTP",
          ...(setup.config?.(platform) ?? {
            secretId: platform.credentials.secretId,
            secretKey: platform.credentials.secretKey,
          }),
        },
        env,
      },
    );
    return {
      platform,
      host,
      async [Symbol.asyncDispose]() {
        const { violations } = platform.journal;
        await host.stop();
        await platform.close();
        if (violations.length > 0)
          throw new Error(`the platform got wrong requests: ${JSON.stringify(violations, undefined, 2)}`);
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
