import type { RunningProvider } from "./start-provider.ts";

/** A simulated platform with a journal of its requests. */
export interface SimulatedPlatform {
  readonly journal: {
    /** Requests that the platform's documents do not allow. */
    readonly violations: readonly unknown[];
    /** Credentials that came to where they do not belong. */
    readonly foreign: readonly unknown[];
  };
  close(): Promise<void>;
}

/** @throws Error if the platform received an invalid request, or credentials that it should not receive. */
export function assertRightRequests({ journal: { violations, foreign } }: SimulatedPlatform): void {
  const wrong = [...violations, ...foreign];
  if (wrong.length > 0) throw new Error(`the platform got wrong requests: ${JSON.stringify(wrong)}`);
}

/** A simulated platform and the provider that talks to it. */
export interface Simulated<P> {
  readonly platform: P;
  readonly host: RunningProvider;
  /**
   * Stops both.
   *
   * @throws Error if the platform received an invalid request, or credentials that it should not receive.
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a provider on a platform that runs already. Both end together, also when the provider does not start.
 *
 * @example
 * ```ts
 * await using simulated = await startOn(await openSimulator(), (platform) =>
 *   startProvider(provider, { config: { endpoint: platform.url } }),
 * );
 * const account = simulated.host.resource("ServiceAccount", "orders");
 * ```
 */
export async function startOn<P extends SimulatedPlatform>(
  platform: P,
  start: (platform: P) => Promise<RunningProvider>,
): Promise<Simulated<P>> {
  try {
    const host = await start(platform);
    return {
      platform,
      host,
      async [Symbol.asyncDispose]() {
        await host.stop();
        await platform.close();
        assertRightRequests(platform);
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
