import {
  failure,
  type RequestFailed,
  type RunningProvider,
  type Simulated,
  startOn,
  startProvider,
  type TestedResource,
  type Values,
} from "@org/core-provider/testing";
import { type AppprovSimulator, type StartOptions, startAppprovSimulator } from "@org/simulator-appprov";
import { expect } from "vitest";
import type { Env } from "../src/platform/hosts.ts";
import { Platform } from "../src/platform/platform.ts";
import { provider } from "../src/provider.ts";

export { type AppprovOptions, type AppprovSimulator, LeapingClock, type StartOptions } from "@org/simulator-appprov";

/** A simulated platform and the provider that talks to it. */
export type SimulatedProvider = Simulated<AppprovSimulator>;

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
  settings: StartOptions = {},
  env?: (platform: AppprovSimulator) => Env,
): Promise<SimulatedProvider> {
  return startOn(await startAppprovSimulator(settings), (platform) => startProviderOn(platform, env));
}

/** Starts the provider on a platform that runs already. */
export function startProviderOn(
  platform: AppprovSimulator,
  env?: (platform: AppprovSimulator) => Env,
  own: Env = {},
): Promise<RunningProvider> {
  const addresses = { APTIBLE_API_ROOT_URL: platform.url, APTIBLE_AUTH_ROOT_URL: platform.authUrl };
  const signIn = env?.(platform) ?? { APTIBLE_ACCESS_TOKEN: platform.credentials.accessToken };
  return startProvider(
    {
      ...provider,
      connect: async (_values, host) => {
        const { api, ...more } = new Platform(host, { ...addresses, ...signIn });
        // What a handler reads must stand in the platform's documents, else it would fail on the platform.
        return { ...more, api: platform.watchReads(api) };
      },
    },
    { env: own },
  );
}

/** A resource whose making was interrupted, as the next `pulumi up` finds it. */
export interface Interrupted extends AsyncDisposable {
  /** How it ended. */
  readonly error: RequestFailed;
  /** With the state that is left, in another process of the plugin. */
  readonly it: TestedResource;
}

/** Makes a resource and presses Ctrl+C as soon as something holds. */
export async function interrupted(
  { platform, host }: SimulatedProvider,
  made: { readonly type: string; readonly name: string; readonly inputs: Values; readonly once: () => boolean },
): Promise<Interrupted> {
  const first = host.resource(made.type, made.name);
  const error = failure(first.create(made.inputs));
  await expect.poll(made.once).toBe(true);
  await host.cancel();
  const ended = await error;
  const next = await startProviderOn(platform);
  const it = next.resource(made.type, made.name);
  it.adopt(first);
  return { error: ended, it, [Symbol.asyncDispose]: () => next.stop() };
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
