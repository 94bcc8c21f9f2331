import { type CloudprovSimulator, type StartOptions, startSimulator, watchClients } from "@org/cloudprov-simulator";
import { HttpClient } from "@org/core-http";
import { type RunningProvider, type Simulated, startOn, startProvider } from "@org/core-provider/testing";
import { Platform } from "../src/platform/platform.ts";
import { provider } from "../src/provider.ts";
import { checkByModels } from "./request-models.ts";

export type { CloudprovOptions, CloudprovSimulator, StartOptions } from "@org/cloudprov-simulator";

/** A simulated platform and the provider that talks to it. */
export type SimulatedProvider = Simulated<CloudprovSimulator>;

/** How the provider is set up beside the address of the platform. */
export interface Setup {
  /** Configuration. Default: the platform's own keys. */
  readonly config?: (platform: CloudprovSimulator) => Readonly<Record<string, unknown>>;
  /** The environment. Default: empty. */
  readonly env?: (platform: CloudprovSimulator) => Readonly<Record<string, string>>;
  /** What carries the engine's messages. Default: sockets. */
  readonly transport?: "sockets" | "memory";
}

/**
 * Starts a separate platform for a test, and the provider signed in to it.
 *
 * @param settings How the platform behaves. By default, new objects are visible at once, and nothing fails.
 *
 * @example
 * ```ts
 * await using simulated = await startSimulatedProvider({ visibilityLagMs: 300 });
 * const template = simulated.host.resource("AddressTemplate", "office");
 * ```
 */
export async function startSimulatedProvider(
  settings: StartOptions = {},
  setup: Setup = {},
): Promise<SimulatedProvider> {
  return startOn(await startPlatform(settings), (platform) => startProviderOn(platform, setup));
}

/** Starts a platform that also checks each request against the models of the platform's official SDK. */
export function startPlatform(settings: StartOptions = {}): Promise<CloudprovSimulator> {
  return startSimulator({ visibilityLagMs: 0, requestCheck: checkByModels, ...settings });
}

/** Starts the provider on a platform that runs already. */
export function startProviderOn(platform: CloudprovSimulator, setup: Setup = {}): Promise<RunningProvider> {
  const { domain, cosDomain, credentials } = platform;
  const env = setup.env?.(platform) ?? {};
  const keys = { secretId: credentials.secretId, secretKey: credentials.secretKey };
  return startProvider(
    {
      ...provider,
      // The platform's models must contain every field a handler reads, or the handler would fail there.
      connect: async (values, own) =>
        watchClients(
          await Platform.connect(values, own, env),
          (value) => value instanceof HttpClient,
          (client) => platform.watchReads(client),
        ),
    },
    {
      config: { domain, cosDomain, protocol: "HTTP", ...(setup.config?.(platform) ?? keys) },
      env,
      transport: setup.transport ?? "sockets",
    },
  );
}
