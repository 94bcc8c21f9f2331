import { type CloudprovSimulator, type StartOptions, startSimulator } from "@org/cloudprov-simulator";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StartOptions = {}): Promise<CloudprovSimulator & AsyncDisposable> {
  const platform = await startSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}

/** The actions called so far that may change something: all but those that read objects or the account. */
export function writesTo(platform: CloudprovSimulator): string[] {
  const actions = platform.calls().map(({ action }) => action);
  return actions.filter((action) => !action.startsWith("Describe") && action !== "GetCallerIdentity");
}
