import { type CloudprovSimulator, type StartOptions, startSimulator } from "@org/cloudprov-simulator";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StartOptions = {}): Promise<CloudprovSimulator & AsyncDisposable> {
  const platform = await startSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}

/** Purchases and settings that the platform keeps when a program is destroyed. */
export const kept = { bgpInstances: 1, defaultThresholds: 1, ipThresholds: 1 };

/** The parts of the platform that must be unchanged after `destroy`. The history of releases stays. */
export function watched({ journal, state }: CloudprovSimulator) {
  const { gatewayReleases: _history, ...others } = state;
  return { state: others, journal };
}

/** The actions called so far that may change something: all but those that read objects or the account. */
export function writesTo(platform: CloudprovSimulator): string[] {
  const actions = platform.calls().map(({ action }) => action);
  return actions.filter((action) => !/^(Describe|Get|Head|List)/.test(action));
}
