import { type AppprovSimulator, type StartOptions, startSimulator } from "@org/appprov-simulator";
import {
  failure,
  type StartOptions as ProviderOptions,
  type RequestFailed,
  type RunningProvider,
  type Simulated,
  startOn,
  startProvider,
  type TestedResource,
  type Values,
} from "@org/core-provider/testing";
import { expect } from "vitest";
import type { Env } from "../src/platform/hosts.ts";
import { Platform } from "../src/platform/platform.ts";
import { provider } from "../src/provider.ts";

export { type AppprovOptions, type AppprovSimulator, LeapingClock, type StartOptions } from "@org/appprov-simulator";

/** A simulated platform and the provider that talks to it. */
export type SimulatedProvider = Simulated<AppprovSimulator>;

/**
 * Starts a simulator for a test, and a provider that signs in to it with a token.
 *
 * @param settings - Settings of the simulator. By default it has no delays and never fails.
 * @param env - Environment variables besides the addresses. Default: the token.
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
  return startOn(await startSimulator(settings), (platform) => startProviderOn(platform, env));
}

/** Starts a provider on a running simulator. */
export function startProviderOn(
  platform: AppprovSimulator,
  env?: (platform: AppprovSimulator) => Env,
  options: Pick<ProviderOptions, "env" | "transport"> = {},
): Promise<RunningProvider> {
  const addresses = { APTIBLE_API_ROOT_URL: platform.url, APTIBLE_AUTH_ROOT_URL: platform.authUrl };
  const signIn = env?.(platform) ?? { APTIBLE_ACCESS_TOKEN: platform.credentials.accessToken };
  return startProvider(
    {
      ...provider,
      connect: async (_values, host) => {
        const { api, ...more } = new Platform(host, { ...addresses, ...signIn });
        // Fails if a handler reads something that the platform's documents do not contain.
        return { ...more, api: platform.watchReads(api) };
      },
    },
    options,
  );
}

/** A resource whose create was interrupted, as the next `pulumi up` finds it. */
export interface Interrupted extends AsyncDisposable {
  /** The error of the create. */
  readonly error: RequestFailed;
  /** The resource with the remaining state, in another plugin process. */
  readonly it: TestedResource;
}

/** Creates a resource and presses Ctrl+C as soon as a condition is true. */
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

/** The kinds and types of all requested operations, in order. */
export function operationsOf(platform: AppprovSimulator): string[] {
  return platform.state.operations.list().map(({ kind, type }) => `${kind} ${type}`);
}

/** The bodies of all requested operations on a kind of object, in order, with all values. */
export function operationBodiesOf(platform: AppprovSimulator, kind: string): unknown[] {
  const all = platform.state.operations.list().filter((one) => one.kind === kind);
  return all.map(({ type, request }) => ({ ...request, type }));
}

/** The bodies of all sent requests, without values that may be secret. */
export function bodiesOf(platform: AppprovSimulator, method: string, path: RegExp): unknown[] {
  return platform.journal.find({ method, path }).map(({ requestBody }) => requestBody);
}
