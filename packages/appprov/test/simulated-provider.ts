import { type RunningProvider, startProvider } from "@org/core-provider/testing";
import { type AppprovOptions, type AppprovSimulator, startAppprovSimulator } from "@org/simulator-appprov";
import type { Env } from "../src/platform/hosts.ts";
import { Platform } from "../src/platform/platform.ts";
import { provider } from "../src/provider.ts";

export type { AppprovOptions, AppprovSimulator } from "@org/simulator-appprov";

/** A simulated platform and the provider that talks to it. */
export interface SimulatedProvider {
  readonly platform: AppprovSimulator;
  readonly host: RunningProvider;
  /**
   * Ends both.
   *
   * @throws when the platform got a request that its documents do not allow, or a credential where none belongs.
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a platform of its own for a test, and the provider signed in to it by a token.
 *
 * @param settings How the platform behaves. Default: it does everything at once and never fails.
 * @param env The environment on top of the addresses; default the token.
 *
 * @example
 * ```ts
 * await using simulated = await startSimulatedProvider({ operationMs: { deploy: 200 } });
 * const app = simulated.host.resource("App", "web");
 * ```
 */
export async function startSimulatedProvider(
  settings: AppprovOptions = {},
  env?: (platform: AppprovSimulator) => Env,
): Promise<SimulatedProvider> {
  const platform = await startAppprovSimulator(settings);
  try {
    const addresses = { APTIBLE_API_ROOT_URL: platform.url, APTIBLE_AUTH_ROOT_URL: platform.authUrl };
    const signIn = env?.(platform) ?? { APTIBLE_ACCESS_TOKEN: platform.credentials.accessToken };
    const host = await startProvider({
      ...provider,
      connect: async (_values, own) => new Platform(own, { ...addresses, ...signIn }),
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

/** The types of the operations that were asked for so far, in order. */
export function operationsOf(platform: AppprovSimulator): string[] {
  return platform.state.operations.list().map(({ kind, type }) => `${kind} ${type}`);
}

/** What was asked for of operations on objects of a kind so far, in order, with all values. */
export function askedOf(platform: AppprovSimulator, kind: string): unknown[] {
  const all = platform.state.operations.list().filter((one) => one.kind === kind);
  return all.map(({ type, request }) => ({ ...request, type }));
}

/** The bodies of requests that have been sent so far, without the values of what may be secret. */
export function bodiesOf(platform: AppprovSimulator, method: string, path: RegExp): unknown[] {
  return platform.journal.find({ method, path }).map(({ requestBody }) => requestBody);
}
