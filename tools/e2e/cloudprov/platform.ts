import { type CloudprovSimulator, type StartOptions, startCloudprovSimulator } from "@org/simulator-cloudprov";

/** A simulated platform that ends with its test. */
export async function startPlatform(options: StartOptions = {}): Promise<CloudprovSimulator & AsyncDisposable> {
  const platform = await startCloudprovSimulator(options);
  return Object.assign(platform, { [Symbol.asyncDispose]: () => platform.close() });
}
